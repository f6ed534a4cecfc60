/// The content of an `Exercise.md` or of its translation: the words of an exercise in one language.
///
/// ```markdown
/// # Compose two functions
///
/// Make one function of two.
///
/// - minutes: 6
/// - toolkit: Sources/Composition/Compose.swift
///
/// ## Starting file
/// The comment that opens the learner's file, line by line.
///
/// ## Hints
/// 1. A question?
/// 2. A direction.
/// 3. Nearly the answer.
///
/// ## Checks
/// - `order`: g runs first, then f
///   > A hint for a learner who is stuck at this check.
///
/// ## Mistakes
/// - `swapped`: F ran first. …
///
///   ```swift
///   code that makes the mistake, if no type in ComposeTwo+Answers.swift can
///   ```
///
/// ## Compile errors
/// - `swapped` in `compose` using `f`: `cannot convert value of type 'A' to *`
///
/// ## Notice
/// What to notice once the exercise is done.
/// ```
public struct ExerciseText: Sendable, Equatable {
    /// The exercise's name.
    public private(set) var title: String?
    /// The task of the exercise.
    public private(set) var task: String?
    /// The minutes that the exercise takes a learner who is new to the idea.
    public private(set) var minutes: Int?
    /// The path, from the package's root, of the toolkit's own implementation of the task.
    public private(set) var toolkit: String?
    /// The lines of the comment at the top of the learner's file, which follow the line with the title.
    public private(set) var opening: [String] = []
    /// The hints, ordered from a question to nearly the answer.
    public private(set) var hints: [String] = []
    /// The hints for individual checks. A hint can be shown if its check is the first one that fails.
    public private(set) var hintsByCheck: [Sentence] = []
    /// The requirements, in the order in which they are judged.
    public private(set) var checks: [Sentence] = []
    /// The sentence for each foreseen wrong answer.
    public private(set) var mistakes: [Sentence] = []
    /// The compile errors that reveal some of the ``mistakes``. If a compiler's message matches several, the first one
    /// counts.
    public private(set) var compilerSuspects: [CompilerSuspect] = []
    /// Examples of the mistakes that no type in the file of answers can make, by the mistake's key: the code between
    /// the braces of an answer that makes the mistake. The compiler rejects this code, or a rule about the answer's
    /// text forbids it.
    public private(set) var snippets: [String: String] = [:]
    /// The text to read once the exercise is done.
    public private(set) var notice: String?
    /// The faults in the text, such as parts that could not be parsed.
    public private(set) var faults: [TextFault] = []
    /// The line of each check and mistake, by key.
    public private(set) var lines: [String: Int] = [:]

    /// The first fault among the checks.
    package private(set) var faultInChecks: TextFault?

    private let file: String

    /// Reads a text. Each fault contains `file`, the path within the package.
    public init(_ contents: [UInt8], file: String) {
        self.file = file
        var reader = Reader()
        var lines = TextLines(contents)
        while let line = lines.next() {
            let (isCheck, count) = (reader.section == .checks, faults.count)
            read(line, &reader)
            // An unknown heading ends the checks, but its fault is not a fault in a check.
            if isCheck, reader.section == .checks, faults.count > count, faultInChecks == nil {
                faultInChecks = faults[count]
            }
        }
        finish(&reader)
    }

    // MARK: - Reading

    private enum Section { case head, opening, hints, checks, mistakes, errors, notice, unknown }

    /// A text that may continue on the next line.
    private enum Open {
        case nothing
        case task
        case hint
        case check(String)
        case hintByCheck(String)
        case mistake(String)
        case error(line: Int, key: String, members: Set<String>, words: Set<String>)
        case notice
    }

    private struct Reader {
        var section = Section.head
        var open = Open.nothing
        var text = ""
        var (line, start) = (0, 0)
        /// The key of the last mistake, after which a fenced code block may show its code.
        var mistake: String?
        var fence: (line: Int, indent: Int)?
        var code = ""
    }

    private mutating func fault(_ line: Int?, _ expected: String) {
        faults.append(TextFault(file: file, line: line, expected: expected))
    }

