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

// MARK: - Wrong answers

package let zipSignalsWrong: KeyValuePairs<String, any Contract.Type> = [
    "letGoTogether": LetGoTogether.self,
    "withLatest": WithLatest.self, "unequal": Unequal.self,
    "eager": Eager.self, "everyPair": EveryPair.self, "collected": Collected.self,
    "combineLatest": CombineLatest.self, "waitsForBoth": WaitsForBoth.self, "neverEnds": NeverEnds.self,
    "onlyFirstPair": OnlyFirstPair.self, "bLate": BLate.self, "valuesLost": ValuesLost.self,
    "endsTooEarly": EndsTooEarly.self, "endsLate": EndsLate.self, "lastFirst": LastFirst.self,
    "failureLate": FailureLate.self, "failureSwallowed": FailureSwallowed.self, "otherLeft": OtherLeft.self,
    "exhaustedLeft": ExhaustedLeft.self, "leftGoesOn": LeftGoesOn.self, "rightGoesOn": RightGoesOn.self,
    "shared": Shared.self, "takenLate": TakenLate.self, "bSkipped": BSkipped.self,
]

/// The values that wait for a partner.
nonisolated private final class Waiting<A, B> {
    var (left, right): ([A], [B]) = ([], [])
    var (leftEnded, rightEnded) = (false, false)
    var pairs = 0
}

/// The ways in which a wrong zip differs from the right one, which is written out here once.
private struct Way {
    enum End { case right, both, never, eitherAtOnce, onlyAtEnds, allUsed }
    enum Failing { case right, swallowed, atTheEnd }
    enum Keeping { case all, a, b, none }

    var end = End.right
    var mostPairs = Int.max
    var keepsOne = false
    var newestFirst = false
    var failing = Failing.right
    /// The things that are disposed of.
    var keeping = Keeping.all
}

private func zipWith<A, B, E>(
    _ a: Signal<A, E>, _ b: Signal<B, E>, _ way: Way = Way(), _ shared: Waiting<A, B>? = nil
) -> Signal<(A, B), E> {
    Signal { observer in
        let all = Disposable()
        let waiting = shared ?? Waiting<A, B>()
        var late: E?
        func match(atEnd: Bool) {
            if !waiting.left.isEmpty, !waiting.right.isEmpty, waiting.pairs < way.mostPairs {
                waiting.pairs += 1
                observer.next(
                    way.newestFirst
                        ? (waiting.left.removeLast(), waiting.right.removeLast())
                        : (waiting.left.removeFirst(), waiting.right.removeFirst()))
            }
            let isOver =
                switch way.end {
                case .right:
                    waiting.leftEnded && waiting.left.isEmpty || waiting.rightEnded && waiting.right.isEmpty
                case .both: waiting.leftEnded && waiting.rightEnded
                case .never: false
                case .allUsed:
                    (waiting.leftEnded || waiting.rightEnded) && waiting.left.isEmpty && waiting.right.isEmpty
                case .eitherAtOnce: waiting.leftEnded || waiting.rightEnded
                case .onlyAtEnds:
                    atEnd
                        && (waiting.leftEnded && waiting.left.isEmpty || waiting.rightEnded && waiting.right.isEmpty)
                }
            guard isOver else { return }
            if let late { observer.fail(late) } else { observer.complete() }
        }
        func failed(_ error: E) {
            switch way.failing {
            case .right: observer.fail(error)
            case .swallowed: break
            case .atTheEnd: late = error
            }
        }
        let first = a.subscribe { event in
            switch event {
            case .next(let value): waiting.left = way.keepsOne ? [value] : waiting.left + [value]
            case .failed(let error):
                failed(error)
                waiting.leftEnded = true
            case .completed: waiting.leftEnded = true
            }
            match(atEnd: event.isEnd)
        }
        let second = b.subscribe { event in
            switch event {
            case .next(let value): waiting.right = way.keepsOne ? [value] : waiting.right + [value]
            case .failed(let error):
                failed(error)
                waiting.rightEnded = true
            case .completed: waiting.rightEnded = true
            }
            match(atEnd: event.isEnd)
        }
        if way.keeping == .all || way.keeping == .a { all.add(first) }
        if way.keeping == .all || way.keeping == .b { all.add(second) }
        return all
    }
}

private protocol Right: ZipSignals {
    static var way: Way { get }
}

extension Right {
    static var way: Way { Way() }

    func zipWith<A, B, E>(_ a: Signal<A, E>, _ b: Signal<B, E>) -> Signal<(A, B), E> {
        Chapter10Signals.zipWith(a, b, Self.way)
    }
}

