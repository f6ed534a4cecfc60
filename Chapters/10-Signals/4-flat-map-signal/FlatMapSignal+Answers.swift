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
    "countedLate": FlatMapWith<CountedLate>.self, "countedAfter": FlatMapWith<CountedAfter>.self,
    "mapRemembers": FlatMapWith<MapRemembers>.self, "latestCounts": FlatMapWith<LatestCounts>.self,
    "latestEnds": FlatMapWith<LatestEnds>.self, "letGoTogether": FlatMapWith<LetGoTogether>.self,
    "countedTogether": FlatMapWith<CountedTogether>.self, "askedOnce": FlatMapWith<AskedOnce>.self,
    "exhausted": FlatMapWith<OneByOne.Exhausted>.self, "twoAtMost": FlatMapWith<TwoAtMost>.self,
    "thirdDropped": FlatMapWith<ThirdDropped>.self,
    "afterSource": FlatMapWith<AfterSource>.self, "eager": FlatMapWith<Eager>.self,
    "askedTwice": FlatMapWith<AskedTwice>.self, "mapNeverEnds": FlatMapWith<MapNeverEnds>.self,
    "mapLeft": FlatMapWith<MapLeft>.self, "notListened": FlatMapWith<NotListened>.self,
    "firstValue": FlatMapWith<FirstValue>.self, "firstSignal": FlatMapWith<FirstSignal>.self,
    "tooEarly": FlatMapWith<TooEarly>.self, "neverEnds": FlatMapWith<NeverEnds>.self,
    "innerEnds": FlatMapWith<InnerEnds>.self, "innerEndsLate": FlatMapWith<InnerEndsLate>.self,
    "switched": FlatMapWith<OneByOne.Switched>.self, "queued": FlatMapWith<OneByOne.Queued>.self,
    "failureSwallowed": FlatMapWith<FailureSwallowed>.self, "failureAsEnd": FlatMapWith<FailureAsEnd>.self,
    "failureLate": FlatMapWith<FailureLate>.self, "innerFailureSwallowed": FlatMapWith<InnerFailureSwallowed>.self,
    "outerLeft": FlatMapWith<OuterLeft>.self, "innerLeft": FlatMapWith<InnerLeft>.self,
    "firstInnerLeft": FlatMapWith<FirstInnerLeft>.self, "shared": FlatMapWith<Shared>.self,
    "mapSwallows": FlatMapWith<MapSwallows>.self, "mapTwice": FlatMapWith<MapTwice>.self,
    "sourceUncounted": FlatMapWith<SourceUncounted>.self, "innerLate": FlatMapWith<InnerLate>.self,
    "sourceEndUnchecked": FlatMapWith<SourceEndUnchecked>.self, "endedAtOnce": FlatMapWith<EndedAtOnce>.self,
]

/// The mistakes of answers that run only one inner signal at a time, here and in 10.8.
enum OneByOne {
    enum Exhausted {}
    enum Queued {}
    enum Switched {}
}

private enum CountedLate {}
/// Counts an inner signal only after subscribing to it. By then, the inner signal may already have ended.
private enum CountedAfter {}
/// Counts an inner signal only after subscribing to it, and ignores an end that arrives earlier.
private enum EndedAtOnce {}
private enum MapRemembers {}
private enum LatestCounts {}
private enum LatestEnds {}
private enum LetGoTogether {}
private enum CountedTogether {}
private enum AskedOnce {}
private enum TwoAtMost {}
private enum ThirdDropped {}
private enum AfterSource {}
private enum Eager {}
private enum AskedTwice {}
private enum MapNeverEnds {}
private enum MapLeft {}
private enum NotListened {}
private enum FirstValue {}
private enum FirstSignal {}
private enum TooEarly {}
private enum NeverEnds {}
private enum InnerEnds {}
/// Completes when no inner signal is running and at least two have ended, although the source may send more.
private enum InnerEndsLate {}
private enum FailureSwallowed {}
private enum FailureAsEnd {}
private enum FailureLate {}
private enum InnerFailureSwallowed {}
private enum OuterLeft {}
private enum InnerLeft {}
private enum FirstInnerLeft {}
/// Does not end an inner signal if the observer ends its subscription while `flatMap` subscribes to the inner signal.
private enum InnerLate {}
private enum SourceEndUnchecked {}
private enum Shared {}
private enum MapSwallows {}
private enum MapTwice {}
/// Completes when no inner signal is running, although the source may send more.
private enum SourceUncounted {}

nonisolated private final class Counter {
    var count = 0
}

