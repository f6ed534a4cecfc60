// `Unmanaged` and the pointers are sound: a hub holds one retain for each filled place in its list, and releases it
// when the place is emptied. Only the owner of the hub's `Serial` accesses the list.
import Synchronization

// @unchecked and `@exclusivity(unchecked)` are sound: an entry's `place` and `observer`, and a hub's `past`, are
// accessed only in the hub's steps, which `Serial` runs one at a time.

/// A type-erased observer of a hub.
///
/// Its functions are created where the observer's type is known, so the compiler can specialize them. They capture
/// nothing and receive the entry, so an entry and its observer share one allocation. Values have a separate function,
/// because a value passed by pointer would be retained for each observer. Ends and disposals are rare, so they share
/// one function, which keeps an entry small.
@usableFromInline
class Entry<Value: Sendable, Failure: Error>: Teardown, @unchecked Sendable {
    // The atomic is this class's first field: an atomic after a field with a reference makes the optimizer of Swift 6.3
    // fail on the deinitializer in some clients ("found outside of lifetime use").

    /// True if the observer may still receive values. Disposal on any thread sets the flag to false. A delivery reads
    /// the flag with relaxed ordering, so another thread may still send a value that is on its way; the disposing
    /// thread sees its own write and sends no value. Only a step of the hub sends the end: the step that finds the
    /// entry in the list, or is about to add the entry. The end is `interrupted` if `active` is already false.
    @usableFromInline final let active = Atomic<Bool>(true)
    @usableFromInline final let hub: Serial<HubCore<Value, Failure>>
    @exclusivity(unchecked) @usableFromInline final var place: Int32 = -1
    @usableFromInline final let nextBody: @Sendable (Entry<Value, Failure>, Value) -> Demand

    @inlinable
    init(
        hub: Serial<HubCore<Value, Failure>>, next: @escaping @Sendable (Entry<Value, Failure>, Value) -> Demand,
        body: @escaping @Sendable (Teardown, UnsafeRawPointer?) -> Void
    ) {
        self.hub = hub
        nextBody = next
        super.init(body: body)
    }

    @inlinable
    @inline(__always)
    final func next(_ value: Value) -> Demand { nextBody(self, value) }

    @inlinable
    final func end(_ end: End<Failure>) {
        active.store(false, ordering: .relaxed)
        withUnsafePointer(to: end) { body(self, $0) }
    }
}

@usableFromInline
final class ObserverEntry<O: Observer>: Entry<O.Value, O.Failure>, @unchecked Sendable {
    @exclusivity(unchecked) @usableFromInline var observer: O

    @inlinable
    init(_ observer: consuming O, hub: Serial<HubCore<O.Value, O.Failure>>) {
        self.observer = observer
        super.init(
            hub: hub, next: { entry, value in unsafeDowncast(entry, to: ObserverEntry<O>.self).observer.next(value) }
        ) { entry, end in
            let entry = unsafeDowncast(entry, to: ObserverEntry<O>.self)
            if let end {
                entry.observer.end(end.assumingMemoryBound(to: End<O.Failure>.self).pointee)
            } else if entry.active.load(ordering: .relaxed) {
                // If the hub ends before this step runs, the hub's end reaches the observer, and this step does
                // nothing.
                entry.active.store(false, ordering: .relaxed)
                _ = entry.hub.perform({ $0.interrupt(entry) }, orLater: .remove(entry))
            }
        }
    }
}

@usableFromInline
struct HubCore<Value: Sendable, Failure: Error>: SerialCore {
    @usableFromInline
    enum Command: Sendable {
        indirect case next(Value)
        case end(StoredEnd<Failure>)
        case add(Entry<Value, Failure>)
        case remove(Entry<Value, Failure>)
    }

    @usableFromInline var entries: EntryList<Value, Failure>
    @usableFromInline var ended: StoredEnd<Failure>?
    /// The values for late observers, or `nil` if the hub keeps none.
    @usableFromInline let past: ReplayBuffer<Value>?

    @inlinable
    init(replay: Int) {
        entries = EntryList()
        ended = nil
        past = replay > 0 ? ReplayBuffer(limit: replay) : nil
    }

