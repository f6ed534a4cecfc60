/// A cursor that looks up keys in one object. In a parsed object without repeated keys, a search begins after the last
/// key that was found, so reading fields in the order of the text takes a single pass. Any other search may take a
/// separate pass.
@usableFromInline
struct ObjectCursor {
    private enum Source {
        case parsed(Tape, object: Int32, next: Int32)
        case built([JSON.Member])
    }

    private var source: Source

    @usableFromInline
    init?(_ json: JSON) {
        switch json.storage {
        case .parsed(let tape, let node):
            guard tape[node].kind == .object else { return nil }
            source = .parsed(tape, object: node, next: node + 1)
        case .object(let members):
            source = .built(members)
        default:
            return nil
        }
    }

    /// Returns the value under a key, or `nil` if the object has no such key. If the key is repeated, its last value
    /// counts.
    @usableFromInline
    mutating func find(_ key: ObjectKey) -> JSON? {
        switch source {
        case .built(let members):
            return members.last { $0.key.utf8.elementsEqual(key.bytes) }?.value
        case .parsed(let tape, let object, let next):
            let end = tape.after(object)
            if tape[object].hasRepeatedKey { return Self.lastMatch(tape, from: object + 1, to: end, key) }
            guard
                let found = Self.match(tape, from: next, to: end, key)
                    ?? Self.match(tape, from: object + 1, to: next, key)
            else { return nil }
            source = .parsed(tape, object: object, next: tape.after(found + 1))
            return JSON(.parsed(tape, found + 1))
        }
    }

    private static func match(_ tape: Tape, from start: Int32, to end: Int32, _ key: ObjectKey) -> Int32? {
        var node = start
        while node < end {
            if tape.isKey(node, key) { return node }
            node = tape.after(node + 1)
        }
        return nil
    }

    private static func lastMatch(_ tape: Tape, from start: Int32, to end: Int32, _ key: ObjectKey) -> JSON? {
        var node = start
        var found: Int32?
        while node < end {
            if tape.isKey(node, key) { found = node }
            node = tape.after(node + 1)
        }
        return found.map { JSON(.parsed(tape, $0 + 1)) }
    }
}

extension Tape {
    func isKey(_ node: Int32, _ key: ObjectKey) -> Bool {
        let value = self[node]
        if value.hasEscapes { return text(node).utf8.elementsEqual(key.bytes) }
        return key.matches(bytes + Int(value.start), count: Int(value.length))
    }
}
