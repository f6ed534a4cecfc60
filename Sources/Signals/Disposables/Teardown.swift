// @unchecked is sound: a teardown's content is immutable, and each subclass guards the state that it adds.

/// A function that stops a running source or cancels scheduled work. A signal passes it to
/// ``Subscription/onDispose(_:)-(Teardown)``.
public class Teardown: @unchecked Sendable {
    /// Stops the source. In a subclass that also receives an end, the same function handles the end, to save memory.
    ///
    /// This is a stored function instead of a method to override, because an overridden method of a generic class runs
    /// unspecialized.
    @usableFromInline let body: @Sendable (Teardown, UnsafeRawPointer?) -> Void

    @inlinable
    init(body: @escaping @Sendable (Teardown, UnsafeRawPointer?) -> Void) {
        self.body = body
    }

    /// Stops the work. Call a teardown at most once.
    @inlinable
    public final func callAsFunction() {
        body(self, nil)
    }

    /// Makes a teardown from a closure.
    @inlinable
    public convenience init(_ body: @escaping @Sendable () -> Void) {
        self.init { _, _ in body() }
    }
}
