/// How often a signal that fails is run again, and after which pauses; see ``Signal/retry(_:on:where:)``.
public struct RetryPolicy: Sendable {
    /// The pause after the first failure, the second, and so on (it is handed 1, 2, …); `nil` gives up.
    public let pause: @Sendable (_ failures: Int) -> Duration?

    /// Makes a policy of a function.
    ///
    /// - Parameter pause: the pause after the first failure, the second, and so on; `nil` gives up.
    public init(_ pause: @escaping @Sendable (_ failures: Int) -> Duration?) { self.pause = pause }

    /// The same pause each time.
    ///
    /// - Parameters:
    ///   - pause: how long to wait.
    ///   - count: how many times to run again.
    /// - Returns: the policy.
    public static func constant(_ pause: Duration, times count: Int) -> RetryPolicy {
        RetryPolicy { $0 <= count ? pause : nil }
    }

    /// A pause that doubles each time.
    ///
    /// - Parameters:
    ///   - first: how long to wait after the first failure.
    ///   - longest: how long to wait at most.
    ///   - count: how many times to run again.
    /// - Returns: the policy.
    public static func doubling(from first: Duration, upTo longest: Duration, times count: Int) -> RetryPolicy {
        RetryPolicy { failures in
            guard failures <= count else { return nil }
            var pause = first
            for _ in 1..<failures where pause < longest { pause = pause * 2 }
            return min(pause, longest)
        }
    }
}
