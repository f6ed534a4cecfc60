private struct Answer: FiveCallbacks {
    func taps(of button: Button) -> AnySignal<Void, Never> {
        Signals.create { [weak button] (sink: Sink<Void, Never>) in
            guard let button else { return }
            let number = button.addTarget { sink.send(()) }
            sink.onDispose { [weak button] in button?.removeTarget(number) }
        }
        .take(until: button.gone).eraseToAnySignal()
    }

    func positions(of scroller: Scroller) -> AnySignal<Int, Never> {
        Signals.create { [weak scroller] (sink: Sink<Int, Never>) in
            let relay = ScrollerRelay { sink.send($0) }
            scroller?.delegate = relay
            sink.onDispose { [weak scroller] in if scroller?.delegate === relay { scroller?.delegate = nil } }
        }
        .take(until: scroller.gone).share().eraseToAnySignal()
    }

    func reply(to path: String, from service: Service) -> AnySignal<String, Fault> {
        Signals.create { (sink: Sink<String, Fault>) in
            let request = service.get(path) { result in
                switch result {
                case .success(let text):
                    sink.send(text)
                    sink.complete()
                case .failure(let fault): sink.fail(fault)
                }
            }
            sink.onDispose { request.cancel() }
        }
        .eraseToAnySignal()
    }

    func notices(named name: String, on board: NoticeBoard) -> AnySignal<String, Never> {
        Signals.create { (sink: Sink<String, Never>) in
            let number = board.addReader(of: name) { sink.send($0) }
            sink.onDispose { board.removeReader(number) }
        }
        .eraseToAnySignal()
    }

    func names(of profile: Profile, on clock: VirtualScheduler) -> AnySignal<String, Never> {
        Signals.create { [weak profile] (sink: Sink<String, Never>) in
            @Sendable func tell(_ profile: Profile) {
                sink.send(
                    withObservationTracking {
                        profile.name
                    } onChange: { [weak profile] in
                        clock.schedule { [weak profile] in
                            if let profile, !sink.subscription.isDisposed { tell(profile) }
                        }
                    })
            }
            if let profile { tell(profile) }
        }
        .eraseToAnySignal()
    }
}

package let fiveCallbacksReference: any FiveCallbacks.Type = Answer.self

// MARK: - Wrong answers

package let fiveCallbacksWrong: KeyValuePairs<String, any Contract.Type> = [
    "readyMade": ReadyMade.self,
    "tooEarly": TooEarly.self, "firstOnly": FirstOnly.self, "nothingHeard": NothingHeard.self, "twice": Twice.self,
    "tapsSilenced": TapsSilenced.self, "allRemoved": AllRemoved.self, "targetLeft": TargetLeft.self,
    "keptBySignal": KeptBySignal.self, "cycle": Cycle.self, "neverEnds": NeverEnds.self,
    "relayLost": RelayLost.self, "silenced": Silenced.self, "toldTwice": ToldTwice.self,
    "delegateTaken": DelegateTaken.self, "delegateLeft": DelegateLeft.self, "scrollerKept": ScrollerKept.self,
    "scrollerEndless": ScrollerEndless.self, "askedEarly": AskedEarly.self, "notCompleted": NotCompleted.self,
    "endedFirst": EndedFirst.self, "errorLost": ErrorLost.self, "notCancelled": NotCancelled.self,
    "oneNotice": OneNotice.self,
    "nameItself": NameItself.self, "readerLeft": ReaderLeft.self, "readBefore": ReadBefore.self,
    "trackedOnce": TrackedOnce.self, "noChange": NoChange.self, "notAtOnce": NotAtOnce.self,
    "wrongPath": WrongPath.self, "namesGoOn": NamesGoOn.self, "profileKept": ProfileKept.self,
    "profileHeld": ProfileHeld.self, "trackedEarly": TrackedEarly.self,
    "tracksAll": TracksAll.self, "emptyNotice": EmptyNotice.self, "askedForAll": AskedForAll.self,
    "oneNumber": OneNumber.self, "oneReader": OneReader.self, "emptyReply": EmptyReply.self,
]

