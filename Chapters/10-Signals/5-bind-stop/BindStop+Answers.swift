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
                    // Stops the source first, because the source might send more during the inner subscription.
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

// MARK: - Wrong answers

package let bindStopWrong: KeyValuePairs<String, any Contract.Type> = [
    "stopsTooSoon": Of<StopsTooSoon>.self, "stopsAfterwards": Of<StopsAfterwards>.self,
    "countsAfterwards": Of<CountsAfterwards>.self, "letGoTogether": Of<LetGoTogether>.self,
    "countedTogether": Of<CountedTogether>.self, "stopsLate": Of<StopsLate>.self,
    "takenTogether": Of<TakenTogether>.self, "stopShared": Of<StopShared>.self, "eager": Of<Eager>.self,
    "steppedTwice": Of<SteppedTwice>.self, "takeSwallows": Of<TakeSwallows>.self, "notListened": Of<NotListened>.self,
    "tooEarly": Of<TooEarly>.self, "neverEnds": Of<NeverEnds>.self, "stopIgnored": Of<StopIgnored>.self,
    "outerLeft": Of<OuterLeft>.self, "lastLost": Of<LastLost>.self, "cutShort": Of<CutShort>.self,
    "noneSkipped": Of<NoneSkipped>.self, "noneCuts": Of<NoneCuts>.self, "noneNeverEnds": Of<NoneNeverEnds>.self,
    "outerLeftAtNone": Of<OuterLeftAtNone>.self, "askedAgain": Of<AskedAgain>.self,
    "failureSwallowed": Of<FailureSwallowed>.self, "innerLeft": Of<InnerLeft>.self, "sourceLeft": Of<SourceLeft>.self,
    "takeAll": Of<TakeAll>.self, "oneLess": Of<OneLess>.self, "oneMore": Of<OneMore>.self,
    "takeLate": Of<TakeLate>.self, "takesOneAnyway": Of<TakesOneAnyway>.self,
    "listensForNone": Of<ListensForNone>.self, "countShared": Of<CountShared>.self,
    "failsAfterStop": Of<FailsAfterStop>.self, "endCountedTwice": Of<EndCountedTwice>.self,
    "endsWithLast": Of<EndsWithLast>.self, "innerLate": Of<InnerLate>.self,
    "askedAfterNil": Of<AskedAfterNil>.self, "noneEndsAll": Of<NoneEndsAll>.self,
    "innerDropped": Of<InnerDropped>.self, "endsWithInner": Of<EndsWithInner>.self,
    "stopsUnasked": Of<StopsUnasked>.self,
]

private enum StopsTooSoon {}
/// Disposes of the subscription to the source only after subscribing to the last signal.
private enum StopsAfterwards {}
private enum CountsAfterwards {}
private enum LetGoTogether {}
private enum CountedTogether {}
private enum StopsLate {}
private enum TakenTogether {}
private enum StopShared {}
private enum Eager {}
private enum SteppedTwice {}
private enum TakeSwallows {}
private enum NotListened {}
private enum TooEarly {}
private enum NeverEnds {}
private enum StopIgnored {}
private enum OuterLeft {}
private enum LastLost {}
private enum CutShort {}
private enum NoneSkipped {}
private enum NoneCuts {}
private enum NoneNeverEnds {}
private enum OuterLeftAtNone {}
private enum AskedAgain {}
private enum AskedAfterNil {}
/// Disposes of the inner subscriptions, too, when `step` returns `nil`.
private enum NoneEndsAll {}
/// Ignores an inner signal if another one is running.
private enum InnerDropped {}
private enum EndsWithInner {}
private enum StopsUnasked {}
private enum FailureSwallowed {}
private enum InnerLeft {}
private enum SourceLeft {}
private enum TakeAll {}
private enum OneLess {}
private enum OneMore {}
private enum TakeLate {}
private enum TakesOneAnyway {}
private enum ListensForNone {}
private enum CountShared {}
private enum FailsAfterStop {}
private enum EndCountedTwice {}
private enum EndsWithLast {}
/// Does not end an inner signal if the observer ends its subscription while `bind` subscribes to the inner signal.
private enum InnerLate {}

nonisolated private final class Counter {
    var count = 0
}

