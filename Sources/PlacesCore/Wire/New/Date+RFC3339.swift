import Foundation

extension Date {
  /// The instant of a time in RFC 3339; nil for a text of any other form or a day that no month has.
  ///
  /// Read from the bytes, because a pattern and a calendar take longer than all else in an answer.
  init?(rfc3339 text: String) {
    var text = text
    guard let date = text.withUTF8({ Date(rfc3339: $0[...]) }) else { return nil }
    self = date
  }

  private init?(rfc3339 bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    var rest = bytes
    guard let day = CalendarDayRecord(rfc3339: &rest)?.dayNumber, rest.pop(oneOf: "Tt") != nil,
      let hour = rest.popNumber(of: 2, through: 23), rest.pop(oneOf: ":") != nil,
      let minute = rest.popNumber(of: 2, through: 59), rest.pop(oneOf: ":") != nil,
      let second = rest.popNumber(of: 2, through: 59), let fraction = rest.popFraction(),
      let offset = rest.popOffset(), rest.isEmpty
    else { return nil }
    let whole = Date(timeIntervalSince1970: Double(((day * 24 + hour) * 60 + minute) * 60 + second))
    self = whole.addingTimeInterval(fraction - Double(offset))
  }
}

extension CalendarDayRecord {
  /// The day that a text begins with, whether or not the calendar has it.
  fileprivate init?(rfc3339 rest: inout Slice<UnsafeBufferPointer<UInt8>>) {
    guard let year = rest.popNumber(of: 4), rest.pop(oneOf: "-") != nil,
      let month = rest.popNumber(of: 2), rest.pop(oneOf: "-") != nil,
      let day = rest.popNumber(of: 2)
    else { return nil }
    self.init(year: year, month: month, day: day)
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// Takes off the first byte when it is one of some characters.
  fileprivate mutating func pop(oneOf characters: StaticString) -> UInt8? {
    guard let first, characters.withUTF8Buffer({ $0.contains(first) }) else { return nil }
    return popFirst()
  }

  /// Takes off a number of a fixed count of digits, which must not be above a maximum.
  fileprivate mutating func popNumber(of count: Int, through maximum: Int = .max) -> Int? {
    var number = 0
    for _ in 0..<count {
      guard let digit = pop(oneOf: "0123456789") else { return nil }
      number = number * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return number <= maximum ? number : nil
  }

  /// Takes off a point and the digits behind it, if they are there; nil for a point alone.
  fileprivate mutating func popFraction() -> Double? {
    guard pop(oneOf: ".") != nil else { return 0 }
    let digits = prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    self = dropFirst(digits.count)
    return digits.isEmpty ? nil : Double("0.\(String(decoding: digits, as: UTF8.self))")
  }

  /// Takes off `Z` or `+hh:mm`: the seconds that it is ahead of UTC.
  fileprivate mutating func popOffset() -> Int? {
    if pop(oneOf: "Zz") != nil { return 0 }
    guard let sign = pop(oneOf: "+-"), let hours = popNumber(of: 2, through: 23),
      pop(oneOf: ":") != nil, let minutes = popNumber(of: 2, through: 59)
    else { return nil }
    return (hours * 60 + minutes) * (sign == UInt8(ascii: "-") ? -60 : 60)
  }
}
