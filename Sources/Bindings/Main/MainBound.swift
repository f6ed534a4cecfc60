// @unchecked is sound: only the main actor reads the content of these boxes; other threads only copy and release them.

/// A weak reference that a signal's `@Sendable` closure may capture and carry to the main actor.
struct WeakOnMain<Object: AnyObject>: @unchecked Sendable {
    weak var object: Object?

    init(_ object: Object) { self.object = object }
}

/// A box like `WeakOnMain` that retains its content.
struct OnMain<Content>: @unchecked Sendable {
    let content: Content

    init(_ content: Content) { self.content = content }
}
