import Chapter11SignalsInAnApp

// 11.1  Five callbacks, one kind
//
// A button, a scroller, a service, a notice board and a model: each has a callback of its own kind. Make each a signal.
// Nothing is added, requested or tracked before an observer comes, and nothing is left behind after dispose(). No
// signal keeps the button, the scroller or the profile. taps completes when the button has gone, positions when the
// scroller has. Every value is passed on as it is, an empty text too.
//
//     button.addTarget { … }                       // returns a number for button.removeTarget(number)
//     scroller.delegate = relay                    // held weakly; it is nil when the last observer has left
//     ScrollerRelay { position in … }              // a delegate that calls a closure
//     service.get("wax") { result in … }           // a Result<String, Fault>; returns a request for request.cancel()
//     board.addReader(of: "rain") { text in … }    // returns a number for board.removeReader(number)
//     withObservationTracking { profile.name } onChange: { … }    // reads; then notifies once, before the change
//     clock.schedule { … }                         // runs a closure a moment later
//
//     Signals.create { (sink: Sink<Int, Never>) in … }    // { [weak button] (sink: …) in … } holds a button weakly
//     sink.send(7), sink.complete(), sink.fail(fault), sink.subscription.isDisposed
//     sink.onDispose { … }                         // what its closure uses stays alive until then
//     signal.take(until: button.gone)              // or scroller.gone
//     signal.share()                               // one run for all who observe
//     signal.eraseToAnySignal()
//
// service.fetch is a finished reply(to:from:), for the exercises after this one.

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
