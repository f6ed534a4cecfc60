import Chapter11SignalsInAnApp

// 11.1  Five callbacks, one kind
//
// A button, a scroller, a service, a notice board and a profile each have their own kind of
// callback. Turn each callback into a signal. Until an observer subscribes, a signal does
// nothing: it adds no callback, sends no request and tracks no change. On `dispose()`, remove
// the callback of this subscription, cancel its request, and do not track again. No signal
// retains the button, the scroller or the profile. `taps(…)` completes when the button is
// released from memory, and `positions(…)` when the scroller is released from memory. Every
// value is forwarded unchanged, even an empty text.
//
//     button.addTarget { … }                       // returns a number for button.removeTarget(number)
//     scroller.delegate = relay                    // held weakly; set it to nil when no observer is left
//     ScrollerRelay { position in … }              // a delegate that calls a closure
//     service.get("wax") { result in … }           // a Result<String, Fault>; returns a request for request.cancel()
//     board.addReader(of: "rain") { text in … }    // returns a number for board.removeReader(number)
//     withObservationTracking { profile.name } onChange: { … }    // reads; calls onChange once, before the next change
//     clock.schedule { … }                         // runs a closure a moment later
//
//     Signals.create { (sink: Sink<Int, Never>) in … }    // { [weak button] (sink: …) in … } holds a button weakly
//     sink.send(7), sink.complete(), sink.fail(fault), sink.subscription.isDisposed
//     sink.onDispose { … }                         // runs at the end or on disposal; retains its captures until then
//     signal.take(until: button.gone)              // or scroller.gone
//     signal.share()                               // one run for all observers
//     signal.eraseToAnySignal()
//     nonisolated func …                           // a method of yours that such a closure calls
//
// In the later exercises, use `service.fetch`, a finished version of `reply(to:from:)`.

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
