import CurrycombMarbles

/// Lines and arguments that replace a scenario's own, for pages whose marbles can be dragged.
public struct MarbleChanges: Sendable, Equatable {
    /// The inputs' lines, in order; `nil` or a missing element keeps the scenario's own line.
    public var lines: [String?]
    /// The arguments, in order; `nil` or a missing element keeps the scenario's own argument.
    public var arguments: [String?]

    /// Makes changes from the lines and arguments that replace a scenario's own.
    public init(lines: [String?] = [], arguments: [String?] = []) {
        self.lines = lines
        self.arguments = arguments
    }

    var isEmpty: Bool { lines.isEmpty && arguments.isEmpty }
}

/// The result of running a scenario.
public struct MarbleOutcome: Sendable {
    /// The picture of the run.
    public let diagram: MarbleDiagram
    /// The arguments that can be changed, with the values that were used.
    public let arguments: [MarbleArgument]
    /// The subscriptions to each input: lines such as `--^---!`.
    public let subscriptions: [[MarbleLine]]
    /// The problems: invalid changes, which were ignored, or a run that did not end.
    public let faults: [MarbleFault]

    static let mostWork = 3000
    static let longestLine = 200
    static let largestNumber = 99
}

/// A part of a scenario's code that a reader of the page can change.
public struct MarbleArgument: Sendable, Equatable {
    /// The values that are allowed.
    public enum Kind: Sendable, Equatable {
        /// A whole number from `least` to 99.
        case number(least: Int)
        /// Any text, which the code shows in quotes.
        case text
        /// One of a few functions.
        case choice([String])
    }

    /// The values that are allowed.
    public let kind: Kind
    /// The argument as it is written in the scenario's own code.
    let own: String
    /// The value that was used, as it is written in code.
    public let value: String
}

/// A change that could not be made, or a run that did not end.
public struct MarbleFault: Sendable, Equatable {
    /// The problem.
    public enum Problem: Sendable, Equatable {
        /// The text is not a marble line.
        case syntax(MarbleSyntaxError)
        /// A line has more frames or marbles than a page can draw.
        case tooLong
        /// A `^` or `!` is in a line that begins at its subscription.
        case hotNotation
        /// A marble comes after the signal's end.
        case afterEnd
        /// The operator accepts no value with this label.
        case noValue(String)
        /// The text is not a number from `least` to 99.
        case noNumber(least: Int)
        /// The text is not one of the functions.
        case noChoice
        /// The run was stopped after a fixed amount of work, before it had ended.
        case endless
    }

    /// The input's index, if the fault is in an input.
    public let input: Int?
    /// The argument's index, if the fault is in an argument.
    public let argument: Int?
    /// The problem.
    public let problem: Problem
}

extension MarbleFault {
    /// The problem in one line, with a remedy for most problems.
    public var words: String {
        switch problem {
        case .syntax(let error):
            "column " + String(error.column) + ": " + error.problem + "; " + error.advice
        case .tooLong:
            "this line is too long to draw: use at most " + String(MarbleOutcome.longestLine) + " frames, and as many"
                + " marbles"
        case .hotNotation: "^ and ! are not allowed in a line that begins at its subscription: remove them"
        case .afterEnd: "nothing can come after the end: move it before the end, or remove the end"
        case .noValue(let label): label + " is not a value that this operator takes"
        case .noNumber(let least):
            "write a number from " + String(least) + " to " + String(MarbleOutcome.largestNumber)
        case .noChoice: "pick one of the list"
        case .endless: "it does not end soon; this is its beginning"
        }
    }
}

struct MarbleChoice<Function> {
    let code: String
    let function: Function

    init(_ code: String, _ function: Function) {
        self.code = code
        self.function = function
    }
}

enum Choices {
    typealias Change = @Sendable (Int) -> Int
    typealias Condition = @Sendable (Int) -> Bool
    typealias Fold = @Sendable (Int, Int) -> Int
    typealias Alike = @Sendable (Int, Int) -> Bool

    static var changes: [MarbleChoice<Change>] {
        [
            .init("{ $0 * 10 }", { $0 &* 10 }), .init("{ $0 + 1 }", { $0 &+ 1 }), .init("{ $0 * $0 }", { $0 &* $0 }),
            .init("{ $0 % 2 }", { $0 % 2 }),
        ]
    }

    static var conditions: [MarbleChoice<Condition>] {
        [
            .init("{ $0 > 3 }", { $0 > 3 }), .init("{ $0 < 3 }", { $0 < 3 }),
            .init("{ $0.isMultiple(of: 2) }", { $0.isMultiple(of: 2) }), .init("{ $0 != 2 }", { $0 != 2 }),
        ]
    }

    static var folds: [MarbleChoice<Fold>] {
        [
            .init("{ $0 + $1 }", { $0 &+ $1 }), .init("{ $0 * $1 }", { $0 &* $1 }),
            .init("{ max($0, $1) }", { max($0, $1) }), .init("{ $1 - $0 }", { $1 &- $0 }),
        ]
    }

    static var alike: [MarbleChoice<Alike>] {
        [
            .init("{ $0 / 5 == $1 / 5 }", { $0 / 5 == $1 / 5 }), .init("{ $0 % 2 == $1 % 2 }", { $0 % 2 == $1 % 2 }),
            .init("{ $0 >= $1 }", { $0 >= $1 }),
        ]
    }
}
