private struct Answer: FlatMapSignal {
    func flatMap<A, B, E>(_ source: Signal<A, E>, _ f: @escaping (A) -> Signal<B, E>) -> Signal<B, E> {
        Signal { observer in
            let all = Disposable()
            var running = 1
            func ended() {
                running -= 1
                if running == 0 { observer.complete() }
            }
            let outer = source.subscribe { event in
                switch event {
                case .next(let value):
                    running += 1
                    let inner = f(value).subscribe { event in
                        if case .completed = event { ended() } else { observer.send(event) }
                    }
                    all.add(inner)
                case .failed(let error): observer.fail(error)
                case .completed: ended()
                }
            }
            all.add(outer)
            return all
        }
    }

    func map<A, B, E>(_ source: Signal<A, E>, _ f: @escaping (A) -> B) -> Signal<B, E> {
        flatMap(source) { of(f($0)) }
    }
}

package let flatMapSignalReference: any FlatMapSignal.Type = Answer.self
