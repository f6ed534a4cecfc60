// @unchecked: what a teardown holds is immutable; what a subclass adds is guarded by that subclass.

/// How a running source is stopped: what a signal hands to ``Subscription/onDispose(_:)-(Teardown)``.
///
/// It is a class with a stored function in place of an overridden method, because the overridden method of a generic class
/// runs unspecialised.
public class Teardown: @unchecked Sendable {
    @usableFromInline let stop: @Sendable (Teardown) -> Void

    @inlinable
    init(stop: @escaping @Sendable (Teardown) -> Void) {
        self.stop = stop
    }

    /// Stops what it stands for. Whoever holds the teardown calls this at most once.
    @inlinable
    public final func callAsFunction() { stop(self) }

    /// Makes a teardown of a closure.
    ///
    /// - Parameter body: what to do, once.
    @inlinable
    public convenience init(_ body: @escaping @Sendable () -> Void) {
        self.init(stop: { _ in body() })
    }
}
