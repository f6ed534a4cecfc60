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

// MARK: - Wrong answers

package let flatMapSignalWrong: KeyValuePairs<String, any Contract.Type> = [
    "countedLate": CountedLate.self, "countedAfter": CountedAfter.self,
    "mapRemembers": MapRemembers.self, "latestCounts": LatestCounts.self, "latestEnds": LatestEnds.self,
    "letGoTogether": LetGoTogether.self, "countedTogether": CountedTogether.self, "askedOnce": AskedOnce.self,
    "exhausted": Exhausted.self, "twoAtMost": TwoAtMost.self,
    "afterSource": AfterSource.self,
    "eager": Eager.self, "askedTwice": AskedTwice.self, "mapNeverEnds": MapNeverEnds.self, "mapLeft": MapLeft.self,
    "notListened": NotListened.self, "firstValue": FirstValue.self, "firstSignal": FirstSignal.self,
    "tooEarly": TooEarly.self, "neverEnds": NeverEnds.self, "innerEnds": InnerEnds.self,
    "innerEndsLate": InnerEndsLate.self, "switched": Switched.self, "queued": Queued.self,
    "failureSwallowed": FailureSwallowed.self, "failureAsEnd": FailureAsEnd.self, "failureLate": FailureLate.self,
    "innerFailureSwallowed": InnerFailureSwallowed.self, "outerLeft": OuterLeft.self, "innerLeft": InnerLeft.self,
    "firstInnerLeft": FirstInnerLeft.self, "shared": Shared.self, "mapSwallows": MapSwallows.self,
    "mapTwice": MapTwice.self,
]

/// The ways in which a wrong flatMap differs from the right one, which is written out here once.
private struct Way {
    var listens = true
    var endsWithSource = false
    var completes = true
    var endsWithInner = false
    var passesFailure = true
    var failureAsEnd = false
    var innerFailurePasses = true
    var keepsOuter = true
    var keepsInner = true
    var keepsLastInnerOnly = false
    var countsAfter = false
}

/// The right flatMap but for a way in which it goes wrong.
private func flatMap<A, B, E>(
    _ source: Signal<A, E>, _ way: Way, _ f: @escaping (A) -> Signal<B, E>
) -> Signal<B, E> {
    Signal { observer in
        let all = Disposable()
        var latest: Disposable?
        var running = 1
        func ended() {
            running -= 1
            if way.completes, running <= 0 { observer.complete() }
        }
        func failed(_ error: E) {
            if way.failureAsEnd { observer.complete() } else { observer.fail(error) }
        }
        let outer = source.subscribe { event in
            switch event {
            case .next(let value):
                guard way.listens else { return }
                if !way.countsAfter { running += 1 }
                let inner = f(value).subscribe { event in
                    switch event {
                    case .next(let value): observer.next(value)
                    case .failed(let error): way.innerFailurePasses ? failed(error) : ended()
                    case .completed: way.endsWithInner ? observer.complete() : ended()
                    }
                }
                if way.countsAfter { running += 1 }
                if way.keepsLastInnerOnly { latest = inner } else if way.keepsInner { all.add(inner) }
            case .failed(let error): way.passesFailure ? failed(error) : ended()
            case .completed: way.endsWithSource ? observer.complete() : ended()
            }
        }
        if way.keepsOuter { all.add(outer) }
        if way.keepsLastInnerOnly { all.add(Disposable { latest?.dispose() }) }
        return all
    }
}

/// A signal of signals in which a wrong answer says what happens at a value and at the end of the source; its failure ends
/// all.
private func gathered<A, B, E>(
    _ source: Signal<A, E>, sharing kept: Disposable? = nil,
    _ make: @escaping (Observer<B, E>, Disposable) -> (next: (A) -> Void, ended: () -> Void)
) -> Signal<B, E> {
    Signal { observer in
        let all = kept ?? Disposable()
        let (next, ended) = make(observer, all)
        let outer = source.subscribe { event in
            switch event {
            case .next(let value): next(value)
            case .failed(let error): observer.fail(error)
            case .completed: ended()
            }
        }
        all.add(outer)
        return all
    }
}

extension Signal {
    /// Passes on all but the completion.
    fileprivate func pass(_ observer: Observer<Value, Failure>, _ completed: @escaping () -> Void) -> Disposable {
        subscribe { if case .completed = $0 { completed() } else { observer.send($0) } }
    }
}