    private mutating func read(_ line: TextLines.Line, _ reader: inout Reader) {
        if reader.fence != nil { return readCode(line, &reader) }
        reader.line = line.number
        if line.has("#", at: 0) { return readHeading(line, &reader) }
        if reader.section == .opening {
            opening.append(line.text(from: 0))
            return
        }
        let indent = line.indent
        if line[indent] == 0 { return close(&reader) }
        switch reader.section {
        case .head: readHead(line, indent, &reader)
        case .hints: readHint(line, indent, &reader)
        case .checks: readCheck(line, indent, &reader)
        case .mistakes: readMistake(line, indent, &reader)
        case .errors: readError(line, indent, &reader)
        case .notice: goOn(line, indent, &reader, orBegin: .notice)
        case .opening, .unknown: break
        }
    }

    private mutating func readHeading(_ line: TextLines.Line, _ reader: inout Reader) {
        close(&reader)
        reader.mistake = nil
        if line.has("# ", at: 0) {
            if title != nil { fault(line.number, "A second title. One line begins with `# `: the exercise's name.") }
            title = line.text(from: 2)
            reader.section = .head
            return
        }
        let sections: [(StaticString, Section)] = [
            ("## Starting file", .opening), ("## Hints", .hints), ("## Checks", .checks), ("## Mistakes", .mistakes),
            ("## Compile errors", .errors), ("## Notice", .notice),
        ]
        for (heading, section) in sections where line.has(heading, at: 0) && line[heading.utf8CodeUnitCount] == 0 {
            reader.section = section
            return
        }
        reader.section = .unknown
        fault(
            line.number,
            """
            There is no section `\(line.text(from: 0))`. There are `## Starting file`, `## Hints`, `## Checks`, \
            `## Mistakes`, `## Compile errors` and `## Notice`.
            """)
    }

    private mutating func readHead(_ line: TextLines.Line, _ indent: Int, _ reader: inout Reader) {
        guard line.has("- ", at: 0) else { return goOn(line, indent, &reader, orBegin: .task) }
        close(&reader)
        let fact = line.text(from: 2)
        if line.has("minutes: ", at: 2), let count = Int(line.text(from: 11)) {
            // The minutes of several exercises are added, so a limit keeps the sum from overflowing.
            guard (0...600).contains(count) else {
                return fault(line.number, "`\(fact)` is not a possible length. Write a number from 0 to 600.")
            }
            minutes = count
        } else if line.has("toolkit: ", at: 2) {
            toolkit = line.text(from: 11)
        } else {
            fault(line.number, "`\(fact)` is not known here. Write `- minutes: 6` or `- toolkit: Sources/…`.")
        }
    }

    private mutating func readHint(_ line: TextLines.Line, _ indent: Int, _ reader: inout Reader) {
        guard indent == 0 else { return goOn(line, indent, &reader, orBegin: .nothing) }
        let number = UInt8(ascii: "1") + UInt8(hints.count + (isOpen(reader) ? 1 : 0))
        guard line[0] == number, number <= UInt8(ascii: "3"), line.has(". ", at: 1) else {
            return fault(line.number, "Three hints are expected, as a list: `1. A question?`, `2. …`, `3. …`.")
        }
        begin(.hint, line.text(from: 3), &reader)
    }

    private mutating func readCheck(_ line: TextLines.Line, _ indent: Int, _ reader: inout Reader) {
        if indent > 0 {
            guard line[indent] == UInt8(ascii: ">") else { return goOn(line, indent, &reader, orBegin: .nothing) }
            let text = line.text(from: line[indent + 1] == UInt8(ascii: " ") ? indent + 2 : indent + 1)
            switch reader.open {
            case .hintByCheck: reader.text += " " + text
            case .check(let key): begin(.hintByCheck(key), text, &reader)
            default: fault(line.number, "A hint must be directly below its check.")
            }
            return
        }
        guard let (key, text) = keyed(line) else {
            return fault(line.number, "A check is expected, as in: - `order`: g runs first, then f")
        }
        begin(.check(key), text, &reader)
        note(key, line.number)
    }

    private mutating func readMistake(_ line: TextLines.Line, _ indent: Int, _ reader: inout Reader) {
        if line.has("```", at: indent) {
            close(&reader)
            if reader.mistake == nil { fault(line.number, "Code must be below the mistake that it makes.") }
            reader.fence = (line.number, indent)
            return
        }
        guard indent == 0 else { return goOn(line, indent, &reader, orBegin: .nothing) }
        guard let (key, text) = keyed(line) else {
            reader.mistake = nil
            return fault(line.number, "A mistake is expected, as in: - `swapped`: F ran first. Call g first.")
        }
        begin(.mistake(key), text, &reader)
        reader.mistake = key
        note(key, line.number)
    }

