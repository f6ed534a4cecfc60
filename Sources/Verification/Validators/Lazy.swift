import Synchronization

extension Validator {
    /// A validator that is made when it is first used: for types that hold themselves.
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
    /// - Parameter make: gives the validator. It is called at most once in most runs, at most a few times ever.
    /// - Returns: a validator that does what that one does. It counts as reversible, since asking would need to make it.
    public static func lazy(_ make: @escaping @Sendable () -> Validator) -> Validator {
        let made = MadeOnce(make)
        return Validator(back: { made.value.back?($0) }) { input, context in made.value.run(input, &context) }
    }
}

/// Something that is made when it is first asked for.
private final class MadeOnce<Value: Sendable>: Sendable {
    private let make: @Sendable () -> Value
    private let stored = Mutex<Value?>(nil)

    init(_ make: @escaping @Sendable () -> Value) {
        self.make = make
    }

    var value: Value {
        if let value = stored.withLock({ $0 }) { return value }
        // Made without the lock: `make` may itself come back here.
        let value = make()
        stored.withLock { $0 = value }
        return value
    }
}
