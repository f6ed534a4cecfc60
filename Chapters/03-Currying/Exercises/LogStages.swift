/// What comes out of each stage of 3.5 for a log, worked out without the answer; and how an answer's stages compare.
struct LogStages {
    /// A stage that the learner writes.
    enum Stage: Int {
        case complete, failed, path, tally, mostFirst
    }

    let lines: [String]
    /// The lines cut into words.
    let cut: [[String]]
    let complete: [[String]]
    let failed: [[String]]
    let paths: [String]
    /// The tally in an order that no sorting gives by chance.
    let tally: [Tally]
    let sorted: [Tally]

    init(_ log: String) {
        lines = log.split(separator: "\n").map(String.init)
        cut = lines.map { $0.split(separator: " ").map(String.init) }
        complete = cut.filter { $0.count == 5 }
        failed = complete.filter { Int($0[3]).map((500...599).contains) ?? false }
        paths = failed.map(Self.path)
        sorted = Self.counted(paths)
        tally = sorted.reversed()
    }

    static func path(_ fields: [String]) -> String { String(fields[2].prefix { $0 != "?" }) }

    /// Each text with its count, the most first, then by the alphabet.
    private static func counted(_ paths: [String]) -> [Tally] {
        var counts: [String: Int] = [:]
        for path in paths { counts[path, default: 0] += 1 }
        return counts.map { Tally($0.key, $0.value) }.sorted { ($1.count, $0.path) < ($0.count, $1.path) }
    }

    // MARK: - Stage by stage

    /// Hands a stage what the one before it should give, and compares.
    @MainActor func examine<Answer: FailingPaths>(
        _ examiner: Examiner, _ answer: Answer, through stage: Stage
    ) throws {
        var stages = Array(right.prefix(2 + stage.rawValue + 1))
        let last = stages.removeLast()
        let (got, suspect, notes): (String, String?, [String])
        switch stage {
        case .complete:
            let kept = answer.filter(answer.isComplete)(cut)
            (got, suspect, notes) = (numbered(kept), suspectOfComplete(kept), moved(kept, complete))
        case .failed:
            let kept = answer.filter(answer.hasFailed)(complete)
            (got, suspect, notes) = (numbered(kept), suspectOfFailed(kept), moved(kept, failed))
        case .path:
            let given = failed.map(answer.path)
            (got, suspect, notes) = (listed(given), suspectOfPath(given), [])
        case .tally:
            let given = answer.tally(paths)
            (got, suspect, notes) = (listed(Self.byPath(given)), suspectOfTally(given), [])
        case .mostFirst:
            let given = answer.mostFirst(tally)
            (got, suspect, notes) = (listed(given), suspectOfMostFirst(given), [])
        }
        guard got != last.expected else { return }
        stages.append(Finding.Stage(last.name, expected: last.expected, got: got))
        throw examiner.failure(suspect, [.stages(stages)] + notes.map { .note($0) }) {
            "\(last.name): expected \(last.expected), got \(got)"
        }
    }

    /// All stages as they should be.
    private var right: [Finding.Stage] {
        [
            ("lines", "\(lines.count) lines"), ("map(split(\" \"))", "\(cut.count) lists of words"),
            ("filter(isComplete)", numbered(complete)), ("filter(hasFailed)", numbered(failed)),
            ("map(path)", listed(paths)), ("tally", listed(Self.byPath(tally))), ("mostFirst", listed(sorted)),
        ].map { Finding.Stage($0.0, expected: $0.1, got: $0.1) }
    }

    /// How many lines are left, and which, by their numbers.
    private func numbered(_ kept: [[String]]) -> String {
        let numbers = kept.map { fields in cut.firstIndex(of: fields).map { "\($0 + 1)" } ?? "?" }
        return "\(kept.count) of \(cut.count): \(numbers.joined(separator: " "))"
    }

    private func listed<Item>(_ items: [Item]) -> String {
        "\(items.count): " + items.map { "\($0)" }.joined(separator: ", ")
    }

