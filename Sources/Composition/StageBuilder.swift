/// A result builder that makes the compiler check the stages of a long pipeline one after another.
///
/// The compiler checks a single-expression closure together with the call around it. The candidates for the operators
/// and initializers of all stages multiply, so that with four or more closures the compiler may give up. A result
/// builder's closure is checked separately, as soon as the argument's type is known. This builder does nothing else: a
/// stage's value is the value of its expression. The builder does not affect functions, key paths or closures with a
/// `return`.
///
/// Some closures do not compile as the second or a later stage of a `pipe` with four or more stages, or after `>>>`.
/// Add a `return` if a closure has a statement that result builders do not support, such as `guard`, `while`, `defer`
/// or `do` with `catch`, or if one branch of an `if` or `switch` has a value and another throws or traps. Write `_ =`
/// before a call whose value the closure does not use. If a closure begins with a dot, as in `{ .some($0) }`, write the
/// type before the dot.
@resultBuilder
public enum StageBuilder {
    /// Returns the stage's value.
    @_alwaysEmitIntoClient @inline(__always)
    public static func buildBlock<Value>(_ value: Value) -> Value { value }

    /// Accepts a block that has only effects.
    @_alwaysEmitIntoClient @inline(__always)
    public static func buildBlock(_ effects: Void...) {}

    /// Returns the value of the branch that is taken.
    @_alwaysEmitIntoClient @inline(__always)
    public static func buildEither<Value>(first value: Value) -> Value { value }

    /// Returns the value of the branch that is taken.
    @_alwaysEmitIntoClient @inline(__always)
    public static func buildEither<Value>(second value: Value) -> Value { value }

    /// Accepts an `if` without `else` that has only effects.
    @_alwaysEmitIntoClient @inline(__always)
    public static func buildOptional(_ effect: Void?) {}

    /// Accepts a loop that has only effects.
    @_alwaysEmitIntoClient @inline(__always)
    public static func buildArray(_ effects: [Void]) {}
}
