import Synchronization

private struct Answer: DeliverOn {
    func loaded(_ picture: AnySignal<String, Never>, on background: Lane, to main: Lane) -> AnySignal<String, Never> {
        picture.subscribe(on: background).deliver(on: main).eraseToAnySignal()
    }

    func decoded(
        _ picture: AnySignal<String, Never>, _ decode: @escaping @Sendable (String) -> String, on background: Lane,
        to main: Lane
    ) -> AnySignal<String, Never> {
        picture.subscribe(on: background).map { decode($0) }.deliver(on: main).eraseToAnySignal()
    }

    func message(_ text: String, for seconds: Int, on main: Lane) -> AnySignal<String, Never> {
        Signals.just("").delay(.seconds(seconds), on: main).startWith(text).eraseToAnySignal()
    }
}

package let deliverOnReference: any DeliverOn.Type = Answer.self

// MARK: - Wrong answers

package let deliverOnWrong: KeyValuePairs<String, any Contract.Type> = [
    "realQueues": RealQueues.self,
    "firstOnly": FirstOnly.self,
    "lastOnly": LastOnly.self,
    "endLost": EndLost.self,
    "ownDecoding": OwnDecoding.self,
    "workOnMain": WorkOnMain.self, "shownInBackground": ShownInBackground.self, "lanesSwapped": LanesSwapped.self,
    "loadedTwice": LoadedTwice.self, "startedEarly": StartedEarly.self, "decodedOnMain": DecodedOnMain.self,
    "allOnMain": AllOnMain.self, "decodedButNotMoved": DecodedButNotMoved.self, "notDecoded": NotDecoded.self,
    "decodedTwice": DecodedTwice.self, "resultLost": ResultLost.self, "decodedSwapped": DecodedSwapped.self,
    "loadedOnMain": LoadedOnMain.self, "allLate": AllLate.self, "goneAtOnce": GoneAtOnce.self,
    "staysForEver": StaysForEver.self, "messageLate": MessageLate.self, "messageEndless": MessageEndless.self,
    "sameMessage": SameMessage.self, "sameSeconds": SameSeconds.self, "turnedRound": TurnedRound.self,
    "decodedOnce": DecodedOnce.self, "emptyLeftOut": EmptyLeftOut.self, "repeatLeftOut": RepeatLeftOut.self,
    "pictureHeld": PictureHeld.self, "emptyTextWaits": EmptyTextWaits.self,
]

private typealias Picture = AnySignal<String, Never>
private typealias Decode = @Sendable (String) -> String

/// The checks that a wrong answer may pass.
private protocol MostlyRight: DeliverOn {}

extension MostlyRight {
    func loaded(_ picture: Picture, on background: Lane, to main: Lane) -> Picture {
        picture.subscribe(on: background).deliver(on: main).eraseToAnySignal()
    }
    func decoded(_ picture: Picture, _ decode: @escaping Decode, on background: Lane, to main: Lane) -> Picture {
        picture.subscribe(on: background).map { decode($0) }.deliver(on: main).eraseToAnySignal()
    }
    func message(_ text: String, for seconds: Int, on main: Lane) -> Picture {
        Signals.just("").delay(.seconds(seconds), on: main).startWith(text).eraseToAnySignal()
    }
}

private struct WorkOnMain: MostlyRight {
    func loaded(_ picture: Picture, on background: Lane, to main: Lane) -> Picture {
        picture.deliver(on: main).eraseToAnySignal()
    }
}

private struct ShownInBackground: MostlyRight {
    func loaded(_ picture: Picture, on background: Lane, to main: Lane) -> Picture {
        picture.subscribe(on: background).eraseToAnySignal()
    }
}

private struct LanesSwapped: MostlyRight {
    func loaded(_ picture: Picture, on background: Lane, to main: Lane) -> Picture {
        picture.subscribe(on: main).deliver(on: background).eraseToAnySignal()
    }
}

private struct LoadedTwice: MostlyRight {
    func loaded(_ picture: Picture, on background: Lane, to main: Lane) -> Picture {
        picture.merge(with: picture).subscribe(on: background).deliver(on: main).eraseToAnySignal()
    }
}

