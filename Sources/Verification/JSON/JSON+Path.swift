extension JSON {
    /// The path from a value down to a value inside it: keys of objects and indices of arrays.
    public struct Path: Sendable, Hashable {
        /// One step of a path.
        public enum Component: Sendable, Hashable {
            /// A step into the member with this key.
            case key(String)
            /// A step into the element at this index, counted from 0.
            case index(Int)
        }

        // The components are stored innermost first, because a path is built from the fault outward, and appending is
        // cheap.
        @usableFromInline var reversed: [Component]

        /// The steps, outermost first.
        public var components: [Component] { reversed.reversed() }

        /// Makes a path from its steps, outermost first; without steps, the path leads to the value itself.
        public init(_ components: [Component] = []) {
            reversed = components.reversed()
        }

        /// True if the path leads to the value itself.
        public var isEmpty: Bool { reversed.isEmpty }

        /// Returns the path extended by a key.
        public func appending(_ key: String) -> Path { Path(components + [.key(key)]) }

        /// Returns the path extended by an index.
        public func appending(_ index: Int) -> Path { Path(components + [.index(index)]) }

        /// Joins two paths.
        public static func + (outer: Path, inner: Path) -> Path { Path(outer.components + inner.components) }
    }
}

extension JSON.Path: CustomStringConvertible {
    /// The path as text, for example `orders[3].price` or `headers["content-type"]`. The text of a path without steps
    /// is empty.
    public var description: String {
        var text = ""
        for component in components {
            switch component {
            case .index(let index): text += "[\(index)]"
            case .key(let key) where Self.isPlain(key): text += text.isEmpty ? key : ".\(key)"
            case .key(let key): text += "[\(JSON.string(key).text())]"
            }
        }
        return text
    }

    private static func isPlain(_ key: String) -> Bool {
        guard let first = key.first, first.isLetter || first == "_" else { return false }
        return key.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}

extension JSON.Path: ExpressibleByArrayLiteral, ExpressibleByStringLiteral {
    /// Makes a path from its steps, outermost first.
    public init(arrayLiteral elements: Component...) { self.init(elements) }

    /// Makes a path of one key, which may contain any characters.
    public init(stringLiteral value: String) { self.init([.key(value)]) }
}

extension JSON.Path.Component: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
    /// Makes a step to the value under a key.
    public init(stringLiteral value: String) { self = .key(value) }

    /// Makes a step to the element at an index.
    public init(integerLiteral value: Int) { self = .index(value) }
}
