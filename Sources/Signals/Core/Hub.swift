// Unmanaged and pointers: a hub holds one retain for each place in its list, taken when the place is filled and given back
// when it is emptied; the list is touched only by the owner of the hub's `Serial`.
import Synchronization

// @unchecked is sound: an entry's place and observer are touched only in its hub's steps, which `Serial` takes one at a time.

/// A subscriber of a subject: an observer of whatever type behind functions that know it.
///
/// The functions are made where the observer's type is known, so they run specialised; they capture nothing and are handed
/// the entry, so that an entry with its observer is one allocation.
@usableFromInline
class Entry<Value: Sendable, Failure: Error>: Teardown, @unchecked Sendable {
    /// Whether it may still be told values. Disposal takes it away on any thread; a delivery that reads it relaxed may send one
    /// more value to another thread's observer, which was on its way, but none on the thread that disposed: that reads what
    /// it wrote. Whoever takes it away by exchange decides alone which end the observer hears.
    @usableFromInline let active = Atomic<Bool>(true)
    @usableFromInline let hub: Serial<HubCore<Value, Failure>>
    @exclusivity(unchecked) @usableFromInline var place = -1
    @usableFromInline let nextBody: @Sendable (Entry<Value, Failure>, Value) -> Demand
    @usableFromInline let endBody: @Sendable (Entry<Value, Failure>, End<Failure>) -> Void

    @inlinable
    init(
        hub: Serial<HubCore<Value, Failure>>,
        next: @escaping @Sendable (Entry<Value, Failure>, Value) -> Demand,
        end: @escaping @Sendable (Entry<Value, Failure>, End<Failure>) -> Void,
        stop: @escaping @Sendable (Teardown) -> Void
    ) {
        self.hub = hub
        nextBody = next
        endBody = end
        super.init(stop: stop)
    }
}

/// The subscriber with its observer.
@usableFromInline
final class ObserverEntry<O: Observer>: Entry<O.Value, O.Failure>, @unchecked Sendable {
    @exclusivity(unchecked) @usableFromInline var observer: O

    @inlinable
    init(_ observer: consuming O, hub: Serial<HubCore<O.Value, O.Failure>>) {
        self.observer = observer
        super.init(
            hub: hub,
            next: { entry, value in unsafeDowncast(entry, to: ObserverEntry<O>.self).observer.next(value) },
            end: { entry, end in unsafeDowncast(entry, to: ObserverEntry<O>.self).observer.end(end) },
            stop: { entry in
                let entry = unsafeDowncast(entry, to: ObserverEntry<O>.self)
                guard entry.active.exchange(false, ordering: .acquiringAndReleasing) else { return }
                _ = entry.hub.perform({ $0.interrupt(entry) }, orLater: .remove(entry))
            })
    }
}

/// The state of a subject: who listens, what was sent before for those who come late, and the end.
@usableFromInline
struct HubCore<Value: Sendable, Failure: Error>: SerialCore {
    @usableFromInline
    enum Command: Sendable {
        case next(Value)
        case end(End<Failure>)
        case add(Entry<Value, Failure>)
        case remove(Entry<Value, Failure>)
    }

    @usableFromInline var entries: EntryList<Value, Failure>
    @usableFromInline var ended: End<Failure>?
    /// How many of the last values are told to those who come late.
    @usableFromInline let replay: Int
    @usableFromInline var past: Deque<Value>

    @inlinable
    init(replay: Int) {
        entries = EntryList()
        ended = nil
        self.replay = replay
        past = Deque()
    }

    @inlinable
    mutating func handle(_ command: consuming Command) -> Bool {
        switch command {
        case .next(let value): return next(value)
        case .end(let end): return self.end(end)
        case .add(let entry): return add(entry)
        case .remove(let entry): return interrupt(entry)
        }
    }

    /// Tells everybody a value. A hub is never closed, as it answers even after the end; so each step returns `false`.
    @inlinable
    @inline(__always)
    mutating func next(_ value: Value) -> Bool {
        if ended != nil { return false }
        if replay > 0 { remember(value) }
        let count = entries.count
        var index = 0
        while index < count {
            if let place = entries.base[index] {
                let goesOn = place._withUnsafeGuaranteedRef { entry in
                    !entry.active.load(ordering: .relaxed) || entry.nextBody(entry, value) == .more
                }
                if !goesOn { leave(index) }
            }
            index += 1
        }
        return false
    }

    @inlinable
    mutating func remember(_ value: Value) {
        if past.count == replay { _ = past.popFirst() }
        past.append(value)
    }

    /// An observer has had enough.
    @inlinable
    @inline(never)
    mutating func leave(_ index: Int) {
        entries.base[index]?._withUnsafeGuaranteedRef { $0.active.store(false, ordering: .relaxed) }
        entries.removeLater(index)
    }

    @inlinable
    mutating func end(_ end: End<Failure>) -> Bool {
        if ended != nil { return false }
        ended = end
        let last = entries
        entries = EntryList()
        for index in 0..<last.count {
            guard let entry = last.base[index]?.takeRetainedValue() else { continue }
            if entry.active.exchange(false, ordering: .acquiringAndReleasing) {
                entry.endBody(entry, end)
            } else {
                // Disposed of, with the removal still waiting: this is its last chance to be answered.
                entry.endBody(entry, .interrupted)
            }
            entry.place = -1
        }
        last.deallocate()
        return false
    }

    @inlinable
    mutating func add(_ entry: Entry<Value, Failure>) -> Bool {
        for index in 0..<past.count {
            guard entry.active.load(ordering: .relaxed) else { break }
            if entry.nextBody(entry, past[index]) == .enough {
                entry.active.store(false, ordering: .relaxed)
                return false
            }
        }
        if let ended, entry.active.exchange(false, ordering: .acquiringAndReleasing) {
            entry.endBody(entry, ended)
        } else if !entry.active.load(ordering: .relaxed) {
            // Disposed of before it had a place in the list; its removal will find none and leave the answer to us.
            entry.endBody(entry, .interrupted)
        } else {
            entries.append(entry)
        }
        return false
    }

    /// An observer was disposed of.
    @inlinable
    mutating func interrupt(_ entry: Entry<Value, Failure>) -> Bool {
        guard entry.place >= 0 else { return false }
        entries.remove(entry.place)
        entry.endBody(entry, .interrupted)
        return false
    }

    @inlinable
    mutating func interrupt() { _ = end(.interrupted) }
}
