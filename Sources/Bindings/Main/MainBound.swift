// @unchecked: what is in a box is looked at on the main actor only; only its reference is passed around and let go
// elsewhere.

/// An object of the main actor, not kept alive, that a signal's sendable closure may carry to where it is used.
struct WeakOnMain<Object: AnyObject>: @unchecked Sendable {
    weak var object: Object?

    init(_ object: Object) { self.object = object }
}

/// Something of the main actor that a signal's sendable closure may carry to where it is used.
struct OnMain<Content>: @unchecked Sendable {
    let content: Content

    init(_ content: Content) { self.content = content }
}
