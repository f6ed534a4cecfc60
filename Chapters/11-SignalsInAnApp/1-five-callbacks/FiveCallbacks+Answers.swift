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
    "readyMade": Of<ReadyMade>.self, "tooEarly": Of<TooEarly>.self, "firstOnly": Of<FirstOnly>.self,
    "nothingHeard": Of<NothingHeard>.self, "twice": Of<Twice>.self, "tapsSilenced": Of<TapsSilenced>.self,
    "allRemoved": Of<AllRemoved>.self, "targetLeft": Of<TargetLeft>.self, "keptBySignal": Of<KeptBySignal>.self,
    "cycle": Of<Cycle>.self, "neverEnds": Of<NeverEnds>.self, "relayLost": Of<RelayLost>.self,
    "silenced": Of<Silenced>.self, "toldTwice": Of<ToldTwice>.self, "delegateTaken": Of<DelegateTaken>.self,
    "delegateLeft": Of<DelegateLeft>.self, "scrollerKept": Of<ScrollerKept>.self,
    "scrollerEndless": Of<ScrollerEndless>.self, "askedEarly": Of<AskedEarly>.self,
    "notCompleted": Of<NotCompleted>.self, "endedFirst": Of<EndedFirst>.self, "errorLost": Of<ErrorLost>.self,
    "notCancelled": Of<NotCancelled>.self, "oneNotice": Of<OneNotice>.self, "nameItself": Of<NameItself>.self,
    "readerLeft": Of<ReaderLeft>.self, "readBefore": Of<ReadBefore>.self, "trackedOnce": Of<TrackedOnce>.self,
    "noChange": Of<NoChange>.self, "notAtOnce": Of<NotAtOnce>.self, "wrongPath": Of<WrongPath>.self,
    "namesGoOn": Of<NamesGoOn>.self, "sameStops": Of<SameStops>.self, "profileKept": Of<ProfileKept>.self,
    "profileHeld": Of<ProfileHeld>.self,
    "trackedEarly": Of<TrackedEarly>.self, "tracksAll": Of<TracksAll>.self, "emptyNotice": Of<EmptyNotice>.self,
    "askedForAll": Of<AskedForAll>.self, "oneNumber": Of<OneNumber>.self, "oneReader": Of<OneReader>.self,
    "emptyReply": Of<EmptyReply>.self, "emptyFails": Of<EmptyFails>.self, "readerEarly": Of<ReaderEarly>.self,
    "firstLater": Of<FirstLater>.self, "namesShared": Of<NamesShared>.self,
]

private enum ReadyMade {}
private enum TooEarly {}
private enum FirstOnly {}
private enum NothingHeard {}
private enum Twice {}
/// Removes the button's first nine targets before it adds its own, as if a button had room for only one.
private enum TapsSilenced {}
private enum AllRemoved {}
private enum TargetLeft {}
private enum KeptBySignal {}
private enum Cycle {}
private enum NeverEnds {}
private enum RelayLost {}
private enum Silenced {}
/// Forwards each position to the previous delegate, and also sends it to all observers, so an earlier observer receives
/// it twice.
private enum ToldTwice {}
private enum DelegateTaken {}
private enum DelegateLeft {}
private enum ScrollerKept {}
private enum ScrollerEndless {}
private enum AskedEarly {}
private enum NotCompleted {}
private enum EndedFirst {}
private enum ErrorLost {}
private enum NotCancelled {}
private enum OneNotice {}
private enum NameItself {}
private enum ReaderLeft {}
private enum ReadBefore {}
private enum TrackedOnce {}
private enum NoChange {}
private enum NotAtOnce {}
private enum WrongPath {}
private enum NamesGoOn {}
private enum SameStops {}
private enum ProfileKept {}
private enum ProfileHeld {}
private enum TrackedEarly {}
private enum TracksAll {}
private enum EmptyNotice {}
private enum AskedForAll {}
private enum OneNumber {}
private enum OneReader {}
private enum EmptyReply {}
private enum EmptyFails {}
private enum ReaderEarly {}
private enum FirstLater {}
private enum NamesShared {}

private struct Of<Flaw: SendableMetatype>: FiveCallbacks {
    func taps(of button: Button) -> AnySignal<Void, Never> {
        let (subject, last) = (Subject<Void, Never>(), MutableProperty(0))
        if has(TooEarly.self) {
            _ = button.addTarget { subject.send() }
            return subject.eraseToAnySignal()
        }
        if has(Twice.self) { return Signals.merge(Ours.taps(of: button), Ours.taps(of: button)).eraseToAnySignal() }
        let kept = has(KeptBySignal.self) ? button : nil
        let signal = Signals.create { [weak button] (sink: Sink<Void, Never>) in
            guard let button = kept ?? button else { return }
            if has(TapsSilenced.self) { for number in 0..<10 { button.removeTarget(number) } }
            let number = button.addTarget {
                sink.send(())
                if has(FirstOnly.self) { sink.complete() }
            }
            last.value = number
            if has(NothingHeard.self) { button.removeTarget(number) }
            if has(TargetLeft.self) { return }
            let held = has(Cycle.self) ? button : nil
            sink.onDispose { [weak button] in
                let own = has(OneNumber.self) ? last.value : number
                for number in has(AllRemoved.self) ? 0..<10 : own..<own + 1 { (held ?? button)?.removeTarget(number) }
            }
        }
        return has(NeverEnds.self) ? signal.eraseToAnySignal() : signal.take(until: button.gone).eraseToAnySignal()
    }

