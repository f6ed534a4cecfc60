import Synchronization

/// The number of subscriptions that run in this process, for tests that check for leaks.
///
/// A subscription is counted from its creation until it is released or disposed of, either by you or at the end of its
/// signal. Many operators have their own subscriptions, which are counted, too: `merge` has one for each running input.
/// Counting begins when ``current`` is first read. In a program that never reads ``current``, subscriptions are not
/// counted, and each one only checks two flags.
///
/// ```swift
/// let before = LiveSubscriptions.current
/// // … the code that may leak …
/// #expect(LiveSubscriptions.current == before)
/// ```
public enum LiveSubscriptions {
    @usableFromInline static let isCounting = Atomic<Bool>(false)
    @usableFromInline static let count = Atomic<Int>(0)

    /// The number of subscriptions that are running now. Subscriptions made before the first read of this property are
    /// not included.
    public static var current: Int {
        isCounting.store(true, ordering: .relaxed)
        return count.load(ordering: .relaxed)
    }

    /// Counts a new subscription if counting is on. Returns true if the subscription was counted.
    @inlinable
    static func add() -> Bool {
        guard isCounting.load(ordering: .relaxed) else { return false }
        count.add(1, ordering: .relaxed)
        return true
    }

    @usableFromInline
    static func remove() { count.subtract(1, ordering: .relaxed) }
}
