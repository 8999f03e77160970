import Testing

@testable import PlacesCore

struct HTMLLinkTests {
  @Test(arguments: [
    (#"<a href="https://example.com/c">Contributor</a>"#, "Contributor", "https://example.com/c"),
    (
      #"Listings by <a href='https://example.com'>Sample</a>"#, "Listings by Sample",
      "https://example.com"
    ),
    ("<A HREF=https://example.com/x class=y>Up</A>", "Up", "https://example.com/x"),
    (
      #"<a target="_blank" href="//example.com/?a=1&amp;b=2">A &amp; B</a>"#, "A & B",
      "//example.com/?a=1&b=2"
    ),
    (
      #"<a href="https://one.example">One</a>, <a href="https://two.example">Two</a>"#, "One, Two",
      "https://one.example"
    ),
    (#"<a data-href="no" href = "https://example.com/yes">A</a>"#, "A", "https://example.com/yes"),
    (#"<a href="x>y">quoted > inside</a>"#, "quoted > inside", "x>y"),
    (#"<a title="it's" href='x"y'>other quotes</a>"#, "other quotes", #"x"y"#),
    (#"<a title=" href=no" href="yes">in a value</a>"#, "in a value", "yes"),
    (#"<a class="x"href="y">no blank between</a>"#, "no blank between", "y"),
    ("<a/href=x/y>slashes</a>", "slashes", "x/y"), ("<a\n\tHrEf\r=\u{C}x>ASCII</a>", "ASCII", "x"),
    ("<a href=x\u{A0}y>only ASCII divides</a>", "only ASCII divides", "x\u{A0}y"),
    ("<a href='x y'><a href=z>the first</a>", "the first", "x y"),
    ("<a><a href=''><a href=z>the first with one", "the first with one", "z"),
    ("<a href=見>名</a>", "名", "見"), (#"<a href="x>open quote</a>"#, "open quote", "x"),
  ])
  func aLinkIsRead(_ html: String, _ text: String, _ address: String) {
    let link = HTMLLink(html)
    #expect(link.text == text)
    #expect(link.address == address)
  }

  @Test(arguments: [
    ("", ""), ("plain", "plain"), ("a < b", "a < b"), ("a <3 b", "a <3 b"),
    ("x <!-- y --> z", "x z"), ("<a>no address</a>", "no address"),
    (#"<a href="">empty</a>"#, "empty"), ("<b>bold</b> <i>text</i>", "bold text"),
    ("one<br>two", "onetwo"), ("  much\n space ", "much space"), ("<", "<"), ("<a href=", ""),
    ("&#233;&#xE9;&#XE9;", "ééé"), ("&quot;&apos;&lt;&gt;&nbsp;x", "\"'<> x"),
    ("&unknown; &amp &#xD800; &#99999999; &;", "&unknown; &amp &#xD800; &#99999999; &;"),
    ("tom & jerry", "tom & jerry"), ("&amp;lt;", "&lt;"), ("見本 <b>食堂</b>", "見本 食堂"),
    ("<é>no letter of ASCII", "<é>no letter of ASCII"), ("<abbr href=x>no link", "no link"),
    ("<a\u{A0}href=x>no blank of HTML", "no blank of HTML"), ("<a =href=x>", ""),
    ("<a href>no value", "no value"), ("<a data-href=x hrefs=y>", ""),
    ("&#000000065;&#0000000065;", "A&#0000000065;"), ("&am<b>p;", "&"), ("&#32;x&#160;", "x"),
  ])
  func anythingElseIsSurvived(_ html: String, _ text: String) {
    let link = HTMLLink(html)
    #expect(link.text == text)
    #expect(link.address == nil)
  }

  /// The bytes of a combining mark are none of the character before it.
  @Test(arguments: [
    ("<a href=x>\u{301}y</a>", "\u{301}y", "x"), ("<a href='x'\u{301}>y</a>", "y", "x"),
    ("<a href=x>y \u{301}z</a>", "y \u{301}z", "x"),
    ("<a href=x>&amp;\u{301}</a>", "&\u{301}", "x"),
    ("<a href=x>y &#769;z</a>", "y \u{301}z", "x"),
  ])
  func aMarkDoesNotHideWhatItFollows(_ html: String, _ text: String, _ address: String) {
    let link = HTMLLink(html)
    #expect(link.text.unicodeScalars.elementsEqual(text.unicodeScalars))
    #expect(link.address == address)
  }

  @Test(
    arguments: (0...0xFFFF).compactMap(Unicode.Scalar.init).filter(\.properties.isWhitespace))
  func whiteSpaceIsJoined(_ space: Unicode.Scalar) {
    #expect(HTMLLink("\(space)x\(space)\(space) y\(space)").text == "x y")
  }

  @Test(arguments: ["\u{200B}", "\u{C1}", "\u{2190}", "\u{3001}", "\u{1F3F3}"])
  func whatIsNoWhiteSpaceStays(_ text: String) {
    #expect(HTMLLink("\(text)x\(text)").text == "\(text)x\(text)")
  }
}
