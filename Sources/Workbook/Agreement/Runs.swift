import CurrycombDifferences
import CurrycombMarbleLines

/// The steps of a run, one by one. If the closure that is passed to `agrees` returns a `StoryRun`, a difference is
/// shown as a numbered story.
public struct StoryRun {
    var lines: [Transcript.Line] = []

    /// Makes a story without steps.
    public init() {}

    /// Adds a step.
    ///
    /// - Parameters:
    ///   - step: the step, as a learner would write it: `send(.add(2))`.
    ///   - outcome: the parts of the step's outcome, which are joined by commas; an empty array is shown as "nothing".
    ///   - requirement: the contract's requirement that the step calls, if a check covers several requirements: the
    ///     verdict shows that requirement's line if this step is the first that differs.
    public mutating func add(_ step: String, _ outcome: [String], of requirement: String? = nil) {
        add(lazily: { step }, outcome, of: requirement)
    }

    mutating func add(
        lazily step: @escaping () -> String, _ outcome: [String], inFull: String? = nil,
        role: Transcript.Line.Role = .other, of requirement: String? = nil
    ) {
        let joined = outcome.isEmpty ? Phrases.nothing : outcome.joined(separator: ", ")
        var line = Transcript.Line(
            step(), joined, exact: inFull.map { joined + $0 }, parts: outcome, role: role)
        line.requirement = requirement
        lines.append(line)
    }
}

/// Marble lines of inputs and outputs. If the closure that is passed to `agrees` returns a `MarbleRun`, a difference is
/// shown as a picture.
public struct MarbleRun {
    /// A row of the picture: a line of marbles or any other text, with its name.
    public struct Row {
        let name: String
        let line: String
        let marbles: MarbleLine?

        /// Makes a row from a line of marbles. If all inputs are marbles, too, the verdict describes a difference from
        /// the expected line in a sentence.
        public init(_ name: String, _ marbles: MarbleLine) {
            (self.name, line, self.marbles) = (name, marbles.description, marbles)
        }

        /// Makes a row from a text.
        public init(_ name: String, text: String) { (self.name, line, marbles) = (name, text, nil) }
    }

    let inputs: [Row]
    let rows: [Row]

    /// Makes a run from inputs and outputs.
    ///
    /// - Parameters:
    ///   - inputs: the lines that were sent, each with its name.
    ///   - rows: the lines of the outputs, each with the name that a verdict uses for it: `the second subscriber`. The
    ///     name of a single output may be empty.
    public init(inputs: [Row], rows: [Row]) {
        self.inputs = inputs
        self.rows = rows
    }

    /// Makes a run from inputs and outputs that are texts.
    public init(inputs: [(name: String, line: String)], rows: [(name: String, line: String)]) {
        self.init(
            inputs: inputs.map { Row($0.name, text: $0.line) }, rows: rows.map { Row($0.name, text: $0.line) })
    }
}

/// A list whose order does not matter: it is compared and shown sorted, and no verdict mentions its order or a position
/// in it.
public struct InAnyOrder: CustomStringConvertible {
    let elements: [String]

    /// Makes a list from its elements, in any order.
    public init(_ elements: some Sequence) { self.elements = elements.map { describe($0, limit: .max) }.sorted() }

    /// The elements in brackets, as for an array.
    public var description: String { "[" + elements.joined(separator: ", ") + "]" }
}