    func positions(of scroller: Scroller) -> AnySignal<Int, Never> {
        let (subject, relays) = (Subject<Int, Never>(), Subject<ScrollerRelay, Never>(replay: 1))
        let ours = Ours.positions(of: scroller)
        let kept = has(ScrollerKept.self) ? scroller : nil
        let signal = Signals.create { [weak scroller] (sink: Sink<Int, Never>) in
            if has(DelegateTaken.self) {
                let inner = ours.observe({ sink.send($0) }, ended: { _ in sink.complete() })
                return sink.onDispose { [weak scroller] in
                    inner.dispose()
                    scroller?.delegate = nil
                }
            }
            let before = has(ToldTwice.self) ? scroller?.delegate : nil
            let relay = ScrollerRelay { position in
                before?.didScroll(to: position)
                if has(ToldTwice.self) { subject.send(position) } else { sink.send(position) }
            }
            scroller?.delegate = relay
            // `relays` retains the relay even after disposal.
            if has(DelegateLeft.self) { return relays.send(relay) }
            let inner = subject.observe { sink.send($0) }
            let held = has(RelayLost.self) ? nil : relay
            sink.onDispose { [weak scroller] in
                inner.dispose()
                let isOthers = has(ToldTwice.self) && scroller?.delegate !== held
                if !isOthers { (kept ?? scroller)?.delegate = nil }
            }
        }
        switch Flaw.self {
        case is ScrollerEndless.Type: return signal.share().eraseToAnySignal()
        case is DelegateTaken.Type: return signal.eraseToAnySignal()
        case is Silenced.Type, is ToldTwice.Type: return signal.take(until: scroller.gone).eraseToAnySignal()
        default: return signal.take(until: scroller.gone).share().eraseToAnySignal()
        }
    }

    func reply(to path: String, from service: Service) -> AnySignal<String, Fault> {
        let ours = Ours.reply(to: path, from: service)
        switch Flaw.self {
        case is ReadyMade.Type: return service.fetch(path)
        case is AskedForAll.Type: return ours.share().eraseToAnySignal()
        case is EmptyReply.Type: return ours.filter { !$0.isEmpty }.eraseToAnySignal()
        case is AskedEarly.Type: return observedEarly(ours)
        default: break
        }
        return Signals.create { (sink: Sink<String, Fault>) in
            let request = service.get(path) { result in
                if has(EndedFirst.self) { sink.complete() }
                switch result {
                case .success("") where has(EmptyFails.self): sink.fail(.empty)
                case .success(let text):
                    sink.send(text)
                    if !has(NotCompleted.self) { sink.complete() }
                case .failure(let fault): if has(ErrorLost.self) { sink.complete() } else { sink.fail(fault) }
                }
            }
            if !has(NotCancelled.self) { sink.onDispose { request.cancel() } }
        }
        .eraseToAnySignal()
    }

    func notices(named name: String, on board: NoticeBoard) -> AnySignal<String, Never> {
        let last = MutableProperty(0)
        if has(ReaderEarly.self) { return observedEarly(Ours.notices(named: name, on: board)) }
        let signal = Signals.create { (sink: Sink<String, Never>) in
            let number = board.addReader(of: name) { sink.send($0) }
            last.value = number
            if has(ReaderLeft.self) { return }
            sink.onDispose { board.removeReader(has(OneReader.self) ? last.value : number) }
        }
        switch Flaw.self {
        case is OneNotice.Type: return signal.first().eraseToAnySignal()
        case is NameItself.Type: return signal.mapReplace(name).eraseToAnySignal()
        case is EmptyNotice.Type: return signal.filter { !$0.isEmpty }.eraseToAnySignal()
        default: return signal.eraseToAnySignal()
        }
    }

    func names(of profile: Profile, on clock: VirtualScheduler) -> AnySignal<String, Never> {
        let ours = Ours.values(of: profile, on: clock) { $0.name }
        switch Flaw.self {
        case is NotAtOnce.Type: return ours.skip(1).eraseToAnySignal()
        case is WrongPath.Type: return Ours.values(of: profile, on: clock) { $0.city }
        case is TracksAll.Type: return Ours.values(of: profile, on: clock) { [$0.name, $0.city][0] }
        case is TrackedEarly.Type: return observedEarly(ours)
        case is NamesShared.Type: return ours.share().eraseToAnySignal()
        default: break
        }
        let kept = has(ProfileKept.self) ? profile : nil
        return Signals.create { [weak profile] (sink: Sink<String, Never>) in
            @Sendable func tell(_ profile: Profile) {
                let held = has(ProfileHeld.self) ? profile : kept
                let before = profile.name
                sink.send(
                    withObservationTracking {
                        profile.name
                    } onChange: { [weak profile] in
                        if has(ReadBefore.self) { if let profile { return tell(profile) } }
                        if has(NoChange.self) { return }
                        clock.schedule { [weak profile] in
                            guard let profile = held ?? profile else { return }
                            if has(SameStops.self), profile.name == before { return }
                            if has(TrackedOnce.self) {
                                sink.send(profile.name)
                            } else if has(NamesGoOn.self) || !sink.subscription.isDisposed {
                                tell(profile)
                            }
                        }
                    })
            }
            if has(FirstLater.self) {
                clock.schedule { [weak profile] in if let profile { tell(profile) } }
            } else if let profile = kept ?? profile {
                tell(profile)
            }
        }
        .eraseToAnySignal()
    }

    nonisolated private func has(_ flaw: Any.Type) -> Bool { Flaw.self == flaw }
}
