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
    "letGoTogether": Of<LetGoTogether>.self, "usedOnce": Of<UsedOnce>.self, "fallbackKept": Of<FallbackKept>.self,
    "errorKept": Of<ErrorKept>.self, "switched": Of<OneByOne.Switched>.self, "queued": Of<OneByOne.Queued>.self,
    "exhausted": Of<OneByOne.Exhausted>.self, "markedOnce": Of<MarkedOnce>.self, "retried": Of<Retried>.self,
    "askedOnce": Of<AskedOnce>.self, "collected": Of<Collected>.self, "overwritten": Of<Overwritten>.self,
    "markAlways": Of<MarkAlways>.self, "answersLeft": Of<AnswersLeft>.self, "eager": Of<Eager>.self,
    "mapLeft": Of<MapLeft>.self, "mapSwallows": Of<MapSwallows>.self, "valuesLost": Of<ValuesLost>.self,
    "neverEnds": Of<NeverEnds>.self, "mapsAnyway": Of<MapsAnyway>.self, "alwaysRecovers": Of<AlwaysRecovers>.self,
    "early": Of<Early>.self, "failureAsEnd": Of<FailureAsEnd>.self, "silent": Of<Silent>.self,
    "fallbackNeverEnds": Of<FallbackNeverEnds>.self, "fallbackFirst": Of<FallbackFirst>.self,
    "askedTwice": Of<AskedTwice>.self, "fallbackLeft": Of<FallbackLeft>.self, "sourceLeft": Of<SourceLeft>.self,
    "allEnded": Of<AllEnded>.self, "allEndedSilently": Of<AllEndedSilently>.self, "noMark": Of<NoMark>.self,
    "answersNeverEnd": Of<AnswersNeverEnd>.self, "ignoredWithin": Of<IgnoredWithin>.self,
    "repliesKept": Of<RepliesKept>.self, "markUnlessReplied": Of<MarkUnlessReplied>.self,
    "repliesCut": Of<RepliesCut>.self, "repliesCollected": Of<RepliesCollected>.self,
    "markTwice": Of<MarkTwice>.self, "mappedTwice": Of<MappedTwice>.self, "requestKept": Of<RequestKept>.self,
    "requestReused": Of<RequestReused>.self, "otherMark": Of<OtherMark>.self,
    "requestRetried": Of<RequestRetried>.self, "endsWithWords": Of<EndsWithWords>.self,
    "wordChanged": Of<WordChanged>.self,
]

private enum LetGoTogether {}
private enum UsedOnce {}
private enum FallbackKept {}
private enum ErrorKept {}
private enum MarkedOnce {}
private enum Retried {}
private enum AskedOnce {}
private enum Collected {}
private enum Overwritten {}
private enum MarkAlways {}
private enum MarkTwice {}
private enum MappedTwice {}
/// Keeps one signal for each word, for all observers.
private enum RequestKept {}
/// Keeps one signal for each word, for one observer.
private enum RequestReused {}
private enum AnswersLeft {}
private enum Eager {}
private enum MapLeft {}
private enum MapSwallows {}
private enum ValuesLost {}
private enum NeverEnds {}
private enum MapsAnyway {}
private enum AlwaysRecovers {}
private enum Early {}
private enum FailureAsEnd {}
private enum Silent {}
private enum FallbackNeverEnds {}
private enum FallbackFirst {}
private enum AskedTwice {}
private enum FallbackLeft {}
private enum SourceLeft {}
private enum AllEnded {}
private enum AllEndedSilently {}
private enum NoMark {}
private enum AnswersNeverEnd {}
private enum IgnoredWithin {}
private enum RepliesKept {}
private enum MarkUnlessReplied {}
private enum RepliesCut {}
private enum RepliesCollected {}
private enum OtherMark {}
private enum RequestRetried {}
private enum EndsWithWords {}
private enum WordChanged {}

private struct Of<Flaw>: RecoverSignal {
    func mapFailure<A, E, F>(_ source: Signal<A, E>, _ f: @escaping (E) -> F) -> Signal<A, F> {
        var kept: F?
        return Signal { observer in
            let subscription = source.subscribe { event in
                switch event {
                case .next(let value):
                    if has(MapsAnyway.self), let trouble = Trouble() as? E { _ = f(trouble) }
                    if !has(ValuesLost.self) { observer.next(value) }
                case .failed where has(MapSwallows.self): observer.complete()
                case .failed(let error):
                    if has(MappedTwice.self) { _ = f(error) }
                    let other = kept ?? f(error)
                    if has(ErrorKept.self) { kept = other }
                    observer.fail(other)
                case .completed: if !has(NeverEnds.self) { observer.complete() }
                }
            }
            return has(MapLeft.self) ? .none : subscription
        }
    }

