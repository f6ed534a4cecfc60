/// A fault of a value, with its path: the error of this chapter.
public struct Fault: Error, Equatable, Sendable {
    /// The path from the whole value to the faulty value. The path is empty if the whole value is wrong.
    public var path: [Step]
    /// The problem at the end of the path.
    public var problem: Problem

    /// Makes a fault of a whole value.
    public init(_ problem: Problem) {
        self.init(at: [], problem)
    }

    /// Makes a fault at the end of a path.
    public init(at path: [Step], _ problem: Problem) {
        self.path = path
        self.problem = problem
    }

    /// One step from a value to a value inside it.
    public enum Step: Equatable, Sendable {
        /// The step to the value under a key of an object.
        case key(String)
        /// The step to an element of an array, counted from 0.
        case index(Int)
    }

    /// The problem of a faulty value.
    public enum Problem: Equatable, Sendable {
        /// A missing key.
        case missing
        /// `null` instead of a value.
        case null
        /// A value of another kind.
        case wrongKind(expected: JSON.Kind, got: JSON.Kind)
        /// A value of the right kind that is not allowed.
        case notAllowed
    }
}

extension Fault.Step: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
    /// Makes a step to a key.
    public init(stringLiteral value: String) { self = .key(value) }
    /// Makes a step to an index.
    public init(integerLiteral value: Int) { self = .index(value) }
}

extension Fault: CustomStringConvertible {
    /// The path as code writes it, such as `orders[3].price`. A key that is not a plain name is in brackets and quotes:
    /// `["a.b"]` is one step.
    public var place: String {
        path.reduce(into: "") { place, step in
            switch step {
            case .key(let key) where Self.isPlain(key): place += place.isEmpty ? key : ".\(key)"
            case .key(let key): place += "[\(key.debugDescription)]"
            case .index(let index): place += "[\(index)]"
            }
        }
    }

    private static func isPlain(_ key: String) -> Bool {
        guard let first = key.first, first.isLetter || first == "_" else { return false }
        return key.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    /// The fault in words: `orders[3].price: missing`. The path is left out if the whole value is wrong.
    public var description: String { path.isEmpty ? "\(problem)" : "\(place): \(problem)" }
}

extension Fault.Problem: CustomStringConvertible {
    /// The problem as reports show it.
    public var description: String {
        switch self {
        case .missing: "missing"
        case .null: "null"
        case .wrongKind(let expected, let got): "\(got), not \(expected)"
        case .notAllowed: "not allowed"
        }
    }
}
