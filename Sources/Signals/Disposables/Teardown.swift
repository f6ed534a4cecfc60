// @unchecked: what a teardown holds is immutable; what a subclass adds is guarded by that subclass.

/// How a running source is stopped: what a signal hands to ``Subscription/onDispose(_:)-(Teardown)``.
///
/// It is a class with a stored function in place of an overridden method, because the overridden method of a generic class
/// runs unspecialised.
public class Teardown: @unchecked Sendable {
    /// What can be asked of it. All but the first is for subclasses that take events: they share the one stored function, so
    /// that a subscriber takes less memory.
    @usableFromInline
    enum Request: Sendable { case stop, next, end }

    /// Does what is asked, with the event, or anything where there is none. Only the answer to a value matters.
    @usableFromInline let body: @Sendable (Teardown, Request, UnsafeRawPointer) -> Demand

    @inlinable
    init(body: @escaping @Sendable (Teardown, Request, UnsafeRawPointer) -> Demand) {
        self.body = body
    }

    /// Stops what it stands for. Whoever holds the teardown calls this at most once.
    @inlinable
    public final func callAsFunction() {
        _ = body(self, .stop, Unmanaged.passUnretained(self).toOpaque())
    }

    /// Makes a teardown of a closure.
    ///
    /// - Parameter body: what to do, once.
    @inlinable
    public convenience init(_ body: @escaping @Sendable () -> Void) {
        self.init { _, _, _ in
            body()
            return .enough
        }
    }
}
