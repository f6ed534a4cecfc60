// `@unchecked Sendable` is sound here: a tape's memory is written only by the parser that makes the tape, before other
// code can see it. Afterward it is read-only, and the tape frees it.

/// A parsed document: the text and one fixed-size node for each key and value, in the order of the text.
///
/// `{"a": [1, true]}` is five nodes:
///
///     0  object  length 1  next 5
///     1  key     a         next: the hash of a
///     2  array   length 2  next 5
///     3  number  1         next 4
///     4  bool    true      next 5
@usableFromInline
final class Tape: @unchecked Sendable {
    struct Node {
        /// The offset of the first byte; for a string or key, the offset of the byte after the opening quote.
        var start: UInt32
        /// The number of bytes in a scalar (in a string, without its quotes), or of elements or members in a container.
        var length: UInt32
        /// The index of the node after this value and its content; for a key, its hash.
        var next: UInt32
        var kind: JSON.Kind
        /// The value of one of the next four properties; the kind of the node decides which one.
        var flag: Bool

        var hasEscapes: Bool { flag }
        var isTrue: Bool { flag }
        /// True if the number has a point or an exponent.
        var isDecimal: Bool { flag }
        var hasRepeatedKey: Bool {
            get { flag }
            set { flag = newValue }
        }

        var isContainer: Bool { kind == .array || kind == .object }
    }

    /// The text, with zeros after its end so that eight bytes can always be read together.
    let bytes: UnsafePointer<UInt8>
    let byteCount: Int
    let nodes: UnsafePointer<Node>
    let nodeCount: Int
    /// The key nodes that repeat an earlier key of their object.
    let duplicates: [Int32]

    /// Takes ownership of memory that was allocated for the tape.
    init(
        bytes: UnsafePointer<UInt8>, byteCount: Int, nodes: UnsafePointer<Node>, nodeCount: Int, duplicates: [Int32]
    ) {
        self.bytes = bytes
        self.byteCount = byteCount
        self.nodes = nodes
        self.nodeCount = nodeCount
        self.duplicates = duplicates
    }

    deinit {
        bytes.deallocate()
        nodes.deallocate()
    }

    subscript(node: Int32) -> Node { nodes[Int(node)] }

    func after(_ node: Int32) -> Int32 { Int32(truncatingIfNeeded: nodes[Int(node)].next) }

    // MARK: - Scalars

    func bool(_ node: Int32) -> Bool? {
        self[node].kind == .bool ? self[node].isTrue : nil
    }

    func buffer(_ node: Int32) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: bytes + Int(self[node].start), count: Int(self[node].length))
    }

    func raw(_ node: Int32) -> String {
        String(decoding: buffer(node), as: UTF8.self)
    }

    func text(_ node: Int32) -> String {
        self[node].hasEscapes ? unescaped(buffer(node)) : raw(node)
    }

    func smallInteger(_ node: Int32) -> Int64? {
        let value = self[node]
        guard value.kind == .number, !value.isDecimal, value.length <= 18 else { return nil }
        var at = bytes + Int(value.start)
        let end = at + Int(value.length)
        let isNegative = at.pointee == UInt8(ascii: "-")
        if isNegative { at += 1 }
        var result: Int64 = 0
        while at < end {
            result = result &* 10 &+ Int64(at.pointee &- UInt8(ascii: "0"))
            at += 1
        }
        return isNegative ? 0 &- result : result
    }

    func double(_ node: Int32) -> Double? {
        if let fast = exactDouble(buffer(node)) { return fast }
        guard let value = Double(raw(node)), value.isFinite else { return nil }
        return value
    }

    // MARK: - Containers

    func elements(_ node: Int32) -> [JSON]? {
        guard self[node].kind == .array else { return nil }
        var elements: [JSON] = []
        elements.reserveCapacity(Int(self[node].length))
        var child = node + 1
        while child < after(node) {
            elements.append(JSON(.parsed(self, child)))
            child = after(child)
        }
        return elements
    }

    func element(_ index: Int, of node: Int32) -> Int32? {
        guard self[node].kind == .array, index < self[node].length else { return nil }
        var child = node + 1
        for _ in 0..<index { child = after(child) }
        return child
    }

    func members(_ node: Int32) -> [JSON.Member]? {
        guard self[node].kind == .object else { return nil }
        var members: [JSON.Member] = []
        members.reserveCapacity(Int(self[node].length))
        var key = node + 1
        while key < after(node) {
            members.append(JSON.Member(key: text(key), value: JSON(.parsed(self, key + 1))))
            key = after(key + 1)
        }
        return members
    }
}

/// Returns the number as computed by Clinger's fast path, or `nil` if the fast path does not apply. A mantissa up to
/// 2^53 and a power of ten up to 10^22 are exact, so only one operation rounds.
private func exactDouble(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    var mantissa: UInt64 = 0
    var exponent = 0
    var written = 0
    var isExponentNegative = false
    var inFraction = false
    var inExponent = false
    guard text.count <= 24 else { return nil }
    for byte in text {
        let digit = byte &- UInt8(ascii: "0")
        if digit <= 9 {
            if inExponent {
                written = written &* 10 &+ Int(digit)
                if written > 400 { return nil }
            } else {
                if mantissa >= 1 << 56 { return nil }
                mantissa = mantissa &* 10 &+ UInt64(digit)
                if inFraction { exponent -= 1 }
            }
        } else if byte == UInt8(ascii: ".") {
            inFraction = true
        } else if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
            inExponent = true
        } else if byte == UInt8(ascii: "-"), inExponent {
            isExponentNegative = true
        }
    }
    exponent += isExponentNegative ? -written : written
    guard mantissa <= 1 << 53, exponent >= -22, exponent <= 22 else { return nil }
    let magnitude =
        exponent < 0 ? Double(mantissa) / powersOfTen[-exponent] : Double(mantissa) * powersOfTen[exponent]
    return text[0] == UInt8(ascii: "-") ? -magnitude : magnitude
}

private let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
]
