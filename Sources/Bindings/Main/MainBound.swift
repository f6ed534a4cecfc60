// @unchecked: only the main actor reads the content of these boxes; other threads only copy and release them.

/// A weak reference to an object of the main actor, which a signal's `@Sendable` closure may carry to the main actor.
struct WeakOnMain<Object: AnyObject>: @unchecked Sendable {
    weak var object: Object?

    init(_ object: Object) { self.object = object }
}

/// A value of the main actor, which a signal's `@Sendable` closure may carry to the main actor.
struct OnMain<Content>: @unchecked Sendable {
    let content: Content

    init(_ content: Content) { self.content = content }
}
