import CurrycombMarbles

/// What a diagram can be copied as: a test in Swift, where its values need no words of their own.
struct MarbleCopies {
    let scenario: MarbleScenario

    init(_ scenario: MarbleScenario) { self.scenario = scenario }

    /// `print` needs what Embedded Swift has not.
    static func isInBrowser(_ scenario: MarbleScenario) -> Bool { scenario.name != "print" }

    /// The operators whose results are written as they are.
    private static let plain: Set = [
        "map", "replace", "scan", "reduce", "count", "filter", "removeDuplicates", "take", "first", "last", "skip",
        "sample", "element", "defaultIfEmpty", "merge", "concat", "startWith", "race", "endWith", "delay", "debounce",
        "throttle", "timeout", "catch", "catchTo", "retry", "flatMap", "flatMapLatest", "audit", "min", "max",
    ]

    /// A test with `«code»`, `«0»` and so on where the code and the lines go; `nil` where it would not compile alone.
    var template: String? {
        let picture = scenario.run()
        guard Self.plain.contains(scenario.name), picture.outputs.count == 1, scenario.name != "repeat" else {
            return nil
        }
        let code = scenario.code
        var lines: [String] = []
        if code.contains("scheduler") { lines.append("let scheduler = clock.scheduler") }
        for word in ["late", "tooMany"] where code.contains(word) && !code.contains("\"\(word)\"") {
            lines.append("let \(word) = MarbleFailure()")
        }
        for (index, input) in picture.inputs.enumerated() {
            if input.name == "numbers" || code.contains("numbers") { return nil }
            let values = kind(index)
            guard let values else { return nil }
            lines.append("let \(input.name) = clock.cold(«\(index)»\(values))")
        }
        return """
            import CurrycombMarbles
            import CurrycombSignals
            import Testing

            @Test func «name»OfTheseLines() {
                let clock = MarbleClock(.second)
            \(lines.map { "    " + $0 }.joined(separator: "\n"))
                let got = clock.record(«code»)
                clock.run()
                #expect(got.line.description == «out»)
            }

            """
    }

    /// How the values of an input are read: found out by handing it others.
    private func kind(_ index: Int) -> String? {
        func takes(_ line: String) -> Bool {
            let changes = MarbleChanges(lines: Array(repeating: nil, count: index) + [line])
            return scenario.run(changes).faults.isEmpty
        }
        if takes("-q|") { return "" }
        return takes("-1|") ? ", .int" : nil
    }
}
