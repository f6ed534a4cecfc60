import Synchronization

/// Facts about a type. The facts are stored, because casts and type names are slow and a long list may have thousands
/// of values of a few types.
struct TypeFacts {
    enum Sort {
        /// A string, a substring, a character or a scalar.
        case text
        case metatype
        /// A number, a `Bool` or another type of the standard library or Foundation whose description is shown instead
        /// of its parts.
        case plain
        case other
    }

    /// The protocol through which a type describes itself.
    enum OwnDescription {
        case forReaders, forDebugging
    }

    private(set) var sort: Sort
    let ownDescription: OwnDescription?
    /// The type's name without modules.
    let name: String
    /// True if the type belongs to the standard library or Foundation: its parts are an implementation detail.
    let isSwifts: Bool
    /// True for an optional or `AnyHashable`: a cast unwraps the value in it, so `sort` depends on this value.
    private let isBox: Bool

    private init(_ value: Any) {
        let type = type(of: value)
        sort = Self.sort(of: value)
        ownDescription =
            switch value {
            case is any CustomStringConvertible: .forReaders
            case is any CustomDebugStringConvertible: .forDebugging
            default: nil
            }
        name = String(describing: type)
        let full = String(reflecting: type)
        isSwifts = ["Swift.", "Foundation.", "FoundationEssentials."].contains { full.hasPrefix($0) }
        isBox = full.hasPrefix("Swift.Optional<") || full == "Swift.AnyHashable"
        if sort == .other, isSwifts, !isBox, ownDescription == .forReaders,
            [nil, .struct].contains(Mirror(reflecting: value).displayStyle)
        {
            sort = .plain
        }
    }

    private static func sort(of value: Any) -> Sort {
        switch value {
        case is String, is Substring, is Character, is Unicode.Scalar: .text
        case is any Any.Type: .metatype
        default: .other
        }
    }

    private static let known = Mutex<[ObjectIdentifier: TypeFacts]>([:])

    static func of(_ value: Any) -> TypeFacts {
        let identity = ObjectIdentifier(type(of: value))
        if var facts = known.withLock({ $0[identity] }) {
            if facts.isBox { facts.sort = sort(of: value) }
            return facts
        }
        let facts = TypeFacts(value)
        known.withLock { $0[identity] = facts }
        return facts
    }
}
