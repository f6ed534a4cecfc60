import CurrycombContainers
import Foundation

extension JSON {
    /// Makes JSON from a tree of `Any`, such as `JSONSerialization` returns. Booleans and numbers are distinguished on
    /// every platform, although a cast of `NSNumber(value: true)` to `Int` succeeds.
    ///
    /// - Parameters:
    ///   - tree: `NSNull`, `nil` in an optional, Booleans, numbers, strings, ``JSON`` values, arrays of these,
    ///     and dictionaries of these with strings as keys.
    ///   - depth: the maximum nesting depth of arrays and dictionaries, ``Limits/deepest`` at most. The depth inside
    ///     ``JSON`` values does not count.
    /// - Throws: an ``Issue`` with the path of a value that JSON cannot represent, such as a `Date`, or that is nested
    ///   too deeply.
    /// - Complexity: O(size of the tree), apart from the sorting of dictionaries.
    public init(untyped tree: Any, depth: Int = Limits.standard.depth) throws(Issue) {
        self = try Self.json(tree, depth: min(depth, Limits.deepest))
    }

    private static func json(_ value: Any, depth: Int) throws(Issue) -> JSON {
        if let json = value as? JSON { return json }
        switch value {
        // Containers are tested before `NSNull`: on Linux, the test for a class such as `NSNull` bridges a container
        // first, which copies its whole content at each level.
        case let string as String: return .string(string)
        case let dictionary as [String: Any]:
            try checkDepth(depth)
            var members: [Member] = []
            members.reserveCapacity(dictionary.count)
            for (key, child) in dictionary.sorted(by: { $0.key < $1.key }) {
                members.append(Member(key: key, value: try json(child, depth: depth - 1, in: .key(key))))
            }
            return .object(members)
        case let array as [Any]:
            try checkDepth(depth)
            var elements: [JSON] = []
            elements.reserveCapacity(array.count)
            for (index, child) in array.enumerated() {
                elements.append(try json(child, depth: depth - 1, in: .index(index)))
            }
            return .array(elements)
        case is NSNull: return .null
        default:
            return try scalar(value)
        }
    }

    private static func json(_ value: Any, depth: Int, in step: JSON.Path.Component) throws(Issue) -> JSON {
        do throws(Issue) {
            return try json(value, depth: depth)
        } catch {
            var issue = error
            issue.path.reversed.append(step)
            throw issue
        }
    }

    private static func checkDepth(_ depth: Int) throws(Issue) {
        guard depth > 0 else {
            throw Issue(.syntax(SyntaxError(reason: .tooDeep, position: Position(line: 0, column: 0, offset: 0))))
        }
    }

    private static func scalar(_ value: Any) throws(Issue) -> JSON {
        if let number = value as? NSNumber, type(of: value) is NSNumber.Type {
            return try json(number)
        }
        // Optionals must be unwrapped before the casts below. Otherwise, the cast would do the unwrapping, and might
        // bridge the value to another type.
        if let optional = value as? any AnyOptional {
            guard let wrapped = optional.wrapped else { return .null }
            return try scalar(wrapped)
        }
        if type(of: value) == AnyHashable.self, let hashable = value as? AnyHashable {
            return try scalar(hashable.base)
        }
        // The type of a Boolean is compared, too, because a cast alone may bridge a value of another type.
        switch value {
        case let bool as Bool where type(of: value) == Bool.self: return .bool(bool)
        case let decimal as Decimal: return try json(decimal)
        case let integer as any BinaryInteger: return .integer(integer)
        case let double as Double: return try json(double)
        case let float as any BinaryFloatingPoint:
            guard let number = JSONNumber("\(float)") else { throw Issue(.notJSON(type: "\(type(of: value))")) }
            return .number(number)
        default: throw Issue(.notJSON(type: "\(type(of: value))"))
        }
    }

    private static func json(_ number: NSNumber) throws(Issue) -> JSON {
        if number.isTruthValue { return .bool(number.boolValue) }
        if let decimal = number as? NSDecimalNumber { return try json(decimal.decimalValue) }
        switch String(cString: number.objCType) {
        case "d", "f": return try json(number.doubleValue)
        case "Q", "L": return .integer(number.uint64Value)
        default: return .integer(number.int64Value)
        }
    }

    private static func json(_ double: Double) throws(Issue) -> JSON {
        guard let number = JSONNumber(double) else { throw Issue(.notJSON(type: "Double (\(double))")) }
        return .number(number)
    }

    private static func json(_ decimal: Decimal) throws(Issue) -> JSON {
        guard let number = JSONNumber(decimal) else { throw Issue(.notJSON(type: "Decimal (\(decimal))")) }
        return .number(number)
    }

    /// A tree of the form that `JSONSerialization` returns: `NSNull`, `Bool`, `String`, `[Any]` and `[String: Any]`. A
    /// number is an `Int`, a `UInt64` or a `Decimal` if one of these types can represent it exactly. Any other number
    /// is a `Double`, which is infinite if the number is too large for a `Double`.
    ///
    /// - Complexity: O(size of the value).
    public var untyped: Any {
        switch kind {
        case .null: NSNull()
        case .bool: bool ?? false
        case .string: string ?? ""
        case .array: (elements ?? []).map(\.untyped)
        case .object: Dictionary((members ?? []).map { ($0.key, $0.value.untyped) }, uniquingKeysWith: { $1 })
        case .number:
            integer(as: Int.self) ?? integer(as: UInt64.self) ?? number.flatMap { Decimal($0) } ?? nearest
        }
    }

    private var nearest: Double { double ?? Double(number?.description ?? "") ?? 0 }
}

private protocol AnyOptional {
    var wrapped: Any? { get }
}

extension Optional: AnyOptional {
    fileprivate var wrapped: Any? { self }
}

extension NSNumber {
    /// True if the number was made from a Boolean. The type code alone is not enough: on Darwin, a Boolean has the type
    /// code of a char.
    fileprivate var isTruthValue: Bool {
        #if canImport(Darwin)
        CFGetTypeID(self) == CFBooleanGetTypeID()
        #else
        // On other platforms, only Booleans have the code `c`: an `Int8` is boxed with the code `i`.
        String(cString: objCType) == "c"
        #endif
    }
}

extension Validator where Input == JSON {
    /// The same validator for trees of `Any`, such as `JSONSerialization` returns. The tree is converted to JSON first,
    /// so kinds, paths and issues are the same.
    public var untyped: Validator<Any, Output> {
        let outer: @Sendable (Output) -> Any? = { [back] in back?($0)?.untyped }
        return Validator<Any, Output>(back: back == nil ? nil : outer) { [run] tree, context in
            do throws(Issue) {
                return run(try JSON(untyped: tree), &context)
            } catch {
                context.report(error)
                return nil
            }
        }
    }
}
