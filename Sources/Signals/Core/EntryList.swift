// Unmanaged and pointers: each filled place holds one retain of its entry; a list belongs to one hub, which alone touches it
// and empties it before it goes.

/// Subscribers in the order in which they came: adding and removing take constant time, over many calls.
///
/// An entry knows its place; a removed one leaves a gap, and when there are more gaps than entries the list closes up.
@usableFromInline
struct EntryList<Value: Sendable, Failure: Error>: @unchecked Sendable {
    @usableFromInline typealias Place = Unmanaged<Entry<Value, Failure>>?

    @usableFromInline var base: UnsafeMutablePointer<Place>
    /// How many places have been used, gaps included.
    @usableFromInline var count = 0
    @usableFromInline var capacity: Int
    @usableFromInline var gaps = 0

    @inlinable
    init() {
        capacity = 0
        base = UnsafeMutablePointer(bitPattern: MemoryLayout<Place>.alignment).unsafelyUnwrapped
    }

    @inlinable
    mutating func append(_ entry: Entry<Value, Failure>) {
        if count == capacity { makeRoom() }
        entry.place = count
        (base + count).initialize(to: Unmanaged.passRetained(entry))
        count += 1
    }

    @usableFromInline
    mutating func makeRoom() {
        if gaps > count / 2 { return closeUp() }
        let larger = UnsafeMutablePointer<Place>.allocate(capacity: max(2, capacity * 2))
        larger.moveInitialize(from: base, count: count)
        deallocate()
        base = larger
        capacity = max(2, capacity * 2)
    }

    /// Empties a place now.
    @inlinable
    mutating func remove(_ index: Int) {
        let entry = base[index]
        base[index] = nil
        entry?._withUnsafeGuaranteedRef { $0.place = -1 }
        entry?.release()
        if index == count - 1 {
            count -= 1
        } else {
            gaps += 1
            if gaps > 32, gaps > count / 2 { closeUp() }
        }
    }

    /// Empties a place in the middle of a walk over the list, which counts on the others staying where they are.
    @inlinable
    mutating func removeLater(_ index: Int) {
        let entry = base[index]
        base[index] = nil
        entry?._withUnsafeGuaranteedRef { $0.place = -1 }
        entry?.release()
        gaps += 1
    }

    @usableFromInline
    mutating func closeUp() {
        var target = 0
        for index in 0..<count {
            guard let entry = base[index] else { continue }
            base[target] = entry
            entry._withUnsafeGuaranteedRef { $0.place = target }
            target += 1
        }
        count = target
        gaps = 0
    }

    @inlinable
    func deallocate() {
        if capacity > 0 { base.deallocate() }
    }
}
