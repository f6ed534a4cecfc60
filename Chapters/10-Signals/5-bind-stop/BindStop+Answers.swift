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

// MARK: - Wrong answers

package let bindStopWrong: KeyValuePairs<String, any Contract.Type> = [
    "stopsTooSoon": StopsTooSoon.self, "stopsAfterwards": StopsAfterwards.self,
    "countsAfterwards": CountsAfterwards.self,
    "letGoTogether": LetGoTogether.self, "countedTogether": CountedTogether.self, "stopsLate": StopsLate.self,
    "takenTogether": TakenTogether.self,
    "stopShared": StopShared.self,
    "eager": Eager.self, "steppedTwice": SteppedTwice.self, "takeSwallows": TakeSwallows.self,
    "notListened": NotListened.self, "tooEarly": TooEarly.self, "neverEnds": NeverEnds.self,
    "stopIgnored": StopIgnored.self, "outerLeft": OuterLeft.self, "lastLost": LastLost.self, "cutShort": CutShort.self,
    "noneSkipped": NoneSkipped.self, "noneCuts": NoneCuts.self, "noneNeverEnds": NoneNeverEnds.self,
    "outerLeftAtNone": OuterLeftAtNone.self, "askedAgain": AskedAgain.self, "failureSwallowed": FailureSwallowed.self,
    "innerLeft": InnerLeft.self, "sourceLeft": SourceLeft.self, "takeAll": TakeAll.self, "oneLess": OneLess.self,
    "oneMore": OneMore.self, "takeLate": TakeLate.self, "takesOneAnyway": TakesOneAnyway.self,
    "listensForNone": ListensForNone.self, "countShared": CountShared.self, "failsAfterStop": FailsAfterStop.self,
    "endCountedTwice": EndCountedTwice.self,
]

/// The ways in which a wrong bind differs from the right one, which is written out here once.
private struct Way {
    enum AtStop { case right, ignored, leavesSource, losesLast, cuts }
    enum AtNone { case right, skipped, cuts, neverEnds, leavesSource }

    var listens = true
    var endsWithSource = false
    var completes = true
    var atStop = AtStop.right
    var atNone = AtNone.right
    var remembersStop = true
    var passesFailure = true
    var hearsLateFailure = false
    var hearsLateEnd = false
    var keepsInner = true
    var keepsOuter = true
}

private func bind<A, B, E>(
    _ source: Signal<A, E>, _ way: Way, _ step: @escaping (A, inout Bool) -> Signal<B, E>?
) -> Signal<B, E> {
    Signal { observer in
        let (all, outer) = (Disposable(), Disposable())
        if way.keepsOuter { all.add(outer) }
        var running = 1
        var sourceEnded = false
        func ended() {
            running -= 1
            if way.completes, running == 0 { observer.complete() }
        }
        func stop(leavingSource: Bool = false) {
            guard !sourceEnded else { return }
            sourceEnded = !leavingSource
            if !leavingSource {
                outer.dispose()
                ended()
            }
        }
        func listen(_ inner: Signal<B, E>, last: Bool = false) {
            running += 1
            if last { stop() }
            let subscription = inner.subscribe { event in
                switch event {
                case .next(let value): observer.next(value)
                case .failed(let error): way.passesFailure ? observer.fail(error) : ended()
                case .completed: ended()
                }
            }
            if way.keepsInner { all.add(subscription) }
        }
        var isSilent = false
        let subscription = source.subscribe { event in
            switch event {
            case .next(let value):
                guard way.listens, !(way.remembersStop && sourceEnded), !isSilent else { return }
                var isLast = false
                guard let inner = step(value, &isLast) else {
                    switch way.atNone {
                    case .right: stop()
                    case .skipped: break
                    case .cuts: observer.complete()
                    case .neverEnds:
                        sourceEnded = true
                        outer.dispose()
                    case .leavesSource: isSilent = true
                    }
                    return
                }
                switch (isLast, way.atStop) {
                case (true, .losesLast): return stop()
                case (true, .cuts):
                    listen(inner)
                    return observer.complete()
                case (true, .leavesSource):
                    isSilent = true
                    listen(inner)
                case (true, .right): listen(inner, last: true)
                default: listen(inner)
                }
            case .failed(let error):
                guard !sourceEnded || way.hearsLateFailure else { return }
                way.passesFailure ? observer.fail(error) : stop()
            case .completed:
                if way.hearsLateEnd, sourceEnded { ended() }
                way.endsWithSource ? observer.complete() : stop()
            }
        }
        outer.add(subscription)
        return all
    }
}