/// The checks that a wrong answer may pass.
private protocol MostlyRight: FiveCallbacks {}

extension MostlyRight {
    func taps(of button: Button) -> AnySignal<Void, Never> { Ours.taps(of: button) }
    func positions(of scroller: Scroller) -> AnySignal<Int, Never> { Ours.positions(of: scroller) }
    func reply(to path: String, from service: Service) -> AnySignal<String, Fault> {
        Ours.reply(to: path, from: service)
    }
    func notices(named name: String, on board: NoticeBoard) -> AnySignal<String, Never> {
        Ours.notices(named: name, on: board)
    }
    func names(of profile: Profile, on clock: VirtualScheduler) -> AnySignal<String, Never> {
        Ours.values(of: profile, on: clock) { $0.name }
    }
}

// MARK: - Taps

private struct TooEarly: MostlyRight {
    func taps(of button: Button) -> AnySignal<Void, Never> {
        let subject = Subject<Void, Never>()
        _ = button.addTarget { subject.send() }
        return subject.eraseToAnySignal()
    }
}

private struct FirstOnly: MostlyRight {
    func taps(of button: Button) -> AnySignal<Void, Never> {
        Signals.create { [weak button] (sink: Sink<Void, Never>) in
            _ = button?.addTarget {
                sink.send(())
                sink.complete()
            }
        }
        .eraseToAnySignal()
    }
}

private struct NothingHeard: MostlyRight {
    func taps(of button: Button) -> AnySignal<Void, Never> {
        Signals.create { [weak button] (sink: Sink<Void, Never>) in
            guard let button else { return }
            let number = button.addTarget { sink.send(()) }
            button.removeTarget(number)
        }
        .eraseToAnySignal()
    }
}

private struct Twice: MostlyRight {
    func taps(of button: Button) -> AnySignal<Void, Never> {
        Signals.merge(Ours.taps(of: button), Ours.taps(of: button)).eraseToAnySignal()
    }
}

private struct TapsSilenced: MostlyRight {
    func taps(of button: Button) -> AnySignal<Void, Never> {
        Signals.create { (sink: Sink<Void, Never>) in
            // One place for the button's target, as a dictionary by event would have.
            for number in 0..<10 { button.removeTarget(number) }
            _ = button.addTarget { sink.send(()) }
        }
        .eraseToAnySignal()
    }
}

private struct AllRemoved: MostlyRight {
    func taps(of button: Button) -> AnySignal<Void, Never> {
        Signals.create { (sink: Sink<Void, Never>) in
            _ = button.addTarget { sink.send(()) }
            sink.onDispose { for number in 0..<10 { button.removeTarget(number) } }
        }
        .eraseToAnySignal()
    }
}

private struct TargetLeft: MostlyRight {
    func taps(of button: Button) -> AnySignal<Void, Never> {
        Signals.create { (sink: Sink<Void, Never>) in
            _ = button.addTarget { sink.send(()) }
        }
        .eraseToAnySignal()
    }
}

private struct KeptBySignal: MostlyRight {
    func taps(of button: Button) -> AnySignal<Void, Never> {
        Signals.create { (sink: Sink<Void, Never>) in
            let number = button.addTarget { sink.send(()) }
            sink.onDispose { button.removeTarget(number) }
        }
        .take(until: button.gone).eraseToAnySignal()
    }
}

private struct Cycle: MostlyRight {
    func taps(of button: Button) -> AnySignal<Void, Never> {
        Signals.create { [weak button] (sink: Sink<Void, Never>) in
            guard let button else { return }
            let number = button.addTarget { sink.send(()) }
            sink.onDispose { button.removeTarget(number) }
        }
        .take(until: button.gone).eraseToAnySignal()
    }
}

private struct NeverEnds: MostlyRight {
    func taps(of button: Button) -> AnySignal<Void, Never> {
        Signals.create { [weak button] (sink: Sink<Void, Never>) in
            let number = button?.addTarget { sink.send(()) } ?? 0
            sink.onDispose { [weak button] in button?.removeTarget(number) }
        }
        .eraseToAnySignal()
    }
}

// MARK: - Positions

