import CurrycombSignals
import Synchronization

/// Numbered closures, kept until they are removed: a control's targets, and a notice board's readers.
final class Listeners<Value: Sendable>: Sendable {
    private struct State {
        var issued = 0
        var closures: [(number: Int, body: @Sendable (Value) -> Void)] = []
    }

    private let state = Mutex(State())

    var count: Int { state.withLock { $0.closures.count } }

    func add(_ body: @escaping @Sendable (Value) -> Void) -> Int {
        state.withLock { state in
            state.issued += 1
            state.closures.append((state.issued, body))
            return state.issued
        }
    }

    func remove(_ number: Int) { state.withLock { $0.closures.removeAll { $0.number == number } } }

    func call(_ value: Value) {
        for (_, body) in state.withLock({ $0.closures }) { body(value) }
    }
}

/// An object that only a control retains. When the control is released, this object is released, too, and its signal
/// then sends once.
final class Farewell: Sendable {
    private let subject = Subject<Void, Never>(replay: 1)

    var signal: AnySignal<Void, Never> { subject.eraseToAnySignal() }

    deinit {
        subject.send()
        subject.complete()
    }
}