private struct Of<Flaw>: BindStop {
    func bind<A, B, E>(_ source: Signal<A, E>, _ step: @escaping (A, inout Bool) -> Signal<B, E>?) -> Signal<B, E> {
        // Some flaws share these variables among all observers.
        let (together, counter) = (Disposable(), Counter())
        var hasStopped = false
        if has(Eager.self) { source.subscribe { _ in } }
        return Signal { observer in
            let (all, outer) = (has(LetGoTogether.self) ? together : Disposable(), Disposable())
            let running = has(CountedTogether.self) ? counter : Counter()
            running.count += 1
            var (isOver, isDeaf, subscription): (Bool, Bool, Disposable?) = (false, false, nil)
            var isOverByNil = false
            if !has(SourceLeft.self) { all.add(outer) }
            func ended() {
                running.count -= 1
                if running.count == 0, !has(NeverEnds.self) { observer.complete() }
            }
            func stop() {
                guard !isOver else { return }
                isOver = true
                if has(StopsLate.self) { subscription?.dispose() } else { outer.dispose() }
                ended()
            }
            func stopAtNone() {
                switch Flaw.self {
                case is NoneSkipped.Type: break
                case is NoneCuts.Type: observer.complete()
                case is NoneEndsAll.Type: all.dispose()
                case is AskedAfterNil.Type:
                    isOverByNil = true
                    stop()
                case is OuterLeftAtNone.Type: isDeaf = true
                case is NoneNeverEnds.Type:
                    isOver = true
                    outer.dispose()
                default: stop()
                }
            }
            subscription = source.subscribe { event in
                switch event {
                case .next(let value):
                    if has(NotListened.self) || isDeaf || isOver && !has(AskedAgain.self) && !isOverByNil { return }
                    var isLast = has(StopsUnasked.self)
                    if has(SteppedTwice.self) { _ = step(value, &isLast) }
                    if has(StopShared.self), hasStopped { return stop() }
                    guard let inner = step(value, &isLast) else { return stopAtNone() }
                    hasStopped = isLast
                    if has(InnerDropped.self), running.count > 1 { return isLast ? stop() : () }
                    if isLast, has(LastLost.self) { return stop() }
                    if isLast, has(StopsTooSoon.self) { stop() }
                    if !has(EndsWithInner.self) { running.count += 1 }
                    let stopsNow = !has(StopIgnored.self) && !has(StopsAfterwards.self) && !has(CutShort.self)
                    if isLast, has(OuterLeft.self) { isDeaf = true } else if isLast, stopsNow { stop() }
                    let subscription = inner.subscribe { event in
                        switch event {
                        case .next(let value): observer.next(value)
                        case .failed(let error) where !has(FailureSwallowed.self): observer.fail(error)
                        case .failed, .completed:
                            ended()
                            if isLast, has(EndsWithLast.self) { observer.complete() }
                        }
                    }
                    if !has(InnerLeft.self), !has(InnerLate.self) || !all.isDisposed { all.add(subscription) }
                    if isLast, has(StopsAfterwards.self) { stop() }
                    if isLast, has(CutShort.self) { observer.complete() }
                case .failed(let error):
                    guard !isOver || has(FailsAfterStop.self) else { return }
                    if has(FailureSwallowed.self) { stop() } else { observer.fail(error) }
                case .completed:
                    if isOver, has(EndCountedTwice.self) { ended() }
                    if has(TooEarly.self) { observer.complete() } else { stop() }
                }
            }
            outer.add(subscription!)
            return all
        }
    }

    func take<A, E>(_ count: Int, _ source: Signal<A, E>) -> Signal<A, E> {
        let most = count + (has(OneMore.self) ? 1 : has(OneLess.self) ? -1 : 0)
        var together = most
        guard count > 0 || has(TakesOneAnyway.self) else {
            return Signal { observer in
                let subscription = has(ListensForNone.self) ? source.subscribe { _ in } : .none
                observer.complete()
                return subscription
            }
        }
        if has(CountsAfterwards.self) { return takeByHand(count, source) }
        return Signal { observer in
            var own = most
            return bind(source) { value, stop -> Signal<A, E>? in
                own -= 1
                together -= 1
                let left = has(CountShared.self) || has(TakenTogether.self) ? together : own
                if has(TakeLate.self), left < 0 { return nil }
                stop = has(CountShared.self) ? left == 0 : left <= 0
                if stop, has(TakenTogether.self) { together = count }
                if has(TakeLate.self) || has(TakeAll.self) { stop = false }
                return of(value)
            }.subscribe { event in
                if has(TakeSwallows.self), case .failed = event { observer.complete() } else { observer.send(event) }
            }
        }
    }

    /// Counts each value only after sending it.
    private func takeByHand<A, E>(_ count: Int, _ source: Signal<A, E>) -> Signal<A, E> {
        Signal { observer in
            let outer = Disposable()
            var sent = 0
            let subscription = source.subscribe { event in
                guard !outer.isDisposed else { return }
                observer.send(event)
                sent += 1
                guard sent == count else { return }
                outer.dispose()
                observer.complete()
            }
            outer.add(subscription)
            return outer
        }
    }

    nonisolated private func has(_ flaw: Any.Type) -> Bool { Flaw.self == flaw }
}