    private mutating func note(_ key: String, _ line: Int) {
        if let first = lines[key] {
            return fault(line, "`\(key)` is on line \(first) already. A key has one sentence.")
        }
        lines[key] = line
    }

    private mutating func readCode(_ line: TextLines.Line, _ reader: inout Reader) {
        guard let fence = reader.fence else { return }
        let indent = line.indent
        if line.has("```", at: indent) {
            if let key = reader.mistake {
                if snippets[key] != nil { fault(fence.line, "`\(key)` has two blocks of code. One is enough.") }
                snippets[key] = reader.code
            }
            reader.code = ""
            reader.fence = nil
        } else {
            if !reader.code.isEmpty { reader.code += "\n" }
            reader.code += line.text(from: min(indent, fence.indent))
        }
    }

    private mutating func readError(_ line: TextLines.Line, _ indent: Int, _ reader: inout Reader) {
        guard indent == 0 else { return goOn(line, indent, &reader, orBegin: .nothing) }
        let expected =
            "A compile error is expected, as in: - `swapped` in `compose`: `cannot convert *`"
        guard line.has("- `", at: 0), let (key, end) = line.text(from: 3, to: UInt8(ascii: "`")) else {
            return fault(line.number, expected)
        }
        var place = end + 1
        var members: Set<String> = []
        var words: Set<String> = []
        if line.has(" in ", at: place) { place = names(line, place + 4, &members) }
        if line.has(" using ", at: place) { place = names(line, place + 7, &words) }
        guard line.has(": `", at: place) || line.has(":", at: place) && line[place + 1] == 0 else {
            return fault(line.number, expected)
        }
        let text = line.text(from: line[place + 1] == 0 ? place + 1 : place + 2)
        begin(.error(line: line.number, key: key, members: members, words: words), text, &reader)
    }

    private func names(_ line: TextLines.Line, _ start: Int, _ names: inout Set<String>) -> Int {
        var place = start
        while line[place] == UInt8(ascii: "`"), let (name, end) = line.text(from: place + 1, to: UInt8(ascii: "`")) {
            names.insert(name)
            place = end + 1
            guard line.has(", `", at: place) else { break }
            place += 2
        }
        return place
    }

    /// Returns the key and the text of a line such as ``- `key`: text``.
    private func keyed(_ line: TextLines.Line) -> (String, String)? {
        guard line.has("- `", at: 0), let (key, end) = line.text(from: 3, to: UInt8(ascii: "`")), !key.isEmpty,
            line.has("`: ", at: end)
        else { return nil }
        return (key, line.text(from: end + 3))
    }

    // MARK: - Texts of several lines

    private func isOpen(_ reader: Reader) -> Bool {
        if case .nothing = reader.open { false } else { true }
    }

    private mutating func begin(_ open: Open, _ text: String, _ reader: inout Reader) {
        close(&reader)
        reader.open = open
        reader.text = text
        reader.start = reader.line
    }

    private mutating func goOn(
        _ line: TextLines.Line, _ indent: Int, _ reader: inout Reader, orBegin new: Open
    ) {
        if isOpen(reader) {
            if !reader.text.isEmpty { reader.text += " " }
            reader.text += line.text(from: indent)
        } else if case .nothing = new {
            fault(line.number, "This line belongs to no text. A text of several lines has no empty line in it.")
        } else {
            begin(new, line.text(from: indent), &reader)
        }
    }

