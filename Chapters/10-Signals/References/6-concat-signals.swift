private struct Answer: ConcatSignals {
    func concat<A, E>(_ first: Signal<A, E>, _ second: Signal<A, E>) -> Signal<A, E> {
        Signal { observer in
            let all = Disposable()
            let subscription = first.subscribe { event in
                if case .completed = event { all.add(second.subscribe(observer)) } else { observer.send(event) }
            }
            all.add(subscription)
            return all
        }
    }

    func startWith<A, E>(_ value: A, _ source: Signal<A, E>) -> Signal<A, E> {
        concat(of(value), source)
    }
}

package let concatSignalsReference: any ConcatSignals.Type = Answer.self