/// Right in what a wrong answer does not say otherwise.
private protocol Right: FlatMapSignal {
    static var way: Way { get }
}

extension Right {
    static var way: Way { Way() }

    func flatMap<A, B, E>(_ source: Signal<A, E>, _ f: @escaping (A) -> Signal<B, E>) -> Signal<B, E> {
        Chapter10Signals.flatMap(source, Self.way, f)
    }

    func map<A, B, E>(_ source: Signal<A, E>, _ f: @escaping (A) -> B) -> Signal<B, E> {
        flatMap(source) { of(f($0)) }
    }
}

private struct NotListened: Right { static var way: Way { Way(listens: false) } }
private struct TooEarly: Right { static var way: Way { Way(endsWithSource: true) } }
private struct NeverEnds: Right { static var way: Way { Way(completes: false) } }
private struct InnerEnds: Right { static var way: Way { Way(endsWithInner: true) } }
private struct FailureSwallowed: Right { static var way: Way { Way(passesFailure: false) } }
private struct FailureAsEnd: Right { static var way: Way { Way(failureAsEnd: true) } }
private struct InnerFailureSwallowed: Right { static var way: Way { Way(innerFailurePasses: false) } }
private struct OuterLeft: Right { static var way: Way { Way(keepsOuter: false) } }
private struct InnerLeft: Right { static var way: Way { Way(keepsInner: false) } }
private struct FirstInnerLeft: Right { static var way: Way { Way(keepsLastInnerOnly: true) } }

private struct FirstValue: Right {
    func flatMap<A, B, E>(_ source: Signal<A, E>, _ f: @escaping (A) -> Signal<B, E>) -> Signal<B, E> {
        Chapter10Signals.flatMap(source, Way()) { Ours.take(1, f($0)) }
    }
}

private struct FirstSignal: Right {
    func flatMap<A, B, E>(_ source: Signal<A, E>, _ f: @escaping (A) -> Signal<B, E>) -> Signal<B, E> {
        Signal { observer in
            var isFirst = true
            return Chapter10Signals.flatMap(source, Way()) { value -> Signal<B, E> in
                defer { isFirst = false }
                return isFirst ? f(value) : Ours.empty()
            }.subscribe(observer)
        }
    }
}

/// Counts only the inner signals: when the second one ends, all is taken to have ended.
private struct InnerEndsLate: Right {
    func flatMap<A, B, E>(_ source: Signal<A, E>, _ f: @escaping (A) -> Signal<B, E>) -> Signal<B, E> {
        gathered(source) { observer, all in
            var (begun, ended, sourceEnded) = (0, 0, false)
            func look() { if ended == begun, sourceEnded || ended > 1 { observer.complete() } }
            return (
                { value in
                    begun += 1
                    all.add(
                        f(value).pass(observer) {
                            ended += 1
                            look()
                        })
                },
                {
                    sourceEnded = true
                    look()
                }
            )
        }
    }
}

/// Counts an inner signal when it has been subscribed to.
private struct CountedAfter: Right {
    // As if it could end only later.
    func flatMap<A, B, E>(_ source: Signal<A, E>, _ f: @escaping (A) -> Signal<B, E>) -> Signal<B, E> {
        Chapter10Signals.flatMap(source, Way(countsAfter: true), f)
    }
}

private struct CountedLate: Right {
    func flatMap<A, B, E>(_ source: Signal<A, E>, _ f: @escaping (A) -> Signal<B, E>) -> Signal<B, E> {
        gathered(source) { observer, all in
            var (running, isOver) = (0, false)
            func look() { if isOver, running == 0 { observer.complete() } }
            return (
                { value in
                    let inner = f(value).pass(observer) {
                        running -= 1
                        look()
                    }
                    running += 1
                    all.add(inner)
                    look()
                },
                {
                    isOver = true
                    look()
                }
            )
        }
    }
}

private struct Switched: Right {
    func flatMap<A, B, E>(_ source: Signal<A, E>, _ f: @escaping (A) -> Signal<B, E>) -> Signal<B, E> {
        gathered(source) { observer, all in
            var latest: Disposable?
            var (sourceEnded, innerRuns) = (false, false)
            return (
                { value in
                    latest?.dispose()
                    innerRuns = true
                    let inner = f(value).pass(observer) {
                        innerRuns = false
                        if sourceEnded { observer.complete() }
                    }
                    latest = inner
                    all.add(inner)
                },
                {
                    sourceEnded = true
                    if !innerRuns { observer.complete() }
                }
            )
        }
    }
}