struct FlatMapWith<Flaw>: FlatMapSignal {
    func flatMap<A, B, E>(_ source: Signal<A, E>, _ f: @escaping (A) -> Signal<B, E>) -> Signal<B, E> {
        // Some flaws share these variables among all observers.
        let (together, counter) = (Disposable(), Counter())
        var made: [Signal<B, E>] = []
        if has(Shared.self) { counter.count = 1 }
        if has(Eager.self) { source.subscribe { _ in } }
        return Signal { observer in
            let all = has(LetGoTogether.self) ? together : Disposable()
            let running = has(CountedTogether.self) || has(Shared.self) ? counter : Counter()
            if !has(Shared.self) { running.count += 1 }
            var (latest, late, waiting): (Disposable?, E?, [A]) = (nil, nil, [])
            var (begun, ended, latestRuns, sourceEnded) = (0, 0, false, false)
            func look() {
                let isOver =
                    switch Flaw.self {
                    case is NeverEnds.Type: false
                    case is TooEarly.Type: sourceEnded
                    case is SourceUncounted.Type: sourceEnded ? running.count <= 0 : running.count <= 1
                    case is InnerEnds.Type: ended > 0 || running.count <= 0
                    case is InnerEndsLate.Type: sourceEnded ? running.count == 0 : running.count == 1 && ended > 1
                    case is OneByOne.Switched.Type, is LatestCounts.Type, is LatestEnds.Type: sourceEnded && !latestRuns
                    case is CountedLate.Type: sourceEnded && running.count == 0
                    default: running.count <= 0
                    }
                guard isOver else { return }
                if let late { observer.fail(late) } else { observer.complete() }
            }
            func fail(_ error: E) { if has(FailureAsEnd.self) { observer.complete() } else { observer.fail(error) } }
            func begin(_ value: A) {
                if has(OneByOne.Switched.self) { latest?.dispose() }
                latestRuns = true
                begun += 1
                let (number, countsFirst) = (
                    begun, !has(CountedAfter.self) && !has(CountedLate.self) && !has(EndedAtOnce.self)
                )
                var isCounted = countsFirst
                if countsFirst { running.count += 1 }
                if has(AskedTwice.self) { _ = f(value) }
                let inner = has(AskedOnce.self) && made.count >= number ? made[number - 1] : f(value)
                made.append(inner)
                let subscription = (has(FirstValue.self) ? Ours.take(1, inner) : inner).subscribe { event in
                    switch event {
                    case .next(let value): observer.next(value)
                    case .failed(let error) where !has(InnerFailureSwallowed.self): fail(error)
                    case .failed, .completed:
                        ended += 1
                        if isCounted || !has(EndedAtOnce.self) { running.count -= 1 }
                        if number == begun || !has(LatestEnds.self) { latestRuns = false }
                        if !waiting.isEmpty { begin(waiting.removeFirst()) }
                        look()
                    }
                }
                if !countsFirst { running.count += 1 }
                isCounted = true
                latest = subscription
                let isTooLate = has(InnerLate.self) && all.isDisposed
                if !has(InnerLeft.self), !has(FirstInnerLeft.self), !isTooLate { all.add(subscription) }
                if has(CountedLate.self) { look() }
            }
            let outer = source.subscribe { event in
                switch event {
                case .next(let value):
                    let inner = running.count - 1
                    if has(NotListened.self) || has(FirstSignal.self) && begun > 0 { return }
                    if has(OneByOne.Exhausted.self) && inner > 0 || has(ThirdDropped.self) && inner > 1 { return }
                    let waits = has(OneByOne.Queued.self) && inner > 0 || has(TwoAtMost.self) && inner > 1
                    if waits || has(AfterSource.self) { waiting.append(value) } else { begin(value) }
                case .failed(let error) where !has(FailureSwallowed.self) && !has(FailureLate.self): fail(error)
                case .failed, .completed:
                    if has(FailureLate.self), case .failed(let error) = event { late = error }
                    if has(AfterSource.self) {
                        let values = waiting
                        waiting = []
                        values.forEach(begin)
                    }
                    sourceEnded = true
                    running.count -= 1
                    if !has(SourceEndUnchecked.self) { look() }
                }
            }
            if !has(OuterLeft.self) { all.add(outer) }
            if has(FirstInnerLeft.self) { all.add(Disposable { latest?.dispose() }) }
            return all
        }
    }

    func map<A, B, E>(_ source: Signal<A, E>, _ f: @escaping (A) -> B) -> Signal<B, E> {
        var known: [String: B] = [:]
        switch Flaw.self {
        case is MapSwallows.Type: return FlatMapWith<FailureSwallowed>().flatMap(source) { of(f($0)) }
        case is MapNeverEnds.Type: return FlatMapWith<NeverEnds>().flatMap(source) { of(f($0)) }
        case is MapLeft.Type: return FlatMapWith<OuterLeft>().flatMap(source) { of(f($0)) }
        default:
            return flatMap(source) { value in
                if has(MapTwice.self) { _ = f(value) }
                let new = has(MapRemembers.self) ? known["\(value)"] ?? f(value) : f(value)
                known["\(value)"] = new
                return of(new)
            }
        }
    }

    nonisolated private func has(_ flaw: Any.Type) -> Bool { Flaw.self == flaw }
}
