#if !hasFeature(Embedded)
extension XRay {
    /// Names a function as a stage, so that the picture from ``run(_:describedBy:through:)`` shows the value that
    /// it returns.
    ///
    /// If the function throws, the picture shows the error instead of a value.
    @_alwaysEmitIntoClient
    public static func stage<A, B>(_ name: String, _ function: @escaping (A) -> B) -> (A) -> B {
        { a in mayBeRecording ? record(name) { function(a) } : function(a) }
    }

    /// Names a function of two arguments as a stage; see ``stage(_:_:)``.
    @_alwaysEmitIntoClient
    public static func stage<A, B, C>(_ name: String, _ function: @escaping (A, B) -> C) -> (A, B) -> C {
        { a, b in mayBeRecording ? record(name) { function(a, b) } : function(a, b) }
    }

    // MARK: - `@Sendable` overloads

    /// Names a `@Sendable` function of one argument as a stage; see ``stage(_:_:)``.
    @_disfavoredOverload @_alwaysEmitIntoClient
    public static func stage<A, B>(_ name: String, _ function: @escaping @Sendable (A) -> B) -> @Sendable (A) -> B {
        { a in mayBeRecording ? record(name) { function(a) } : function(a) }
    }

    /// Names a `@Sendable` function of two arguments as a stage; see ``stage(_:_:)``.
    @_disfavoredOverload @_alwaysEmitIntoClient
    public static func stage<A, B, C>(
        _ name: String, _ function: @escaping @Sendable (A, B) -> C
    ) -> @Sendable (A, B) -> C {
        { a, b in mayBeRecording ? record(name) { function(a, b) } : function(a, b) }
    }

    // MARK: - Throwing

    /// Names a throwing function of one argument as a stage; see ``stage(_:_:)``.
    @_alwaysEmitIntoClient
    public static func stage<A, B>(_ name: String, _ function: @escaping (A) throws -> B) -> (A) throws -> B {
        { a in try (mayBeRecording ? record(name) { try function(a) } : function(a)) }
    }

    /// Names a throwing function of two arguments as a stage; see ``stage(_:_:)``.
    @_alwaysEmitIntoClient
    public static func stage<A, B, C>(
        _ name: String, _ function: @escaping (A, B) throws -> C
    ) -> (A, B) throws -> C {
        { a, b in try (mayBeRecording ? record(name) { try function(a, b) } : function(a, b)) }
    }

    // MARK: - Throwing: `@Sendable` overloads

    /// Names a `@Sendable` throwing function of one argument as a stage; see ``stage(_:_:)``.
    @_disfavoredOverload @_alwaysEmitIntoClient
    public static func stage<A, B>(
        _ name: String, _ function: @escaping @Sendable (A) throws -> B
    ) -> @Sendable (A) throws -> B {
        { a in try (mayBeRecording ? record(name) { try function(a) } : function(a)) }
    }

    /// Names a `@Sendable` throwing function of two arguments as a stage; see ``stage(_:_:)``.
    @_disfavoredOverload @_alwaysEmitIntoClient
    public static func stage<A, B, C>(
        _ name: String, _ function: @escaping @Sendable (A, B) throws -> C
    ) -> @Sendable (A, B) throws -> C {
        { a, b in try (mayBeRecording ? record(name) { try function(a, b) } : function(a, b)) }
    }

    // MARK: - Asynchronous

    /// Names an asynchronous function of one argument as a stage; see ``stage(_:_:)``.
    @_alwaysEmitIntoClient
    public static func stage<A, B>(_ name: String, _ function: @escaping (A) async -> B) -> (A) async -> B {
        { a in await (mayBeRecording ? record(name) { await function(a) } : function(a)) }
    }

    /// Names an asynchronous function of two arguments as a stage; see ``stage(_:_:)``.
    @_alwaysEmitIntoClient
    public static func stage<A, B, C>(
        _ name: String, _ function: @escaping (A, B) async -> C
    ) -> (A, B) async -> C {
        { a, b in await (mayBeRecording ? record(name) { await function(a, b) } : function(a, b)) }
    }

    // MARK: - Asynchronous: `@Sendable` overloads

    /// Names a `@Sendable` asynchronous function of one argument as a stage; see ``stage(_:_:)``.
    @_disfavoredOverload @_alwaysEmitIntoClient
    public static func stage<A, B>(
        _ name: String, _ function: @escaping @Sendable (A) async -> B
    ) -> @Sendable (A) async -> B {
        { a in await (mayBeRecording ? record(name) { await function(a) } : function(a)) }
    }

    /// Names a `@Sendable` asynchronous function of two arguments as a stage; see ``stage(_:_:)``.
    @_disfavoredOverload @_alwaysEmitIntoClient
    public static func stage<A, B, C>(
        _ name: String, _ function: @escaping @Sendable (A, B) async -> C
    ) -> @Sendable (A, B) async -> C {
        { a, b in await (mayBeRecording ? record(name) { await function(a, b) } : function(a, b)) }
    }

    // MARK: - Asynchronous and throwing

    /// Names an asynchronous throwing function of one argument as a stage; see ``stage(_:_:)``.
    @_alwaysEmitIntoClient
    public static func stage<A, B>(
        _ name: String, _ function: @escaping (A) async throws -> B
    ) -> (A) async throws -> B {
        { a in try await (mayBeRecording ? record(name) { try await function(a) } : function(a)) }
    }

    /// Names an asynchronous throwing function of two arguments as a stage; see ``stage(_:_:)``.
    @_alwaysEmitIntoClient
    public static func stage<A, B, C>(
        _ name: String, _ function: @escaping (A, B) async throws -> C
    ) -> (A, B) async throws -> C {
        { a, b in try await (mayBeRecording ? record(name) { try await function(a, b) } : function(a, b)) }
    }

    // MARK: - Asynchronous and throwing: `@Sendable` overloads

    /// Names a `@Sendable` asynchronous throwing function of one argument as a stage; see ``stage(_:_:)``.
    @_disfavoredOverload @_alwaysEmitIntoClient
    public static func stage<A, B>(
        _ name: String, _ function: @escaping @Sendable (A) async throws -> B
    ) -> @Sendable (A) async throws -> B {
        { a in try await (mayBeRecording ? record(name) { try await function(a) } : function(a)) }
    }

    /// Names a `@Sendable` asynchronous throwing function of two arguments as a stage; see ``stage(_:_:)``.
    @_disfavoredOverload @_alwaysEmitIntoClient
    public static func stage<A, B, C>(
        _ name: String, _ function: @escaping @Sendable (A, B) async throws -> C
    ) -> @Sendable (A, B) async throws -> C {
        { a, b in try await (mayBeRecording ? record(name) { try await function(a, b) } : function(a, b)) }
    }
}
#endif
