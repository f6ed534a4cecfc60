#if !hasFeature(Embedded)
/// A dictionary with an optional bound: when it is full, a new entry replaces the least recently used one.
///
/// Without a bound, it is a plain dictionary. With a bound, an array of slots stores a linked list of the entries
/// in the order of use, so that an operation takes constant time on average.
@usableFromInline
struct RecencyCache<Key: Hashable, Value> {
    /// An entry with its neighbors in the order of use: `newer` and `older` are their indices in `slots`, or −1 at
    /// an end of the list.
    @usableFromInline
    struct Slot {
        @usableFromInline var key: Key
        @usableFromInline var value: Value
        @usableFromInline var newer: Int
        @usableFromInline var older: Int

        @inlinable
        init(key: Key, value: Value, newer: Int, older: Int) {
            self.key = key
            self.value = value
            self.newer = newer
            self.older = older
        }
    }

    @usableFromInline var unbounded: [Key: Value] = [:]
    @usableFromInline var places: [Key: Int] = [:]
    @usableFromInline var slots: [Slot] = []
    @usableFromInline var newest = -1
    @usableFromInline var oldest = -1
    @usableFromInline let bound: Int?

    @inlinable
    init(bound: Int?) {
        precondition(
            bound.map { $0 > 0 } ?? true, "The bound must be positive: a memo has to remember at least one result.")
        self.bound = bound
    }

    @inlinable
    mutating func value(for key: Key) -> Value? {
        if bound == nil { return unbounded[key] }
        guard let place = places[key] else { return nil }
        markUsed(place)
        return slots[place].value
    }

    /// Inserts a value and returns the entry that it replaces, if there is one. The caller releases this entry
    /// outside the table's lock, because the `deinit` of a key or a value may use the table.
    @inlinable
    mutating func insert(_ value: Value, for key: Key) -> (key: Key, value: Value)? {
        guard let bound else { return unbounded.updateValue(value, forKey: key).map { (key, $0) } }
        var former: (key: Key, value: Value)?
        if let place = places[key] {
            former = (key, slots[place].value)
            slots[place].value = value
            markUsed(place)
        } else if slots.count < bound {
            slots.append(Slot(key: key, value: value, newer: -1, older: -1))
            places[key] = slots.count - 1
            putFirst(slots.count - 1)
        } else {
            let place = oldest
            former = (slots[place].key, slots[place].value)
            unlink(place)
            places[slots[place].key] = nil
            slots[place].key = key
            slots[place].value = value
            places[key] = place
            putFirst(place)
        }
        return former
    }

    @inlinable
    mutating func markUsed(_ place: Int) {
        guard place != newest else { return }
        unlink(place)
        putFirst(place)
    }

    @inlinable
    mutating func unlink(_ place: Int) {
        let newer = slots[place].newer
        let older = slots[place].older
        if newer >= 0 { slots[newer].older = older } else { newest = older }
        if older >= 0 { slots[older].newer = newer } else { oldest = newer }
    }

    @inlinable
    mutating func putFirst(_ place: Int) {
        slots[place].newer = -1
        slots[place].older = newest
        if newest >= 0 { slots[newest].newer = place } else { oldest = place }
        newest = place
    }
}
#endif
