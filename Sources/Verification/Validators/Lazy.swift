import Synchronization

extension Validator {
    /// A validator that is made when it is first used: for recursive types.
    ///
    /// ```swift
    /// let tree: Validator<JSON, Tree> = .object(Tree.init) {
    ///     field("name", \.name, .string)
    ///     field("children", \.children, .array(of: .lazy { tree }))
    /// }
    /// ```
    ///
    /// ``JSON/Limits/depth`` bounds the depth of the data when it is parsed.
    ///
    /// - Parameter make: returns the validator. It is called usually once, and at most a few times.
    /// - Returns: a validator that works like the one from `make`. It counts as reversible, because a check would have
    ///   to make it.
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
        // The value is made without the lock, because `make` may call this again.
        let value = make()
        stored.withLock { $0 = value }
        return value
    }
}
