/// Work that other code can end before the work ends by itself.
public protocol Disposable: Sendable {
    /// True if the work has ended, by disposal or by itself.
    var isDisposed: Bool { get }

    /// Ends the work. A second call, from any thread, does nothing.
    func dispose()
}
