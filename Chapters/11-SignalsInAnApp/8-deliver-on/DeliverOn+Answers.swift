import Synchronization

private struct Answer: DeliverOn {
    func loaded(_ picture: AnySignal<String, Never>, on background: NamedScheduler, to main: NamedScheduler)
        -> AnySignal<String, Never>
    {
        picture.subscribe(on: background).deliver(on: main).eraseToAnySignal()
    }

    func decoded(
        _ picture: AnySignal<String, Never>, _ decode: @escaping @Sendable (String) -> String,
        on background: NamedScheduler, to main: NamedScheduler
    ) -> AnySignal<String, Never> {
        picture.subscribe(on: background).map { decode($0) }.deliver(on: main).eraseToAnySignal()
    }

    func message(_ text: String, for seconds: Int, on main: NamedScheduler) -> AnySignal<String, Never> {
        Signals.just("").delay(.seconds(seconds), on: main).startWith(text).eraseToAnySignal()
    }
}

package let deliverOnReference: any DeliverOn.Type = Answer.self

// MARK: - Wrong answers

package let deliverOnWrong: KeyValuePairs<String, any Contract.Type> = [
    "realQueues": Of<RealQueues>.self, "firstOnly": Of<FirstOnly>.self, "lastOnly": Of<LastOnly>.self,
    "endLost": Of<EndLost>.self, "ownDecoding": Of<OwnDecoding>.self, "workOnMain": Of<WorkOnMain>.self,
    "shownInBackground": Of<ShownInBackground>.self, "schedulersSwapped": Of<SchedulersSwapped>.self,
    "loadedTwice": Of<LoadedTwice>.self, "startedEarly": Of<StartedEarly>.self,
    "decodedOnMain": Of<DecodedOnMain>.self, "allOnMain": Of<AllOnMain>.self,
    "decodedButNotMoved": Of<DecodedButNotMoved>.self, "notDecoded": Of<NotDecoded>.self,
    "decodedTwice": Of<DecodedTwice>.self, "resultLost": Of<ResultLost>.self,
    "decodedSwapped": Of<DecodedSwapped>.self, "loadedOnMain": Of<LoadedOnMain>.self, "allLate": Of<AllLate>.self,
    "goneAtOnce": Of<GoneAtOnce>.self, "staysForEver": Of<StaysForEver>.self, "messageLate": Of<MessageLate>.self,
    "messageEndless": Of<MessageEndless>.self, "sameMessage": Of<SameMessage>.self,
    "sameSeconds": Of<SameSeconds>.self, "turnedRound": Of<TurnedRound>.self, "decodedOnce": Of<DecodedOnce>.self,
    "emptyLeftOut": Of<EmptyLeftOut>.self, "repeatLeftOut": Of<RepeatLeftOut>.self,
    "pictureHeld": Of<PictureHeld>.self, "emptyTextWaits": Of<EmptyTextWaits>.self,
    "messageWaits": Of<MessageWaits>.self, "startNotCancelled": Of<StartNotCancelled>.self,
    "endNotMoved": Of<EndNotMoved>.self, "decodedEndNotMoved": Of<DecodedEndNotMoved>.self,
    "textAgain": Of<TextAgain>.self, "textLost": Of<TextLost>.self, "runShared": Of<RunShared>.self,
    "otherTime": Of<OtherTime>.self,
    "endOvertakes": Of<EndOvertakes>.self, "decodedRepeatLeftOut": Of<DecodedRepeatLeftOut>.self,
    "emptyResultLeftOut": Of<EmptyResultLeftOut>.self, "allAtTheEnd": Of<AllAtTheEnd>.self,
    "decodedAtTheEnd": Of<DecodedAtTheEnd>.self, "neverAtOnce": Of<NeverAtOnce>.self,
]