    private static func byPath(_ tallies: [Tally]) -> [Tally] {
        tallies.sorted { ($0.path, $0.count) < ($1.path, $1.count) }
    }

    /// The first lines that were kept or dropped and should not have been.
    private func moved(_ kept: [[String]], _ wanted: [[String]]) -> [String] {
        let extra = kept.first { !wanted.contains($0) }.map { line("was kept", $0) }
        let missing = wanted.first { !kept.contains($0) }.map { line("was dropped", $0) }
        return [extra, missing].compactMap { $0 }
    }

    private func line(_ fate: String, _ fields: [String]) -> String {
        let number = cut.firstIndex(of: fields).map { "\($0 + 1)" } ?? "?"
        return "line \(number) \(fate): \(fields.joined(separator: " "))"
    }

    // MARK: - What a wrong stage looks like

    private func suspectOfComplete(_ kept: [[String]]) -> String? {
        if kept.contains(where: { $0.count < 5 }) { return "cutOff" }
        return kept.contains { $0.count > 5 } ? "remarks" : nil
    }

    private func suspectOfFailed(_ kept: [[String]]) -> String? {
        if kept == complete.filter({ !failed.contains($0) }) { return "keptTheGood" }
        let statuses = kept.map { $0[3] }
        if statuses.contains(where: { $0.hasPrefix("2") }) { return kept == complete ? nil : "inTheText" }
        if statuses.contains(where: { $0.hasPrefix("4") }) { return "clientErrors" }
        return !kept.isEmpty && statuses.allSatisfy { $0 == "500" } ? "only500" : nil
    }

    private func suspectOfPath(_ given: [String]) -> String? {
        if given == failed.map({ $0[2] }) { return "query" }
        if given == failed.map({ $0[2].split(separator: "?").last.map(String.init) ?? "" }) { return "queryAlone" }
        return (0..<5).contains { field in field != 2 && given == failed.map { $0[field] } } ? "otherField" : nil
    }

    private func suspectOfTally(_ given: [Tally]) -> String? {
        if Set(given.map(\.path)).count < given.count { return "repeated" }
        if Self.byPath(given) == Self.byPath(tally.map { Tally($0.path, $0.count - 1) }) { return "fromZero" }
        return given.map(\.path).sorted() == tally.map(\.path).sorted() && given.allSatisfy { $0.count == 1 }
            ? "onceEach" : nil
    }

    private func suspectOfMostFirst(_ given: [Tally]) -> String? {
        if given == Self.byPath(tally) { return "byPath" }
        let counts = given.map(\.count)
        guard Self.byPath(given) == Self.byPath(tally) else { return nil }
        if counts == counts.sorted(by: >) { return "ties" }
        return counts == counts.sorted() ? "leastFirst" : nil
    }

    // MARK: - The whole pipeline

    /// Compares what the whole pipeline gave, and shows what should come out of its stages.
    @MainActor func examine(_ examiner: Examiner, _ call: String, _ got: [Tally], count: Int) throws {
        let wanted = Array(sorted.prefix(count))
        guard got != wanted else { return }
        let outcome = Finding.comparison(call: call, expected: listed(wanted), got: listed(got), differences: [])
        let tooLong = complete.count > 20
        let stages =
            right + [
                Finding.Stage("prefix(\(count))", expected: listed(wanted), got: listed(wanted))
            ]
        throw examiner.failure(suspect(got, count), tooLong ? [outcome] : [outcome, .stages(stages)]) {
            "\(call): expected \(listed(wanted)), got \(listed(got))"
        }
    }

    private func suspect(_ got: [Tally], _ count: Int) -> String? {
        if got == sorted { return "allOfThem" }
        if got == Array(sorted.prefix(3)) { return "alwaysThree" }
        if got == Array(Self.counted(complete.map(Self.path)).prefix(count)) { return "unfiltered" }
        guard got.count == count, got.allSatisfy(sorted.contains) else { return nil }
        let inOrder = got == got.sorted { ($1.count, $0.path) < ($0.count, $1.path) }
        return inOrder ? "prefixFirst" : "unsorted"
    }
}
