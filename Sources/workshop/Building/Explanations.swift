import CurrycombWorkbook
import Foundation
import Synchronization

/// The explanations of the compiler errors that are most common in exercises: the content of `CompileErrors.md`.
struct Explanations: Sendable {
    /// The explanations in their order: the first that matches is used.
    private(set) var table: [Explanation] = []
    /// The parts of the text that could not be read.
    private(set) var faults: [TextFault] = []
    /// The sentences that several explanations share, by name.
    private var shared: [String: String] = [:]

    /// Reads a text in the format that `CompileErrors.md` describes at its top.
    ///
    /// - Parameter file: the file's path within the package, which faults of the text name.
    init(_ text: String, file: String) {
        var patterns: [String] = []
        var item = (line: 0, text: "")
        var isInHeadings = false
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if item.line > 0, line.hasPrefix("  ") {
                item.text += " " + line.dropFirst(2)
                continue
            }
            close(item, patterns, file)
            item.line = 0
            if line.hasPrefix("## ") {
                if !isInHeadings { patterns = [] }
                isInHeadings = true
                if line.hasPrefix("## `"), line.hasSuffix("`"), line.utf8.count > 5 {
                    patterns.append(String(line.dropFirst(4).dropLast()))
                } else {
                    faults.append(
                        TextFault(file: file, line: number + 1, expected: "A heading is a message in backticks: ## `…`")
                    )
                }
            } else if line.hasPrefix("- ") {
                isInHeadings = false
                item = (number + 1, String(line.dropFirst(2)))
            }
        }
        close(item, patterns, file)
    }

    /// Returns a shared sentence with its placeholders replaced by texts; `nil` if there is no such sentence.
    func sentence(_ name: String, _ parts: [String: String] = [:]) -> String? {
        shared[name].map { parts.reduce($0) { $0.replacing($1.key, with: $1.value) } }
    }

    private mutating func close(_ item: (line: Int, text: String), _ patterns: [String], _ file: String) {
        guard item.line > 0 else { return }
        func fault(_ expected: String) { faults.append(TextFault(file: file, line: item.line, expected: expected)) }
        var rest = item.text[...]
        if patterns.isEmpty {
            // Before the first heading, an item that begins with a name in backticks is a shared sentence. Other items,
            // such as those in the list of conditions, are only documentation.
            guard rest.hasPrefix("`"), let end = rest.dropFirst().firstIndex(of: "`") else { return }
            shared[String(rest[rest.index(after: rest.startIndex)..<end])] = String(rest[end...].dropFirst(3))
            return
        }
        var conditions = Explanation.Conditions()
        if rest.hasPrefix("("), let end = rest.firstRange(of: "`) ") {
            let head = rest.dropFirst()[..<end.lowerBound] + "`"
            rest = rest[end.upperBound...]
            for condition in head.split(separator: "`; ") {
                if !conditions.read(condition) {
                    fault("`\(condition)` is not a condition. The list at the top of the file has all of them.")
                }
            }
        }
        var sentence = String(rest)
        if rest.hasPrefix("`"), rest.hasSuffix("`"), rest.dropFirst().dropLast().allSatisfy(\.isLetter) {
            guard let known = shared[String(rest.dropFirst().dropLast())] else {
                return fault("There is no sentence with the name \(rest).")
            }
            sentence = known
        }
        let fewest = patterns.map { $0.count { $0 == "*" } }.min() ?? 0
        if let part = conditions.same.joined().first(where: { $0 < 1 || $0 > fewest }) {
            return fault("The message has no part \(part): it has \(fewest) times a *.")
        }
        table += patterns.map { Explanation($0, conditions, sentence) }
    }
}

extension Explanations {
    /// Returns the explanations in a package with the toolkit's sources, in the learner's language as far as they are
    /// translated. There are no explanations if the file is missing.
    static func known(in toolkit: Workspace) -> Explanations {
        cache.withLock { cache in
            if let known = cache[toolkit.root] { return known }
            func read(_ file: String) -> Explanations? {
                Files.text(toolkit.path(file)).map { Explanations($0, file: file) }
            }
            let original = read(file) ?? Explanations("", file: file)
            let translation = Language.current.marks.lazy.compactMap { read(Language.file(file, $0)) }.first
            let explanations = translation.map(original.translated) ?? original
            cache[toolkit.root] = explanations
            return explanations
        }
    }

    /// Returns the explanations with the sentences of a translation, which has the same headings and conditions.
    /// Explanations that the translation lacks stay as they are.
    func translated(by translation: Explanations) -> Explanations {
        let known = Dictionary(grouping: translation.table, by: \.pattern)
        var result = self
        result.shared.merge(translation.shared) { $1 }
        result.faults += translation.faults
        result.table = table.map { row in known[row.pattern]?.first { $0.conditions == row.conditions } ?? row }
        return result
    }

    static let file = "Sources/workshop/Texts/CompileErrors.md"

    private static let cache = Mutex<[String: Explanations]>([:])

    /// Returns the first explanation that matches a message, and its sentence.
    func row(
        for message: CompilerMessage, in answer: AnswerLines
    ) -> (explanation: Explanation, sentence: String)? {
        let place = Place(answer.line(message.line), column: message.column, number: message.line)
        let said = withoutAliases(withFunctionTypes(message.text))
        let plain = withoutIsolation(said)
        for explanation in table {
            let sentence =
                explanation.sentence(for: said, at: place, in: answer)
                ?? (plain == said ? nil : explanation.sentence(for: plain, at: place, in: answer))
            if let sentence { return (explanation, sentence) }
        }
        return nil
    }
}

/// Returns a message in which function types replace their aliases: `'Verify' (aka '(JSON) -> Bool')` becomes
/// `'(JSON) -> Bool'`.
private func withFunctionTypes(_ message: String) -> String {
    message.replacing(/'[^']*' \(aka '([^']*)'\)/) { match in
        isFunction(String(match.1)) ? "'\(match.1)'" : String(match.0)
    }
}