/// Right in what a wrong answer does not say otherwise.
private protocol Right: BindStop {
    static var way: Way { get }
}

extension Right {
    static var way: Way { Way() }

    func bind<A, B, E>(_ source: Signal<A, E>, _ step: @escaping (A, inout Bool) -> Signal<B, E>?) -> Signal<B, E> {
        Chapter10Signals.bind(source, Self.way, step)
    }

    func take<A, E>(_ count: Int, _ source: Signal<A, E>) -> Signal<A, E> { Ours.take(count, source) }
}

private struct NotListened: Right { static var way: Way { Way(listens: false) } }
private struct TooEarly: Right { static var way: Way { Way(endsWithSource: true) } }
private struct NeverEnds: Right { static var way: Way { Way(completes: false) } }
private struct StopIgnored: Right { static var way: Way { Way(atStop: .ignored) } }
private struct OuterLeft: Right { static var way: Way { Way(atStop: .leavesSource) } }
private struct LastLost: Right { static var way: Way { Way(atStop: .losesLast) } }
private struct CutShort: Right { static var way: Way { Way(atStop: .cuts) } }
private struct NoneSkipped: Right { static var way: Way { Way(atNone: .skipped) } }
private struct NoneCuts: Right { static var way: Way { Way(atNone: .cuts) } }
private struct NoneNeverEnds: Right { static var way: Way { Way(atNone: .neverEnds) } }
private struct OuterLeftAtNone: Right { static var way: Way { Way(atNone: .leavesSource) } }
private struct AskedAgain: Right { static var way: Way { Way(remembersStop: false) } }
private struct FailureSwallowed: Right { static var way: Way { Way(passesFailure: false) } }
private struct FailsAfterStop: Right { static var way: Way { Way(hearsLateFailure: true) } }
private struct EndCountedTwice: Right { static var way: Way { Way(hearsLateEnd: true) } }
private struct InnerLeft: Right { static var way: Way { Way(keepsInner: false) } }
private struct SourceLeft: Right { static var way: Way { Way(keepsOuter: false) } }

private struct TakeAll: Right {
    func take<A, E>(_ count: Int, _ source: Signal<A, E>) -> Signal<A, E> { bind(source) { value, _ in of(value) } }
}

/// A take that counts, with a number added to what it is asked for.
private func take<A, E>(_ count: Int, _ source: Signal<A, E>) -> Signal<A, E> {
    Signal { observer in
        var left = count
        return bind(source, Way()) { value, stop in
            left -= 1
            stop = left <= 0
            return Ours.of(value)
        }.subscribe(observer)
    }
}

private struct OneLess: Right {
    func take<A, E>(_ count: Int, _ source: Signal<A, E>) -> Signal<A, E> { Chapter10Signals.take(count - 1, source) }
}

private struct OneMore: Right {
    func take<A, E>(_ count: Int, _ source: Signal<A, E>) -> Signal<A, E> { Chapter10Signals.take(count + 1, source) }
}

private struct TakeLate: Right {
    func take<A, E>(_ count: Int, _ source: Signal<A, E>) -> Signal<A, E> {
        Signal { observer in
            var left = count
            return bind(source) { value, _ -> Signal<A, E>? in
                left -= 1
                return left < 0 ? nil : of(value)
            }.subscribe(observer)
        }
    }
}

private struct TakesOneAnyway: Right {
    func take<A, E>(_ count: Int, _ source: Signal<A, E>) -> Signal<A, E> { Chapter10Signals.take(count, source) }
}

private struct ListensForNone: Right {
    func take<A, E>(_ count: Int, _ source: Signal<A, E>) -> Signal<A, E> {
        count > 0
            ? Chapter10Signals.take(count, source)
            : Signal { observer in
                let subscription = source.subscribe { _ in }
                observer.complete()
                return subscription
            }
    }
}

private struct CountShared: Right {
    func take<A, E>(_ count: Int, _ source: Signal<A, E>) -> Signal<A, E> {
        var left = count
        guard count > 0 else { return empty() }
        return bind(source) { value, stop in
            left -= 1
            stop = left == 0
            return of(value)
        }
    }
}

private struct Eager: Right {
    func bind<A, B, E>(_ source: Signal<A, E>, _ step: @escaping (A, inout Bool) -> Signal<B, E>?) -> Signal<B, E> {
        var values: [A] = []
        source.subscribe { if case .next(let value) = $0 { values.append(value) } }
        return Chapter10Signals.bind(Ours.each(values), Way(), step)
    }
}

