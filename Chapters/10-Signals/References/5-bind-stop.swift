private struct Answer: BindStop {
    func bind<A, B, E>(_ source: Signal<A, E>, _ step: @escaping (A, inout Bool) -> Signal<B, E>?) -> Signal<B, E> {
        Signal { observer in
            let (all, outer) = (Disposable(), Disposable())
            all.add(outer)
            var running = 1
            func ended() {
                running -= 1
                if running == 0 { observer.complete() }
            }
            func stopOuter() {
                guard !outer.isDisposed else { return }
                outer.dispose()
                ended()
            }
            let subscription = source.subscribe { event in
                guard !outer.isDisposed else { return }
                switch event {
                case .next(let value):
                    var stop = false
                    guard let inner = step(value, &stop) else { return stopOuter() }
                    running += 1
                    // Before it is subscribed to: meanwhile the source may send more.
                    if stop { stopOuter() }
                    all.add(
                        inner.subscribe { event in
                            if case .completed = event { ended() } else { observer.send(event) }
                        })
                case .failed(let error): observer.fail(error)
                case .completed: stopOuter()
                }
            }
            outer.add(subscription)
            return all
        }
    }

    func take<A, E>(_ count: Int, _ source: Signal<A, E>) -> Signal<A, E> {
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

package let bindStopReference: any BindStop.Type = Answer.self
