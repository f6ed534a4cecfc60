/// What a value is made of, as far as a reader cares: what describing and comparing have in common.
struct Shape {
    /// A named part of a value.
    struct Part {
        let label: String
        let value: Any
    }

    enum Kind {
        /// Nothing to look into; its text says it all.
        case leaf(String)
        /// A string, character or scalar: its text, unquoted.
        case text(String)
        /// `nil`.
        case none
        /// An optional's value.
        case some(Any)
        /// Elements in order.
        case list([Any])
        /// Elements without an order, sorted for the reader.
        case set([Any])
        /// Keys and values, sorted by the keys.
        case dictionary([(key: Any, value: Any)])
        /// A tuple; its unnamed parts have the labels `0`, `1` …
        case tuple([Part])
        /// An enum's case with what it carries.
        case choice(String, payload: Any?)
        /// A struct or an object with its type's name and its parts; an object has an identity.
        case record(String, [Part], identity: ObjectIdentifier?)
    }

    let kind: Kind
    /// How the value's type describes it, where it has a description of its own.
    let own: String?

    init(_ value: Any) {
        if let (text, quoted) = Self.text(value) {
            (kind, own) = (.text(text), quoted ? nil : text)
            return
        }
        if value is any Any.Type {
            (kind, own) = (.leaf("\(value).self"), nil)
            return
        }
        let mirror = Mirror(reflecting: value)
        own = Self.ownDescription(of: value, style: mirror.displayStyle)
        kind = Self.kind(of: value, mirror, own)
    }

    /// The value in the box, where it is one for any hashable value.
    static func unboxed(_ value: Any) -> Any {
        type(of: value) == AnyHashable.self ? (value as? AnyHashable)?.base ?? value : value
    }

    private static func text(_ value: Any) -> (text: String, quoted: Bool)? {
        switch value {
        case let text as String: (text, true)
        case let text as Substring: (String(text), true)
        case let character as Character: (String(character), true)
        case let scalar as Unicode.Scalar: (String(scalar), true)
        default: nil
        }
    }

    /// Swift's own optionals, tuples and collections describe themselves with module names and without an order.
    private static func ownDescription(of value: Any, style: Mirror.DisplayStyle?) -> String? {
        switch style {
        case .optional, .tuple: return nil
        case .collection, .set, .dictionary: if isSwifts(value) { return nil }
        default: break
        }
        let text =
            if let value = value as? any CustomStringConvertible {
                value.description
            } else if let value = value as? any CustomDebugStringConvertible {
                value.debugDescription
            } else {
                ""
            }
        return text.isEmpty ? nil : text
    }

    /// Whether a value's type comes with the compiler: its parts are nobody's business.
    private static func isSwifts(_ value: Any) -> Bool {
        let name = String(reflecting: type(of: value))
        return ["Swift.", "Foundation.", "FoundationEssentials."].contains { name.hasPrefix($0) }
    }

    private static func kind(of value: Any, _ mirror: Mirror, _ own: String?) -> Kind {
        switch mirror.displayStyle {
        case .optional:
            return mirror.children.first.map { .some($0.value) } ?? .none
        case .collection:
            return .list(mirror.children.map(\.value))
        case .set:
            return .set(mirror.children.map(\.value).sorted(by: comesBefore))
        case .dictionary:
            let entries = mirror.children.compactMap { child in
                let entry = Mirror(reflecting: child.value).children.map(\.value)
                return entry.count == 2 ? (key: entry[0], value: entry[1]) : nil
            }
            return .dictionary(entries.sorted { comesBefore($0.key, $1.key) })
        case .tuple:
            return .tuple(
                mirror.children.enumerated().map { index, child in
                    // An unnamed part's label is `.0`.
                    let label = child.label.flatMap { $0.hasPrefix(".") ? nil : $0 }
                    return Part(label: label ?? String(index), value: child.value)
                })
        case .enum:
            guard let child = mirror.children.first else { return .choice(own ?? "\(value)", payload: nil) }
            return .choice(child.label ?? "", payload: child.value)
        default:
            if let own, isSwifts(value) { return .leaf(own) }
            return record(value, mirror, own)
        }
    }

    private static func record(_ value: Any, _ mirror: Mirror, _ own: String?) -> Kind {
        let type = type(of: value)
        let name = String(describing: type)
        guard mirror.displayStyle != nil || !mirror.children.isEmpty else {
            return .leaf(own ?? (name.contains("->") ? "(function)" : "\(value)"))
        }
        let identity = mirror.displayStyle == .class ? ObjectIdentifier(value as AnyObject) : nil
        // `Box<Int>` is written `Box(…)`.
        return .record(String(name.prefix { $0 != "<" }), parts(mirror), identity: identity)
    }

    /// The stored properties, a superclass's first, under the names that stand in the source.
    private static func parts(_ mirror: Mirror) -> [Part] {
        let inherited = mirror.superclassMirror.map(parts) ?? []
        return inherited
            + mirror.children.enumerated().compactMap { index, child in
                let label = child.label ?? String(index)
                // Storage that a macro or a lazy property adds is hidden; a wrapped property's has an underscore.
                if label.hasPrefix("_$") || label.hasPrefix("$__lazy_storage_$_") { return nil }
                return Part(label: label.hasPrefix("_") ? String(label.dropFirst()) : label, value: child.value)
            }
    }
}

/// The order in which keys and members of sets are shown: their own where they have one, else that of their texts.
func comesBefore(_ left: Any, _ right: Any) -> Bool {
    func isLess<Value: Comparable>(_ left: Value, than right: Any) -> Bool? {
        (right as? Value).map { left < $0 }
    }
    let (left, right) = (Shape.unboxed(left), Shape.unboxed(right))
    if let left = left as? any Comparable, let isLess = isLess(left, than: right) { return isLess }
    return describe(left, limit: .max) < describe(right, limit: .max)
}
