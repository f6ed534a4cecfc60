/// A notation for the values in marble lines: it translates each label into a value, and each value into a label.
///
/// ```swift
/// clock.cold("-1-2-|", .int)                        // 1 and 2
/// clock.cold("-a-b-|")                              // "a" and "b"
/// clock.cold("-t-f-|", ["t": true, "f": false])     // true and false
/// ```
public struct MarbleValues<Value: Sendable>: Sendable {
    /// The function that returns the value of a label, or `nil` if the label stands for no value.
    public let read: @Sendable (String) -> Value?
    /// The function that writes a value as a label.
    public let write: @Sendable (Value) -> String

    /// Makes a notation from the two functions.
    public init(read: @escaping @Sendable (String) -> Value?, write: @escaping @Sendable (Value) -> String) {
        self.read = read
        self.write = write
    }
}

extension MarbleValues where Value == String {
    /// A notation in which a label stands for itself.
    public static var string: MarbleValues { MarbleValues(read: { $0 }, write: { $0 }) }
}

extension MarbleValues where Value == Int {
    /// A notation in which a label is a number.
    public static var int: MarbleValues { MarbleValues(read: { Int($0) }, write: { String($0) }) }
}

extension MarbleValues: ExpressibleByDictionaryLiteral where Value: Equatable {
    /// Makes a notation from labels and their values. A value that is in none of the pairs is written as `?`.
    public init(dictionaryLiteral elements: (String, Value)...) {
        self.init(
            read: { label in elements.first { $0.0 == label }?.1 },
            write: { value in elements.first { $0.1 == value }?.0 ?? "?" })
    }
}

#if !hasFeature(Embedded)
extension MarbleValues {
    /// A notation that writes values as their descriptions, and `()` as `•`; it cannot read values.
    public static var described: MarbleValues {
        MarbleValues(read: { _ in nil }, write: { $0 is Void ? "•" : "\($0)" })
    }
}

extension MarbleValues where Value: LosslessStringConvertible {
    /// A notation that writes values as their descriptions, and reads values from descriptions.
    public static var described: MarbleValues {
        MarbleValues(read: { Value($0) }, write: { $0.description })
    }
}
#endif
