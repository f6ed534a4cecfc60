import CurrycombDifferences

/// A piece of evidence in a check's result, as data for any renderer.
public enum Finding: Sendable, Equatable {
    /// A call with its expected and its actual result, and the differences between the two values; some checks list no
    /// differences.
    case comparison(call: String, expected: String, got: String, differences: [Difference])
    /// A law that does not hold, with a counterexample.
    case law(Counterexample)
    /// The values after each stage of a pipeline; the first that differs shows the faulty stage.
    case stages([Stage])
    /// Marble lines, one above the other, and the column to point at, if there is one.
    case marbles([MarbleLine], pointer: Int?)
    /// Steps in order, up to the first whose outcome differs.
    case story([StoryStep])
    /// A plain line of text.
    case note(String)

    /// The maximum number of differences that a comparison lists. If it lists this many, there may be more.
    static let mostDifferences = 10

    /// A step of a story.
    public struct StoryStep: Sendable, Equatable {
        /// The step, such as `dispatch(2)`.
        public let step: String
        /// The expected outcome.
        public let expected: String
        /// The actual outcome; `nil` if it is as expected.
        public let got: String?

        /// Describes a step.
        public init(_ step: String, expected: String, got: String?) {
            self.step = step
            self.expected = expected
            self.got = got
        }
    }

    /// The smallest input found for which a law does not hold.
    public struct Counterexample: Sendable, Equatable {
        /// A name in the law, such as `x`, and its value, such as `1`.
        public struct Binding: Sendable, Equatable {
            /// The name in the law's equation.
            public let name: String
            /// The value's description.
            public let value: String

            /// Binds a value to a name.
            public init(_ name: String, _ value: String) {
                self.name = name
                self.value = value
            }
        }

        /// The law's name, such as `associativity`.
        public let law: String
        /// The law as an equation.
        public let equation: String
        /// The total number of inputs that were tried, including the failing one.
        public let tries: Int
        /// The seed that reproduces the inputs.
        public let seed: UInt64
        /// The names in the equation, with their values.
        public let bindings: [Binding]
        /// The value of the left side, or the error that it threw.
        public let left: String
        /// The value of the right side, or the error that it threw.
        public let right: String

        /// Makes a counterexample.
        public init(
            law: String, equation: String, tries: Int, seed: UInt64, bindings: [Binding], left: String, right: String
        ) {
            self.law = law
            self.equation = equation
            self.tries = tries
            self.seed = seed
            self.bindings = bindings
            self.left = left
            self.right = right
        }
    }

    /// A pipeline's value after one of its stages.
    public struct Stage: Sendable, Equatable {
        /// The stage's name, such as `split(" ")`.
        public let name: String
        /// The value that the stage should return.
        public let expected: String
        /// The value that the stage returned; `nil` if it did not run.
        public let got: String?

        /// Describes a stage.
        public init(_ name: String, expected: String, got: String?) {
            self.name = name
            self.expected = expected
            self.got = got
        }
    }

    /// A marble line with a name.
    public struct MarbleLine: Sendable, Equatable {
        /// The name of a source, or `expected` or `got`.
        public let name: String
        /// The marbles.
        public let marbles: String

        /// Describes a marble line.
        public init(_ name: String, _ marbles: String) {
            self.name = name
            self.marbles = marbles
        }
    }
}
