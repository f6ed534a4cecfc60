private struct Answer: RecoverSignal {
    func mapFailure<A, E, F>(_ source: Signal<A, E>, _ f: @escaping (E) -> F) -> Signal<A, F> {
        Signal { observer in
            source.subscribe { event in
                switch event {
                case .next(let value): observer.next(value)
                case .failed(let error): observer.fail(f(error))
                case .completed: observer.complete()
                }
            }
        }
    }

    func recover<A, E>(_ source: Signal<A, E>, _ f: @escaping (E) -> Signal<A, Never>) -> Signal<A, Never> {
        Signal { observer in
            let all = Disposable()
            let subscription = source.subscribe { event in
                switch event {
                case .next(let value): observer.next(value)
                case .failed(let error): all.add(f(error).subscribe(observer))
                case .completed: observer.complete()
                }
            }
            all.add(subscription)
            return all
        }
    }

    func answers(
        _ words: Signal<String, Never>, _ request: @escaping (String) -> Signal<String, Trouble>
    ) -> Signal<String, Never> {
        flatMap(words) { word in
            recover(request(word)) { _ in of("?") }
        }
    }
}

package let recoverSignalReference: any RecoverSignal.Type = Answer.self

// MARK: - Wrong answers

package let recoverSignalWrong: KeyValuePairs<String, any Contract.Type> = [
    "letGoTogether": LetGoTogether.self, "usedOnce": UsedOnce.self, "fallbackKept": FallbackKept.self,
    "errorKept": ErrorKept.self, "switched": Switched.self, "queued": Queued.self, "exhausted": Exhausted.self,
    "markedOnce": MarkedOnce.self, "retried": Retried.self, "askedOnce": AskedOnce.self, "collected": Collected.self,
    "overwritten": Overwritten.self, "markAlways": MarkAlways.self, "answersLeft": AnswersLeft.self,
    "eager": Eager.self, "mapLeft": MapLeft.self,
    "mapSwallows": MapSwallows.self, "valuesLost": ValuesLost.self, "neverEnds": NeverEnds.self,
    "mapsAnyway": MapsAnyway.self, "alwaysRecovers": AlwaysRecovers.self, "early": Early.self,
    "failureAsEnd": FailureAsEnd.self, "silent": Silent.self, "fallbackNeverEnds": FallbackNeverEnds.self,
    "fallbackFirst": FallbackFirst.self, "askedTwice": AskedTwice.self, "fallbackLeft": FallbackLeft.self,
    "sourceLeft": SourceLeft.self, "allEnded": AllEnded.self, "allEndedSilently": AllEndedSilently.self,
    "noMark": NoMark.self, "answersNeverEnd": AnswersNeverEnd.self,
]

/// Right in what a wrong answer does not say otherwise.
private protocol Right: RecoverSignal {}

extension Right {
    func mapFailure<A, E, F>(_ source: Signal<A, E>, _ f: @escaping (E) -> F) -> Signal<A, F> {
        mapped(source) { observer, error in observer.fail(f(error)) }
    }

    func recover<A, E>(_ source: Signal<A, E>, _ f: @escaping (E) -> Signal<A, Never>) -> Signal<A, Never> {
        Ours.recover(source, f)
    }

    func answers(
        _ words: Signal<String, Never>, _ request: @escaping (String) -> Signal<String, Trouble>
    ) -> Signal<String, Never> {
        flatMap(words) { word in recover(request(word)) { _ in of("?") } }
    }
}

/// Values and the end as they are, and a failure as a wrong answer has it.
private func mapped<A, E, F>(
    _ source: Signal<A, E>, passesValues: Bool = true, completes: Bool = true,
    _ failed: @escaping (Observer<A, F>, E) -> Void
) -> Signal<A, F> {
    Signal { observer in
        source.subscribe { event in
            switch event {
            case .next(let value): if passesValues { observer.next(value) }
            case .failed(let error): failed(observer, error)
            case .completed: if completes { observer.complete() }
            }
        }
    }
}

/// The same signal, as one that can fail.
private func fallible<A, E>(_ source: Signal<A, Never>) -> Signal<A, E> {
    mapped(source) { _, _ in }
}

private struct MapSwallows: Right {
    func mapFailure<A, E, F>(_ source: Signal<A, E>, _ f: @escaping (E) -> F) -> Signal<A, F> {
        mapped(source) { observer, _ in observer.complete() }
    }
}

