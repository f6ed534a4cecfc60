import CurrycombDifferences

/// One piece of evidence in a check's result, as data; each renderer decides how it looks.
public enum Finding: Sendable, Equatable {
    /// A call and its two outcomes, with their differences if they are large.
    case comparison(call: String, expected: String, got: String, differences: [Difference])
    /// A law that a counterexample breaks.
    case law(Counterexample)
    /// A pipeline's values after each stage; the first that differs is the one to look at.
    case stages([Stage])
    /// Lines of marbles, one above the other, with a column to point at.
    case marbles([MarbleLine], pointer: Int?)
    /// Steps in order, up to the first whose outcome differs.
    case story([StoryStep])
    /// A plain line of text.
    case note(String)

    /// The most differences that a comparison lists: if it lists this many, there may be others.
    static let mostDifferences = 10

    /// A step of a story.
    public struct StoryStep: Sendable, Equatable {
        /// The step: `dispatch(2)`.
        public let step: String
        /// The expected outcome.
        public let expected: String
        /// The actual outcome; `nil` if it is as expected.
        public let got: String?

        /// Describes a step.
        ///
        /// - Parameters:
        ///   - step: the step.
        ///   - expected: the expected outcome.
        ///   - got: the actual outcome; `nil` if it is as expected.
        public init(_ step: String, expected: String, got: String?) {
            self.step = step
            self.expected = expected
            self.got = got
        }
    }

    /// The smallest input found for which a law does not hold.
    public struct Counterexample: Sendable, Equatable {
        /// A name and its value, such as `x` and `1`.
        public struct Binding: Sendable, Equatable {
            /// The name in the law's equation.
            public let name: String
            /// The value of the name.
            public let value: String

            /// Binds a value to a name.
            ///
            /// - Parameters:
            ///   - name: the name in the law's equation.
            ///   - value: the value of the name.
            public init(_ name: String, _ value: String) {
                self.name = name
                self.value = value
            }
        }

        /// The law's name: associativity.
        public let law: String
        /// The law as an equation.
        public let equation: String
        /// The number of inputs that were tried in all, the failing one included.
        public let tries: Int
        /// The seed that repeats these inputs.
        public let seed: UInt64
        /// The value of each name.
        public let bindings: [Binding]
        /// The value of the left side.
        public let left: String
        /// The value of the right side.
        public let right: String

        /// Makes a counterexample.
        ///
        /// - Parameters:
        ///   - law: the law's name.
        ///   - equation: the law as an equation.
        ///   - tries: the number of inputs that were tried in all.
        ///   - seed: the seed that repeats these inputs.
        ///   - bindings: the value of each name.
        ///   - left: the value of the left side.
        ///   - right: the value of the right side.
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
        /// The stage's name: `split(" ")`.
        public let name: String
        /// The value that the stage should return.
        public let expected: String
        /// The value that the stage returned; `nil` if it did not run.
        public let got: String?

        /// Describes a stage.
        ///
        /// - Parameters:
        ///   - name: the stage's name.
        ///   - expected: the value that the stage should return.
        ///   - got: the value that the stage returned; `nil` if it did not run.
        public init(_ name: String, expected: String, got: String?) {
            self.name = name
            self.expected = expected
            self.got = got
        }
    }

    /// A line of marbles under a name.
    public struct MarbleLine: Sendable, Equatable {
        /// A source's name, `expected` or `got`.
        public let name: String
        /// The marbles.
        public let marbles: String

        /// Describes a line of marbles.
        ///
        /// - Parameters:
        ///   - name: a source's name, `expected` or `got`.
        ///   - marbles: the marbles.
        public init(_ name: String, _ marbles: String) {
            self.name = name
            self.marbles = marbles
        }
    }
}
