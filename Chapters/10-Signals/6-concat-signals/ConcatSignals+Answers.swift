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

// MARK: - Wrong answers

package let concatSignalsWrong: KeyValuePairs<String, any Contract.Type> = [
    "letGoTogether": Of<LetGoTogether>.self, "startOnce": Of<StartOnce>.self, "startLate": Of<StartLate>.self,
    "startSwallows": Of<StartSwallows>.self, "startNeverEnds": Of<StartNeverEnds>.self,
    "startWaits": Of<StartWaits>.self, "eager": Of<Eager>.self, "listensTwice": Of<ListensTwice>.self,
    "overwritten": Of<Overwritten>.self, "startEvery": Of<StartEvery>.self, "startLeft": Of<StartLeft>.self,
    "neverEnds": Of<NeverEnds>.self, "swapped": Of<Swapped>.self, "merged": Of<Merged>.self,
    "endsWithFirst": Of<EndsWithFirst>.self, "endNotNoticed": Of<EndNotNoticed>.self, "early": Of<Early>.self,
    "failureIgnored": Of<FailureIgnored>.self, "failureSwallowed": Of<FailureSwallowed>.self, "goesOn": Of<GoesOn>.self,
    "secondSwallowed": Of<SecondSwallowed>.self, "firstLeft": Of<FirstLeft>.self, "secondLeft": Of<SecondLeft>.self,
    "shared": Of<Shared>.self, "atTheEnd": Of<AtTheEnd>.self, "startLost": Of<StartLost>.self,
    "onlyStart": Of<OnlyStart>.self, "secondCut": Of<SecondCut>.self, "secondSkipped": Of<SecondSkipped>.self,
    "keptValues": Of<KeptValues>.self, "secondLate": Of<SecondLate>.self, "endsIfEmpty": Of<EndsIfEmpty>.self,
    "firstLost": Of<FirstLost>.self,
]

private enum LetGoTogether {}
private enum StartOnce {}
private enum StartLate {}
private enum StartSwallows {}
private enum StartNeverEnds {}
private enum StartWaits {}
private enum Eager {}
private enum ListensTwice {}
private enum Overwritten {}
private enum StartEvery {}
private enum StartLeft {}
private enum NeverEnds {}
private enum Swapped {}
private enum Merged {}
private enum EndsWithFirst {}
/// Does not notice the end of a first signal that has sent several values.
private enum EndNotNoticed {}
private enum EndsIfEmpty {}
private enum FirstLost {}
private enum Early {}
private enum FailureIgnored {}
private enum FailureSwallowed {}
private enum GoesOn {}
private enum SecondSwallowed {}
private enum FirstLeft {}
private enum SecondLeft {}
private enum Shared {}
private enum AtTheEnd {}
private enum StartLost {}
private enum OnlyStart {}
/// When the first signal completes, disposes of the disposable for both subscriptions, so the second one ends at once.
private enum SecondCut {}
private enum SecondSkipped {}
private enum KeptValues {}
/// Does not end the second signal if the observer ends its subscription while `concat` subscribes to the second signal.
private enum SecondLate {}

private struct Of<Flaw>: ConcatSignals {
    func concat<A, E>(_ first: Signal<A, E>, _ second: Signal<A, E>) -> Signal<A, E> {
        // Some flaws share these variables among all observers.
        let together = Disposable()
        var hasBegun = false
        if has(Eager.self) { first.subscribe { _ in } }
        if has(Swapped.self) { return Ours.concat(second, first) }
        if has(Merged.self) { return Ours.flatMap(Ours.each([first, second])) { $0 } }
        return Signal { observer in
            let all = has(LetGoTogether.self) ? together : Disposable()
            var (values, held, current): (Int, [Event<A, E>], Disposable?) = (0, [], nil)
            var (isSubscribing, isSecond) = (true, false)
            func begin() {
                (isSecond, hasBegun) = (true, true)
                if has(Early.self) { return held.forEach(observer.send) }
                if has(SecondCut.self) { all.dispose() }
                let subscription = second.subscribe { event in
                    switch event {
                    case .completed where has(NeverEnds.self): break
                    case .failed where has(SecondSwallowed.self): observer.complete()
                    default: observer.send(event)
                    }
                }
                current = subscription
                if !has(SecondLeft.self), !has(SecondLate.self) || !all.isDisposed { all.add(subscription) }
            }
            let subscription = first.subscribe { event in
                if has(KeptValues.self) {
                    held.append(event)
                    guard event.isEnd else { return }
                    held.dropLast().forEach(observer.send)
                }
                switch event {
                case .next where has(FirstLost.self): return
                case .next: values += 1
                case .failed where has(FailureIgnored.self): return begin()
                case .failed where has(FailureSwallowed.self): return observer.complete()
                case .completed where has(SecondSkipped.self) && isSubscribing || has(Shared.self) && hasBegun: break
                case .completed where has(EndNotNoticed.self) && values > 1: return
                case .completed where has(EndsIfEmpty.self) && values == 0: break
                case .completed where !has(EndsWithFirst.self): return begin()
                default: break
                }
                observer.send(event)
                if event.isEnd, has(GoesOn.self) { begin() }
            }
            isSubscribing = false
            if has(ListensTwice.self) { all.add(first.subscribe { _ in }) }
            if has(Early.self) {
                all.add(second.subscribe { if isSecond { observer.send($0) } else { held.append($0) } })
            }
            if has(Overwritten.self) {
                current = subscription
                return Disposable { current?.dispose() }
            }
            if !has(FirstLeft.self) { all.add(subscription) }
            return all
        }
    }

    func startWith<A, E>(_ value: A, _ source: Signal<A, E>) -> Signal<A, E> {
        var isSent = false
        switch Flaw.self {
        case is AtTheEnd.Type: return concat(source, of(value))
        case is StartLost.Type: return source
        case is OnlyStart.Type: return of(value)
        case is StartEvery.Type: return Ours.flatMap(source) { concat(of(value), of($0)) }
        default: break
        }
        return Signal { observer in
            var waits = has(StartWaits.self)
            let isLost = has(StartOnce.self) && isSent
            if !waits, !isLost, !has(StartLate.self) { observer.next(value) }
            isSent = true
            let subscription = source.subscribe { event in
                if waits { observer.next(value) }
                waits = false
                switch event {
                case .failed where has(StartSwallows.self): observer.complete()
                case .completed where has(StartNeverEnds.self): break
                default: observer.send(event)
                }
            }
            if has(StartLate.self) { observer.next(value) }
            return has(StartLeft.self) ? .none : subscription
        }
    }

    nonisolated private func has(_ flaw: Any.Type) -> Bool { Flaw.self == flaw }
}
