import Chapter11SignalsInAnApp

// 11.1  Five callbacks, one kind
//
// A button, a scroller, a service, a notice board and a model: each has a callback of its own kind. Make each a signal:
// Signals.create { sink in … } with sink.send, sink.complete, sink.fail, and sink.onDispose for the cleaning up.
//
//     taps(of: button)                     // target-action
//     positions(of: scroller)              // delegate
//     reply(to: "wax", from: service)      // closure
//     notices(named: "rain", on: board)    // notification
//     names(of: profile, on: clock)        // Observation

struct Answer: FiveCallbacks {
    func taps(of button: Button) -> AnySignal<Void, Never> {
        todo("taps")
    }

    func positions(of scroller: Scroller) -> AnySignal<Int, Never> {
        todo("positions")
    }

    func reply(to path: String, from service: Service) -> AnySignal<String, Fault> {
        todo("reply")
    }

    func notices(named name: String, on board: NoticeBoard) -> AnySignal<String, Never> {
        todo("notices")
    }

    func names(of profile: Profile, on clock: VirtualScheduler) -> AnySignal<String, Never> {
        todo("names")
    }
}

judge(Answer.self)
