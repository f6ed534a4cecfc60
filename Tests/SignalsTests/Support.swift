@_exported import CurrycombSignals
@_exported import SignalsTestSupport
import Synchronization

let numbers = Signals.of(1, 2, 3, 4, 5).eraseToAnySignal()
let failing = Signals.of(1, 2, failure: Oops.self).concat(Signals.fail(.boom)).eraseToAnySignal()

/// Holds a subscription for the observer of that subscription, which may dispose of it.
final class Slot: Sendable {
    private let content = Mutex<Subscription?>(nil)
    var subscription: Subscription? {
        get { content.withLock { $0 } }
        set { content.withLock { $0 = newValue } }
    }
}
