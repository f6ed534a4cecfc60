extension JSON {
    /// Parses JSON text (RFC 8259).
    ///
    /// The whole text is checked immediately, but strings and numbers are made only when you read them. Repeated keys
    /// are not an error here: ``duplicateKeys`` lists them, and ``Validator/decode(_:limits:options:)-(String,_,_)``
    /// reports them as issues unless its options allow them.
    ///
    /// - Throws: ``SyntaxError`` with line and column.
    /// - Complexity: O(length), in time and memory; the call stack does not grow with the nesting.
    public init(parsing text: String, limits: Limits = .standard) throws(SyntaxError) {
        var text = text
        self = try text.withUTF8 { utf8 in
            Result { () throws(SyntaxError) in try JSON(parsing: UnsafeRawBufferPointer(utf8), limits: limits) }
        }.get()
    }

    /// Parses JSON text given as UTF-8 bytes.
    ///
    /// - Throws: ``SyntaxError`` with line and column if the bytes are not valid JSON or not UTF-8.
    public init(parsing bytes: [UInt8], limits: Limits = .standard) throws(SyntaxError) {
        self = try bytes.withUnsafeBytes { raw in
            Result { () throws(SyntaxError) in try JSON(parsing: raw, limits: limits) }
        }.get()
    }

    /// Parses JSON text in memory. The text is copied, so the memory need not remain valid.
    ///
    /// - Throws: ``SyntaxError`` with line and column if the bytes are not valid JSON or not UTF-8.
    public init(parsing bytes: UnsafeRawBufferPointer, limits: Limits = .standard) throws(SyntaxError) {
        self.init(.parsed(try JSONParser.parse(bytes, limits: limits), 0))
    }

    /// The paths of all keys in the document that repeat an earlier key of their object. The paths begin at the root of
    /// the document and are in the order of the text. For a value that was built in code, the list is empty.
    ///
    /// - Complexity: O(1) if there are no repeated keys, and otherwise O(length of the text + number of the paths'
    ///   components).
    public var duplicateKeys: [JSON.Path] { duplicateKeys(upTo: .max).map(\.path) }

    func duplicateKeys(upTo limit: Int) -> [(path: JSON.Path, key: Int32)] {
        guard case .parsed(let tape, _) = storage else { return [] }
        let keys = tape.duplicates.prefix(limit)
        return zip(tape.paths(toKeys: keys), keys).map { ($0, $1) }
    }

    /// Returns the position of the value at a path. If no value has this path, returns the position of the deepest
    /// existing value on the path. Returns `nil` if this `JSON` was not parsed from text.
    ///
    /// - Complexity: O(length of the text).
    public func position(of path: JSON.Path = JSON.Path()) -> Position? {
        guard case .parsed(let tape, let node) = storage else { return nil }
        return tape.position(of: tape.deepest(path, from: node).node)
    }
}

extension Tape {
    func deepest(_ path: JSON.Path, from root: Int32) -> (node: Int32, steps: Int) {
        var node = root
        for (steps, component) in path.components.enumerated() {
            guard case .parsed(_, let child)? = JSON(.parsed(self, node))[component]?.storage else {
                return (node, steps)
            }
            node = child
        }
        return (node, path.components.count)
    }

    func offset(of node: Int32) -> Int {
        Int(self[node].start) - (self[node].kind == .string ? 1 : 0)
    }

    func position(of node: Int32) -> JSON.Position {
        JSON.Position(of: offset(of: node), in: UnsafeBufferPointer(start: bytes, count: byteCount))
    }

    /// Finds all the paths in a single pass, so the keys must be in the order of the text.
    func paths(toKeys keys: some Sequence<Int32>) -> [JSON.Path] {
        // The containers on the path to the previous key. Each is stored with the child (in an object, the key) through
        // which the path leads, and with that child's component of the path, which is made once for all paths that
        // contain it.
        var trail: [(container: Int32, child: Int32, index: Int, component: JSON.Path.Component?)] = []
        return keys.map { key in
            while let last = trail.last, after(last.container) <= key { trail.removeLast() }
            if trail.isEmpty { trail.append((0, 1, 0, nil)) }
            while let last = trail.popLast() {
                let isObject = self[last.container].kind == .object
                var (child, index) = (last.child, last.index)
                // Skips the elements or members that end before the key.
                while after(isObject ? child + 1 : child) <= key {
                    child = after(isObject ? child + 1 : child)
                    index += 1
                }
                trail.append((last.container, child, index, child == last.child ? last.component : nil))
                if child == key { break }
                let value = isObject ? child + 1 : child
                trail.append((value, value + 1, 0, nil))
            }
            for place in trail.indices where trail[place].component == nil {
                let step = trail[place]
                let isObject = self[step.container].kind == .object
                trail[place].component = isObject ? .key(text(step.child)) : .index(step.index)
            }
            return JSON.Path(trail.compactMap(\.component))
        }
    }
}

extension JSON {
    subscript(component: JSON.Path.Component) -> JSON? {
        switch component {
        case .key(let key): self[key]
        case .index(let index): self[index]
        }
    }
}

extension JSON.Position {
    init(of offset: Int, in text: UnsafeBufferPointer<UInt8>) {
        let offset = min(offset, text.count)
        var line = 1
        var lineStart = 0
        for (index, byte) in text[..<offset].enumerated() where byte == UInt8(ascii: "\n") {
            line += 1
            lineStart = index + 1
        }
        let before = String(decoding: text[lineStart..<offset], as: UTF8.self)
        self.init(line: line, column: before.count + 1, offset: offset)
    }
}