private struct CombineLatest: ZipSignals {
    func zipWith<A, B, E>(_ a: Signal<A, E>, _ b: Signal<B, E>) -> Signal<(A, B), E> {
        Signal { observer in
            let all = Disposable()
            var (left, right): (A?, B?) = (nil, nil)
            var running = 2
            func look<T>(_ event: Event<T, E>) {
                switch event {
                case .next: if let left, let right { observer.next((left, right)) }
                case .failed(let error): observer.fail(error)
                case .completed:
                    running -= 1
                    if running == 0 { observer.complete() }
                }
            }
            all.add(
                a.subscribe { event in
                    if case .next(let value) = event { left = value }
                    look(event)
                })
            all.add(
                b.subscribe { event in
                    if case .next(let value) = event { right = value }
                    look(event)
                })
            return all
        }
    }
}

private struct WaitsForBoth: Right { static var way: Way { Way(end: .both) } }
private struct NeverEnds: Right { static var way: Way { Way(end: .never) } }
private struct OnlyFirstPair: Right { static var way: Way { Way(mostPairs: 1) } }
private struct ValuesLost: Right { static var way: Way { Way(keepsOne: true) } }
private struct EndsTooEarly: Right { static var way: Way { Way(end: .eitherAtOnce) } }
private struct EndsLate: Right { static var way: Way { Way(end: .onlyAtEnds) } }
private struct LastFirst: Right { static var way: Way { Way(newestFirst: true) } }
private struct FailureLate: Right { static var way: Way { Way(failing: .atTheEnd) } }
private struct FailureSwallowed: Right { static var way: Way { Way(failing: .swallowed) } }

private struct BLate: ZipSignals {
    func zipWith<A, B, E>(_ a: Signal<A, E>, _ b: Signal<B, E>) -> Signal<(A, B), E> {
        Signal { observer in
            let all = Disposable()
            var left: [A] = []
            all.add(
                a.subscribe { event in
                    switch event {
                    case .next(let value): left.append(value)
                    case .failed(let error): observer.fail(error)
                    case .completed:
                        all.add(
                            b.subscribe { event in
                                switch event {
                                case .next(let value): if !left.isEmpty { observer.next((left.removeFirst(), value)) }
                                case .failed(let error): observer.fail(error)
                                case .completed: observer.complete()
                                }
                            })
                    }
                })
            return all
        }
    }
}

private struct ExhaustedLeft: Right { static var way: Way { Way(keeping: .b) } }
private struct OtherLeft: Right { static var way: Way { Way(keeping: .a) } }

/// Lets go of the right side at disposal, and of both at an end.
private func leaving<A, B, E>(
    _ a: Signal<A, E>, _ b: Signal<B, E>, keepsLeft: Bool
) -> Signal<(A, B), E> {
    Signal { observer in
        let inside = Disposable()
        var isOver = false
        inside.add(
            Chapter10Signals.zipWith(
                keepsLeft ? a : unstoppable(a, { isOver }), keepsLeft ? unstoppable(b, { isOver }) : b
            )
            .subscribe { event in
                if event.isEnd { isOver = true }
                observer.send(event)
            })
        return inside
    }
}

/// A signal that cannot be let go of before all is over.
private func unstoppable<A, E>(_ source: Signal<A, E>, _ isOver: @escaping () -> Bool) -> Signal<A, E> {
    Signal { observer in
        let subscription = source.subscribe(observer)
        return Disposable { if isOver() { subscription.dispose() } }
    }
}

private struct LeftGoesOn: ZipSignals {
    func zipWith<A, B, E>(_ a: Signal<A, E>, _ b: Signal<B, E>) -> Signal<(A, B), E> {
        leaving(a, b, keepsLeft: false)
    }
}

private struct RightGoesOn: ZipSignals {
    func zipWith<A, B, E>(_ a: Signal<A, E>, _ b: Signal<B, E>) -> Signal<(A, B), E> {
        leaving(a, b, keepsLeft: true)
    }
}

private struct Shared: ZipSignals {
    func zipWith<A, B, E>(_ a: Signal<A, E>, _ b: Signal<B, E>) -> Signal<(A, B), E> {
        let waiting = Waiting<A, B>()
        return Signal { observer in
            (waiting.leftEnded, waiting.rightEnded) = (false, false)
            return Chapter10Signals.zipWith(a, b, Way(), waiting).subscribe(observer)
        }
    }
}

