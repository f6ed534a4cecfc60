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
    /// - Parameter make: the function that returns the validator. It is usually called once, and at most a few times.
    /// - Returns: a validator that works like the one from `make`. It counts as reversible, because finding out would
    ///   require making that validator.
    public static func lazy(_ make: @escaping @Sendable () -> Validator) -> Validator {
        let made = MadeOnce(make)
        return Validator(back: { made.value.back?($0) }) { input, context in made.value.run(input, &context) }
    }
}

/// A value that is made when it is first read.
private final class MadeOnce<Value: Sendable>: Sendable {
    private let make: @Sendable () -> Value
    private let stored = Mutex<Value?>(nil)

    init(_ make: @escaping @Sendable () -> Value) {
        self.make = make
    }

    var value: Value {
        if let value = stored.withLock({ $0 }) { return value }
        // The lock is not held while the value is made, because `make` may read the value, too.
        let value = make()
        stored.withLock { $0 = value }
        return value
    }
}