private struct StartedEarly: MostlyRight {
    func loaded(_ picture: Picture, on background: Lane, to main: Lane) -> Picture {
        let subject = Subject<String, Never>(replay: 1)
        picture.observe {
            subject.send($0)
        } ended: {
            subject.end($0)
        }
        return subject.deliver(on: main).eraseToAnySignal()
    }
}

private struct DecodedOnMain: MostlyRight {
    func decoded(_ picture: Picture, _ decode: @escaping Decode, on background: Lane, to main: Lane) -> Picture {
        picture.subscribe(on: background).deliver(on: main).map { decode($0) }.eraseToAnySignal()
    }
}

private struct AllOnMain: MostlyRight {
    func decoded(_ picture: Picture, _ decode: @escaping Decode, on background: Lane, to main: Lane) -> Picture {
        picture.map { decode($0) }.deliver(on: main).eraseToAnySignal()
    }
}

private struct DecodedButNotMoved: MostlyRight {
    func decoded(_ picture: Picture, _ decode: @escaping Decode, on background: Lane, to main: Lane) -> Picture {
        picture.map { decode($0) }.subscribe(on: background).eraseToAnySignal()
    }
}

private struct NotDecoded: MostlyRight {
    func decoded(_ picture: Picture, _ decode: @escaping Decode, on background: Lane, to main: Lane) -> Picture {
        picture.subscribe(on: background).deliver(on: main).eraseToAnySignal()
    }
}

private struct DecodedTwice: MostlyRight {
    func decoded(_ picture: Picture, _ decode: @escaping Decode, on background: Lane, to main: Lane) -> Picture {
        picture.subscribe(on: background).filter { !decode($0).isEmpty }.map { decode($0) }.deliver(on: main)
            .eraseToAnySignal()
    }
}

private struct ResultLost: MostlyRight {
    func decoded(_ picture: Picture, _ decode: @escaping Decode, on background: Lane, to main: Lane) -> Picture {
        picture.subscribe(on: background).doing { _ = decode($0) }.deliver(on: main).eraseToAnySignal()
    }
}

private struct DecodedSwapped: MostlyRight {
    func decoded(_ picture: Picture, _ decode: @escaping Decode, on background: Lane, to main: Lane) -> Picture {
        picture.subscribe(on: main).deliver(on: background).map { decode($0) }.eraseToAnySignal()
    }
}

private struct LoadedOnMain: MostlyRight {
    func decoded(_ picture: Picture, _ decode: @escaping Decode, on background: Lane, to main: Lane) -> Picture {
        picture.deliver(on: background).map { decode($0) }.deliver(on: main).eraseToAnySignal()
    }
}

private struct AllLate: MostlyRight {
    func message(_ text: String, for seconds: Int, on main: Lane) -> Picture {
        Signals.of(text, "").delay(.seconds(seconds), on: main).eraseToAnySignal()
    }
}

private struct GoneAtOnce: MostlyRight {
    func message(_ text: String, for seconds: Int, on main: Lane) -> Picture {
        Signals.of(text, "").eraseToAnySignal()
    }
}

private struct StaysForEver: MostlyRight {
    func message(_ text: String, for seconds: Int, on main: Lane) -> Picture { Signals.just(text).eraseToAnySignal() }
}

private struct MessageLate: MostlyRight {
    func message(_ text: String, for seconds: Int, on main: Lane) -> Picture {
        Signals.just(text).delay(.seconds(seconds), on: main).eraseToAnySignal()
    }
}

private struct MessageEndless: MostlyRight {
    func message(_ text: String, for seconds: Int, on main: Lane) -> Picture {
        Signals.merge(
            Signals.just(text).eraseToAnySignal(),
            Signals.just("").delay(.seconds(seconds), on: main).eraseToAnySignal(), Signals.never().eraseToAnySignal()
        )
        .eraseToAnySignal()
    }
}

private struct SameMessage: MostlyRight {
    func message(_ text: String, for seconds: Int, on main: Lane) -> Picture {
        Signals.just("").delay(.seconds(2), on: main).startWith("Saved").eraseToAnySignal()
    }
}