/// The positions, where a wrong answer says what is done at the end.
private func positions(
    _ scroller: Scroller, atEnd: @escaping @Sendable (Scroller?, ScrollerRelay) -> Void
) -> some Signal<Int, Never> {
    Signals.create { [weak scroller] (sink: Sink<Int, Never>) in
        let relay = ScrollerRelay { sink.send($0) }
        scroller?.delegate = relay
        sink.onDispose { [weak scroller] in atEnd(scroller, relay) }
    }
}

private struct RelayLost: MostlyRight {
    func positions(of scroller: Scroller) -> AnySignal<Int, Never> {
        Signals.create { [weak scroller] (sink: Sink<Int, Never>) in
            scroller?.delegate = ScrollerRelay { sink.send($0) }
            sink.onDispose { [weak scroller] in scroller?.delegate = nil }
        }
        .take(until: scroller.gone).share().eraseToAnySignal()
    }
}

private struct Silenced: MostlyRight {
    func positions(of scroller: Scroller) -> AnySignal<Int, Never> {
        Chapter11SignalsInAnApp.positions(scroller) { scroller, _ in scroller?.delegate = nil }
            .take(until: scroller.gone).eraseToAnySignal()
    }
}

private struct ToldTwice: MostlyRight {
    func positions(of scroller: Scroller) -> AnySignal<Int, Never> {
        let subject = Subject<Int, Never>()
        return Signals.create { [weak scroller] (sink: Sink<Int, Never>) in
            let before = scroller?.delegate
            let relay = ScrollerRelay { position in
                // Passes on to the delegate before, and tells everybody as well.
                before?.didScroll(to: position)
                subject.send(position)
            }
            scroller?.delegate = relay
            let inner = subject.observe { sink.send($0) }
            sink.onDispose { [weak scroller] in
                inner.dispose()
                if scroller?.delegate === relay { scroller?.delegate = nil }
            }
        }
        .take(until: scroller.gone).eraseToAnySignal()
    }
}

private struct DelegateTaken: MostlyRight {
    func positions(of scroller: Scroller) -> AnySignal<Int, Never> {
        let shared = Ours.positions(of: scroller)
        return Signals.create { [weak scroller] (sink: Sink<Int, Never>) in
            let inner = shared.observe({ sink.send($0) }, ended: { _ in sink.complete() })
            sink.onDispose { [weak scroller] in
                inner.dispose()
                scroller?.delegate = nil
            }
        }
        .eraseToAnySignal()
    }
}

private struct DelegateLeft: MostlyRight {
    func positions(of scroller: Scroller) -> AnySignal<Int, Never> {
        let relays = Subject<ScrollerRelay, Never>(replay: 1)
        return Signals.create { [weak scroller] (sink: Sink<Int, Never>) in
            let relay = ScrollerRelay { sink.send($0) }
            // The subject keeps the relay for ever.
            relays.send(relay)
            scroller?.delegate = relay
        }
        .take(until: scroller.gone).share().eraseToAnySignal()
    }
}

private struct ScrollerKept: MostlyRight {
    func positions(of scroller: Scroller) -> AnySignal<Int, Never> {
        Signals.create { (sink: Sink<Int, Never>) in
            let relay = ScrollerRelay { sink.send($0) }
            scroller.delegate = relay
            sink.onDispose {
                _ = relay
                scroller.delegate = nil
            }
        }
        .take(until: scroller.gone).share().eraseToAnySignal()
    }
}

private struct ScrollerEndless: MostlyRight {
    func positions(of scroller: Scroller) -> AnySignal<Int, Never> {
        Chapter11SignalsInAnApp.positions(scroller) { scroller, _ in scroller?.delegate = nil }.share()
            .eraseToAnySignal()
    }
}

// MARK: - Replies

/// A reply, where a wrong answer says what becomes of it.
private func reply(
    _ path: String, _ service: Service,
    _ take: @escaping @Sendable (Sink<String, Fault>, Result<String, Fault>) -> Void
) -> AnySignal<String, Fault> {
    Signals.create { (sink: Sink<String, Fault>) in
        let request = service.get(path) { take(sink, $0) }
        sink.onDispose { request.cancel() }
    }
    .eraseToAnySignal()
}

