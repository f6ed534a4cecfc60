/// Something that can be brought to an end from outside.
public protocol Disposable: Sendable {
    /// True if it has ended, by disposal or by itself.
    var isDisposed: Bool { get }

    /// Brings it to an end. Calling it again, from any thread, does nothing.
    func dispose()
}
