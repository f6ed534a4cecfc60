import Synchronization

/// How many subscriptions are running in this process: for tests that hunt leaks.
///
/// A subscription counts from its making until its signal has ended or it is disposed of. Operators with several inputs,
/// such as `merge`, count one for each input that runs.
public enum LiveSubscriptions {
    @usableFromInline static let count = Atomic<Int>(0)

    /// The number of subscriptions that are running now.
    public static var current: Int { count.load(ordering: .relaxed) }
}
