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
    "letGoTogether": LetGoTogether.self, "startOnce": StartOnce.self, "startLate": StartLate.self,
    "startSwallows": StartSwallows.self, "startNeverEnds": StartNeverEnds.self, "startWaits": StartWaits.self,
    "eager": Eager.self, "listensTwice": ListensTwice.self, "overwritten": Overwritten.self,
    "startEvery": StartEvery.self, "startLeft": StartLeft.self,
    "neverEnds": NeverEnds.self, "swapped": Swapped.self, "merged": Merged.self, "endsWithFirst": EndsWithFirst.self,
    "endNotNoticed": EndNotNoticed.self, "early": Early.self, "failureIgnored": FailureIgnored.self,
    "failureSwallowed": FailureSwallowed.self, "goesOn": GoesOn.self, "secondSwallowed": SecondSwallowed.self,
    "firstLeft": FirstLeft.self, "secondLeft": SecondLeft.self, "shared": Shared.self, "atTheEnd": AtTheEnd.self,
    "startLost": StartLost.self, "onlyStart": OnlyStart.self, "secondCut": SecondCut.self,
    "secondSkipped": SecondSkipped.self,
]

/// Right in what a wrong answer does not say otherwise.
private protocol Right: ConcatSignals {}

extension Right {
    func concat<A, E>(_ first: Signal<A, E>, _ second: Signal<A, E>) -> Signal<A, E> { Ours.concat(first, second) }
    func startWith<A, E>(_ value: A, _ source: Signal<A, E>) -> Signal<A, E> { concat(of(value), source) }
}

/// One signal, and what to do at each of its ends.
private func concat<A, E>(
    _ first: Signal<A, E>, keepsFirst: Bool = true, atEnd: @escaping (Event<A, E>, Observer<A, E>, Disposable) -> Void
) -> Signal<A, E> {
    Signal { observer in
        let all = Disposable()
        let subscription = first.subscribe { event in
            if event.isEnd { atEnd(event, observer, all) } else { observer.send(event) }
        }
        if keepsFirst { all.add(subscription) }
        return all
    }
}

/// Passes all but some events.
private func passing<A, E>(
    _ source: Signal<A, E>, _ change: @escaping (Event<A, E>, Observer<A, E>) -> Void
) -> Signal<A, E> {
    Signal { observer in source.subscribe { change($0, observer) } }
}

private struct NeverEnds: Right {
    func concat<A, E>(_ first: Signal<A, E>, _ second: Signal<A, E>) -> Signal<A, E> {
        passing(Ours.concat(first, second)) { event, observer in
            if case .completed = event { return }
            observer.send(event)
        }
    }
}

private struct Swapped: Right {
    func concat<A, E>(_ first: Signal<A, E>, _ second: Signal<A, E>) -> Signal<A, E> { Ours.concat(second, first) }
}

private struct Merged: Right {
    func concat<A, E>(_ first: Signal<A, E>, _ second: Signal<A, E>) -> Signal<A, E> {
        Ours.flatMap(Ours.each([first, second])) { $0 }
    }
}

private struct EndsWithFirst: Right {
    func concat<A, E>(_ first: Signal<A, E>, _ second: Signal<A, E>) -> Signal<A, E> {
        Signal { observer in
            let all = Disposable()
            all.add(
                first.subscribe { event in
                    observer.send(event)
                    if case .completed = event { all.add(second.subscribe(observer)) }
                })
            return all
        }
    }
}

/// Its author expects no end without a value after it.
private struct EndNotNoticed: Right {
    func concat<A, E>(_ first: Signal<A, E>, _ second: Signal<A, E>) -> Signal<A, E> {
        Signal { observer in
            let all = Disposable()
            var values = 0
            all.add(
                first.subscribe { event in
                    if case .next = event { values += 1 }
                    guard case .completed = event else { return observer.send(event) }
                    if values < 2 { all.add(second.subscribe(observer)) }
                })
            return all
        }
    }
}

