import Synchronization

extension Validator {
    /// A validator that is made when it is first used, for recursive types.
    ///
    /// ```swift
    /// let tree: Validator<JSON, Tree> = .object(Tree.init) {
    ///     field("name", \.name, .string)
    ///     field("children", \.children, .array(of: .lazy { tree }))
    /// }
    /// ```
    ///
    /// The parser limits the depth of the data to ``JSON/Limits/depth``.
    ///
    /// Keep the recursive validator in a constant, as above. A function that makes a new validator in each call would
    /// make one for each level of the data, and all of them would stay in memory.
    ///
    /// - Parameter make: the function that returns the validator. Usually it is called once; threads that use the
    ///   validator before the first call has ended also call it.
    /// - Returns: a validator whose `isReversible` is always true, because the real answer would require a call of
    ///   `make`. If the validator that `make` returns is not reversible, encoding throws.
    public static func lazy(_ make: @escaping @Sendable () -> Validator) -> Validator {
        let made = MadeOnce(make)
        return Validator(back: { made.value.back?($0) }) { input, context in made.value.run(input, &context) }
    }
}

private final class MadeOnce<Value: Sendable>: Sendable {
    private let make: @Sendable () -> Value
    private let stored = Mutex<Value?>(nil)

    init(_ make: @escaping @Sendable () -> Value) {
        self.make = make
    }

    var value: Value {
        if let value = stored.withLock({ $0 }) { return value }
        // `make` runs without the lock, because it may wait for another thread that reads the value.
        let value = make()
        stored.withLock { $0 = value }
        return value
    }
}
