struct Shape {
    struct Part {
        let label: String
        let value: Any
    }

    enum Kind {
        /// The description of a value whose parts, if it has any, are not shown.
        case leaf(String)
        /// The unquoted text of a string, a character or a scalar.
        case text(String)
        case none
        case some(Any)
        case list([Any])
        case set([Any])
        case dictionary([(key: Any, value: Any)])
        /// A tuple; its unnamed parts have the labels `0`, `1` …
        case tuple([Part])
        /// An enum's case with its associated values.
        case choice(String, payload: Any?)
        /// A struct or an object: its type's name, its parts and, for an object, its identity.
        case record(String, [Part], identity: ObjectIdentifier?)
    }

    let kind: Kind
    let own: String?

    init(_ value: Any) {
        let facts = TypeFacts.of(value)
        switch facts.sort {
        case .text:
            (kind, own) = (.text(Self.text(value)), nil)
        case .metatype:
            (kind, own) = (.leaf("\(value).self"), nil)
        case .plain, .other:
            if facts.sort == .plain, let own = Self.ownDescription(of: value, facts, style: nil) {
                (kind, self.own) = (.leaf(own), own)
                return
            }
            let mirror = Mirror(reflecting: value)
            let own = Self.ownDescription(of: value, facts, style: mirror.displayStyle)
            kind = Self.kind(of: value, facts, mirror, own)
            self.own = own
        }
    }

    static func unboxed(_ value: Any) -> Any {
        type(of: value) == AnyHashable.self ? (value as? AnyHashable)?.base ?? value : value
    }

    private static func text(_ value: Any) -> String {
        switch value {
        case let text as String: text
        case let text as Substring: String(text)
        case let character as Character: String(character)
        default: "\(value)"
        }
    }

    /// Returns a value's own description, or `nil` if there is none or it is empty. Also returns `nil` for optionals,
    /// tuples and Swift's collections, because their descriptions contain module names or have no fixed order.
    private static func ownDescription(of value: Any, _ facts: TypeFacts, style: Mirror.DisplayStyle?) -> String? {
        switch style {
        case .optional, .tuple: return nil
        case .collection, .set, .dictionary: if facts.isSwifts { return nil }
        default: break
        }
        let text =
            switch facts.ownDescription {
            case .forReaders: (value as? any CustomStringConvertible)?.description
            case .forDebugging: (value as? any CustomDebugStringConvertible)?.debugDescription
            case nil: nil as String?
            }
        return text?.isEmpty == true ? nil : text
    }

    private static func kind(
        of value: Any, _ facts: TypeFacts, _ mirror: Mirror, _ own: String?
    ) -> Kind {
        switch mirror.displayStyle {
        case .optional:
            return mirror.children.first.map { .some($0.value) } ?? .none
        case .collection:
            return .list(mirror.children.map(\.value))
        case .set:
            return .set(mirror.children.map(\.value))
        case .dictionary:
            let entries = mirror.children.compactMap { child in
                let entry = Mirror(reflecting: child.value).children.map(\.value)
                return entry.count == 2 ? (key: entry[0], value: entry[1]) : nil
            }
            return .dictionary(entries)
        case .tuple:
            return .tuple(
                mirror.children.enumerated().map { index, child in
                    // In a mirror, the label of an unnamed part begins with a dot: `.0`.
                    let label = child.label.flatMap { $0.hasPrefix(".") ? nil : $0 }
                    return Part(label: label ?? String(index), value: child.value)
                })
        case .enum:
            guard let child = mirror.children.first else { return .choice(own ?? "\(value)", payload: nil) }
            return .choice(child.label ?? "", payload: child.value)
        default:
            if let own, facts.isSwifts { return .leaf(own) }
            return record(value, facts, mirror, own)
        }
    }

    private static func record(_ value: Any, _ facts: TypeFacts, _ mirror: Mirror, _ own: String?) -> Kind {
        guard mirror.displayStyle != nil || !mirror.children.isEmpty else {
            return .leaf(own ?? (facts.name.contains("->") ? "(function)" : "\(value)"))
        }
        // A struct's mirror may describe the struct as an object, but a cast to `AnyObject` would put the struct into a
        // new box each time, so its identity would always differ.
        let isObject = mirror.displayStyle == .class && type(of: value) is AnyClass
        let identity = isObject ? ObjectIdentifier(value as AnyObject) : nil
        // The generic arguments are left out: `Box<Int>` is written `Box(…)`.
        return .record(String(facts.name.prefix { $0 != "<" }), parts(mirror), identity: identity)
    }

    private static func parts(_ mirror: Mirror) -> [Part] {
        var parts = mirror.superclassMirror.map(parts) ?? []
        // The elements are counted here, because `enumerated()` is slow in unoptimized code.
        var index = -1
        for child in mirror.children {
            index += 1
            let label = child.label ?? String(index)
            guard label.hasPrefix("_") || label.hasPrefix("$") else {
                parts.append(Part(label: label, value: child.value))
                continue
            }
            // The storage of a lazy property and a macro's own storage, such as `_$observationRegistrar`, are not
            // shown. The storage of a wrapped or observed property is shown, without its underscore.
            if label.hasPrefix("_$") || label.hasPrefix("$__lazy_storage_$_") { continue }
            parts.append(Part(label: label.hasPrefix("_") ? String(label.dropFirst()) : label, value: child.value))
        }
        return parts
    }
}