private struct Early: Right {
    func concat<A, E>(_ first: Signal<A, E>, _ second: Signal<A, E>) -> Signal<A, E> {
        Signal { observer in
            let all = Disposable()
            var held: [Event<A, E>] = []
            var isFirst = true
            all.add(
                first.subscribe { event in
                    guard case .completed = event else { return observer.send(event) }
                    isFirst = false
                    held.forEach(observer.send)
                })
            all.add(second.subscribe { event in if isFirst { held.append(event) } else { observer.send(event) } })
            return all
        }
    }
}

private struct FailureIgnored: Right {
    func concat<A, E>(_ first: Signal<A, E>, _ second: Signal<A, E>) -> Signal<A, E> {
        Chapter10Signals.concat(first) { _, observer, all in all.add(second.subscribe(observer)) }
    }
}

private struct FailureSwallowed: Right {
    func concat<A, E>(_ first: Signal<A, E>, _ second: Signal<A, E>) -> Signal<A, E> {
        Chapter10Signals.concat(first) { event, observer, all in
            if case .completed = event { all.add(second.subscribe(observer)) } else { observer.complete() }
        }
    }
}

private struct GoesOn: Right {
    func concat<A, E>(_ first: Signal<A, E>, _ second: Signal<A, E>) -> Signal<A, E> {
        Chapter10Signals.concat(first) { event, observer, all in
            if case .failed = event { observer.send(event) }
            all.add(second.subscribe(observer))
        }
    }
}

private struct SecondSwallowed: Right {
    func concat<A, E>(_ first: Signal<A, E>, _ second: Signal<A, E>) -> Signal<A, E> {
        Ours.concat(
            first,
            passing(second) { event, observer in
                if case .failed = event { observer.complete() } else { observer.send(event) }
            })
    }
}

private struct FirstLeft: Right {
    func concat<A, E>(_ first: Signal<A, E>, _ second: Signal<A, E>) -> Signal<A, E> {
        Chapter10Signals.concat(first, keepsFirst: false) { event, observer, all in
            if case .completed = event { all.add(second.subscribe(observer)) } else { observer.send(event) }
        }
    }
}

private struct SecondLeft: Right {
    func concat<A, E>(_ first: Signal<A, E>, _ second: Signal<A, E>) -> Signal<A, E> {
        Chapter10Signals.concat(first) { event, observer, _ in
            if case .completed = event { second.subscribe(observer) } else { observer.send(event) }
        }
    }
}

private struct Shared: Right {
    func concat<A, E>(_ first: Signal<A, E>, _ second: Signal<A, E>) -> Signal<A, E> {
        var hasBegun = false
        return Chapter10Signals.concat(first) { event, observer, all in
            guard case .completed = event, !hasBegun else { return observer.send(event) }
            hasBegun = true
            all.add(second.subscribe(observer))
        }
    }
}

private struct AtTheEnd: Right {
    func startWith<A, E>(_ value: A, _ source: Signal<A, E>) -> Signal<A, E> { concat(source, of(value)) }
}

private struct StartLost: Right {
    func startWith<A, E>(_ value: A, _ source: Signal<A, E>) -> Signal<A, E> { source }
}

private struct OnlyStart: Right {
    func startWith<A, E>(_ value: A, _ source: Signal<A, E>) -> Signal<A, E> { of(value) }
}

private struct Eager: Right {
    func concat<A, E>(_ first: Signal<A, E>, _ second: Signal<A, E>) -> Signal<A, E> {
        var events: [Event<A, E>] = []
        first.subscribe { events.append($0) }
        return Chapter10Signals.concat(
            Signal { observer in
                events.forEach(observer.send)
                return .none
            }
        ) { _, observer, all in all.add(second.subscribe(observer)) }
    }
}

