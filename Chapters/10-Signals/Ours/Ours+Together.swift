extension Ours {
    package static func concat<A, E>(_ first: Signal<A, E>, _ second: Signal<A, E>) -> Signal<A, E> {
        Signal { observer in
            let all = Disposable()
            all.add(
                first.subscribe { event in
                    guard case .completed = event else { return observer.send(event) }
                    all.add(second.subscribe(observer))
                })
            return all
        }
    }

    package static func zipWith<A, B, E>(_ a: Signal<A, E>, _ b: Signal<B, E>) -> Signal<(A, B), E> {
        Signal { observer in
            let all = Disposable()
            var (left, right): ([A], [B]) = ([], [])
            var (leftEnded, rightEnded) = (false, false)
            func match() {
                if !left.isEmpty, !right.isEmpty { observer.next((left.removeFirst(), right.removeFirst())) }
                if leftEnded && left.isEmpty || rightEnded && right.isEmpty { observer.complete() }
            }
            all.add(
                a.subscribe { event in
                    switch event {
                    case .next(let value): left.append(value)
                    case .completed: leftEnded = true
                    case .failed(let error): observer.fail(error)
                    }
                    match()
                })
            all.add(
                b.subscribe { event in
                    switch event {
                    case .next(let value): right.append(value)
                    case .completed: rightEnded = true
                    case .failed(let error): observer.fail(error)
                    }
                    match()
                })
            return all
        }
    }

    package static func recover<A, E>(_ source: Signal<A, E>, _ f: @escaping (E) -> Signal<A, Never>) -> Signal<
        A, Never
    > {
        Signal { observer in
            let all = Disposable()
            all.add(
                source.subscribe { event in
                    switch event {
                    case .next(let value): observer.next(value)
                    case .completed: observer.complete()
                    case .failed(let error): all.add(f(error).subscribe(observer))
                    }
                })
            return all
        }
    }
}
