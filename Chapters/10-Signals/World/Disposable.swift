/// The way to let go: it stops what it stands for, and all that was added to it.
public final class Disposable {
    /// True if it has been disposed of.
    public private(set) var isDisposed = false
    private var action: (() -> Void)?
    private var inner: [Disposable] = []

    /// Makes one that knows how to stop something.
    ///
    /// - Parameter action: the work to do at disposal; it runs once at most.
    public init(_ action: @escaping () -> Void) { self.action = action }

    /// Makes one that stops nothing but what is added to it.
    public init() {}

    /// There is nothing to stop.
    public static var none: Disposable { Disposable() }

    /// Lets go of something else together with this one: at once, if this one has been disposed already.
    ///
    /// - Parameter other: the disposable to dispose of as well.
    /// - Complexity: O(*n*), the number of what was added and still runs.
    public func add(_ other: Disposable) {
        guard !isDisposed else { return other.dispose() }
        inner.removeAll(where: \.isDisposed)
        inner.append(other)
    }

    /// Stops what it stands for, and all that was added. A second call does nothing.
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
