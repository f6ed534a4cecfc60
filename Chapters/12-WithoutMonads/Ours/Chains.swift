import CurrycombSignals

/// Chains of steps, each of which adds one. They are made of subjects, a monad's binds, or a signal's operators.
package enum Chains {
    /// Makes a chain of subjects. Each step adds one to a subject's value and sends the result with the next subject.
    package static func subjects(
        _ steps: Int, onCall: @escaping () -> Void = {}, end: @escaping (Int) -> Void
    ) -> (first: PlainSubject<Int>, leave: () -> Void) {
        let first = PlainSubject(0)
        var last = first
        for _ in 0..<steps {
            let next = PlainSubject(0)
            last.subscribe { value in
                onCall()
                next.send(value + 1)
            }
            last = next
        }
        return (first, last.subscribe(end))
    }

    /// Returns a signal with the given number of steps, made with only the operations of a monad.
    package static func monad(_ steps: Int, _ source: PlainSubject<Int>) -> MonadSignal<Int> {
        (0..<steps).reduce(MonadSignal { source.subscribe($0) }) { chain, _ in chain.map { $0 + 1 } }
    }

    /// Returns a signal with only one step.
    package static func one(
        _ source: Subject<Int, Never>, onCall: @escaping @Sendable () -> Void = {}
    ) -> some Signal<Int, Never> {
        let add = adding(onCall)
        return source.map(add)
    }

    /// Returns a signal with all ten steps.
    package static func ten(
        _ source: Subject<Int, Never>, onCall: @escaping @Sendable () -> Void = {}
    ) -> some Signal<Int, Never> {
        let add = adding(onCall)
        return source.map(add).map(add).map(add).map(add).map(add).map(add).map(add).map(add).map(add).map(add)
    }

    private static func adding(_ onCall: @escaping @Sendable () -> Void) -> @Sendable (Int) -> Int {
        { value in
            onCall()
            return value + 1
        }
    }
}
