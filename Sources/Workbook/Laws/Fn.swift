/// A function with a description, as an input for laws about functions.
///
/// Call it as `f(x)`, and pass `f.apply` to code that takes a plain function.
public struct Fn<Input, Output>: Sendable, CustomStringConvertible {
    private let body: @Sendable (Input) -> Output
    private let shown: @Sendable () -> String

    /// Makes a function with a description.
    public init(_ description: String, _ body: @escaping @Sendable (Input) -> Output) {
        self.body = body
        shown = { description }
    }

    init(shown: @escaping @Sendable () -> String, _ body: @escaping @Sendable (Input) -> Output) {
        self.body = body
        self.shown = shown
    }

    /// Calls the function.
    public func callAsFunction(_ input: Input) -> Output { body(input) }

    /// The plain function, for code that takes a closure instead of an `Fn`.
    public var apply: (Input) -> Output { body }

    /// The plain function as a `@Sendable` closure, for code that may run on other threads.
    public var sendable: @Sendable (Input) -> Output { body }

    /// A description of the function, such as `+1`; a table of its calls if it has no rule.
    public var description: String { shown() }
}
