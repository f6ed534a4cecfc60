/// A description of an effect. Making an `IO` does nothing; each call to ``run()`` does the described work.
public struct IO<Value> {
    private let effect: () throws -> Value

    /// Describes an effect, but does not run it.
    ///
    /// - Parameter effect: the work that ``run()`` does each time it is called.
    public init(_ effect: @escaping () throws -> Value) {
        self.effect = effect
    }

    /// Runs the effect and returns the value of this run.
    ///
    /// - Throws: the effect's error.
    public func run() throws -> Value { try effect() }
}