private struct Queued: Right {
    func flatMap<A, B, E>(_ source: Signal<A, E>, _ f: @escaping (A) -> Signal<B, E>) -> Signal<B, E> {
        Chapter10Signals.flatMap(source, atMost: 1, queues: true, f)
    }
}

private struct FailureLate: Right {
    func flatMap<A, B, E>(_ source: Signal<A, E>, _ f: @escaping (A) -> Signal<B, E>) -> Signal<B, E> {
        Signal { observer in
            var late: E?
            let whole = Chapter10Signals.flatMap(
                Signal<A, E> { inner in
                    source.subscribe { event in
                        if case .failed(let error) = event {
                            late = error
                            inner.complete()
                        } else {
                            inner.send(event)
                        }
                    }
                }, Way(), f)
            return whole.subscribe { event in
                if case .completed = event, let late { observer.fail(late) } else { observer.send(event) }
            }
        }
    }
}

private struct Shared: Right {
    func flatMap<A, B, E>(_ source: Signal<A, E>, _ f: @escaping (A) -> Signal<B, E>) -> Signal<B, E> {
        let running = Counter()
        running.count = 1
        return counted(source, nil, running, f)
    }
}

private struct MapSwallows: Right {
    func map<A, B, E>(_ source: Signal<A, E>, _ f: @escaping (A) -> B) -> Signal<B, E> {
        Chapter10Signals.flatMap(source, Way(passesFailure: false)) { of(f($0)) }
    }
}

private struct MapTwice: Right {
    func map<A, B, E>(_ source: Signal<A, E>, _ f: @escaping (A) -> B) -> Signal<B, E> {
        flatMap(source) { value in
            _ = f(value)
            return of(f(value))
        }
    }
}

private struct Eager: Right {
    func flatMap<A, B, E>(_ source: Signal<A, E>, _ f: @escaping (A) -> Signal<B, E>) -> Signal<B, E> {
        var inner: [Signal<B, E>] = []
        source.subscribe { if case .next(let value) = $0 { inner.append(f(value)) } }
        return Signal { observer in
            inner.forEach { $0.subscribe(observer) }
            return .none
        }
    }
}

private struct AskedTwice: Right {
    func flatMap<A, B, E>(_ source: Signal<A, E>, _ f: @escaping (A) -> Signal<B, E>) -> Signal<B, E> {
        Chapter10Signals.flatMap(source, Way()) { value in
            _ = f(value)
            return f(value)
        }
    }
}

private struct MapNeverEnds: Right {
    func map<A, B, E>(_ source: Signal<A, E>, _ f: @escaping (A) -> B) -> Signal<B, E> {
        Chapter10Signals.flatMap(source, Way(completes: false)) { of(f($0)) }
    }
}

private struct MapLeft: Right {
    func map<A, B, E>(_ source: Signal<A, E>, _ f: @escaping (A) -> B) -> Signal<B, E> {
        Chapter10Signals.flatMap(source, Way(keepsOuter: false)) { of(f($0)) }
    }
}

private struct AfterSource: Right {
    func flatMap<A, B, E>(_ source: Signal<A, E>, _ f: @escaping (A) -> Signal<B, E>) -> Signal<B, E> {
        Signal { observer in
            let all = Disposable()
            var values: [A] = []
            all.add(
                source.subscribe { event in
                    switch event {
                    case .next(let value): values.append(value)
                    case .failed(let error): observer.fail(error)
                    case .completed:
                        all.add(Chapter10Signals.flatMap(Ours.each(values), Way(), f).subscribe(observer))
                    }
                })
            return all
        }
    }
}

/// The right one, but for what it keeps between its subscribers.
private func flatMap<A, B, E>(
    _ source: Signal<A, E>, sharing all: Disposable?, _ running: Counter?, _ f: @escaping (A) -> Signal<B, E>
) -> Signal<B, E> {
    Signal { observer in
        let running = running ?? Counter()
        running.count += 1
        return counted(source, all, running, f).subscribe(observer)
    }
}

