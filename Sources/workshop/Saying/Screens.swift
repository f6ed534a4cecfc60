import CurrycombWorkbook
import Foundation
import Synchronization

/// The words of the screens: the content of `Screens.md`, which describes its format at its top.
package struct Screens: Sendable {
    struct Entry: Sendable {
        /// The number of the heading's line.
        let line: Int
        fileprivate let heading: (key: Substring, values: Substring)
        fileprivate var lines: [Substring] = []
        fileprivate var isBlock = false

        /// The names of the values, in their order.
        var names: [String] { heading.values.split(separator: ", ").map(String.init) }
        /// The text with the line breaks that are shown; its placeholders are not filled in yet.
        var text: String { lines.joined(separator: isBlock ? "\n" : " ") }
    }

    private(set) var entries: [String: Entry] = [:]
    /// The parts of the text that could not be read.
    private(set) var faults: [TextFault] = []
    private let file: String

    /// Finds the texts in a file. Their placeholders are parsed when the texts are shown, or by ``check(against:)``.
    ///
    /// - Parameter file: the path for the faults, within the package.
    init(_ text: String, file: String) {
        self.file = file
        var entry: Entry?
        var isInBlock = false
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line == "```" {
                isInBlock.toggle()
                entry?.isBlock = true
            } else if isInBlock {
                entry?.lines.append(line)
            } else if line.hasPrefix("#") {
                close(entry)
                entry = line.hasPrefix("###") ? Self.entry(line.dropFirst(4), index + 1) : nil
            } else if !line.isEmpty {
                entry?.lines.append(line)
            }
        }
        close(entry)
        if isInBlock { fault(nil, "A block has no end: a line of ```.") }
    }

    private static func entry(_ heading: Substring, _ line: Int) -> Entry {
        guard heading.last == ")", let open = heading.firstIndex(of: "(") else {
            return Entry(line: line, heading: (heading, ""))
        }
        return Entry(line: line, heading: (heading[..<open], heading[heading.index(after: open)...].dropLast()))
    }

    private mutating func close(_ entry: Entry?) {
        guard let entry else { return }
        let key = String(entry.heading.key)
        if let first = entries[key] {
            fault(entry.line, "The key \(key) is in line \(first.line) already.")
        } else {
            entries[key] = entry
        }
    }

    private mutating func fault(_ line: Int?, _ expected: String) {
        faults.append(TextFault(file: file, line: line, expected: expected))
    }
}

extension Screens {
    static let file = "Sources/workshop/Texts/Screens.md"

    /// Returns the faults of the texts. If there is an `original`, the texts are its translation and must not have
    /// other keys, or other values for a key.
    func check(against original: Screens? = nil) -> [TextFault] {
        var told = self
        for (key, entry) in entries.sorted(by: { $0.value.line < $1.value.line }) {
            let words = [key] + entry.names
            guard words.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isLetter) }),
                Set(entry.names).count == entry.names.count
            else {
                told.fault(entry.line, "A heading is a key and the names of its values: ### key(one, two)")
                continue
            }
            let template = ScreenText(entry.text)
            let used = template.names
            if entry.text.isEmpty { told.fault(entry.line, "\(key) has no text.") }
            for problem in template.problems { told.fault(entry.line, problem) }
            for name in used where !entry.names.contains(name) {
                told.fault(entry.line, "The heading has no value {\(name)}.")
            }
            for name in entry.names where !used.contains(name) {
                told.fault(entry.line, "The text does not use the value {\(name)}.")
            }
            guard let original else { continue }
            guard let there = original.entries[key] else {
                told.fault(entry.line, "\(original.file) has no key \(key).")
                continue
            }
            if there.names != entry.names {
                told.fault(entry.line, "In \(original.file), line \(there.line), \(key) has other values.")
            }
        }
        return told.faults
    }

    /// Returns the texts, each replaced with its translation. A text that the translation lacks, or for which it names
    /// other values, stays as it is.
    func translated(by translation: Screens) -> Screens {
        var result = self
        result.entries.merge(translation.entries) { $0.names == $1.names ? $1 : $0 }
        return result
    }

    /// Returns the faults of the texts that can be checked without a build: the screens' texts, the explanations of
    /// compile errors, and the translations of both.
    package static func faults(in toolkit: Workspace) -> [TextFault] {
        let folder = (file as NSString).deletingLastPathComponent
        let names = (try? FileManager.default.contentsOfDirectory(atPath: toolkit.path(folder))) ?? []
        func read<Texts>(_ file: String, _ read: (String, String) -> Texts) -> [Texts] {
            let start = (file as NSString).deletingPathExtension + "."
            let translations = names.map { "\(folder)/\($0)" }.filter {
                $0.hasPrefix(start) && $0.hasSuffix(".md") && $0 != file
            }
            return ([file] + translations.sorted()).map { read(toolkit.text($0) ?? "", $0) }
        }
        let screens = read(file) { Screens($0, file: $1) }
        return screens[0].check() + screens.dropFirst().flatMap { $0.check(against: screens[0]) }
            + read(Explanations.file) { Explanations($0, file: $1) }.flatMap(\.faults)
    }
}

// MARK: - What is shown

extension Screens {
    private struct Shown: ~Copyable {
        var toolkit: String?
        /// The language of the texts; `nil` for the learner's language.
        var language: Language?
        var screens: Screens?
        /// The texts that have been shown, and the names of their values.
        var read: [String: (text: ScreenText, names: [String])] = [:]
    }

    private static let shown = Mutex(Shown())

    /// Uses the texts of a package with the toolkit's sources from now on, in the learner's language.
    static func use(_ toolkit: Workspace) {
        shown.withLock { $0 = Shown(toolkit: toolkit.root) }
    }
    /// Uses the untranslated texts from now on.
    package static func useOriginals() {
        shown.withLock { $0 = Shown(toolkit: $0.toolkit, language: Language("")) }
    }

    /// Returns a text with its values, in the order of the heading's names. If the text is missing, or has a different
    /// number of values, returns a sentence that says so.
    static func text(_ key: String, _ values: [Any?] = []) -> String {
        let told = shown.withLock { shown -> (text: ScreenText, names: [String])? in
            if let told = shown.read[key] { return told }
            let screens =
                shown.screens ?? known([shown.toolkit, Toolkit.root].compactMap(\.self), shown.language ?? .current)
            shown.screens = screens
            guard let entry = screens.entries[key] else { return nil }
            shown.read[key] = (ScreenText(entry.text), entry.names)
            return shown.read[key]
        }
        guard let told, told.names.count == values.count else {
            let number = values.isEmpty ? "" : " with \(values.count) \(values.count == 1 ? "value" : "values")"
            return "\(file) is missing, or has no text `\(key)`\(number). `git checkout -- \(file)` brings it back."
        }
        return told.text.filled(Dictionary(zip(told.names, values)) { $1 })
    }

    /// Returns the texts from the first folder in `roots` that contains their file. Texts that are translated into
    /// `language` are replaced with their translations.
    private static func known(_ roots: [String], _ language: Language) -> Screens {
        for root in roots {
            func read(_ file: String) -> Screens? { Files.text("\(root)/\(file)").map { Screens($0, file: file) } }
            guard let original = read(file) else { continue }
            let translation = language.marks.lazy.compactMap { read(Language.file(file, $0)) }.first
            return translation.map(original.translated) ?? original
        }
        return Screens("", file: file)
    }
}
