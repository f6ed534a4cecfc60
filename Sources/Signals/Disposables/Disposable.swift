/// Work that is running and that can be stopped before it ends by itself.
public protocol Disposable: Sendable {
    /// True if the work has ended, by disposal or by itself.
    var isDisposed: Bool { get }

    /// Stops the work. A second call, from any thread, does nothing.
    func dispose()
}
