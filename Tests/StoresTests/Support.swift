import CurrycombSignals
import CurrycombStores
@_exported import SignalsTestSupport
import Synchronization

/// A number that any thread may raise; `Counter` is a state here.
typealias Tally = SignalsTestSupport.Counter

/// A state for tests.
struct Counter: Equatable, Codable, Sendable {
    var count = 0
    var name = ""
}

/// Its actions.
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

/// A place for something that is known only later.
final class Slot<Content: Sendable>: Sendable {
    private let place = Mutex<Content?>(nil)
    var content: Content? {
        get { place.withLock { $0 } }
        set {
            // The old content goes outside of the lock.
            let old = place.withLock { place in
                let old = place
                place = newValue
                return old
            }
            _ = old
        }
    }
}

/// SplitMix64: the same numbers from the same seed, everywhere.
struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// Lets others run until something is so: what all stores tell may be delivered by another thread that is just telling.
func wait(_ isSo: @Sendable () -> Bool) async {
    while !isSo() { await Task.yield() }
}