private struct Eager: ZipSignals {
    func zipWith<A, B, E>(_ a: Signal<A, E>, _ b: Signal<B, E>) -> Signal<(A, B), E> {
        var (left, right): ([A], [B]) = ([], [])
        a.subscribe { if case .next(let value) = $0 { left.append(value) } }
        b.subscribe { if case .next(let value) = $0 { right.append(value) } }
        return Ours.each(Array(zip(left, right)))
    }
}

private struct EveryPair: ZipSignals {
    func zipWith<A, B, E>(_ a: Signal<A, E>, _ b: Signal<B, E>) -> Signal<(A, B), E> {
        Ours.flatMap(a) { left in Ours.map(b) { (left, $0) } }
    }
}

private struct Collected: ZipSignals {
    func zipWith<A, B, E>(_ a: Signal<A, E>, _ b: Signal<B, E>) -> Signal<(A, B), E> {
        Signal { observer in
            let all = Disposable()
            var pairs: [(A, B)] = []
            var running = 2
            func ended() {
                running -= 1
                guard running == 0 else { return }
                pairs.forEach(observer.next)
                observer.complete()
            }
            all.add(
                Ours.zipWith(a, b).subscribe { event in
                    switch event {
                    case .next(let pair): pairs.append(pair)
                    case .failed(let error): observer.fail(error)
                    case .completed: break
                    }
                })
            all.add(a.subscribe { if case .completed = $0 { ended() } })
            all.add(b.subscribe { if case .completed = $0 { ended() } })
            return all
        }
    }
}

private struct Unequal: Right { static var way: Way { Way(end: .allUsed) } }

/// Sends the first two, and takes them out afterwards.
private struct TakenLate: ZipSignals {
    func zipWith<A, B, E>(_ a: Signal<A, E>, _ b: Signal<B, E>) -> Signal<(A, B), E> {
        Signal { observer in
            let all = Disposable()
            let waiting = Waiting<A, B>()
            func look<T>(_ event: Event<T, E>) {
                if case .failed(let error) = event { observer.fail(error) }
                if let left = waiting.left.first, let right = waiting.right.first {
                    observer.next((left, right))
                    waiting.left = Array(waiting.left.dropFirst())
                    waiting.right = Array(waiting.right.dropFirst())
                }
                if waiting.leftEnded && waiting.left.isEmpty || waiting.rightEnded && waiting.right.isEmpty {
                    observer.complete()
                }
            }
            all.add(
                a.subscribe { event in
                    if case .next(let value) = event { waiting.left.append(value) }
                    if case .completed = event { waiting.leftEnded = true }
                    look(event)
                })
            all.add(
                b.subscribe { event in
                    if case .next(let value) = event { waiting.right.append(value) }
                    if case .completed = event { waiting.rightEnded = true }
                    look(event)
                })
            return all
        }
    }
}

/// Does not listen to b where a has ended by then.
private struct BSkipped: ZipSignals {
    func zipWith<A, B, E>(_ a: Signal<A, E>, _ b: Signal<B, E>) -> Signal<(A, B), E> {
        Signal { observer in
            let all = Disposable()
            var (isOver, isSubscribing) = (false, true)
            let watched = Signal<A, E> { inner in
                a.subscribe { event in
                    if case .completed = event, isSubscribing { isOver = true }
                    inner.send(event)
                }
            }
            let other = Signal<B, E> { inner in
                isSubscribing = false
                guard isOver else { return b.subscribe(inner) }
                inner.complete()
                return .none
            }
            all.add(Ours.zipWith(watched, other).subscribe(observer))
            return all
        }
    }
}

private struct WithLatest: ZipSignals {
    func zipWith<A, B, E>(_ a: Signal<A, E>, _ b: Signal<B, E>) -> Signal<(A, B), E> {
        Signal { observer in
            let all = Disposable()
            var newest: B?
            all.add(
                b.subscribe { event in
                    if case .next(let value) = event { newest = value }
                    if case .failed(let error) = event { observer.fail(error) }
                })
            all.add(
                a.subscribe { event in
                    switch event {
                    case .next(let value): if let newest { observer.next((value, newest)) }
                    case .failed(let error): observer.fail(error)
                    case .completed: observer.complete()
                    }
                })
            return all
        }
    }
}

private struct LetGoTogether: ZipSignals {
    func zipWith<A, B, E>(_ a: Signal<A, E>, _ b: Signal<B, E>) -> Signal<(A, B), E> {
        let all = Disposable()
        return Signal { observer in
            all.add(Chapter10Signals.zipWith(a, b).subscribe(observer))
            return all
        }
    }
}