private struct AskedEarly: MostlyRight {
    func reply(to path: String, from service: Service) -> AnySignal<String, Fault> {
        let subject = Subject<String, Fault>(replay: 1)
        _ = service.get(path) { result in
            switch result {
            case .success(let text):
                subject.send(text)
                subject.complete()
            case .failure(let fault): subject.fail(fault)
            }
        }
        return subject.eraseToAnySignal()
    }
}

private struct NotCompleted: MostlyRight {
    func reply(to path: String, from service: Service) -> AnySignal<String, Fault> {
        Chapter11SignalsInAnApp.reply(path, service) { sink, result in
            switch result {
            case .success(let text): sink.send(text)
            case .failure(let fault): sink.fail(fault)
            }
        }
    }
}

private struct EndedFirst: MostlyRight {
    func reply(to path: String, from service: Service) -> AnySignal<String, Fault> {
        Chapter11SignalsInAnApp.reply(path, service) { sink, result in
            sink.complete()
            if let text = try? result.get() { sink.send(text) }
        }
    }
}

private struct ErrorLost: MostlyRight {
    func reply(to path: String, from service: Service) -> AnySignal<String, Fault> {
        Chapter11SignalsInAnApp.reply(path, service) { sink, result in
            if let text = try? result.get() { sink.send(text) }
            sink.complete()
        }
    }
}

private struct NotCancelled: MostlyRight {
    func reply(to path: String, from service: Service) -> AnySignal<String, Fault> {
        Signals.create { (sink: Sink<String, Fault>) in
            _ = service.get(path) { result in
                switch result {
                case .success(let text):
                    sink.send(text)
                    sink.complete()
                case .failure(let fault): sink.fail(fault)
                }
            }
        }
        .eraseToAnySignal()
    }
}

// MARK: - Notices

private struct OneNotice: MostlyRight {
    func notices(named name: String, on board: NoticeBoard) -> AnySignal<String, Never> {
        Ours.notices(named: name, on: board).first().eraseToAnySignal()
    }
}

private struct NameItself: MostlyRight {
    func notices(named name: String, on board: NoticeBoard) -> AnySignal<String, Never> {
        Ours.notices(named: name, on: board).mapReplace(name).eraseToAnySignal()
    }
}

private struct ReaderLeft: MostlyRight {
    func notices(named name: String, on board: NoticeBoard) -> AnySignal<String, Never> {
        Signals.create { (sink: Sink<String, Never>) in
            _ = board.addReader(of: name) { sink.send($0) }
        }
        .eraseToAnySignal()
    }
}

// MARK: - Names

private struct ReadBefore: MostlyRight {
    func names(of profile: Profile, on clock: VirtualScheduler) -> AnySignal<String, Never> {
        Signals.create { (sink: Sink<String, Never>) in
            @Sendable func next() {
                sink.send(
                    withObservationTracking {
                        profile.name
                    } onChange: {
                        next()
                    })
            }
            next()
        }
        .eraseToAnySignal()
    }
}

private struct TrackedOnce: MostlyRight {
    func names(of profile: Profile, on clock: VirtualScheduler) -> AnySignal<String, Never> {
        Signals.create { (sink: Sink<String, Never>) in
            let name = withObservationTracking {
                profile.name
            } onChange: {
                clock.schedule { sink.send(profile.name) }
            }
            sink.send(name)
        }
        .eraseToAnySignal()
    }
}

private struct NoChange: MostlyRight {
    func names(of profile: Profile, on clock: VirtualScheduler) -> AnySignal<String, Never> {
        Signals.create { (sink: Sink<String, Never>) in sink.send(profile.name) }.eraseToAnySignal()
    }
}

private struct NotAtOnce: MostlyRight {
    func names(of profile: Profile, on clock: VirtualScheduler) -> AnySignal<String, Never> {
        Ours.values(of: profile, on: clock) { $0.name }.skip(1).eraseToAnySignal()
    }
}

