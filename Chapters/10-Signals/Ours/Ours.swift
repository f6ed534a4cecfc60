/// Our version of the article's framework, which obeys the laws. The tour runs both versions.
package enum Ours {
    /// Returns a signal that sends one value and then completes. The article calls this function `return`, which is a
    /// keyword in Swift.
    package static func of<A, E>(_ value: A) -> Signal<A, E> {
        Signal { observer in
            observer.next(value)
            observer.complete()
            return .none
        }
    }

    package static func empty<A, E>() -> Signal<A, E> {
        Signal { observer in
            observer.complete()
            return .none
        }
    }

    package static func failed<A, E>(_ error: E) -> Signal<A, E> {
        Signal { observer in
            observer.fail(error)
            return .none
        }
    }

    package static func each<A, E>(_ values: [A]) -> Signal<A, E> {
        Signal { observer in
            values.forEach(observer.next)
            observer.complete()
            return .none
        }
    }

    /// Returns an observer and a signal. Every event that is sent to this observer is forwarded to all current
    /// observers of the signal.
    package static func pipe<A, E>(_ value: A.Type = A.self) -> (Observer<A, E>, Signal<A, E>) {
        let listeners = Listeners<A, E>()
        return (Observer { listeners.send($0) }, Signal { listeners.add($0) })
    }

    /// Returns a signal that calls `step` with each value of the source and sends the values of all signals that `step`
    /// returns. After `step` has set its flag or returned `nil`, it is not called again.
    package static func bind<A, B, E>(
        _ source: Signal<A, E>, _ step: @escaping (A, inout Bool) -> Signal<B, E>?
    ) -> Signal<B, E> {
        Signal { observer in
            let all = Disposable()
            let outer = Disposable()
            all.add(outer)
            var running = 1
            func ended() {
                running -= 1
                if running == 0 { observer.complete() }
            }
            func stop() {
                guard !outer.isDisposed else { return }
                outer.dispose()
                ended()
            }
            let subscription = source.subscribe { event in
                guard !outer.isDisposed else { return }
                switch event {
                case .failed(let error): observer.fail(error)
                case .completed: stop()
                case .next(let value):
                    var isLast = false
                    if let inner = step(value, &isLast) {
                        running += 1
                        if isLast { stop() }
                        all.add(
                            inner.subscribe { event in
                                if case .completed = event { ended() } else { observer.send(event) }
                            })
                    } else {
                        stop()
                    }
                }
            }
            outer.add(subscription)
            return all
        }
    }

    package static func flatMap<A, B, E>(_ source: Signal<A, E>, _ f: @escaping (A) -> Signal<B, E>) -> Signal<B, E> {
        bind(source) { value, _ in f(value) }
    }

    package static func map<A, B, E>(_ source: Signal<A, E>, _ f: @escaping (A) -> B) -> Signal<B, E> {
        flatMap(source) { of(f($0)) }
    }

    package static func take<A, E>(_ count: Int, _ source: Signal<A, E>) -> Signal<A, E> {
        guard count > 0 else { return empty() }
        return Signal { observer in
            var left = count
            return bind(source) { value, stop in
                left -= 1
                stop = left == 0
                return of(value)
            }.subscribe(observer)
        }
    }
}

private final class Listeners<Value, Failure: Error> {
    private var next = 0
    private var observers: [(key: Int, observer: Observer<Value, Failure>)] = []

    func add(_ observer: Observer<Value, Failure>) -> Disposable {
        let key = next
        next += 1
        observers.append((key, observer))
        return Disposable { self.observers.removeAll { $0.key == key } }
    }

    func send(_ event: Event<Value, Failure>) {
        for (_, observer) in observers { observer.send(event) }
    }
}
