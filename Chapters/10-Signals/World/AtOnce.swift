/// A source and an inner signal for a test of disposal. The inner signal sends a value while the operator is still
/// subscribing to it, and at that value the observer disposes of its subscription. The test shows which of the two
/// signals still run.
final class AtOnce {
    private var open: [String] = []
    private var toSource: (Event<Int, Trouble>) -> Void = { _ in }

    var source: Signal<Int, Trouble> {
        Signal { [self] observer in
            toSource = observer.send
            return opened("source")
        }
    }

    func inner<Failure>() -> Signal<Int, Failure> {
        Signal { [self] observer in
            let token = opened("the inner signal")
            observer.send(.next(7))
            return token
        }
    }

    /// Returns the names of the signals that still run after the observer has disposed of its subscription at the first
    /// value; `nil` if there was no value.
    func left<Failure>(of signal: Signal<Int, Failure>, after event: Event<Int, Trouble>) -> [String]? {
        var subscription: Disposable?
        var hasCome = false
        subscription = signal.subscribe { event in
            guard case .next = event else { return }
            hasCome = true
            subscription?.dispose()
        }
        toSource(event)
        return hasCome ? open : nil
    }

    private func opened(_ name: String) -> Disposable {
        open.append(name)
        return Disposable { [self] in open.removeAll { $0 == name } }
    }
}

extension Examiner {
    /// Checks that the inner signal is not in `left`, the signals that still run after the observer has disposed of its
    /// subscription. Passes if `left` is `nil`.
    func expect(_ call: String, leavesNothingAtOnce left: [String]?, else key: String) throws {
        guard let left, left.contains("the inner signal") else { return }
        throw failure(
            key,
            [
                .note(
                    "\(call) subscribes to a signal that sends a value at once; the observer disposes of its "
                        + "subscription at this value, but the signal still runs")
            ]
        ) { key }
    }
}