private struct ValuesLost: Right {
    func mapFailure<A, E, F>(_ source: Signal<A, E>, _ f: @escaping (E) -> F) -> Signal<A, F> {
        mapped(source, passesValues: false) { observer, error in observer.fail(f(error)) }
    }
}

private struct NeverEnds: Right {
    func mapFailure<A, E, F>(_ source: Signal<A, E>, _ f: @escaping (E) -> F) -> Signal<A, F> {
        mapped(source, completes: false) { observer, error in observer.fail(f(error)) }
    }
}

private struct MapsAnyway: Right {
    func mapFailure<A, E, F>(_ source: Signal<A, E>, _ f: @escaping (E) -> F) -> Signal<A, F> {
        Signal { observer in
            source.subscribe { event in
                switch event {
                case .next(let value):
                    if let trouble = Trouble() as? E { _ = f(trouble) }
                    observer.next(value)
                case .failed(let error): observer.fail(f(error))
                case .completed: observer.complete()
                }
            }
        }
    }
}

private struct AlwaysRecovers: Right {
    func recover<A, E>(_ source: Signal<A, E>, _ f: @escaping (E) -> Signal<A, Never>) -> Signal<A, Never> {
        // The generic form has no error to make up, so it takes the one that the check uses.
        guard let trouble = Trouble() as? E else { return Ours.recover(source, f) }
        return Ours.concat(Ours.recover(source) { _ in Ours.empty() }, f(trouble))
    }
}

private struct Early: Right {
    func recover<A, E>(_ source: Signal<A, E>, _ f: @escaping (E) -> Signal<A, Never>) -> Signal<A, Never> {
        guard let trouble = Trouble() as? E else { return Ours.recover(source, f) }
        return Signal { observer in
            let all = Disposable()
            var (failed, held): (Bool, [Event<A, Never>]) = (false, [])
            all.add(
                f(trouble).subscribe { event in
                    if failed { observer.send(event) } else { held.append(event) }
                })
            all.add(
                Ours.recover(source) { _ in
                    failed = true
                    return Ours.empty()
                }.subscribe { event in
                    guard case .completed = event, failed else { return observer.send(event) }
                    held.forEach(observer.send)
                })
            return all
        }
    }
}

private struct FailureAsEnd: Right {
    func recover<A, E>(_ source: Signal<A, E>, _ f: @escaping (E) -> Signal<A, Never>) -> Signal<A, Never> {
        mapped(source) { observer, _ in observer.complete() }
    }
}

private struct Silent: Right {
    func recover<A, E>(_ source: Signal<A, E>, _ f: @escaping (E) -> Signal<A, Never>) -> Signal<A, Never> {
        mapped(source) { _, error in _ = f(error) }
    }
}

private struct FallbackNeverEnds: Right {
    func recover<A, E>(_ source: Signal<A, E>, _ f: @escaping (E) -> Signal<A, Never>) -> Signal<A, Never> {
        Ours.recover(source) { error in
            Signal { observer in
                f(error).subscribe { event in if case .next = event { observer.send(event) } }
            }
        }
    }
}

private struct FallbackFirst: Right {
    func recover<A, E>(_ source: Signal<A, E>, _ f: @escaping (E) -> Signal<A, Never>) -> Signal<A, Never> {
        Ours.recover(source) { Ours.take(1, f($0)) }
    }
}

private struct AskedTwice: Right {
    func recover<A, E>(_ source: Signal<A, E>, _ f: @escaping (E) -> Signal<A, Never>) -> Signal<A, Never> {
        Ours.recover(source) { error in
            _ = f(error)
            return f(error)
        }
    }
}

private struct FallbackLeft: Right {
    func recover<A, E>(_ source: Signal<A, E>, _ f: @escaping (E) -> Signal<A, Never>) -> Signal<A, Never> {
        mapped(source) { observer, error in f(error).subscribe(observer) }
    }
}

private struct SourceLeft: Right {
    func recover<A, E>(_ source: Signal<A, E>, _ f: @escaping (E) -> Signal<A, Never>) -> Signal<A, Never> {
        Signal { observer in
            let all = Disposable()
            source.subscribe { event in
                switch event {
                case .next(let value): observer.next(value)
                case .failed(let error): all.add(f(error).subscribe(observer))
                case .completed: observer.complete()
                }
            }
            return all
        }
    }
}

private struct AllEnded: Right {
    func answers(
        _ words: Signal<String, Never>, _ request: @escaping (String) -> Signal<String, Trouble>
    ) -> Signal<String, Never> {
        recover(flatMap(fallible(words), request)) { _ in of("?") }
    }
}