    func recover<A, E>(_ source: Signal<A, E>, _ f: @escaping (E) -> Signal<A, Never>) -> Signal<A, Never> {
        // Some flaws share these variables among all observers.
        let together = Disposable()
        var (kept, isUsed): (Signal<A, Never>?, Bool) = (nil, false)
        // Generic code cannot make an error of type `E`, so this is a `Trouble`, the error type of the checks.
        let madeUp = has(Early.self) || has(AlwaysRecovers.self) ? Trouble() as? E : nil
        if has(Eager.self) { source.subscribe { _ in } }
        return Signal { observer in
            let all = has(LetGoTogether.self) ? together : Disposable()
            var (current, values, held): (Disposable?, [A], [Event<A, Never>]) = (nil, [], [])
            var hasFailed = false
            func goOn(_ error: E) {
                if has(AskedTwice.self) { _ = f(error) }
                let other = has(Retried.self) ? Ours.recover(source, f) : kept ?? f(error)
                if has(FallbackKept.self) { kept = other }
                if has(Silent.self) { return }
                let subscription = (has(FallbackFirst.self) ? Ours.take(1, other) : other).subscribe { event in
                    if !event.isEnd || !has(FallbackNeverEnds.self) { observer.send(event) }
                }
                current = subscription
                if !has(FallbackLeft.self) { all.add(subscription) }
            }
            if let madeUp, has(Early.self) {
                all.add(f(madeUp).subscribe { if hasFailed { observer.send($0) } else { held.append($0) } })
            }
            let subscription = source.subscribe { event in
                switch event {
                case .next(let value): if has(Collected.self) { values.append(value) } else { observer.next(value) }
                case .failed where has(FailureAsEnd.self) || has(UsedOnce.self) && isUsed: observer.complete()
                case .failed where has(Early.self) && madeUp != nil:
                    hasFailed = true
                    held.forEach(observer.send)
                case .failed(let error):
                    isUsed = true
                    goOn(error)
                case .completed:
                    values.forEach(observer.next)
                    if let madeUp, has(AlwaysRecovers.self) { goOn(madeUp) } else { observer.complete() }
                }
            }
            if has(Overwritten.self) {
                current = subscription
                return Disposable { current?.dispose() }
            }
            if !has(SourceLeft.self) { all.add(subscription) }
            return all
        }
    }

    func answers(
        _ words: Signal<String, Never>, _ request: @escaping (String) -> Signal<String, Trouble>
    ) -> Signal<String, Never> {
        if has(AllEnded.self) || has(AllEndedSilently.self) {
            let replies = flatMap(Answer().mapFailure(words, trouble), request)
            return recover(replies) { _ in has(AllEnded.self) ? of("?") : Ours.empty() }
        }
        var shared: [String: Signal<String, Never>] = [:]
        return Signal { observer in
            var own: [String: Signal<String, Never>] = [:]
            var (isMarked, asked): (Bool, Set<String>) = (false, [])
            var known: [String: [String]] = [:]
            let ending = Signal { inner in
                words.subscribe {
                    if $0.isEnd, has(EndsWithWords.self) { observer.complete() }
                    inner.send($0)
                }
            }
            let subscription = flatten(has(IgnoredWithin.self) ? oneAtATime(words) : ending) {
                sent -> Signal<String, Never> in
                let word = has(WordChanged.self) ? sent.lowercased() : sent
                if has(AskedOnce.self), !asked.insert(word).inserted { return Ours.empty() }
                if has(RequestKept.self) || has(RequestReused.self) {
                    let earlier = has(RequestKept.self) ? shared[word] : own[word]
                    let reply = earlier ?? recover(request(word)) { _ in of("?") }
                    (shared[word], own[word]) = (reply, reply)
                    return reply
                }
                if let replies = known[word] { return Ours.each(replies) }
                var replies: [String] = []
                let asking = Signal<String, Trouble> { observer in
                    (has(RepliesCut.self) ? Ours.take(1, request(word)) : request(word)).subscribe { event in
                        if case .next(let reply) = event { replies.append(reply) }
                        if has(RepliesCollected.self) {
                            guard event.isEnd else { return }
                            replies.forEach(observer.next)
                        }
                        observer.send(event)
                    }
                }
                let reply = recover(asking) { _ -> Signal<String, Never> in
                    defer { isMarked = true }
                    let isLost =
                        has(MarkedOnce.self) && isMarked || has(NoMark.self) || has(MarkAlways.self)
                        || has(MarkUnlessReplied.self) && !replies.isEmpty
                    if !isLost { replies.append("?") }
                    if has(RequestRetried.self) { return recover(request(word)) { _ in of("?") } }
                    if has(OtherMark.self) { return of("\(word)?") }
                    if has(MarkTwice.self) { return Ours.each(["?", "?"]) }
                    return isLost ? Ours.empty() : of("?")
                }
                if has(RepliesKept.self) {
                    return Signal { observer in
                        reply.subscribe { event in
                            if event.isEnd { known[word] = replies }
                            observer.send(event)
                        }
                    }
                }
                return has(MarkAlways.self) ? Ours.concat(reply, of("?")) : reply
            }.subscribe { if !$0.isEnd || !has(AnswersNeverEnd.self) { observer.send($0) } }
            return has(AnswersLeft.self) ? .none : subscription
        }
    }

    private func flatten(
        _ words: Signal<String, Never>, _ reply: @escaping (String) -> Signal<String, Never>
    ) -> Signal<String, Never> {
        switch Flaw.self {
        case is OneByOne.Switched.Type, is OneByOne.Queued.Type, is OneByOne.Exhausted.Type:
            FlatMapWith<Flaw>().flatMap(words, reply)
        default: flatMap(words, reply)
        }
    }

    /// Returns a signal without the words that are sent while another word is being forwarded.
    private func oneAtATime(_ words: Signal<String, Never>) -> Signal<String, Never> {
        Signal { observer in
            var isSending = false
            return words.subscribe { event in
                if !event.isEnd, isSending { return }
                isSending = true
                observer.send(event)
                isSending = false
            }
        }
    }

    /// Returns a `Trouble` in place of an error. The function is generic: otherwise the compiler would warn that a
    /// closure with a `Never` argument is never executed.
    private func trouble<E>(_ error: E) -> Trouble { Trouble() }

    nonisolated private func has(_ flaw: Any.Type) -> Bool { Flaw.self == flaw }
}
