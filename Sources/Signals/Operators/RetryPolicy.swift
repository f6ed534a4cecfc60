// The earlier form of `retry(_:backoff:on:if:)`, in which one rule determined both the number of runs and the pauses.

/// A rule that determines how often a failed signal runs again, and after which pauses.
@_documentation(visibility: internal)
@available(*, deprecated, message: "write retry(3, backoff: .exponential(from: first, upTo: longest), on: scheduler)")
public struct RetryPolicy: Sendable {
    /// The function that receives the number of failures so far, and returns the pause before the next run; `nil` means
    /// no further run.
    public let pause: @Sendable (_ failures: Int) -> Duration?

    /// Makes a policy from a function; see ``pause``.
    public init(_ pause: @escaping @Sendable (_ failures: Int) -> Duration?) { self.pause = pause }

    private init(_ backoff: Backoff, times count: Int) {
        self.init { $0 <= count ? backoff.pause(afterAttempt: $0) : nil }
    }

    /// Makes a policy with the same pause each time, for at most `count` further runs.
    public static func constant(_ pause: Duration, times count: Int) -> RetryPolicy {
        RetryPolicy(.constant(pause), times: count)
    }

    /// Makes a policy with a pause that is multiplied by a factor each time, up to a limit.
    public static func exponential(
        from first: Duration, factor: Double = 2, upTo longest: Duration, times count: Int
    ) -> RetryPolicy { RetryPolicy(.exponential(from: first, factor: factor, upTo: longest), times: count) }

    /// See ``exponential(from:factor:upTo:times:)``, the current name of this function.
    public static func doubling(from first: Duration, upTo longest: Duration, times count: Int) -> RetryPolicy {
        exponential(from: first, upTo: longest, times: count)
    }

    #if !hasFeature(Embedded)
    /// Returns a copy of the policy with random pauses; see ``Backoff/jittered(by:using:)``.
    public func jittered(
        by fraction: Double = 1,
        using random: @escaping @Sendable () -> Double = { .random(in: 0..<1) }
    ) -> RetryPolicy {
        RetryPolicy { failures in
            pause(failures).map {
                Backoff.constant($0).jittered(by: fraction, using: random).pause(afterAttempt: 1)
            }
        }
    }
    #endif
}

extension Signal {
    /// See ``retry(_:backoff:on:if:)``, the current form of this function.
    @_documentation(visibility: internal)
    @available(*, deprecated, message: "write retry(3, backoff: .exponential(from: first), on: scheduler)")
    @_disfavoredOverload
    public func retry(
        _ policy: RetryPolicy, on scheduler: any Scheduler,
        if isWorthRetrying: (@Sendable (Failure) -> Bool)? = nil
    ) -> some Signal<Value, Failure> {
        Rerunning(self) { end, failures in
            guard case .failed(let error) = end, isWorthRetrying?(error) ?? true, let pause = policy.pause(failures)
            else { return .passOn }
            return .later(pause, scheduler)
        }
    }
}
