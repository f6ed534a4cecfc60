/// The texts of one exercise that a learner reads, except the comment in the starting file. If some texts are not
/// translated, they are in the course's own language.
///
/// Words are data: they are in the exercise's `Exercise.md`, and each translation is a file next to it.
public struct Words: Sendable {
    /// The exercise's name, as shown in a list: "Compose two functions".
    public let title: String
    /// The task, in one to three short lines.
    public let task: String
    /// The hints, ordered from a question to nearly the answer.
    public let hints: Hints
    /// The requirements, in the order in which they are judged. Their keys are those of the exercise's checks.
    public let checks: [Sentence]
    /// The sentence for each foreseen mistake. The checks and the compile errors refer to it by its key.
    public let misconceptions: [Sentence]
    /// The text that is shown with the solution once the exercise is done.
    public let notice: String
    /// The path, from the package's root, of the toolkit's own implementation of the task; `nil` if there is none.
    public let toolkit: String?

    /// Makes an exercise's words.
    public init(
        title: String, task: String, hints: Hints, checks: [Sentence], misconceptions: [Sentence], notice: String,
        toolkit: String? = nil
    ) {
        self.title = title
        self.task = task
        self.hints = hints
        self.checks = checks
        self.misconceptions = misconceptions
        self.notice = notice
        self.toolkit = toolkit
    }

    func titled(_ title: String) -> Words {
        Words(
            title: title, task: task, hints: hints, checks: checks, misconceptions: misconceptions, notice: notice,
            toolkit: toolkit)
    }

    /// Returns the words with a sentence for each of these checks; a check without a text gets its key as the sentence.
    func naming(_ keys: [String]) -> Words {
        let checks = keys.map { key in self.checks.first { $0.key == key } ?? Sentence(key, key) }
        return Words(
            title: title, task: task, hints: hints, checks: checks, misconceptions: misconceptions, notice: notice,
            toolkit: toolkit)
    }

    /// Returns the text of the check or misconception with this key; `nil` if there is none.
    public func sentence(_ key: String) -> String? {
        (checks.first { $0.key == key } ?? misconceptions.first { $0.key == key })?.text
    }
}

/// A sentence with its key. Code refers to the key, and a translation replaces the sentence.
public struct Sentence: Sendable, Equatable {
    /// The key in code. A hint for a check has the key of that check; otherwise, a key is unique in the exercise.
    public let key: String
    /// The text that the learner reads.
    public let text: String

    /// Makes a sentence from a key and a text.
    public init(_ key: String, _ text: String) {
        self.key = key
        self.text = text
    }
}

/// Help in three steps, which are shown one at a time on request, and help for individual checks.
public struct Hints: Sendable, Equatable {
    /// A question that helps the learner think.
    public let question: String
    /// The direction in which to look.
    public let direction: String
    /// Nearly the answer.
    public let nearly: String
    /// Help for individual checks; each sentence has the key of its check. It is shown before the three steps if its
    /// check is the first that fails.
    public let byCheck: [Sentence]

    /// Makes help from its three steps and the help for individual checks.
    public init(question: String, direction: String, nearly: String, byCheck: [Sentence] = []) {
        self.question = question
        self.direction = direction
        self.nearly = nearly
        self.byCheck = byCheck
    }

    /// The three general steps, in order.
    public var steps: [String] { [question, direction, nearly] }
}
