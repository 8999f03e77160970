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
  ])
  func anythingElseIsSurvived(_ html: String, _ text: String) {
    let link = HTMLLink(html)
    #expect(link.text == text)
    #expect(link.address == nil)
  }
}
