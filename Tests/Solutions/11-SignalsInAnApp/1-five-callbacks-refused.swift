let fiveCallbacksRefused = [
    "readAndSend": """
    func names(of profile: Profile, on clock: VirtualScheduler) -> AnySignal<String, Never> {
        Signals.create { (sink: Sink<String, Never>) in
            withObservationTracking {
                sink.send(profile.name)
            } onChange: {
                sink.send(profile.name)
            }
        }
        .eraseToAnySignal()
    }
    """,
    "notErased": """
    func taps(of button: Button) -> AnySignal<Void, Never> {
        Signals.create { (sink: Sink<Void, Never>) in
            _ = button.addTarget { sink.send(()) }
        }
    }
    """,
    "onMain": """
    func connect(_ sink: Sink<Void, Never>, _ button: Button) { _ = button.addTarget { sink.send(()) } }

    func taps(of button: Button) -> AnySignal<Void, Never> {
        Signals.create { sink in connect(sink, button) }.eraseToAnySignal()
    }
    """,
    "weakAgain": """
    func taps(of button: Button) -> AnySignal<Void, Never> {
        Signals.create { [weak button] (sink: Sink<Void, Never>) in
            let number = button?.addTarget { sink.send(()) } ?? 0
            sink.onDispose { button?.removeTarget(number) }
        }
        .eraseToAnySignal()
    }
    """,
    "notSendable": """
    func names(of profile: Profile, on clock: VirtualScheduler) -> AnySignal<String, Never> {
        Signals.create { (sink: Sink<String, Never>) in
            func next() {
                sink.send(withObservationTracking { profile.name } onChange: { clock.schedule(next) })
            }
            next()
        }
        .eraseToAnySignal()
    }
    """,
    "emptyValue": """
    func taps(of button: Button) -> AnySignal<Void, Never> {
        Signals.create { (sink: Sink<Void, Never>) in _ = button.addTarget { sink.send() } }.eraseToAnySignal()
    }
    """,
    "mayBeGone": """
    func taps(of button: Button) -> AnySignal<Void, Never> {
        Signals.create { [weak button] (sink: Sink<Void, Never>) in
            let number = button?.addTarget { sink.send(()) }
            sink.onDispose { [weak button] in button?.removeTarget(number) }
        }
        .eraseToAnySignal()
    }
    """,
    "anyError": """
    func reply(to path: String, from service: Service) -> AnySignal<String, Fault> {
        Signals.create { (sink: Sink<String, Fault>) in
            let request = service.get(path) { result in
                do { sink.send(try result.get()) } catch { sink.fail(error) }
            }
            sink.onDispose { request.cancel() }
        }
        .eraseToAnySignal()
    }
    """,
]
