/// A function with a description: the input of laws about functions.
///
/// It is called as `f(x)`, and passed as `f.apply` if a plain function is wanted.
public struct Fn<Input, Output>: Sendable, CustomStringConvertible {
    private let body: @Sendable (Input) -> Output
    private let shown: @Sendable () -> String

    /// Gives a function a description.
    ///
    /// - Parameters:
    ///   - description: the work of the function, as short as `+1`.
    ///   - body: the function.
    public init(_ description: String, _ body: @escaping @Sendable (Input) -> Output) {
        self.body = body
        shown = { description }
    }

    init(shown: @escaping @Sendable () -> String, _ body: @escaping @Sendable (Input) -> Output) {
        self.body = body
        self.shown = shown
    }

    /// Calls the function.
    ///
    /// - Parameter input: its argument.
    /// - Returns: its result.
    public func callAsFunction(_ input: Input) -> Output { body(input) }

    /// The plain function, to pass on.
    public var apply: (Input) -> Output { body }

    /// The function as a plain one that may cross to other threads.
    public var sendable: @Sendable (Input) -> Output { body }

    /// The work of the function, as short as `+1`.
    public var description: String { shown() }
}
