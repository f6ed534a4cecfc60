/// Lets the compiler settle the stages of a long pipeline one after another.
///
/// The compiler checks a closure of a single expression together with the call around it, so the operators and
/// initializers of all stages multiply, and from four closures on it may give up. It checks a result builder's closure
/// by itself, as soon as the argument's type is known. This builder adds nothing else: a stage's value is the value of
/// its expression. A closure with a `return`, a function and a key path pass unchanged.
///
/// Three kinds of closures need a `return`, or their types written out, as a stage of a long pipeline: one with
/// `do`, `while` or `defer`, one with an `if` or a `switch` of which a branch throws or traps, and one that begins with
/// a dot, as in `{ .some($0) }`.
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
