/// Work that can be ended from outside.
public protocol Disposable: Sendable {
    /// True if the work has ended, by disposal or by itself.
    var isDisposed: Bool { get }

    /// Ends the work. A second call, from any thread, does nothing.
    func dispose()
}