private struct SteppedTwice: Right {
    func bind<A, B, E>(_ source: Signal<A, E>, _ step: @escaping (A, inout Bool) -> Signal<B, E>?) -> Signal<B, E> {
        Chapter10Signals.bind(source, Way()) { value, stop in step(value, &stop) == nil ? nil : step(value, &stop) }
    }
}

private struct TakeSwallows: Right {
    func take<A, E>(_ count: Int, _ source: Signal<A, E>) -> Signal<A, E> {
        Signal { observer in
            Ours.take(count, source).subscribe { event in
                if case .failed = event { observer.complete() } else { observer.send(event) }
            }
        }
    }
}

private struct StopShared: Right {
    func bind<A, B, E>(_ source: Signal<A, E>, _ step: @escaping (A, inout Bool) -> Signal<B, E>?) -> Signal<B, E> {
        var hasStopped = false
        return Chapter10Signals.bind(source, Way()) { value, stop in
            guard !hasStopped else { return nil }
            let inner = step(value, &stop)
            hasStopped = stop
            return inner
        }
    }
}

/// The right one, but for what it keeps between its subscribers, and for when the source can be stopped.
private func bind<A, B, E>(
    _ source: Signal<A, E>, sharing kept: Disposable? = nil, _ counter: Counter? = nil, early: Bool = true,
    _ step: @escaping (A, inout Bool) -> Signal<B, E>?
) -> Signal<B, E> {
    Signal { observer in
        let (all, running, outer) = (kept ?? Disposable(), counter ?? Counter(), Disposable())
        all.add(outer)
        running.count += 1
        var (isOver, subscription): (Bool, Disposable?) = (false, nil)
        func ended() {
            running.count -= 1
            if running.count == 0 { observer.complete() }
        }
        func stopOuter() {
            guard !isOver else { return }
            isOver = true
            if early { outer.dispose() } else { subscription?.dispose() }
            ended()
        }
        subscription = source.subscribe { event in
            guard !isOver else { return }
            switch event {
            case .next(let value):
                var stop = false
                guard let inner = step(value, &stop) else { return stopOuter() }
                running.count += 1
                if stop { stopOuter() }
                all.add(
                    inner.subscribe { event in
                        if case .completed = event { ended() } else { observer.send(event) }
                    })
            case .failed(let error): observer.fail(error)
            case .completed: stopOuter()
            }
        }
        outer.add(subscription!)
        return all
    }
}

nonisolated private final class Counter {
    var count = 0
}

private struct LetGoTogether: Right {
    func bind<A, B, E>(_ source: Signal<A, E>, _ step: @escaping (A, inout Bool) -> Signal<B, E>?) -> Signal<B, E> {
        Chapter10Signals.bind(source, sharing: Disposable(), nil, step)
    }
}

private struct CountedTogether: Right {
    func bind<A, B, E>(_ source: Signal<A, E>, _ step: @escaping (A, inout Bool) -> Signal<B, E>?) -> Signal<B, E> {
        Chapter10Signals.bind(source, sharing: nil, Counter(), step)
    }
}

private struct StopsLate: Right {
    func bind<A, B, E>(_ source: Signal<A, E>, _ step: @escaping (A, inout Bool) -> Signal<B, E>?) -> Signal<B, E> {
        Chapter10Signals.bind(source, early: false, step)
    }
}

private struct TakenTogether: Right {
    func take<A, E>(_ count: Int, _ source: Signal<A, E>) -> Signal<A, E> {
        guard count > 0 else { return empty() }
        var left = count
        return bind(source) { value, stop in
            left -= 1
            stop = left == 0
            if stop { left = count }
            return of(value)
        }
    }
}

/// Lets go of the source only when the last signal has been subscribed to.
private struct StopsAfterwards: Right {
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
                    all.add(
                        inner.subscribe { event in
                            if case .completed = event { ended() } else { observer.send(event) }
                        })
                    if stop { stopOuter() }
                case .failed(let error): observer.fail(error)
                case .completed: stopOuter()
                }
            }
            outer.add(subscription)
            return all
        }
    }
}

/// By hand, and each value is counted when it has been sent.
private struct CountsAfterwards: Right {
    func take<A, E>(_ count: Int, _ source: Signal<A, E>) -> Signal<A, E> {
        guard count > 0 else { return empty() }
        return Signal { observer in
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
}

private struct StopsTooSoon: Right {
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
                    if stop { stopOuter() }
                    running += 1
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
}
