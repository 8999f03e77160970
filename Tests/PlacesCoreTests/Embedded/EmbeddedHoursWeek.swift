import Testing

/// A week as it is at an instant.
struct Week: Sendable, CustomTestStringConvertible {
  let testDescription: String
  var regular: [String]
  var zone: String
  var instant: String
  var exceptions = "[]"
  var periods: [String]
  var specialDays: [String] = []

  static let rows = [
    Week(
      testDescription: "round the clock", regular: ["Sun 00:00"], zone: "Asia/Ho_Chi_Minh",
      instant: "2026-12-02T12:00:00Z", periods: ["…Wed 2026-12-02 00:00 – Tue 2026-12-08 23:59…"]),
    Week(
      testDescription: "the day of the place, not of UTC", regular: ["Sun 00:00"],
      zone: "Pacific/Kiritimati", instant: "2026-12-02T12:00:00Z",
      periods: ["…Thu 2026-12-03 00:00 – Wed 2026-12-09 23:59…"]),
    Week(
      testDescription: "every day, in a week with a clock change",
      regular: ["Sat 10:00 – Sat 12:30", "Sun 09:00 – Sun 17:00", "Mon 09:00 – Mon 17:00"],
      zone: "Europe/Berlin", instant: "2027-03-26T12:00:00Z",
      periods: [
        "Sat 2027-03-27 10:00 – Sat 2027-03-27 12:30",
        "Sun 2027-03-28 09:00 – Sun 2027-03-28 17:00",
        "Mon 2027-03-29 09:00 – Mon 2027-03-29 17:00",
      ]),
    Week(
      testDescription: "the last day of a week with a clock change back",
      regular: ["Sat 09:00 – Sat 17:00"], zone: "America/New_York", instant: "2026-11-01T05:30:00Z",
      periods: ["Sat 2026-11-07 09:00 – Sat 2026-11-07 17:00"]),
    Week(
      testDescription: "cut at both edges",
      regular: ["Fri 19:00 – Sat 02:00", "Sat 19:00 – Sun 02:00", "Sun 12:00 – Sun 20:00"],
      zone: "America/New_York", instant: "2026-12-05T06:30:00Z",
      periods: [
        "…Sat 2026-12-05 00:00 – Sat 2026-12-05 02:00",
        "Sat 2026-12-05 19:00 – Sun 2026-12-06 02:00",
        "Sun 2026-12-06 12:00 – Sun 2026-12-06 20:00",
        "Fri 2026-12-11 19:00 – Fri 2026-12-11 23:59…",
      ]),
    Week(
      testDescription: "past the end of the week", regular: ["Sat 22:00 – Sun 03:00"],
      zone: "Europe/Berlin", instant: "2026-12-06T01:00:00Z",
      periods: [
        "…Sun 2026-12-06 00:00 – Sun 2026-12-06 03:00",
        "Sat 2026-12-12 22:00 – Sat 2026-12-12 23:59…",
      ]),
    Week(
      testDescription: "until midnight: yesterday's is over, the last one is cut",
      regular: ["Tue 17:00 – Wed 00:00"], zone: "Etc/UTC", instant: "2026-12-02T00:00:00Z",
      periods: ["Tue 2026-12-08 17:00 – Tue 2026-12-08 23:59…"]),
    Week(
      testDescription: "from midnight: the first one is whole",
      regular: ["Wed 00:00 – Wed 06:00"], zone: "Etc/UTC", instant: "2026-12-02T12:00:00Z",
      periods: ["Wed 2026-12-02 00:00 – Wed 2026-12-02 06:00"]),
    Week(
      testDescription: "over several days", regular: ["Fri 20:00 – Mon 06:00"], zone: "Etc/UTC",
      instant: "2026-12-06T12:00:00Z",
      periods: [
        "…Sun 2026-12-06 00:00 – Mon 2026-12-07 06:00",
        "Fri 2026-12-11 20:00 – Sat 2026-12-12 23:59…",
      ]),
    Week(
      testDescription: "short and closed days",
      regular: ["Thu 09:00 – Thu 17:00", "Fri 09:00 – Fri 17:00", "Wed 09:00 – Wed 17:00"],
      zone: "Europe/Paris", instant: "2026-12-24T12:00:00Z",
      exceptions: """
        [{"date": {"month": 12, "day": 24},
          "periods": [{"open": {"hour": 9}, "close": {"hour": 14, "minute": 30}}]},
         {"date": {"year": 2026, "month": 12, "day": 25}, "periods": []},
         {"date": {"year": 2025, "month": 12, "day": 30}, "periods": []},
         {"date": {"month": 12, "day": 31}, "periods": []}]
        """,
      periods: [
        "Thu 2026-12-24 09:00 – Thu 2026-12-24 14:30",
        "Wed 2026-12-30 09:00 – Wed 2026-12-30 17:00",
      ], specialDays: ["2026-12-24", "2026-12-25"]),
    Week(
      testDescription: "an exception of the day before reaches in",
      regular: ["Fri 19:00 – Sat 02:00"], zone: "America/New_York",
      instant: "2027-01-01T08:00:00Z",
      exceptions: """
        [{"date": {"month": 12, "day": 31},
          "periods": [{"open": {"hour": 19}, "close": {"hour": 4}}]}]
        """,
      periods: [
        "…Fri 2027-01-01 00:00 – Fri 2027-01-01 04:00",
        "Fri 2027-01-01 19:00 – Sat 2027-01-02 02:00",
      ]),
    Week(
      testDescription: "a leap day", regular: ["Tue 09:00 – Tue 17:00"], zone: "Etc/UTC",
      instant: "2028-02-28T12:00:00Z",
      exceptions: """
        [{"date": {"month": 2, "day": 29},
          "periods": [{"open": {"hour": 12}, "close": {"hour": 13}}]}]
        """,
      periods: ["Tue 2028-02-29 12:00 – Tue 2028-02-29 13:00"], specialDays: ["2028-02-29"]),
    Week(
      testDescription: "closed round the clock for a day", regular: ["Sun 00:00"], zone: "Etc/UTC",
      instant: "2026-12-24T12:00:00Z", exceptions: #"[{"date": {"month": 12, "day": 25}}]"#,
      periods: [
        "…Thu 2026-12-24 00:00 – Fri 2026-12-25 00:00",
        "Sat 2026-12-26 00:00 – Wed 2026-12-30 23:59…",
      ], specialDays: ["2026-12-25"]),
    Week(
      testDescription: "no periods", regular: [], zone: "Etc/UTC", instant: "2026-12-02T12:00:00Z",
      periods: []),
  ]
}
