import Foundation

/// A call of a store's method, as an action: the store, the method and the arguments.
public struct ActionCall: Sendable, Codable, Equatable, CustomStringConvertible {
    /// The store's name.
    public let store: String
    /// The method's name, such as `add(_:)`.
    public let name: String
    /// The arguments, each as JSON.
    public let arguments: [String]
    /// The action's sequence number in its store. The first action has the number 1.
    public let number: Int
    /// True if another action of the store made the call. Replaying the outer call repeats this call, too. A call that
    /// an observer of the store makes is not nested.
    public let isNested: Bool

    /// Returns an argument; the first has the index 0.
    ///
    /// - Throws: `DecodingError` if there is no such argument or it has another type.
    public func argument<Value: Decodable>(_ index: Int, as type: Value.Type = Value.self) throws -> Value {
        guard arguments.indices.contains(index) else {
            throw DecodingError.valueNotFound(
                type, .init(codingPath: [], debugDescription: "\(name) was called with \(arguments.count) arguments"))
        }
        return try JSONDecoder().decode(type, from: Data(arguments[index].utf8))
    }

    /// The call, written as in source code, with its arguments as JSON: `add("milk")`, `move(0, to: 2)`.
    public var description: String {
        guard let open = name.firstIndex(of: "("), name.hasSuffix(")") else {
            return name + "(" + arguments.joined(separator: ", ") + ")"
        }
        let labels = name[name.index(after: open)...].dropLast().split(separator: ":", omittingEmptySubsequences: false)
        let parts = arguments.enumerated().map { index, argument in
            index < labels.count && labels[index] != "_" && !labels[index].isEmpty
                ? "\(labels[index]): \(argument)" : argument
        }
        return name[..<open] + "(" + parts.joined(separator: ", ") + ")"
    }
}
