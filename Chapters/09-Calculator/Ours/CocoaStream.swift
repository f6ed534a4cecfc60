/// Step 8 of the chapter's article: a type with `bind`. The article uses an abstract class, whose `bind` throws if a
/// subclass does not override it. In Swift, the compiler reports a missing `bind`.
package protocol CocoaStream<Value> {
    associatedtype Value

    /// Returns a stream that forwards the values of all streams that `block`'s function returns. Nothing runs before
    /// the result has a subscriber.
    func bind(_ block: @escaping () -> (Value) -> Self) -> Self
}
