import CurrycombSignals

/// 11.1: five kinds of callbacks as signals.
public protocol FiveCallbacks: Contract {
    /// Target-action: sends a value for each tap, until the button is released from memory.
    ///
    /// Two taps send two values. After the last observer has disposed of its subscription, `button.targetCount` is `0`.
    /// The signal does not retain the button. `.take(until: button.gone)` completes the signal when the button is
    /// released from memory.
    func taps(of button: Button) -> AnySignal<Void, Never>

    /// Delegate: sends each position. A scroller has one delegate, but any number of observers may observe the signal.
    ///
    /// `scroller.scroll(to: 7)` sends `7` to each observer. A `ScrollerRelay { … }` is a delegate made from a closure.
    /// After the last observer has disposed of its subscription, `scroller.delegate` is `nil`. The signal does not
    /// retain the scroller and completes when the scroller is released from memory.
    func positions(of scroller: Scroller) -> AnySignal<Int, Never>

    /// Closure: sends the service's reply. `service.get(path) { result in … }` calls the closure with the reply and
    /// returns the request, which can be cancelled.
    ///
    /// `reply(to: "wax", from: service)` sends `"WAX"` and completes, or fails with the result's failure. The request
    /// is sent only when the signal is observed, and `dispose()` cancels the request.
    func reply(to path: String, from service: Service) -> AnySignal<String, Fault>

    /// Notification: sends the texts that are posted under a name.
    ///
    /// `board.post("rain", "soon")` sends `"soon"` to the observers of `notices(named: "rain", on: board)`. After
    /// the last observer has disposed of its subscription, `board.readerCount` is `0`.
    func notices(named name: String, on board: NoticeBoard) -> AnySignal<String, Never>

    /// Observation: sends a profile's current name, and then the new name after each change.
    ///
    /// If a profile has the name `"Ada"`, the signal sends `"Ada"` at once. When `profile.name` becomes `"Bea"`, the
    /// signal sends `"Bea"`.
    /// `withObservationTracking` notifies only once, before the change. So read the name again in
    /// `clock.schedule { … }`.
    func names(of profile: Profile, on clock: VirtualScheduler) -> AnySignal<String, Never>
}

extension FiveCallbacks {
    static var checks: [Check<any FiveCallbacks>] {
        controlChecks + scrollerChecks + requestChecks + modelChecks + storyChecks
    }

    private static var controlChecks: [Check<any FiveCallbacks>] {
        [
            Check("taps", of: "taps") { examiner in
                let (button, clock) = (Button(), VirtualScheduler())
                let signal = Self().taps(of: button)
                try examiner.require(
                    button.targetCount == 0, else: "tooEarly", .note("let signal = taps(of: button)"),
                    .note("button.targetCount is \(button.targetCount) before there is an observer"))
                let (heard, _) = listen(to: signal, on: clock)
                button.tap()
                button.tap()
                try examiner.expect(
                    "two taps", heard.log, sends: ["0 s: •", "0 s: •"],
                    ifGot: [
                        (["0 s: •", "0 s: completed"], "firstOnly"), ([], "nothingHeard"),
                        (["0 s: •", "0 s: •", "0 s: •", "0 s: •"], "twice"),
                    ])
                for _ in 3...130 { button.tap() }
                try examiner.expect("how many values 130 taps send", heard.log.count, is: 130)
            },
            Check("tapsTwo", of: "taps") { examiner in
                let answer = Self()
                let (button, clock) = (Button(), VirtualScheduler())
                let signal = answer.taps(of: button)
                let first = listen(to: signal, on: clock)
                let second = listen(to: answer.taps(of: button), on: clock)
                button.tap()
                try examiner.require(
                    first.heard.log == ["0 s: •"] && second.heard.log == ["0 s: •"], else: "tapsSilenced",
                    .note("two observers, and one tap"), .note("the first received \(Tour.described(first.heard.log))"),
                    .note("the second received \(Tour.described(second.heard.log))"))
                first.subscription.dispose()
                button.tap()
                try examiner.expect(
                    "what the second of two observers receives: a tap, and another after the first has left",
                    second.heard.log, sends: ["0 s: •", "0 s: •"], ifGot: [(["0 s: •"], "allRemoved")])
                second.subscription.dispose()
                try examiner.require(
                    button.targetCount == 0, else: "targetLeft", .note("both subscriptions are disposed of"),
                    .note("button.targetCount is \(button.targetCount)"))
            },
            Check("tapsGone", of: "taps") { examiner in
                weak var left: Button?
                let clock = VirtualScheduler()
                let signal: AnySignal<Void, Never>
                do {
                    let button = Button()
                    left = button
                    signal = Self().taps(of: button)
                }
                try examiner.require(
                    left == nil, else: "keptBySignal", .note("var button = Button()"),
                    .note("let signal = taps(of: button)"),
                    .note("no other code holds the button, but it is still in memory"))
                let heard: Recorder
                do {
                    let button = Button()
                    left = button
                    heard = listen(to: Self().taps(of: button), on: clock).heard
                    button.tap()
                }
                try examiner.require(
                    left == nil, else: "cycle", .note("taps(of: button).observe { … }"),
                    .note("no other code holds the button, but it is still in memory"))
                try examiner.expect(
                    "a tap, and then the button is released from memory", heard.log,
                    sends: ["0 s: •", "0 s: completed"],
                    ifGot: [(["0 s: •"], "neverEnds")])
                try examiner.expect(
                    "taps(of: button), observed after the button is released from memory",
                    listen(to: signal, on: clock).heard.log,
                    sends: ["0 s: completed"], ifGot: [([], "neverEnds")])
            },
        ]
    }

