/// A result builder with which the compiler checks the stages of a long pipeline one after another.
///
/// The compiler checks a closure of a single expression together with the call around it, so the candidates for the
/// operators and initializers of all stages multiply, and with four or more closures it may give up. But it checks a
/// result builder's closure separately, as soon as the argument's type is known. This builder does nothing else: a
/// stage's value is the value of its expression. Closures with a `return`, functions and key paths do not change.
///
/// Three kinds of closures need a `return` or explicit types as a stage of a long pipeline: a closure with `do`,
/// `while` or `defer`, one with an `if` or a `switch` in which a branch throws or traps, and one that begins with a
/// dot, as in `{ .some($0) }`.
@resultBuilder
public enum StageBuilder {
    /// Returns the stage's value.
    @_alwaysEmitIntoClient @inline(__always)
    public static func buildBlock<Value>(_ value: Value) -> Value { value }

    /// Ends a stage that only has effects.
    @_alwaysEmitIntoClient @inline(__always)
    public static func buildBlock(_ effects: Void...) {}

    /// Returns the value of the branch that is taken.
    @_alwaysEmitIntoClient @inline(__always)
    public static func buildEither<Value>(first value: Value) -> Value { value }

    /// Returns the value of the branch that is taken.
    @_alwaysEmitIntoClient @inline(__always)
    public static func buildEither<Value>(second value: Value) -> Value { value }

    /// Ends a branch that only has effects.
    @_alwaysEmitIntoClient @inline(__always)
    public static func buildOptional(_ effect: Void?) {}

    /// Ends a loop that only has effects.
    @_alwaysEmitIntoClient @inline(__always)
    public static func buildArray(_ effects: [Void]) {}
}
