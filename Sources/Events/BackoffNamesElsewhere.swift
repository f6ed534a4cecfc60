// Names that other libraries use for functions of `Backoff`. ObservingNamesElsewhere.swift in `Signals` explains how such
// names are declared.

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if DEBUG
@_documentation(visibility: internal)
@available(*, unavailable, message: "write .exponential(from: first, upTo: longest).jittered()")
extension Backoff {
    @_alwaysEmitIntoClient public static func exponential(
        base: Duration, factor: Double = 2, max: Duration? = nil, jitter: Double = 0
    ) -> Backoff { fatalError() }
    @_alwaysEmitIntoClient public static func exponential(
        initial: Duration, multiplier: Double = 2, max: Duration? = nil, jitter: Double = 0
    ) -> Backoff { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write .exponential(from: first, upTo: longest), or .capped(at: longest) behind it")
extension Backoff {
    public static func exponential(initial: Duration, factor: Double = 2, max: Duration? = nil) -> Backoff {
        fatalError()
    }
    public static func exponential(base: Duration, multiplier: Double) -> Backoff { fatalError() }
    public static func exponential(start: Duration, factor: Double = 2, max: Duration? = nil) -> Backoff {
        fatalError()
    }
    public static func exponential(_ initial: Duration, factor: Double = 2, max: Duration? = nil) -> Backoff {
        fatalError()
    }
    public static func exponential(from first: Duration, factor: Double = 2, max: Duration) -> Backoff { fatalError() }
    public static func exponential(from first: Duration, factor: Double = 2, maximum: Duration) -> Backoff {
        fatalError()
    }
    public static func exponential(from first: Duration, factor: Double = 2, cap: Duration) -> Backoff { fatalError() }
    public static func exponential(from first: Duration, factor: Double = 2, atMost: Duration) -> Backoff {
        fatalError()
    }
    public static func exponential(from first: Duration, factor: Double = 2, maxDelay: Duration) -> Backoff {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "write the number in retry: retry(3, backoff: .exponential(from: first, upTo: longest))"
)
extension Backoff {
    @_alwaysEmitIntoClient public static func exponential(
        from first: Duration, factor: Double = 2, upTo longest: Duration? = nil, times count: Int
    ) -> Backoff { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write retry(3, backoff: .constant(.seconds(1)))")
extension Backoff {
    @_alwaysEmitIntoClient public static func spaced(_ pause: Duration) -> Backoff { fatalError() }
    @_alwaysEmitIntoClient public func recurs(_ retries: Int) -> Backoff { fatalError() }
}
#endif