private enum RealQueues {}
private enum FirstOnly {}
private enum LastOnly {}
private enum EndLost {}
private enum OwnDecoding {}
private enum WorkOnMain {}
private enum ShownInBackground {}
private enum SchedulersSwapped {}
private enum LoadedTwice {}
private enum StartedEarly {}
private enum DecodedOnMain {}
private enum AllOnMain {}
private enum DecodedButNotMoved {}
private enum NotDecoded {}
private enum DecodedTwice {}
private enum ResultLost {}
private enum DecodedSwapped {}
private enum LoadedOnMain {}
private enum AllLate {}
private enum GoneAtOnce {}
private enum StaysForEver {}
private enum MessageLate {}
private enum MessageEndless {}
private enum SameMessage {}
private enum SameSeconds {}
private enum TurnedRound {}
private enum DecodedOnce {}
private enum EmptyLeftOut {}
private enum RepeatLeftOut {}
private enum PictureHeld {}
private enum EmptyTextWaits {}
private enum MessageWaits {}
private enum StartNotCancelled {}
private enum EndNotMoved {}
private enum DecodedEndNotMoved {}
private enum TextAgain {}
private enum TextLost {}
private enum RunShared {}
private enum OtherTime {}
private enum EndOvertakes {}
private enum DecodedRepeatLeftOut {}
private enum EmptyResultLeftOut {}
private enum AllAtTheEnd {}
private enum DecodedAtTheEnd {}
private enum NeverAtOnce {}

private typealias Picture = AnySignal<String, Never>
private typealias Decode = @Sendable (String) -> String

private struct Of<Flaw>: DeliverOn {
    func loaded(_ picture: Picture, on background: NamedScheduler, to main: NamedScheduler) -> Picture {
        let worked = picture.subscribe(on: background)
        let right = worked.deliver(on: main)
        return switch Flaw.self {
        case is WorkOnMain.Type: picture.deliver(on: main).eraseToAnySignal()
        case is ShownInBackground.Type: worked.eraseToAnySignal()
        case is SchedulersSwapped.Type: picture.subscribe(on: main).deliver(on: background).eraseToAnySignal()
        case is LoadedTwice.Type:
            picture.merge(with: picture).subscribe(on: background).deliver(on: main).eraseToAnySignal()
        case is StartedEarly.Type: observedEarly(picture).deliver(on: main).eraseToAnySignal()
        case is FirstOnly.Type: worked.first().deliver(on: main).eraseToAnySignal()
        case is LastOnly.Type: worked.last().deliver(on: main).eraseToAnySignal()
        case is AllAtTheEnd.Type: right.collect().flatMap { Signals.from($0) }.eraseToAnySignal()
        case is EndLost.Type:
            // Completes only after "wax", the value in the check `loaded`. So `loaded` does not find this mistake, but
            // the check `all` does.
            Signals.create { (sink: Sink<String, Never>) in
                let inner = right.observe {
                    sink.send($0)
                    if $0 == "wax" { sink.complete() }
                }
                sink.onDispose { inner.dispose() }
            }.eraseToAnySignal()
        case is RealQueues.Type: picture.subscribe(on: .background).deliver(on: .main).eraseToAnySignal()
        case is RepeatLeftOut.Type: worked.removeDuplicates().deliver(on: main).eraseToAnySignal()
        case is PictureHeld.Type: held(picture, on: background, to: main) { $0 }
        case is RunShared.Type: worked.share().deliver(on: main).eraseToAnySignal()
        case is EndOvertakes.Type:
            Signals.create { (sink: Sink<String, Never>) in
                let inner = worked.observe { value in
                    main.schedule { sink.send(value) }
                } ended: { _ in
                    sink.complete()
                }
                sink.onDispose { inner.dispose() }
            }.eraseToAnySignal()
        case is EndNotMoved.Type: worked.flatMap { Signals.just($0).deliver(on: main) }.eraseToAnySignal()
        case is StartNotCancelled.Type: started(picture.deliver(on: main).eraseToAnySignal(), on: background)
        default: right.eraseToAnySignal()
        }
    }

