/// An object that disposes of a subscription, or of another disposable, when the object is released. If you keep this
/// object in a property, the subscription ends with the property's owner.
public final class ScopedDisposable: Disposable {
    private let inner: @Sendable () -> Void
    private let isInnerDisposed: @Sendable () -> Bool

    /// Ties a subscription to the lifetime of this object.
    public init(_ subscription: Subscription) {
        inner = { subscription.dispose() }
        isInnerDisposed = { subscription.isDisposed }
    }

    #if !hasFeature(Embedded)
    /// Ties a disposable of any kind to the lifetime of this object.
    public init(_ inner: some Disposable) {
        self.inner = { inner.dispose() }
        isInnerDisposed = { inner.isDisposed }
    }
    #endif

    deinit { inner() }

    /// True if the wrapped subscription or disposable has been disposed of.
    public var isDisposed: Bool { isInnerDisposed() }

    /// Disposes of the wrapped subscription or disposable now, without waiting for the release of this object.
    public func dispose() { inner() }
}

extension Subscription {
    /// Returns an object that disposes of the subscription when the object is released.
    public func scoped() -> ScopedDisposable { ScopedDisposable(self) }
}
