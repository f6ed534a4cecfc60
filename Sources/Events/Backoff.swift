/// A rule that determines the pauses between the attempts to run a task or a signal.
///
/// ```swift
/// let backoff = Backoff.exponential(from: .milliseconds(100), upTo: .seconds(30)).jittered()
/// ```
public struct Backoff: Sendable {
    private let rule: @Sendable (Int) -> Duration

    /// Makes a back-off from a rule.
    ///
    /// - Parameter rule: the function that returns the pause after an attempt; the first attempt has the number 1.
    public init(_ rule: @escaping @Sendable (_ attempt: Int) -> Duration) { self.rule = rule }

    /// Returns the pause after a failed attempt; the first attempt has the number 1.
    ///
    /// - Returns: the pause; never negative.
    public func pause(afterAttempt attempt: Int) -> Duration { max(.zero, rule(attempt)) }

    /// A back-off without pauses.
    public static var none: Backoff { Backoff { _ in .zero } }

    /// Makes a back-off whose pauses are all the same.
    public static func constant(_ pause: Duration) -> Backoff { Backoff { _ in pause } }

    /// Makes a back-off whose pause grows by the same step every time: *s*, 2*s*, 3*s*, …
    ///
    /// - Parameter step: the first pause, and the increase for each further pause.
    public static func linear(_ step: Duration) -> Backoff { Backoff { scaled(step, by: Double($0)) } }

    /// Makes a back-off whose pause is multiplied by the same factor every time: *p*, *pf*, *pf*², … If `longest` is
    /// given, no pause is longer.
    public static func exponential(
        from first: Duration, factor: Double = 2, upTo longest: Duration? = nil
    ) -> Backoff {
        let backoff = Backoff { attempt in
            // Repeated squaring computes the power in few steps, even if `attempt` is large.
            var (scale, square, rest) = (1.0, factor, max(1, attempt) - 1)
            while rest > 0 {
                if rest % 2 == 1 { scale *= square }
                square *= square
                rest /= 2
            }
            return scaled(first, by: scale)
        }
        return longest.map(backoff.capped) ?? backoff
    }

    /// Limits the pauses to a maximum.
    public func capped(at limit: Duration) -> Backoff { Backoff { min(limit, rule($0)) } }

    #if !hasFeature(Embedded)
    /// Randomizes the pauses, so that clients that failed together do not all retry together.
    ///
    /// - Parameters:
    ///   - fraction: the fraction of a pause that is random. A pause *p* is replaced by a random pause between
    ///     *p*(1 − *fraction*) and *p*. The default, 1, spreads the retries most widely and is known as full jitter.
    ///   - random: a function that returns a number from 0 up to, but not including, 1; by default, Swift's random
    ///     numbers.
    public func jittered(
        by fraction: Double = 1,
        using random: @escaping @Sendable () -> Double = { .random(in: 0..<1) }
    ) -> Backoff {
        Backoff { Self.scaled(rule($0), by: 1 - fraction * random()) }
    }
    #endif

    /// The pause, in seconds, above which `scaled` does not lengthen a pause further: about thirty thousand years.
    /// Without this limit, a `Duration` could overflow and trap.
    private static let longest = 1e12

    private static func scaled(_ duration: Duration, by factor: Double) -> Duration {
        let (seconds, attoseconds) = duration.components
        let product = (Double(seconds) + Double(attoseconds) * 1e-18) * factor
        if product >= longest { return max(duration, .seconds(longest)) }
        // A negative product counts as zero. So does NaN, the product of a zero duration and an infinite factor.
        guard product > 0 else { return .zero }
        // Multiplying by an integer is exact. Multiplying by a `Double` rounds the product to 53 significant bits.
        return Int64(exactly: factor).map { duration * $0 } ?? duration * factor
    }
}