private func counted<A, B, E>(
    _ source: Signal<A, E>, _ all: Disposable?, _ running: Counter, _ f: @escaping (A) -> Signal<B, E>
) -> Signal<B, E> {
    gathered(source, sharing: all) { observer, all in
        func ended() {
            running.count -= 1
            if running.count <= 0 { observer.complete() }
        }
        return (
            { value in
                running.count += 1
                all.add(f(value).pass(observer, ended))
            }, ended
        )
    }
}

nonisolated private final class Counter {
    var count = 0
}

private struct LetGoTogether: Right {
    func flatMap<A, B, E>(_ source: Signal<A, E>, _ f: @escaping (A) -> Signal<B, E>) -> Signal<B, E> {
        Chapter10Signals.flatMap(source, sharing: Disposable(), nil, f)
    }
}

private struct CountedTogether: Right {
    func flatMap<A, B, E>(_ source: Signal<A, E>, _ f: @escaping (A) -> Signal<B, E>) -> Signal<B, E> {
        Chapter10Signals.flatMap(source, sharing: nil, Counter(), f)
    }
}

private struct AskedOnce: Right {
    func flatMap<A, B, E>(_ source: Signal<A, E>, _ f: @escaping (A) -> Signal<B, E>) -> Signal<B, E> {
        var made: [Signal<B, E>] = []
        return Signal { observer in
            var place = 0
            return Chapter10Signals.flatMap(source, Way()) { value -> Signal<B, E> in
                if place == made.count { made.append(f(value)) }
                place += 1
                return made[place - 1]
            }.subscribe(observer)
        }
    }
}

/// So many inner signals at a time; who comes meanwhile waits, or comes to nothing.
private func flatMap<A, B, E>(
    _ source: Signal<A, E>, atMost limit: Int, queues: Bool, _ f: @escaping (A) -> Signal<B, E>
) -> Signal<B, E> {
    gathered(source) { observer, all in
        var (running, waiting, sourceEnded): (Int, [A], Bool) = (0, [], false)
        func begin(_ value: A) {
            running += 1
            all.add(
                f(value).pass(observer) {
                    running -= 1
                    if !waiting.isEmpty { begin(waiting.removeFirst()) }
                    if running == 0, sourceEnded { observer.complete() }
                })
        }
        return (
            { if running < limit { begin($0) } else if queues { waiting.append($0) } },
            {
                sourceEnded = true
                if running == 0 { observer.complete() }
            }
        )
    }
}

private struct Exhausted: Right {
    func flatMap<A, B, E>(_ source: Signal<A, E>, _ f: @escaping (A) -> Signal<B, E>) -> Signal<B, E> {
        Chapter10Signals.flatMap(source, atMost: 1, queues: false, f)
    }
}

private struct TwoAtMost: Right {
    func flatMap<A, B, E>(_ source: Signal<A, E>, _ f: @escaping (A) -> Signal<B, E>) -> Signal<B, E> {
        Chapter10Signals.flatMap(source, atMost: 2, queues: true, f)
    }
}

private struct MapRemembers: Right {
    func map<A, B, E>(_ source: Signal<A, E>, _ f: @escaping (A) -> B) -> Signal<B, E> {
        var known: [String: B] = [:]
        return flatMap(source) { value in
            let new = known["\(value)"] ?? f(value)
            known["\(value)"] = new
            return of(new)
        }
    }
}

private struct LatestCounts: Right {
    func flatMap<A, B, E>(_ source: Signal<A, E>, _ f: @escaping (A) -> Signal<B, E>) -> Signal<B, E> {
        gathered(source) { observer, all in
            var (isRunning, sourceEnded) = (false, false)
            func look() { if !isRunning, sourceEnded { observer.complete() } }
            return (
                { value in
                    isRunning = true
                    all.add(
                        f(value).pass(observer) {
                            isRunning = false
                            look()
                        })
                },
                {
                    sourceEnded = true
                    look()
                }
            )
        }
    }
}

private struct LatestEnds: Right {
    func flatMap<A, B, E>(_ source: Signal<A, E>, _ f: @escaping (A) -> Signal<B, E>) -> Signal<B, E> {
        gathered(source) { observer, all in
            var (latest, latestEnded, sourceEnded) = (0, true, false)
            func look() { if latestEnded, sourceEnded { observer.complete() } }
            return (
                { value in
                    latest += 1
                    latestEnded = false
                    let number = latest
                    all.add(
                        f(value).pass(observer) {
                            if number == latest { latestEnded = true }
                            look()
                        })
                },
                {
                    sourceEnded = true
                    look()
                }
            )
        }
    }
}
