extension Ours {
    /// Returns a signal of the values of one signal and, when it has completed, those of another.
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

    /// Returns a signal of the values of two signals in pairs: first with first, second with second.
    ///
    /// - Returns: a signal that completes when one side has completed and none of its values is waiting for a partner.
    ///   It fails as soon as one side fails.
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

    /// Returns a signal that continues with another signal after an error.
    ///
    /// - Parameters:
    ///   - source: a signal that may fail.
    ///   - f: returns the signal to continue with after an error.
    /// - Returns: a signal that cannot fail.
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