    func decoded(_ picture: Picture, _ decode: @escaping Decode, on background: NamedScheduler, to main: NamedScheduler)
        -> Picture
    {
        let worked = picture.subscribe(on: background)
        let known = Mutex<[String: String]>([:])
        return switch Flaw.self {
        case is DecodedOnMain.Type: worked.deliver(on: main).map { decode($0) }.eraseToAnySignal()
        case is AllOnMain.Type: picture.map { decode($0) }.deliver(on: main).eraseToAnySignal()
        case is DecodedButNotMoved.Type: worked.map { decode($0) }.eraseToAnySignal()
        case is NotDecoded.Type: worked.deliver(on: main).eraseToAnySignal()
        case is OwnDecoding.Type: worked.map { $0.uppercased() }.deliver(on: main).eraseToAnySignal()
        case is DecodedTwice.Type:
            worked.filter { !decode($0).isEmpty }.map { decode($0) }.deliver(on: main).eraseToAnySignal()
        case is ResultLost.Type: worked.doing { _ = decode($0) }.deliver(on: main).eraseToAnySignal()
        case is DecodedSwapped.Type:
            picture.subscribe(on: main).deliver(on: background).map { decode($0) }.eraseToAnySignal()
        case is LoadedOnMain.Type:
            picture.deliver(on: background).map { decode($0) }.deliver(on: main).eraseToAnySignal()
        case is DecodedOnce.Type:
            worked.map { text in
                let result = known.withLock { $0[text] } ?? decode(text)
                known.withLock { $0[text] = result }
                return result
            }.deliver(on: main).eraseToAnySignal()
        case is DecodedRepeatLeftOut.Type:
            worked.removeDuplicates().map { decode($0) }.deliver(on: main).eraseToAnySignal()
        case is EmptyResultLeftOut.Type:
            worked.map { decode($0) }.filter { !$0.isEmpty }.deliver(on: main).eraseToAnySignal()
        case is DecodedAtTheEnd.Type:
            worked.map { decode($0) }.collect().flatMap { Signals.from($0) }.deliver(on: main).eraseToAnySignal()
        case is EmptyLeftOut.Type:
            worked.filter { !$0.isEmpty }.map { decode($0) }.deliver(on: main).eraseToAnySignal()
        case is PictureHeld.Type: held(picture, on: background, to: main, decode)
        case is DecodedEndNotMoved.Type:
            worked.flatMap { Signals.just(decode($0)).deliver(on: main) }.eraseToAnySignal()
        default: worked.map { decode($0) }.deliver(on: main).eraseToAnySignal()
        }
    }

    /// Observes the picture on the scheduler, even if the subscription has been disposed of in the meantime.
    private func started(_ picture: Picture, on background: NamedScheduler) -> Picture {
        Signals.create { (sink: Sink<String, Never>) in
            background.schedule {
                let subscription = picture.observe {
                    sink.send($0)
                } ended: { _ in
                    sink.complete()
                }
                sink.onDispose { subscription.dispose() }
            }
        }
        .eraseToAnySignal()
    }

    /// Observes the picture, but never disposes of the subscription to it.
    private func held(
        _ picture: Picture, on background: NamedScheduler, to main: NamedScheduler, _ change: @escaping Decode
    ) -> Picture {
        Signals.create { (sink: Sink<String, Never>) in
            background.schedule {
                picture.observe { value in
                    let changed = change(value)
                    main.schedule { sink.send(changed) }
                } ended: { _ in
                    main.schedule { sink.complete() }
                }
            }
        }
        .eraseToAnySignal()
    }

    func message(_ text: String, for seconds: Int, on main: NamedScheduler) -> Picture {
        let seconds =
            switch Flaw.self {
            case is SameMessage.Type, is SameSeconds.Type: 2
            case is NeverAtOnce.Type: max(1, seconds)
            default: seconds
            }
        let end = Signals.just("").delay(.seconds(seconds), on: main).eraseToAnySignal()
        let late = Signals.just(text).delay(.seconds(seconds), on: main)
        return switch Flaw.self {
        case is AllLate.Type: Signals.of(text, "").delay(.seconds(seconds), on: main).eraseToAnySignal()
        case is GoneAtOnce.Type: Signals.of(text, "").eraseToAnySignal()
        case is StaysForEver.Type: Signals.just(text).eraseToAnySignal()
        case is MessageLate.Type: late.eraseToAnySignal()
        case is MessageEndless.Type: end.startWith(text).concat(Signals.never().eraseToAnySignal()).eraseToAnySignal()
        case is SameMessage.Type: end.startWith("Saved").eraseToAnySignal()
        case is OtherTime.Type:
            Signals.just("").delay(.seconds(seconds + 1), on: main).startWith(text).eraseToAnySignal()
        case is TextAgain.Type: late.startWith(text).eraseToAnySignal()
        case is TextLost.Type: end
        case is TurnedRound.Type: late.startWith("").eraseToAnySignal()
        case is MessageWaits.Type: end.startWith(text).deliver(on: main).eraseToAnySignal()
        case is EmptyTextWaits.Type:
            Signals.deferred { observedEarly(end) }.startWith(text).eraseToAnySignal()
        default: end.startWith(text).eraseToAnySignal()
        }
    }
}
