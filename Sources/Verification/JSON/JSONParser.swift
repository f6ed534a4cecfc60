// The use of raw memory is safe here. The text is followed by zeros, which no rule of JSON accepts, so no read goes
// beyond them. Nodes are written only within their capacity. Both blocks of memory are freed by the tape, or by the
// parser after an error.

/// Reads JSON text (RFC 8259) into a ``Tape``. The parser is a loop with its own stack, so no nesting can exhaust the
/// thread's stack.
struct JSONParser {
    struct Open {
        let node: Int
        let isObject: Bool
        /// A Bloom filter of the object's keys so far. With it, most new keys need not be compared with earlier ones.
        var seen: UInt64 = 0
        var hasEscapedKey = false
    }

    let bytes: UnsafePointer<UInt8>
    let byteCount: Int
    let limits: JSON.Limits
    var nodes: UnsafeMutablePointer<Tape.Node>
    var count = 0
    var capacity: Int
    var at = 0
    var open: [Open] = []
    var duplicates: [Int32] = []

    struct Fault: Error {
        let reason: JSON.SyntaxError.Reason
        let offset: Int
    }

    static func parse(_ text: UnsafeRawBufferPointer, limits: JSON.Limits) throws(JSON.SyntaxError) -> Tape {
        guard text.count <= limits.bytes else {
            throw JSON.SyntaxError(reason: .tooLarge, position: JSON.Position(line: 1, column: 1, offset: 0))
        }
        let padding = 16
        let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: text.count + padding, alignment: 16)
        copy.copyMemory(from: text)
        for offset in text.count..<text.count + padding { copy[offset] = 0 }
        let bytes = copy.bindMemory(to: UInt8.self)
        let capacity = text.count / 12 + 16
        var parser = JSONParser(
            bytes: UnsafePointer(bytes.baseAddress!), byteCount: text.count, limits: limits,
            nodes: .allocate(capacity: capacity), capacity: capacity)
        do throws(Fault) {
            try parser.document()
        } catch {
            let position = JSON.Position(of: error.offset, in: UnsafeBufferPointer(rebasing: bytes[..<text.count]))
            parser.nodes.deallocate()
            copy.deallocate()
            throw JSON.SyntaxError(reason: error.reason, position: position)
        }
        return Tape(
            bytes: parser.bytes, byteCount: text.count, nodes: parser.nodes, nodeCount: parser.count,
            duplicates: parser.duplicates.isEmpty ? [] : parser.sortedDuplicates)
    }

    private mutating func document() throws(Fault) {
        // A byte order mark is not JSON, but some servers send one, and RFC 8259 (section 8.1) allows a parser to
        // ignore it.
        if bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { at = 3 }
        while true {
            skipSpace()
            let byte = bytes[at]
            switch byte {
            case UInt8(ascii: "\""):
                try string(isKey: false)
            case UInt8(ascii: "{"):
                try begin(.object)
                skipSpace()
                if bytes[at] == UInt8(ascii: "}") {
                    end()
                } else {
                    try key()
                    continue
                }
            case UInt8(ascii: "["):
                try begin(.array)
                skipSpace()
                if bytes[at] == UInt8(ascii: "]") { end() } else { continue }
            case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
                try number()
            case UInt8(ascii: "t"): try literal("true", .bool, flag: true)
            case UInt8(ascii: "f"): try literal("false", .bool, flag: false)
            case UInt8(ascii: "n"): try literal("null", .null, flag: false)
            default: throw unexpected()
            }
            if try !anotherFollows() { return }
        }
    }

    /// Closes the containers that end after a value, and returns true if another value follows.
    private mutating func anotherFollows() throws(Fault) -> Bool {
        while true {
            skipSpace()
            guard let last = open.last else {
                guard at == byteCount else { throw Fault(reason: .trailingText, offset: at) }
                return false
            }
            nodes[last.node].length += 1
            switch bytes[at] {
            case UInt8(ascii: ","):
                at += 1
                if last.isObject {
                    skipSpace()
                    try key()
                }
                return true
            case UInt8(ascii: "}") where last.isObject: end()
            case UInt8(ascii: "]") where !last.isObject: end()
            default: throw unexpected(.separatorExpected)
            }
        }
    }

    private mutating func begin(_ kind: JSON.Kind) throws(Fault) {
        guard open.count < limits.depth else { throw Fault(reason: .tooDeep, offset: at) }
        open.append(Open(node: count, isObject: kind == .object))
        append(Tape.Node(start: UInt32(at), length: 0, next: 0, kind: kind, flag: false))
        at += 1
    }

    private mutating func end() {
        let closed = open.removeLast()
        nodes[closed.node].next = UInt32(count)
        if closed.isObject { findDuplicatesAtEnd(of: closed) }
        at += 1
    }

    private mutating func key() throws(Fault) {
        guard bytes[at] == UInt8(ascii: "\"") else { throw unexpected(.keyExpected) }
        let node = count
        try string(isKey: true)
        findDuplicate(node)
        skipSpace()
        guard bytes[at] == UInt8(ascii: ":") else { throw unexpected(.colonExpected) }
        at += 1
    }

    // MARK: - Small parts

    @inline(__always)
    mutating func append(_ node: Tape.Node) {
        if count == capacity { grow() }
        (nodes + count).initialize(to: node)
        count += 1
    }

    @inline(never)
    private mutating func grow() {
        capacity += capacity / 2 + 16
        let larger = UnsafeMutablePointer<Tape.Node>.allocate(capacity: capacity)
        larger.moveInitialize(from: nodes, count: count)
        nodes.deallocate()
        nodes = larger
    }

    @inline(__always)
    mutating func skipSpace() {
        // In compact JSON, the next byte is nearly always greater than a space, so this one comparison ends the loop.
        while bytes[at] <= 0x20 {
            guard bytes[at] == 0x20 || bytes[at] == 0x0A || bytes[at] == 0x0D || bytes[at] == 0x09 else { return }
            at += 1
        }
    }

    func unexpected(_ reason: JSON.SyntaxError.Reason = .unexpectedCharacter) -> Fault {
        Fault(reason: at >= byteCount ? .unexpectedEnd : reason, offset: at)
    }

    private mutating func literal(_ literal: StaticString, _ kind: JSON.Kind, flag: Bool) throws(Fault) {
        let length = literal.utf8CodeUnitCount
        for offset in 0..<length where bytes[at + offset] != literal.utf8Start[offset] {
            throw Fault(reason: at + offset >= byteCount ? .unexpectedEnd : .unknownWord, offset: at)
        }
        append(
            Tape.Node(
                start: UInt32(at), length: UInt32(length), next: UInt32(count + 1), kind: kind, flag: flag))
        at += length
    }
}
