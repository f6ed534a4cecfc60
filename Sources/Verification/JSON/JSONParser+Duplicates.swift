extension JSONParser {
    /// The number of members up to which a new key is compared with the earlier keys of its object. In a larger object,
    /// repeated keys are found at the end of the object, in linear time.
    private static let small = 32

    mutating func findDuplicate(_ key: Int) {
        let last = open.count - 1
        let object = open[last].node
        let hash = nodes[key].next
        let bit: UInt64 = 1 << UInt64(hash & 63)
        if nodes[key].hasEscapes { open[last].hasEscapedKey = true }
        defer { open[last].seen |= bit }
        guard open[last].seen & bit != 0, !open[last].hasEscapedKey, nodes[object].length < Self.small else { return }
        var other = object + 1
        while other < key {
            if nodes[other].next == hash, isSame(other, key) {
                duplicates.append(Int32(key))
                nodes[object].hasRepeatedKey = true
                return
            }
            other = Int(nodes[other + 1].next)
        }
    }

    private func isSame(_ left: Int, _ right: Int) -> Bool {
        guard nodes[left].length == nodes[right].length else { return false }
        let (first, second) = (bytes + Int(nodes[left].start), bytes + Int(nodes[right].start))
        return (0..<Int(nodes[left].length)).allSatisfy { first[$0] == second[$0] }
    }

    /// Finds all repeated keys of an object that is large or has an escaped key. Keys that `findDuplicate` has already
    /// found are appended a second time; `sortedDuplicates` removes the repetitions at the end of the document.
    mutating func findDuplicatesAtEnd(of object: Open) {
        let members = Int(nodes[object.node].length)
        guard members > Self.small || object.hasEscapedKey else { return }
        var seen = Set<[UInt8]>(minimumCapacity: members)
        var key = object.node + 1
        for _ in 0..<members {
            let raw = UnsafeBufferPointer(start: bytes + Int(nodes[key].start), count: Int(nodes[key].length))
            if !seen.insert(nodes[key].hasEscapes ? Array(unescaped(raw).utf8) : Array(raw)).inserted {
                duplicates.append(Int32(key))
                nodes[object.node].hasRepeatedKey = true
            }
            key = Int(nodes[key + 1].next)
        }
    }
    /// The repeated keys in the order of the text, each key once.
    var sortedDuplicates: [Int32] {
        let sorted = duplicates.sorted()
        return sorted.indices.filter { $0 == 0 || sorted[$0] != sorted[$0 - 1] }.map { sorted[$0] }
    }
}
