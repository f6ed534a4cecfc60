/// A rule that determines how often a failed signal runs again, and after which pauses; see ``Signal/retry(_:on:if:)``.
public struct RetryPolicy: Sendable {
    /// The function that receives the number of failures so far, and returns the pause before the next run; `nil` means
    /// no further run.
    public let pause: @Sendable (_ failures: Int) -> Duration?

    /// Makes a policy from a function; see ``pause``.
    public init(_ pause: @escaping @Sendable (_ failures: Int) -> Duration?) { self.pause = pause }

    /// Makes a policy with the same pause each time, for at most `count` further runs.
    public static func constant(_ pause: Duration, times count: Int) -> RetryPolicy {
        RetryPolicy { $0 <= count ? pause : nil }
    }

    /// Makes a policy with a pause that is multiplied by a factor each time, up to a limit.
    ///
    /// - Parameters:
    ///   - first: the time to wait after the first failure.
    ///   - factor: the factor between two pauses; 2 by default.
    ///   - longest: the longest time to wait.
    ///   - count: the maximum number of further runs.
    public static func exponential(
        from first: Duration, factor: Double = 2, upTo longest: Duration, times count: Int
    ) -> RetryPolicy {
        RetryPolicy { failures in
            guard failures <= count else { return nil }
            // A pause of zero stays zero when it is multiplied. A negative pause, which schedulers treat as zero, must
            // not change either.
            guard first > .zero else { return min(first, longest) }
            var pause = first
            for _ in 1..<max(1, failures) where pause < longest {
                // The comparison comes before the multiplication, because a `Duration` traps when it overflows.
                if pause / longest * factor >= 1 { return longest }
                pause = pause * factor
            }
            return min(pause, longest)
        }
    }

    /// The former name of `exponential`.
    @available(*, deprecated, renamed: "exponential(from:upTo:times:)")
    public static func doubling(from first: Duration, upTo longest: Duration, times count: Int) -> RetryPolicy {
        exponential(from: first, upTo: longest, times: count)
    }

    #if !hasFeature(Embedded)
        /// Returns a copy of the policy with random pauses. Many clients that failed together then do not all retry at
        /// the same time.
        ///
        /// - Parameters:
        ///   - fraction: the random part of a pause. A pause *p* becomes a random pause from *p*(1 − *fraction*) up
        ///     to *p*. The default, 1, spreads the pauses best and is known as full jitter.
        ///   - random: returns a number from 0 up to, but not including, 1; Swift's random numbers by default.
        public func jittered(
            by fraction: Double = 1,
            using random: @escaping @Sendable () -> Double = { .random(in: 0..<1) }
        ) -> RetryPolicy {
            RetryPolicy { failures in pause(failures).map { $0 * (1 - fraction * random()) } }
        }
    #endif
}
