import CurrycombSignals
import CurrycombStores
@_exported import SignalsTestSupport
import Synchronization
@_exported import TestSupport

/// The counter of SignalsTestSupport. In this module, `Counter` is a state.
typealias Tally = SignalsTestSupport.Counter

struct Counter: Equatable, Codable, Sendable {
    var count = 0
    var name = ""
}

enum CounterAction: Equatable, Codable, Sendable {
    case add(Int)
    case rename(String)
}

let counter = Reducer<Counter, CounterAction> { state, action in
    switch action {
    case .add(let number): state.count += number
    case .rename(let name): state.name = name
    }
}

final class Slot<Content: Sendable>: Sendable {
    private let place = Mutex<Content?>(nil)
    var content: Content? {
        get { place.withLock { $0 } }
        set {
            // The old content is released only after the lock has been unlocked.
            let old = place.withLock { place in
                let old = place
                place = newValue
                return old
            }
            _ = old
        }
    }
}

/// Waits until a condition is true. Another thread may still be notifying observers, so events may arrive later.
func wait(_ isSo: @Sendable () -> Bool) async {
    while !isSo() { await Task.yield() }
}