    private mutating func close(_ reader: inout Reader) {
        let text = reader.text
        if isOpen(reader), !TextLines.hasPairs(of: UInt8(ascii: "`"), text) {
            fault(reader.start, "A backtick has no partner in this text. Code is between two of them: `f(x)`.")
        }
        if hasMarkOfHint(text) {
            switch reader.open {
            case .check, .hintByCheck:
                fault(reader.start, "A hint for a check has lines of its own: each begins with >, below the check.")
            default: break
            }
        }
        switch reader.open {
        case .nothing: break
        case .task: task = task.map { $0 + "\n" + text } ?? text
        case .notice: notice = notice.map { $0 + "\n" + text } ?? text
        case .hint: hints.append(text)
        case .check(let key): checks.append(Sentence(key, text))
        case .hintByCheck(let key): hintsByCheck.append(Sentence(key, text))
        case .mistake(let key): mistakes.append(Sentence(key, text))
        case .error(let line, let key, let members, let words):
            guard text.utf8.count > 2, text.utf8.first == UInt8(ascii: "`"), text.utf8.last == UInt8(ascii: "`") else {
                fault(line, "The compiler's message must be in backticks: - `swapped` in `compose`: `cannot convert *`")
                break
            }
            compilerSuspects.append(
                CompilerSuspect(key, in: members, using: words, String(text.dropFirst().dropLast())))
        }
        reader.open = .nothing
        reader.text = ""
    }

    /// Returns true if a text contains the mark of a hint, `>`, between two words outside code: the hint may have been
    /// joined with the check.
    private func hasMarkOfHint(_ text: String) -> Bool {
        guard TextLines.has(" > ", text) else { return false }
        let parts = text.split(separator: "`", omittingEmptySubsequences: false)
        return stride(from: 0, to: parts.count, by: 2).contains { parts[$0].contains(" > ") }
    }

    private mutating func finish(_ reader: inout Reader) {
        if let fence = reader.fence {
            fault(fence.line, "This block of code has no end: close it with a line of three backticks.")
        }
        close(&reader)
        while opening.first?.isEmpty ?? false { opening.removeFirst() }
        while opening.last?.isEmpty ?? false { opening.removeLast() }
    }

    // MARK: - Results

    /// The parts that an exercise needs but this text lacks. A translation may omit any text.
    public var gaps: [TextFault] {
        let parts: [(isThere: Bool, what: String)] = [
            (title != nil, "The name is missing: the first line is `# Compose two functions`."),
            (task != nil, "The task is missing: what to do, in one to three short lines below the name."),
            (minutes != nil, "The time is missing: `- minutes: 6`, below the task."),
            (!opening.isEmpty, "`## Starting file` is missing: the comment that opens the learner's file."),
            (
                hints.count == 3,
                "`## Hints` is a list of three: `1. A question?`, `2. A direction.`, `3. Nearly the answer.`"
            ),
            (!checks.isEmpty, "`## Checks` is missing, with a line for each check: - `order`: g runs first, then f"),
            (
                !mistakes.isEmpty,
                "`## Mistakes` is missing, with a line for each foreseen wrong answer: - `swapped`: F ran first. …"
            ),
            (notice != nil, "`## Notice` is missing: what to notice once it is done."),
        ]
        return parts.filter { !$0.isThere }.map { TextFault(file: file, line: nil, expected: $0.what) }
    }

    /// Returns the words in this text's language or, where this text lacks them, in the original language; a text that
    /// is missing in both is empty.
    ///
    /// - Parameter other: the exercise's text in its original language; `nil` if this text is the original.
    public func words(orElse other: ExerciseText? = nil) -> Words {
        let base = other ?? self
        func translated(_ sentences: [Sentence], _ own: [Sentence]) -> [Sentence] {
            other == nil ? sentences : sentences.map { sentence in own.first { $0.key == sentence.key } ?? sentence }
        }
        let steps = (0..<3).map { step in
            hints.indices.contains(step) ? hints[step] : base.hints.indices.contains(step) ? base.hints[step] : ""
        }
        return Words(
            title: title ?? base.title ?? "", task: task ?? base.task ?? "",
            hints: Hints(
                question: steps[0], direction: steps[1], nearly: steps[2],
                byCheck: translated(base.hintsByCheck, hintsByCheck)),
            checks: translated(base.checks, checks), misconceptions: translated(base.mistakes, mistakes),
            notice: notice ?? base.notice ?? "", toolkit: base.toolkit)
    }

    /// Returns a fault for each key of this translation that the original text lacks.
    public func strangers(to other: ExerciseText) -> [TextFault] {
        lines.filter { other.lines[$0.key] == nil }.sorted { $0.value < $1.value }.map {
            TextFault(file: file, line: $0.value, expected: "\(other.file) has no key `\($0.key)`.")
        }
    }
}
