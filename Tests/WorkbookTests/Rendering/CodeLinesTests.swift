import CurrycombWorkbook
import Testing

@Suite struct CodeLinesTests {
    @Test(arguments: [
        (
            "return load(name).catch { try recover($0) } onCancel: { log(name) }",
            ["return load(name).catch {", "    try recover($0)", "} onCancel: {", "    log(name)", "}"]
        ),
        (
            "    signal.map { value, index in value + index }.filter { $0 > 2 }",
            ["    signal.map { value, index in value + index }", "        .filter { $0 > 2 }"]
        ),
        (
            "let sum = numbers.reduce { (a: Int) -> Int in let c = a; return c }",
            ["let sum = numbers.reduce { (a: Int) -> Int in", "    let c = a", "    return c", "}"]
        ),
        (
            "send(\"a { text }, with ( brackets\", to: everybody, after: pause)",
            ["send(", "    \"a { text }, with ( brackets\",", "    to: everybody, after: pause)"]
        ),
        (
            "return isOpen(first) && isOpen(second) ? both(first, second) : nil",
            ["return isOpen(first) && isOpen(second)", "    ? both(first, second) : nil"]
        ),
        (
            "    lines, map(split(\" \")), filter(isComplete), map(path))",
            ["    lines, map(split(\" \")), filter(isComplete),", "    map(path))"]
        ),
        (
            "guard let first = list.first, let other = find(first) else { return }",
            ["guard let first = list.first,", "    let other = find(first) else { return }"]
        ),
        ("return none", ["return none"]),
        (
            "aWordThatIsLong aWordThatIsLong aWordThatIsLong aWord",
            ["aWordThatIsLong aWordThatIsLong aWordThatIsLong", "    aWord"]
        ),
    ])
    func linesBreakAsInSwiftFormat(line: String, broken: [String]) {
        #expect(CodeLines.wrap(line, 48) == broken)
        #expect(CodeLines.wrap(line, 400) == [line])
    }

    /// No code is lost at any width. At more than 40 columns, no line is too wide.
    @Test(arguments: 1...90)
    func wrappingLosesNoCode(width: Int) {
        let line =
            "    guard let a = f(b, { [weak c] d in c?.e(d) ?? \"}\" }), a.isOpen || a.isNew else { return .left(\"no (\") }"
        let lines = CodeLines.wrap(line, width)
        #expect(lines.joined().filter { $0 != " " } == line.filter { $0 != " " })
        if width > 40 { #expect(lines.allSatisfy { $0.count <= width }, "\(lines)") }
    }
}
