/// A result builder that makes the compiler check the stages of a long pipeline one after another.
///
/// The compiler checks a single-expression closure together with the call around it. The candidates for the operators
/// and initializers of all stages multiply, so that with four or more closures the compiler may give up. A result
/// builder's closure is checked separately, as soon as the argument's type is known. This builder does nothing else: a
/// stage's value is the value of its expression. Closures with a `return`, functions and key paths are not affected.
///
/// Three kinds of closures need a `return` or explicit types as stages of a long pipeline: closures with `do`, `while`
/// or `defer`, closures with an `if` or `switch` in which a branch throws or traps, and closures that begin with a dot,
/// as in `{ .some($0) }`.
@resultBuilder
public enum StageBuilder {
    /// Returns the stage's value.
    @_alwaysEmitIntoClient @inline(__always)
    public static func buildBlock<Value>(_ value: Value) -> Value { value }

    /// Ends a stage that has effects but no value.
    @_alwaysEmitIntoClient @inline(__always)
    public static func buildBlock(_ effects: Void...) {}

    /// Returns the value of the branch that is taken.
    @_alwaysEmitIntoClient @inline(__always)
    public static func buildEither<Value>(first value: Value) -> Value { value }

    /// Returns the value of the branch that is taken.
    @_alwaysEmitIntoClient @inline(__always)
    public static func buildEither<Value>(second value: Value) -> Value { value }

    /// Ends a branch that has effects but no value.
    @_alwaysEmitIntoClient @inline(__always)
    public static func buildOptional(_ effect: Void?) {}

    /// Ends a loop that has effects but no value.
    @_alwaysEmitIntoClient @inline(__always)
    public static func buildArray(_ effects: [Void]) {}
}
