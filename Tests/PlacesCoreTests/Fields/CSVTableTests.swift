import Testing

@Suite("Comma-separated tables")
struct CSVTableTests {
  @Test("Cells are read by the names of the heading")
  func names() {
    let table = CSVTable("a,b\n1,2\n3,\n")
    #expect(table.lines == [["a": "1", "b": "2"], ["a": "3", "b": ""]])
  }

  @Test("Quotes hold commas, line ends and doubled quotes together")
  func quotes() {
    let table = CSVTable("a,b,c\r\n\"1,2\",\"say \"\"so\"\"\",\"x\ny\"\r\n")
    #expect(table.lines == [["a": "1,2", "b": "say \"so\"", "c": "x\ny"]])
  }

  @Test("A last line needs no line end")
  func lastLine() {
    #expect(CSVTable("a,b\n1,2").lines == [["a": "1", "b": "2"]])
  }
}
