// @unchecked, `Unmanaged` and the pointers are sound: each filled place holds one retain of its entry. A list belongs
// to one hub. Only this hub accesses the list, and the hub is not released before the list is empty.

/// A hub's entries in the order of subscription. Adding and removing take amortized constant time.
///
/// An entry stores its place, which is an index in the list. A removed entry may leave a gap. If more than half of the
/// places are gaps, the list is compacted when it is full, when a removal adds a gap beyond the 32nd, or after an
/// iteration. The list allocates no memory until it holds two entries. A list that loses its last entry frees its
/// memory. So a hub that has no observers can be released without a leak, even if it has not ended.
@usableFromInline
struct EntryList<Value: Sendable, Failure: Error>: @unchecked Sendable {
    @usableFromInline typealias Place = Unmanaged<Entry<Value, Failure>>?

    /// The address of the only entry, or `nil` if there is none, in a list with room for only one; otherwise the
    /// address of the places.
    @usableFromInline var word: UnsafeMutableRawPointer?
    /// The number of used places, including gaps.
    @usableFromInline var count: Int32 = 0
    @usableFromInline var capacity: Int32 = 0
    @usableFromInline var gaps: Int32 = 0

    @inlinable
    init() { word = nil }

    @inlinable
    var isSingle: Bool { capacity == 0 }

    @inlinable
    var only: Place { word.map { .fromOpaque($0) } }

    @inlinable
    var places: UnsafeMutablePointer<Place> { word.unsafelyUnwrapped.assumingMemoryBound(to: Place.self) }

    @inlinable
    subscript(_ index: Int32) -> Place { isSingle ? only : places[Int(index)] }

    /// Appends an entry and takes over the caller's retain.
    @inlinable
    mutating func append(_ place: Unmanaged<Entry<Value, Failure>>) {
        if isSingle, count == 0 {
            word = place.toOpaque()
        } else {
            if count >= capacity { makeRoom() }
            places[Int(count)] = place
        }
        place._withUnsafeGuaranteedRef { $0.place = count }
        count += 1
    }

    @usableFromInline
    mutating func makeRoom() {
        if gaps > count / 2 { return closeUp() }
        let room = Swift.max(3, capacity * 2)
        let larger = UnsafeMutablePointer<Place>.allocate(capacity: Int(room))
        larger.initialize(repeating: nil, count: Int(room))
        for index in 0..<count { larger[Int(index)] = self[index] }
        deallocate()
        word = UnsafeMutableRawPointer(larger)
        capacity = room
    }

    /// Empties a place; the other entries may move.
    @inlinable
    mutating func remove(_ index: Int32) {
        empty(index)
        if index == count - 1 {
            count -= 1
        } else {
            gaps += 1
            if gaps > 32, gaps > count / 2 { closeUp() }
        }
        if !isSingle, count == gaps { clear() }
    }

    /// Removes the gaps that an iteration has left.
    @usableFromInline
    mutating func tidyUp() {
        if gaps == count { clear() } else { closeUp() }
    }

    /// Frees the memory of a list that has only gaps.
    @usableFromInline
    mutating func clear() {
        deallocate()
        self = EntryList()
    }

    /// Empties a place during an iteration over the list; the other entries keep their places. After the iteration, the
    /// caller calls `tidyUp` if more than half of the places are gaps.
    @inlinable
    mutating func removeLater(_ index: Int32) {
        empty(index)
        if isSingle { count = 0 } else { gaps += 1 }
    }

    @inlinable
    mutating func empty(_ index: Int32) {
        let entry = self[index]
        if isSingle { word = nil } else { places[Int(index)] = nil }
        entry?._withUnsafeGuaranteedRef { $0.place = -1 }
        entry?.release()
    }

    @usableFromInline
    mutating func closeUp() {
        var target: Int32 = 0
        for index in 0..<count {
            guard let entry = self[index] else { continue }
            places[Int(target)] = entry
            entry._withUnsafeGuaranteedRef { $0.place = target }
            target += 1
        }
        count = target
        gaps = 0
    }

    @inlinable
    func deallocate() {
        if !isSingle { places.deallocate() }
    }
}
