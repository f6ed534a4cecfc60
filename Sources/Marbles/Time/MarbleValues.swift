/// A way to write values in marble lines and to read them back.
///
/// ```swift
/// clock.cold("-1-2-|", .int)                        // 1 and 2
/// clock.cold("-a-b-|")                              // "a" and "b"
/// clock.cold("-t-f-|", ["t": true, "f": false])     // true and false
/// ```
public struct MarbleValues<Value: Sendable>: Sendable {
    /// Reads the value that a label stands for; `nil` if it stands for none.
    public let read: @Sendable (String) -> Value?
    /// Writes a value as a label.
    public let write: @Sendable (Value) -> String

    /// Makes a way to read and to write values.
    ///
    /// - Parameters:
    ///   - read: reads the value that a label stands for; `nil` if it stands for none.
    ///   - write: writes a value as a label.
    public init(read: @escaping @Sendable (String) -> Value?, write: @escaping @Sendable (Value) -> String) {
        self.read = read
        self.write = write
    }
}

extension MarbleValues where Value == String {
    /// A label stands for itself.
    public static var string: MarbleValues { MarbleValues(read: { $0 }, write: { $0 }) }
}

extension MarbleValues where Value == Int {
    /// A label is a number.
    public static var int: MarbleValues { MarbleValues(read: { Int($0) }, write: { String($0) }) }
}

extension MarbleValues: ExpressibleByDictionaryLiteral where Value: Equatable {
    /// Labels and the values that they stand for.
    ///
    /// - Parameter elements: the pairs. A value that is not among them is written as `?`.
    public init(dictionaryLiteral elements: (String, Value)...) {
        self.init(
            read: { label in elements.first { $0.0 == label }?.1 },
            write: { value in elements.first { $0.1 == value }?.0 ?? "?" })
    }
}

#if !hasFeature(Embedded)
    extension MarbleValues {
        /// Values are written as they describe themselves, and `()` as `•`; none can be read.
        public static var described: MarbleValues {
            MarbleValues(read: { _ in nil }, write: { $0 is Void ? "•" : "\($0)" })
        }
    }

    extension MarbleValues where Value: LosslessStringConvertible {
        /// Values are written as they describe themselves, and read back.
        public static var described: MarbleValues {
            MarbleValues(read: { Value($0) }, write: { $0.description })
        }
    }
#endif
