import CurrycombWorkbook
import Foundation

/// The course's exercises with their texts, in the language of the board.
///
/// Learners' workshops send keys, for which pages and reports show the course's sentences. So learners cannot put text
/// of their own on a page with a title, a key or a sentence.
struct CourseTexts: Sendable {
    private let root: String
    private let exercises: [String: Exercise]

    init(_ exercises: [Exercise], root: String = "") {
        self.root = root
        self.exercises = Dictionary(exercises.map { ($0.id, $0) }) { first, _ in first }
    }

    /// Reads the course in a clone.
    ///
    /// - Parameters:
    ///   - root: the clone's folder.
    ///   - language: the language of the pages; other languages appear for exercises without a translation.
    /// - Returns: `nil` if the folder has no exercises.
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

    /// Reads the course of the first clone that contains one of some folders.
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

    /// Returns the language that the environment names, or else the clone's setting.
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

    /// Returns an exercise's title; empty if the course does not have the exercise.
    func title(_ exercise: String) -> String { exercises[exercise]?.words.title ?? "" }

    /// Returns the sentence of a fault.
    ///
    /// A check's title is a requirement. Alone it would read as if the answer met it, so the sentence says that the
    /// check failed.
    ///
    /// - Parameter key: the key of a mistake or of a check; empty if the answer does not compile.
    /// - Returns: `nil` if the course has no such key.
    func sentence(_ exercise: String, _ key: String) -> String? {
        guard exercises[exercise] != nil else { return nil }
        if key.isEmpty { return Say.doesNotCompile }
        guard let text = text(exercise, key) else { return nil }
        return isMisconception(exercise, key) ? text : Say.checkFailed(text)
    }

    /// Returns the text of a mistake, or the title of a check.
    private func text(_ exercise: String, _ key: String) -> String? {
        let words = exercises[exercise]?.words
        return words?.misconceptions.first { $0.key == key }?.text ?? words?.checks.first { $0.key == key }?.text
    }

    func isMisconception(_ exercise: String, _ key: String) -> Bool {
        exercises[exercise]?.words.misconceptions.contains { $0.key == key } ?? false
    }

    /// Returns the line of code from the exercise's task that has the most names in common with a fault's sentence.
    ///
    /// - Returns: `nil` if no line has a name in common, since each would be about something else.
    func line(_ exercise: String, _ key: String) -> String? {
        let sentence = Self.names(of: text(exercise, key) ?? "")
        let lines = (start(of: exercise).first ?? []).compactMap { line -> String? in
            guard line.hasPrefix("//     ") else { return nil }
            return line.dropFirst(7).split(separator: " ").joined(separator: " ")
        }
        func common(_ line: String) -> Int {
            // The comment after the code is English, as the sentence is.
            Self.names(of: line.components(separatedBy: "//")[0]).intersection(sentence).count
        }
        // The lines are reversed, since `max` returns the last of equal ones.
        return lines.reversed().max { common($0) < common($1) }.flatMap { common($0) > 0 ? $0 : nil }
    }

    /// Returns the names in a text, without keywords and names shorter than three letters, which are in most texts.
    private static func names(of text: String) -> Set<Substring> {
        Set(text.matches(of: /[A-Za-z]\w\w+/).map(\.output)).subtracting(["for", "let", "not", "the", "and"])
    }

    /// Returns the lines of the exercise's starting file, in each language.
    func start(of exercise: String) -> [[String]] {
        guard let exercise = exercises[exercise] else { return [] }
        let own = StartingFile.text(exercise.folder, in: exercise.chapterFolder, root: root)
        let all = StartingFile.versions(exercise.folder, in: exercise.chapterFolder, root: root)
        return ([own].compactMap(\.self) + all).map { $0.components(separatedBy: "\n") }
    }

    // MARK: - Input from learners

    /// Returns the event without keys that are not in the course.
    ///
    /// An event of an unknown exercise keeps its number but loses its content. Names, and the content of a raised hand,
    /// are the learner's own; only the teacher's page shows them.
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
            // Keeps the order, because the first failure must stay first.
            cleaned.failed = verdict.failed.filter { key in words.checks.contains { $0.key == key } }
            cleaned.misconception = known([verdict.misconception].compactMap(\.self), words.misconceptions).first
            let doesNotCompile = verdict.failed.isEmpty && verdict.misconception == nil && !verdict.sentence.isEmpty
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
