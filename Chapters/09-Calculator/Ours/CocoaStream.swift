/// Step 8: a type with `bind`. The article has an abstract class, whose `bind` throws if a subclass does not override
/// it; in Swift the compiler reports that.
package protocol CocoaStream<Value> {
    /// The values.
    associatedtype Value

    /// Returns a stream of the values of all streams that a function returns.
    ///
    /// - Parameter block: returns a function that returns a stream for each value.
    /// - Returns: the stream; nothing runs yet.
    func bind(_ block: @escaping () -> (Value) -> Self) -> Self
}
