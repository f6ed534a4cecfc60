import CurrycombWorkbook
import Foundation

/// The exercises of the course with their texts, in the board's language.
///
/// Learners' workshops send keys, for which pages and reports show the course's own sentences. So a learner cannot put
/// their own text on a page in place of a title or a sentence.
struct CourseTexts: Sendable {
    private let root: String
    private let exercises: [String: Exercise]

    init(_ exercises: [Exercise], root: String = "") {
        self.root = root
        self.exercises = Dictionary(exercises.map { ($0.id, $0) }) { first, _ in first }
    }

    /// Reads the course of a clone, or returns `nil` if the clone has no exercises. An exercise without a translation
    /// keeps the course's own language.
    init?(root: String, language: Language) {
        let chapters = root + "/Chapters"
        let exercises = Self.names(in: chapters).flatMap { chapter in
            Self.names(in: "\(chapters)/\(chapter)")
                .filter { FileManager.default.fileExists(atPath: "\(chapters)/\(chapter)/\($0)/Exercise.md") }
                .map { Exercise($0, in: chapter, root: root, language: language) }
        }
        guard !exercises.isEmpty else { return nil }
        self.init(exercises, root: root)
    }

    /// Reads the course of the first clone that contains one of these folders, or returns `nil` if none of them is in a
    /// clone.
    static func find(from folders: [String]) -> CourseTexts? {
        for start in folders {
            var folder = URL(fileURLWithPath: start).standardizedFileURL.resolvingSymlinksInPath()
            while folder.path != "/" {
                if let course = CourseTexts(root: folder.path, language: language(of: folder.path)) { return course }
                folder.deleteLastPathComponent()
            }
        }
        return nil
    }

    private static func language(of root: String) -> Language {
        let chosen = FileManager.default.contents(atPath: root + "/.currycomb/language")
            .map { String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines) }
        let isNamed = ProcessInfo.processInfo.environment[Language.variable].map { !$0.isEmpty } ?? false
        return isNamed ? .current : chosen.map { Language($0) } ?? .current
    }

    private static func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    // MARK: - Words

    func has(_ exercise: String) -> Bool { exercises[exercise] != nil }

    func title(_ exercise: String) -> String { exercises[exercise]?.words.title ?? "" }

    /// Returns the number of checks of an attempt's exercise, or 0 if no verdict named a check. Verdicts do not name
    /// the checks that are a `todo` or wait for another check, so `attempt.checks` may be lower.
    func checks(_ attempt: Attempt, of exercise: String) -> Int {
        attempt.checks == 0 ? 0 : max(attempt.checks, exercises[exercise]?.words.checks.count ?? 0)
    }

    /// Returns the sentence for a fault, or `nil` if the course has no such key. The title of a check is a requirement.
    /// Alone, the title would read as if the answer met the requirement, so the sentence says that the check failed.
    func sentence(_ exercise: String, _ key: String) -> String? {
        guard exercises[exercise] != nil else { return nil }
        if key.isEmpty { return Say.doesNotCompile }
        guard let text = text(exercise, key) else { return nil }
        return isMisconception(exercise, key) ? text : Say.checkFailed(text)
    }

    private func text(_ exercise: String, _ key: String) -> String? {
        let words = exercises[exercise]?.words
        return words?.misconceptions.first { $0.key == key }?.text ?? words?.checks.first { $0.key == key }?.text
    }

    func isMisconception(_ exercise: String, _ key: String) -> Bool {
        exercises[exercise]?.words.misconceptions.contains { $0.key == key } ?? false
    }

    /// Returns the line of code in the exercise's task that shares the most names with the sentence for a fault, or
    /// `nil` if no line shares a name.
    func line(_ exercise: String, _ key: String) -> String? {
        let sentence = Self.names(of: text(exercise, key) ?? "")
        let lines = (start(of: exercise).first ?? []).compactMap { line -> String? in
            guard line.hasPrefix("//     ") else { return nil }
            return line.dropFirst(7).split(separator: " ").joined(separator: " ")
        }
        func common(_ line: String) -> Int {
            // A comment after the code is left out: it is prose, so it would share words with many sentences.
            Self.names(of: line.components(separatedBy: "//")[0]).intersection(sentence).count
        }
        return lines.max { common($0) < common($1) }.flatMap { common($0) > 0 ? $0 : nil }
    }

    /// Returns the words of a text that may be names: those with at least three characters, except common ones such as
    /// `the`.
    private static func names(of text: String) -> Set<Substring> {
        Set(text.matches(of: /[A-Za-z]\w\w+/).map(\.output)).subtracting(["for", "let", "not", "the", "and"])
    }

    func start(of exercise: String) -> [[String]] {
        guard let exercise = exercises[exercise] else { return [] }
        let own = StartingFile.text(exercise.folder, in: exercise.chapterFolder, root: root)
        let all = StartingFile.versions(exercise.folder, in: exercise.chapterFolder, root: root)
        return ([own].compactMap(\.self) + all).map { $0.components(separatedBy: "\n") }
    }

    // MARK: - Input from learners

    /// Returns the event without keys that the course does not have.
    ///
    /// An event that opens or judges an unknown exercise loses its content, but keeps its number. Names and the content
    /// of a raised hand are kept: they are the learner's own, and the projector's page does not show them.
    func cleaned(_ event: ClassEvent) -> ClassEvent {
        var event = event
        switch event.kind {
        case .opened(let exercise, _):
            event.kind = has(exercise) ? .opened(exercise: exercise, title: "") : .unknown("")
        case .verdict(let verdict):
            guard let words = exercises[verdict.exercise]?.words else {
                event.kind = .unknown("")
                break
            }
            func known(_ keys: [String], _ sentences: [Sentence]) -> [String] {
                let keys = Set(keys)
                return sentences.map(\.key).filter(keys.contains)
            }
            var cleaned = verdict
            cleaned.held = known(verdict.held, words.checks)
            // Here, the verdict's own order is kept, because the first failure must stay first.
            cleaned.failed = verdict.failed.filter { key in words.checks.contains { $0.key == key } }
            cleaned.misconception = known([verdict.misconception].compactMap(\.self), words.misconceptions).first
            let doesNotCompile = verdict.failed.isEmpty && cleaned.misconception == nil && !verdict.sentence.isEmpty
            cleaned.sentence = doesNotCompile ? Say.doesNotCompile : ""
            event.kind = .verdict(cleaned)
        case .hand(var hand):
            if !has(hand.exercise) { hand.exercise = "" }
            event.kind = .hand(hand)
        case .unknown: event.kind = .unknown("")
        case .joined, .lowered, .left: break
        }
        return event
    }
}
