private struct Answer: RecoverSignal {
    func mapFailure<A, E, F>(_ source: Signal<A, E>, _ f: @escaping (E) -> F) -> Signal<A, F> {
        Signal { observer in
            source.subscribe { event in
                switch event {
                case .next(let value): observer.next(value)
                case .failed(let error): observer.fail(f(error))
                case .completed: observer.complete()
                }
            }
        }
    }

    func recover<A, E>(_ source: Signal<A, E>, _ f: @escaping (E) -> Signal<A, Never>) -> Signal<A, Never> {
        Signal { observer in
            let all = Disposable()
            let subscription = source.subscribe { event in
                switch event {
                case .next(let value): observer.next(value)
                case .failed(let error): all.add(f(error).subscribe(observer))
                case .completed: observer.complete()
                }
            }
            all.add(subscription)
            return all
        }
    }

    func answers(
        _ words: Signal<String, Never>, _ request: @escaping (String) -> Signal<String, Trouble>
    ) -> Signal<String, Never> {
        flatMap(words) { word in
            recover(request(word)) { _ in of("?") }
        }
    }
}

package let recoverSignalReference: any RecoverSignal.Type = Answer.self