private struct SameSeconds: MostlyRight {
    func message(_ text: String, for seconds: Int, on main: Lane) -> Picture {
        Signals.just("").delay(.seconds(2), on: main).startWith(text).eraseToAnySignal()
    }
}

private struct TurnedRound: MostlyRight {
    func message(_ text: String, for seconds: Int, on main: Lane) -> Picture {
        Signals.just(text).delay(.seconds(seconds), on: main).startWith("").eraseToAnySignal()
    }
}

private struct FirstOnly: MostlyRight {
    func loaded(_ picture: Picture, on background: Lane, to main: Lane) -> Picture {
        picture.subscribe(on: background).first().deliver(on: main).eraseToAnySignal()
    }
}

private struct LastOnly: MostlyRight {
    func loaded(_ picture: Picture, on background: Lane, to main: Lane) -> Picture {
        picture.subscribe(on: background).last().deliver(on: main).eraseToAnySignal()
    }
}

private struct EndLost: MostlyRight {
    func loaded(_ picture: Picture, on background: Lane, to main: Lane) -> Picture {
        let road = picture.subscribe(on: background).deliver(on: main)
        // It observes by itself, and forgets the end of what is no picture of a wax.
        return Signals.create { (sink: Sink<String, Never>) in
            let inner = road.observe {
                sink.send($0)
                if $0 == "wax" { sink.complete() }
            }
            sink.onDispose { inner.dispose() }
        }
        .eraseToAnySignal()
    }
}

private struct OwnDecoding: MostlyRight {
    func decoded(_ picture: Picture, _ decode: @escaping Decode, on background: Lane, to main: Lane) -> Picture {
        picture.subscribe(on: background).map { $0.uppercased() }.deliver(on: main).eraseToAnySignal()
    }
}

private struct RealQueues: MostlyRight {
    func loaded(_ picture: Picture, on background: Lane, to main: Lane) -> Picture {
        picture.subscribe(on: .background).deliver(on: .main).eraseToAnySignal()
    }
}

private final class Known: Sendable {
    private let results = Mutex<[String: String]>([:])

    func result(for text: String, _ decode: Decode) -> String {
        if let known = results.withLock({ $0[text] }) { return known }
        let result = decode(text)
        results.withLock { $0[text] = result }
        return result
    }
}

private struct DecodedOnce: MostlyRight {
    func decoded(_ picture: Picture, _ decode: @escaping Decode, on background: Lane, to main: Lane) -> Picture {
        let known = Known()
        return picture.subscribe(on: background).map { known.result(for: $0, decode) }.deliver(on: main)
            .eraseToAnySignal()
    }
}

private struct EmptyLeftOut: MostlyRight {
    func decoded(_ picture: Picture, _ decode: @escaping Decode, on background: Lane, to main: Lane) -> Picture {
        picture.subscribe(on: background).filter { !$0.isEmpty }.map { decode($0) }.deliver(on: main)
            .eraseToAnySignal()
    }
}

private struct RepeatLeftOut: MostlyRight {
    func loaded(_ picture: Picture, on background: Lane, to main: Lane) -> Picture {
        picture.subscribe(on: background).removeDuplicates().deliver(on: main).eraseToAnySignal()
    }
}

private struct PictureHeld: MostlyRight {
    func loaded(_ picture: Picture, on background: Lane, to main: Lane) -> Picture {
        moved(picture, on: background, to: main) { $0 }
    }
    func decoded(_ picture: Picture, _ decode: @escaping Decode, on background: Lane, to main: Lane) -> Picture {
        moved(picture, on: background, to: main, decode)
    }
    private func moved(_ picture: Picture, on background: Lane, to main: Lane, _ change: @escaping Decode) -> Picture {
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
}

private struct EmptyTextWaits: MostlyRight {
    func message(_ text: String, for seconds: Int, on main: Lane) -> Picture {
        Signals.create { (sink: Sink<String, Never>) in
            sink.send(text)
            _ = main.schedule(after: .seconds(seconds)) {
                sink.send("")
                sink.complete()
            }
        }
        .eraseToAnySignal()
    }
}