    @inlinable
    mutating func handle(_ command: Command) -> Bool {
        switch command {
        case .next(let value): return next(value)
        case .end(let end): return self.end(end.end)
        case .add(let entry): return add(.passRetained(entry))
        case .remove(let entry): return interrupt(entry)
        }
    }

    /// Sends a value to all observers. Returns false, as each step of a hub does: a hub's `Serial` never ends, because
    /// even an observer that is added after the end receives the kept values and the end.
    @inlinable
    @inline(__always)
    mutating func next(_ value: Value) -> Bool {
        if ended != nil { return false }
        past?.remember(value)
        if entries.isSingle {
            if let only = entries.only, !tell(only, value) { leave(0) }
            return false
        }
        let places = entries.places
        let count = entries.count
        var index: Int32 = 0
        while index < count {
            if let place = places[Int(index)], !tell(place, value) { leave(index) }
            index += 1
        }
        if entries.gaps > count / 2 { entries.tidyUp() }
        return false
    }

    /// Sends a value to the observer of an active entry. Returns false if the observer wants no more values.
    @inlinable
    @inline(__always)
    func tell(_ place: Unmanaged<Entry<Value, Failure>>, _ value: Value) -> Bool {
        place._withUnsafeGuaranteedRef { entry in
            !entry.active.load(ordering: .relaxed) || entry.next(value) == .more
        }
    }

    @inlinable
    @inline(never)
    mutating func leave(_ index: Int32) {
        entries[index]?._withUnsafeGuaranteedRef { $0.active.store(false, ordering: .relaxed) }
        entries.removeLater(index)
    }

    @inlinable
    mutating func end(_ end: End<Failure>) -> Bool {
        if ended != nil { return false }
        ended = StoredEnd(end)
        let last = entries
        entries = EntryList()
        for index in 0..<last.count {
            guard let entry = last[index]?.takeRetainedValue() else { continue }
            // If the entry has been disposed of, its removal has not run yet. The removal will find no entry in the
            // list, so this step sends the interruption.
            entry.end(entry.active.load(ordering: .relaxed) ? end : .interrupted)
            entry.place = -1
        }
        last.deallocate()
        return false
    }

    /// Adds an entry and takes over the caller's retain. Returns false.
    @inlinable
    mutating func add(_ place: Unmanaged<Entry<Value, Failure>>) -> Bool {
        let staysOutside = place._withUnsafeGuaranteedRef { entry in
            if let past, !past.tell(entry) { return true }
            if !entry.active.load(ordering: .relaxed) {
                // The entry was disposed of before it was added to the list. Its removal finds no entry in the list, so
                // this step sends the interruption.
                entry.end(.interrupted)
            } else if let ended {
                entry.end(ended.end)
            } else {
                return false
            }
            return true
        }
        if staysOutside { place.release() } else { entries.append(place) }
        return false
    }

    @inlinable
    mutating func interrupt(_ entry: Entry<Value, Failure>) -> Bool {
        guard entry.place >= 0 else { return false }
        entries.remove(entry.place)
        entry.end(.interrupted)
        return false
    }

    @inlinable
    mutating func interrupt() { _ = end(.interrupted) }
}

@usableFromInline
final class ReplayBuffer<Value: Sendable>: @unchecked Sendable {
    @usableFromInline let limit: Int
    @exclusivity(unchecked) @usableFromInline var values = Deque<Value>()

    @inlinable
    init(limit: Int) { self.limit = limit }

    @inlinable
    func remember(_ value: Value) {
        if values.count == limit { _ = values.popFirst() }
        values.append(value)
    }

    /// Sends a new observer the kept values and returns false if the observer wants no more values.
    @inlinable
    func tell<Failure: Error>(_ entry: Entry<Value, Failure>) -> Bool {
        for index in 0..<values.count where entry.active.load(ordering: .relaxed) {
            if entry.next(values[index]) == .enough {
                entry.active.store(false, ordering: .relaxed)
                return false
            }
        }
        return true
    }
}