private struct AllEndedSilently: Right {
    func answers(
        _ words: Signal<String, Never>, _ request: @escaping (String) -> Signal<String, Trouble>
    ) -> Signal<String, Never> {
        mapped(flatMap(fallible(words), request)) { observer, _ in observer.complete() }
    }
}

private struct NoMark: Right {
    func answers(
        _ words: Signal<String, Never>, _ request: @escaping (String) -> Signal<String, Trouble>
    ) -> Signal<String, Never> {
        flatMap(words) { recover(request($0)) { _ in Ours.empty() } }
    }
}

private struct AnswersNeverEnd: Right {
    func answers(
        _ words: Signal<String, Never>, _ request: @escaping (String) -> Signal<String, Trouble>
    ) -> Signal<String, Never> {
        flatMap(words) { word in mapped(request(word)) { (observer: Observer<String, Never>, _) in observer.next("?") }
        }
    }
}

private struct Eager: Right {
    func recover<A, E>(_ source: Signal<A, E>, _ f: @escaping (E) -> Signal<A, Never>) -> Signal<A, Never> {
        var events: [Event<A, E>] = []
        source.subscribe { events.append($0) }
        return Ours.recover(
            Signal { observer in
                events.forEach(observer.send)
                return .none
            }, f)
    }
}

private struct MapLeft: Right {
    func mapFailure<A, E, F>(_ source: Signal<A, E>, _ f: @escaping (E) -> F) -> Signal<A, F> {
        Signal { observer in
            mapped(source) { observer, error in observer.fail(f(error)) }.subscribe(observer)
            return .none
        }
    }
}

private struct Overwritten: Right {
    func recover<A, E>(_ source: Signal<A, E>, _ f: @escaping (E) -> Signal<A, Never>) -> Signal<A, Never> {
        Signal { observer in
            var current: Disposable?
            current = source.subscribe { event in
                switch event {
                case .next(let value): observer.next(value)
                case .failed(let error): current = f(error).subscribe(observer)
                case .completed: observer.complete()
                }
            }
            return Disposable { current?.dispose() }
        }
    }
}

private struct MarkAlways: Right {
    func answers(
        _ words: Signal<String, Never>, _ request: @escaping (String) -> Signal<String, Trouble>
    ) -> Signal<String, Never> {
        flatMap(words) { Ours.concat(recover(request($0)) { _ in Ours.empty() }, of("?")) }
    }
}

private struct AnswersLeft: Right {
    func answers(
        _ words: Signal<String, Never>, _ request: @escaping (String) -> Signal<String, Trouble>
    ) -> Signal<String, Never> {
        Signal { observer in
            flatMap(words) { word in recover(request(word)) { _ in of("?") } }.subscribe(observer)
            return .none
        }
    }
}

/// The right one, but for what is done with a failure and what is kept between subscribers.
private func recover<A, E>(
    _ source: Signal<A, E>, sharing kept: Disposable? = nil,
    _ atFailure: @escaping (E, Observer<A, Never>) -> Disposable
) -> Signal<A, Never> {
    Signal { observer in
        let all = kept ?? Disposable()
        let subscription = source.subscribe { event in
            switch event {
            case .next(let value): observer.next(value)
            case .failed(let error): all.add(atFailure(error, observer))
            case .completed: observer.complete()
            }
        }
        all.add(subscription)
        return all
    }
}

private struct LetGoTogether: Right {
    func recover<A, E>(_ source: Signal<A, E>, _ f: @escaping (E) -> Signal<A, Never>) -> Signal<A, Never> {
        Chapter10Signals.recover(source, sharing: Disposable()) { f($0).subscribe($1) }
    }
}

private struct UsedOnce: Right {
    func recover<A, E>(_ source: Signal<A, E>, _ f: @escaping (E) -> Signal<A, Never>) -> Signal<A, Never> {
        var isUsed = false
        return Chapter10Signals.recover(source) { error, observer in
            defer { isUsed = true }
            if !isUsed { return f(error).subscribe(observer) }
            observer.complete()
            return .none
        }
    }
}

private struct FallbackKept: Right {
    func recover<A, E>(_ source: Signal<A, E>, _ f: @escaping (E) -> Signal<A, Never>) -> Signal<A, Never> {
        var kept: Signal<A, Never>?
        return Chapter10Signals.recover(source) { error, observer in
            let other = kept ?? f(error)
            kept = other
            return other.subscribe(observer)
        }
    }
}