private struct ListensTwice: Right {
    func concat<A, E>(_ first: Signal<A, E>, _ second: Signal<A, E>) -> Signal<A, E> {
        Signal { observer in
            let all = Disposable()
            all.add(first.subscribe { if !$0.isEnd { observer.send($0) } })
            all.add(
                first.subscribe { event in
                    if case .completed = event { all.add(second.subscribe(observer)) }
                    if case .failed = event { observer.send(event) }
                })
            return all
        }
    }
}

private struct Overwritten: Right {
    func concat<A, E>(_ first: Signal<A, E>, _ second: Signal<A, E>) -> Signal<A, E> {
        Signal { observer in
            var current = Disposable()
            current = first.subscribe { event in
                if case .completed = event { current = second.subscribe(observer) } else { observer.send(event) }
            }
            return Disposable { current.dispose() }
        }
    }
}

private struct StartEvery: Right {
    func startWith<A, E>(_ value: A, _ source: Signal<A, E>) -> Signal<A, E> {
        Ours.flatMap(source) { concat(of(value), of($0)) }
    }
}

private struct StartLeft: Right {
    func startWith<A, E>(_ value: A, _ source: Signal<A, E>) -> Signal<A, E> {
        Signal { observer in
            observer.next(value)
            source.subscribe(observer)
            return .none
        }
    }
}

/// Disposes of the first, and with it of what will be added.
private struct SecondCut: Right {
    func concat<A, E>(_ first: Signal<A, E>, _ second: Signal<A, E>) -> Signal<A, E> {
        Chapter10Signals.concat(first) { event, observer, all in
            guard case .completed = event else { return observer.send(event) }
            all.dispose()
            all.add(second.subscribe(observer))
        }
    }
}

private struct SecondSkipped: Right {
    func concat<A, E>(_ first: Signal<A, E>, _ second: Signal<A, E>) -> Signal<A, E> {
        Signal { observer in
            let all = Disposable()
            var isSubscribing = true
            all.add(
                first.subscribe { event in
                    guard case .completed = event, !isSubscribing else { return observer.send(event) }
                    all.add(second.subscribe(observer))
                })
            isSubscribing = false
            return all
        }
    }
}

private struct LetGoTogether: Right {
    func concat<A, E>(_ first: Signal<A, E>, _ second: Signal<A, E>) -> Signal<A, E> {
        let all = Disposable()
        return Signal { observer in
            let subscription = first.subscribe { event in
                if case .completed = event { all.add(second.subscribe(observer)) } else { observer.send(event) }
            }
            all.add(subscription)
            return all
        }
    }
}

private struct StartOnce: Right {
    func startWith<A, E>(_ value: A, _ source: Signal<A, E>) -> Signal<A, E> {
        var isSent = false
        return Signal { observer in
            if !isSent { observer.next(value) }
            isSent = true
            return source.subscribe(observer)
        }
    }
}

private struct StartLate: Right {
    func startWith<A, E>(_ value: A, _ source: Signal<A, E>) -> Signal<A, E> {
        Signal { observer in
            let subscription = source.subscribe(observer)
            observer.next(value)
            return subscription
        }
    }
}

private struct StartSwallows: Right {
    func startWith<A, E>(_ value: A, _ source: Signal<A, E>) -> Signal<A, E> {
        passing(concat(of(value), source)) { event, observer in
            if case .failed = event { observer.complete() } else { observer.send(event) }
        }
    }
}

private struct StartNeverEnds: Right {
    func startWith<A, E>(_ value: A, _ source: Signal<A, E>) -> Signal<A, E> {
        passing(concat(of(value), source)) { event, observer in
            if case .completed = event {} else { observer.send(event) }
        }
    }
}

private struct StartWaits: Right {
    func startWith<A, E>(_ value: A, _ source: Signal<A, E>) -> Signal<A, E> {
        Signal { observer in
            var isFirst = true
            return source.subscribe { event in
                if isFirst { observer.next(value) }
                isFirst = false
                observer.send(event)
            }
        }
    }
}
