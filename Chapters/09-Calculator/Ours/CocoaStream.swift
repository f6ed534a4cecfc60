/// Step 8: a type that can be bound. The article has an abstract class, whose `bind` throws when a subclass forgets to
/// override it; in Swift the compiler reports that.
package protocol CocoaStream<Value> {
    /// The values.
    associatedtype Value

    /// A stream of the values of all streams that a function returns.
    ///
    /// - Parameter block: returns a function that returns a stream for each value.
    /// - Returns: the stream; nothing runs yet.
    func bind(_ block: @escaping () -> (Value) -> Self) -> Self
}