private struct ErrorKept: Right {
    func mapFailure<A, E, F>(_ source: Signal<A, E>, _ f: @escaping (E) -> F) -> Signal<A, F> {
        var kept: F?
        return mapped(source) { observer, error in
            let other = kept ?? f(error)
            kept = other
            observer.fail(other)
        }
    }
}

private struct Retried: Right {
    func recover<A, E>(_ source: Signal<A, E>, _ f: @escaping (E) -> Signal<A, Never>) -> Signal<A, Never> {
        Chapter10Signals.recover(source) { _, observer in Ours.recover(source, f).subscribe(observer) }
    }
}

private struct Collected: Right {
    func recover<A, E>(_ source: Signal<A, E>, _ f: @escaping (E) -> Signal<A, Never>) -> Signal<A, Never> {
        Signal { observer in
            let all = Disposable()
            var values: [A] = []
            let subscription = source.subscribe { event in
                switch event {
                case .next(let value): values.append(value)
                case .failed(let error): all.add(f(error).subscribe(observer))
                case .completed:
                    values.forEach(observer.next)
                    observer.complete()
                }
            }
            all.add(subscription)
            return all
        }
    }
}

/// One request at a time; what comes meanwhile takes its place, waits, or comes to nothing.
private struct OneByOne {
    enum Meanwhile { case switches, queues, drops }

    static func answers(
        _ words: Signal<String, Never>, _ meanwhile: Meanwhile, _ reply: @escaping (String) -> Signal<String, Never>
    ) -> Signal<String, Never> {
        Signal { observer in
            let all = Disposable()
            var (running, waiting, wordsEnded): (Disposable?, [String], Bool) = (nil, [], false)
            func begin(_ word: String) {
                let own = Disposable()
                running = own
                all.add(own)
                let subscription = reply(word).subscribe { event in
                    if case .next = event { return observer.send(event) }
                    running = nil
                    if !waiting.isEmpty { begin(waiting.removeFirst()) }
                    if running == nil, wordsEnded { observer.complete() }
                }
                own.add(subscription)
            }
            let subscription = words.subscribe { event in
                switch (event, running) {
                case (.next(let word), nil): begin(word)
                case (.next(let word), let latest?):
                    switch meanwhile {
                    case .switches:
                        latest.dispose()
                        begin(word)
                    case .queues: waiting.append(word)
                    case .drops: break
                    }
                case (_, let latest):
                    wordsEnded = true
                    if latest == nil { observer.complete() }
                }
            }
            all.add(subscription)
            return all
        }
    }
}

private struct Switched: Right {
    func answers(
        _ words: Signal<String, Never>, _ request: @escaping (String) -> Signal<String, Trouble>
    ) -> Signal<String, Never> {
        OneByOne.answers(words, .switches) { Ours.recover(request($0)) { _ in Ours.of("?") } }
    }
}

private struct Queued: Right {
    func answers(
        _ words: Signal<String, Never>, _ request: @escaping (String) -> Signal<String, Trouble>
    ) -> Signal<String, Never> {
        OneByOne.answers(words, .queues) { Ours.recover(request($0)) { _ in Ours.of("?") } }
    }
}

private struct Exhausted: Right {
    func answers(
        _ words: Signal<String, Never>, _ request: @escaping (String) -> Signal<String, Trouble>
    ) -> Signal<String, Never> {
        OneByOne.answers(words, .drops) { Ours.recover(request($0)) { _ in Ours.of("?") } }
    }
}

private struct MarkedOnce: Right {
    func answers(
        _ words: Signal<String, Never>, _ request: @escaping (String) -> Signal<String, Trouble>
    ) -> Signal<String, Never> {
        Signal { observer in
            var isMarked = false
            return flatMap(words) { word in
                recover(request(word)) { _ in
                    defer { isMarked = true }
                    return isMarked ? Ours.empty() : Ours.of("?")
                }
            }.subscribe(observer)
        }
    }
}

private struct AskedOnce: Right {
    func answers(
        _ words: Signal<String, Never>, _ request: @escaping (String) -> Signal<String, Trouble>
    ) -> Signal<String, Never> {
        Signal { observer in
            var asked: Set<String> = []
            return flatMap(words) { word -> Signal<String, Never> in
                guard asked.insert(word).inserted else { return Ours.empty() }
                return recover(request(word)) { _ in Ours.of("?") }
            }.subscribe(observer)
        }
    }
}
