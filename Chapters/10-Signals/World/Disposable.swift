/// An object that stops a subscription or other work and disposes of the disposables that were added to it.
public final class Disposable {
    /// True if the disposable has been disposed of.
    public private(set) var isDisposed = false
    private var action: (() -> Void)?
    private var inner: [Disposable] = []

    /// Makes a disposable with the action that stops something.
    ///
    /// - Parameter action: the work to do at disposal; it runs at most once.
    public init(_ action: @escaping () -> Void) { self.action = action }

    /// Makes a disposable without an action, which only disposes of the disposables that were added to it.
    public init() {}

    /// A disposable that stops nothing.
    public static var none: Disposable { Disposable() }

    /// Adds a disposable, so that `dispose()` also disposes of it. If `dispose()` has already been called, the added
    /// disposable is disposed of at once.
    ///
    /// - Complexity: O(*n*), where *n* is the number of disposables that this one holds.
    public func add(_ other: Disposable) {
        guard !isDisposed else { return other.dispose() }
        inner.removeAll(where: \.isDisposed)
        inner.append(other)
    }

    /// Runs the action and disposes of all disposables that were added. A second call does nothing.
    public func dispose() {
        guard !isDisposed else { return }
        isDisposed = true
        let (last, others) = (action, inner)
        action = nil
        inner = []
        last?()
        for other in others { other.dispose() }
    }
}
