private struct Answer: ZipSignals {
    func zipWith<A, B, E>(_ a: Signal<A, E>, _ b: Signal<B, E>) -> Signal<(A, B), E> {
        Signal { observer in
            let all = Disposable()
            var left: [A] = []
            var right: [B] = []
            var (leftEnded, rightEnded) = (false, false)
            func match() {
                if !left.isEmpty, !right.isEmpty { observer.next((left.removeFirst(), right.removeFirst())) }
                if leftEnded && left.isEmpty || rightEnded && right.isEmpty { observer.complete() }
            }
            let first = a.subscribe { event in
                switch event {
                case .next(let value): left.append(value)
                case .failed(let error): observer.fail(error)
                case .completed: leftEnded = true
                }
                match()
            }
            all.add(first)
            let second = b.subscribe { event in
                switch event {
                case .next(let value): right.append(value)
                case .failed(let error): observer.fail(error)
                case .completed: rightEnded = true
                }
                match()
            }
            all.add(second)
            return all
        }
    }
}

package let zipSignalsReference: any ZipSignals.Type = Answer.self