private struct WrongPath: MostlyRight {
    func names(of profile: Profile, on clock: VirtualScheduler) -> AnySignal<String, Never> {
        Ours.values(of: profile, on: clock) { $0.city }
            .eraseToAnySignal()
    }
}

private struct NamesGoOn: MostlyRight {
    func names(of profile: Profile, on clock: VirtualScheduler) -> AnySignal<String, Never> {
        Signals.create { [weak profile] (sink: Sink<String, Never>) in
            @Sendable func tell(_ profile: Profile) {
                sink.send(
                    withObservationTracking {
                        profile.name
                    } onChange: { [weak profile] in
                        clock.schedule { [weak profile] in if let profile { tell(profile) } }
                    })
            }
            if let profile { tell(profile) }
        }
        .eraseToAnySignal()
    }
}

private struct ProfileKept: MostlyRight {
    func names(of profile: Profile, on clock: VirtualScheduler) -> AnySignal<String, Never> {
        Signals.create { (sink: Sink<String, Never>) in
            @Sendable func next() {
                if sink.subscription.isDisposed { return }
                sink.send(
                    withObservationTracking {
                        profile.name
                    } onChange: {
                        clock.schedule(next)
                    })
            }
            next()
        }
        .eraseToAnySignal()
    }
}

private struct TrackedEarly: MostlyRight {
    func names(of profile: Profile, on clock: VirtualScheduler) -> AnySignal<String, Never> {
        let subject = Subject<String, Never>(replay: 1)
        Ours.values(of: profile, on: clock) { $0.name }.observe { subject.send($0) }
        return subject.eraseToAnySignal()
    }
}

private struct ProfileHeld: MostlyRight {
    func names(of profile: Profile, on clock: VirtualScheduler) -> AnySignal<String, Never> {
        Signals.create { [weak profile] (sink: Sink<String, Never>) in
            @Sendable func tell(_ profile: Profile) {
                if sink.subscription.isDisposed { return }
                sink.send(
                    withObservationTracking {
                        profile.name
                    } onChange: {
                        clock.schedule { tell(profile) }
                    })
            }
            if let profile { tell(profile) }
        }
        .eraseToAnySignal()
    }
}

private struct ReadyMade: MostlyRight {
    func reply(to path: String, from service: Service) -> AnySignal<String, Fault> { service.fetch(path) }
}

private struct TracksAll: MostlyRight {
    func names(of profile: Profile, on clock: VirtualScheduler) -> AnySignal<String, Never> {
        Ours.values(of: profile, on: clock) { profile in
            _ = profile.city
            return profile.name
        }
    }
}

private struct EmptyNotice: MostlyRight {
    func notices(named name: String, on board: NoticeBoard) -> AnySignal<String, Never> {
        Ours.notices(named: name, on: board).filter { !$0.isEmpty }.eraseToAnySignal()
    }
}

private struct AskedForAll: MostlyRight {
    func reply(to path: String, from service: Service) -> AnySignal<String, Fault> {
        Ours.reply(to: path, from: service).share().eraseToAnySignal()
    }
}

// MARK: - State of one signal that its observers share

private struct OneNumber: MostlyRight {
    func taps(of button: Button) -> AnySignal<Void, Never> {
        let last = MutableProperty(0)
        return Signals.create { [weak button] (sink: Sink<Void, Never>) in
            guard let button else { return }
            last.value = button.addTarget { sink.send(()) }
            sink.onDispose { [weak button] in button?.removeTarget(last.value) }
        }
        .take(until: button.gone).eraseToAnySignal()
    }
}

private struct OneReader: MostlyRight {
    func notices(named name: String, on board: NoticeBoard) -> AnySignal<String, Never> {
        let last = MutableProperty(0)
        return Signals.create { (sink: Sink<String, Never>) in
            last.value = board.addReader(of: name) { sink.send($0) }
            sink.onDispose { board.removeReader(last.value) }
        }
        .eraseToAnySignal()
    }
}

private struct EmptyReply: MostlyRight {
    func reply(to path: String, from service: Service) -> AnySignal<String, Fault> {
        Ours.reply(to: path, from: service).filter { !$0.isEmpty }.eraseToAnySignal()
    }
}
