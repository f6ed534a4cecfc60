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
