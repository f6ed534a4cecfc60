@_exported import CurrycombSignals
@_exported import SignalsTestSupport
import Synchronization

/// Five values and completion.
let numbers = Signals.of(1, 2, 3, 4, 5).eraseToAnySignal()
/// Two values and a failure.
let failing = Signals.of(1, 2, failure: Oops.self).concat(Signals.fail(.boom)).eraseToAnySignal()

/// A slot for a subscription that the subscription's own observer uses.
final class Slot: Sendable {
    private let content = Mutex<Subscription?>(nil)
    var subscription: Subscription? {
        get { content.withLock { $0 } }
        set { content.withLock { $0 = newValue } }
    }
}