    private static var scrollerChecks: [Check<any FiveCallbacks>] {
        [
            Check("positions", of: "positions") { examiner in
                let (scroller, clock) = (Scroller(), VirtualScheduler())
                let (heard, _) = listen(to: Self().positions(of: scroller), on: clock)
                scroller.scroll(to: 7)
                scroller.scroll(to: 0)
                try examiner.expect(
                    "scroll to 7, then to 0", heard.log, sends: ["0 s: 7", "0 s: 0"], ifGot: [([], "relayLost")])
                for position in 3...130 { scroller.scroll(to: position) }
                try examiner.expect("how many values 130 scrolls send", heard.log.count, is: 130)
            },
            Check("positionsTwo", of: "positions") { examiner in
                let (scroller, clock) = (Scroller(), VirtualScheduler())
                let signal = Self().positions(of: scroller)
                let first = listen(to: signal, on: clock)
                let second = listen(to: signal, on: clock)
                scroller.scroll(to: 7)
                let logs = [first.heard.log, second.heard.log]
                try examiner.require(
                    logs == [["0 s: 7"], ["0 s: 7"]], else: logs.contains([]) ? "silenced" : "toldTwice",
                    .note("two observers of positions(of: scroller); scroll to 7"),
                    .note("the first received \(Tour.described(logs[0]))"),
                    .note("the second received \(Tour.described(logs[1]))"))
                first.subscription.dispose()
                scroller.scroll(to: 9)
                try examiner.require(
                    second.heard.log == ["0 s: 7", "0 s: 9"], else: "delegateTaken",
                    .note("the first subscription is disposed of; scroll to 9"),
                    .note("the second received \(Tour.described(second.heard.log))"))
                let third = listen(to: signal, on: clock)
                second.subscription.dispose()
                scroller.scroll(to: 4)
                try examiner.require(
                    third.heard.log == ["0 s: 4"], else: "delegateTaken",
                    .note("a third observer; the second subscription is disposed of; scroll to 4"),
                    .note("the third received \(Tour.described(third.heard.log))"))
                third.subscription.dispose()
                try examiner.require(
                    scroller.delegate == nil, else: "delegateLeft", .note("all three subscriptions are disposed of"),
                    .note("scroller.delegate is still there"))
            },
            Check("positionsGone", of: "positions") { examiner in
                weak var left: Scroller?
                let clock = VirtualScheduler()
                let heard: Recorder
                do {
                    let scroller = Scroller()
                    left = scroller
                    heard = listen(to: Self().positions(of: scroller), on: clock).heard
                    scroller.scroll(to: 7)
                }
                try examiner.require(
                    left == nil, else: "scrollerKept", .note("positions(of: scroller).observe { … }"),
                    .note("no other code holds the scroller, but it is still in memory"))
                let signal: AnySignal<Int, Never>
                do {
                    let scroller = Scroller()
                    left = scroller
                    signal = Self().positions(of: scroller)
                }
                try examiner.require(
                    left == nil, else: "scrollerKept", .note("let signal = positions(of: scroller)"),
                    .note("no other code holds the scroller, but it is still in memory"))
                try examiner.expect(
                    "scroll to 7, and then the scroller is released from memory", heard.log,
                    sends: ["0 s: 7", "0 s: completed"],
                    ifGot: [(["0 s: 7"], "scrollerEndless")])
                try examiner.expect(
                    "positions(of: scroller), observed after the scroller is released from memory",
                    listen(to: signal, on: clock).heard.log, sends: ["0 s: completed"],
                    ifGot: [([], "scrollerEndless")])
            },
        ]
    }
}
