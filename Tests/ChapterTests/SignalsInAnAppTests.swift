import Chapter11SignalsInAnApp
import CurrycombSignals
import CurrycombWorkbook
import TestSupport
import Testing

@Suite @MainActor struct SignalsInAnAppTests {
    struct Heard {
        let logs: [[String]]
        weak var button: Button?
    }

    /// Observes each callback, disposes of the last three subscriptions, and then releases all objects that send,
    /// except the board.
    static func hearAll(on board: NoticeBoard) -> Heard {
        let service = Service(["oil": .after(4)])
        let profile = Profile(name: "Cleo", city: "Bern")
        let (button, scroller) = (Button(), Scroller())
        let positions = Ours.positions(of: scroller)
        let ending = [
            listen(to: Ours.taps(of: button), on: service.clock), listen(to: positions, on: service.clock),
            listen(to: positions, on: service.clock),
        ]
        let others = [
            listen(to: Ours.reply(to: "oil", from: service), on: service.clock),
            listen(to: Ours.notices(named: "sun", on: board), on: service.clock),
            listen(to: Ours.values(of: profile, on: service.clock) { $0.city }, on: service.clock),
        ]
        button.tap()
        scroller.scroll(to: 3)
        board.post("sun", "now")
        board.post("rain", "later")
        service.clock.advance(to: .seconds(1))
        profile.city = "Basel"
        service.clock.advance(to: .seconds(9))
        let logs = (ending + others).map(\.heard.log)
        for (_, subscription) in others { subscription.dispose() }
        return Heard(logs: logs, button: button)
    }

    @Test func aSignalIsObservedForADayFromAnyStartTime() {
        let clock = VirtualScheduler()
        clock.advance(by: .seconds(90_000))
        #expect(
            hear(scripted("1:a 2:b 2:|", on: clock), on: clock) == ["90001 s: a", "90002 s: b", "90002 s: completed"])
        let ticks = hear(Signals.interval(.seconds(86_400), on: clock), on: clock)
        #expect(ticks.count == 1)
    }

    @Test func callbackSignalsReleaseTheirSources() {
        let board = NoticeBoard()
        let heard = Self.hearAll(on: board)
        #expect(
            heard.logs == [
                ["0 s: •"], ["0 s: 3"], ["0 s: 3"], ["4 s: OIL", "4 s: completed"], ["0 s: now"],
                ["0 s: Bern", "1 s: Basel"],
            ])
        #expect(heard.button == nil)
        #expect(board.readerCount == 0)
    }

    @Test func callbackSignalsLeaveNoSubscriptions() async {
        // The count is for the whole process, in which other tests also subscribe. So this test starts a separate
        // process.
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let before = LiveSubscriptions.current
                _ = SignalsInAnAppTests.hearAll(on: NoticeBoard())
                precondition(LiveSubscriptions.current == before)
            }
        }
    }

    @Test func toolkitSignalsSendTheSameEvents() {
        let (button, scroller, board, service) = (
            Button(), Scroller(), NoticeBoard(), Service(["oil": .after(4, failing: 1)])
        )
        let scrolling = InTheToolkit.ScrollerSignals().attached(to: scroller) { $0.delegate = $1 }
        let heard = [
            listen(to: InTheToolkit.taps(of: button), on: service.clock),
            listen(to: scrolling.positions, on: service.clock),
            listen(to: InTheToolkit.reply(to: "oil", from: service), on: service.clock),
            listen(to: InTheToolkit.notices(named: "sun", on: board), on: service.clock),
        ]
        button.tap()
        scroller.scroll(to: 3)
        board.post("sun", "now")
        service.clock.advance(to: .seconds(9))
        #expect(
            heard.map(\.heard.log) == [["0 s: •"], ["0 s: 3"], ["4 s: failed offline: oil"], ["0 s: now"]])
        for (_, subscription) in heard { subscription.dispose() }
        #expect(button.targetCount == 0)
        #expect(board.readerCount == 0)
    }

    @Test func aPageReflectsItsTextUntilDisposal() {
        let (page, text) = (Page(), Subject<String, Never>())
        let connection = Ours.connect(text.eraseToAnySignal(), to: page, limit: 2)
        text.send("of")
        text.send("off")
        connection.dispose()
        text.send("offer")
        #expect(
            page.log == ["title = of", "isEnabled = true", "title = off", "isEnabled = false", "show Too long"])
    }

    @Test func aFailedPartDoesNotEndThePage() {
        let service = Service(["a": .after(1, "7"), "b": .after(2, failing: 1), "c": .after(1, failing: 5)])
        #expect(
            hear(Ours.page(["a", "b", "c"], from: service), on: service.clock)
                == ["1 s: 7", "2 s: ?", "4 s: B", "4 s: completed"])
    }

    @Test func aRequestChainFailsAtTheFirstError() {
        let service = Service([
            "a": .after(1, "b"), "b": .after(2, "7"), "c": .after(1, "d"), "e": .after(1, ""), "f": .after(1, "g"),
            "g": .after(1, failing: 5),
        ])
        func heard(_ path: String) -> [String] {
            let start = service.clock.now
            return hear(Ours.price(of: path, from: service), on: service.clock)
                .map { $0.replacing(/^\d+/) { Int($0.output).map { "\($0 - Int(start.components.seconds))" } ?? "" } }
        }
        #expect(heard("a") == ["3 s: 7", "3 s: completed"])
        #expect(heard("c") == ["2 s: failed not a number: D"])
        #expect(heard("e") == ["1 s: failed empty"])
        #expect(heard("f") == ["2 s: failed offline: g"])
    }

    @Test func verifiersCheckTheReply() {
        let service = Service([
            "a": .after(1, "{\"name\": \"Bo\"}"), "b": .after(1, "{\"name\": 7}"), "c": .after(1, "true"),
            "d": .after(1, "{}"),
        ])
        let heard = ["a", "b", "c", "d"].compactMap { hear(Ours.name(at: $0, from: service), on: service.clock).first }
        #expect(
            heard == [
                "1 s: Bo", "2 s: no name (not a string)", "3 s: no name (not an object)",
                "4 s: no name (name: is missing)",
            ]
        )
    }

    @Test func theOldCounterIsNotReleased() {
        let (clock, before) = (VirtualScheduler(), OldCounter.count)
        #expect(hear(Ours.countOldStyle(to: 2, on: clock), on: clock) == ["0 s: 0", "1 s: 1", "2 s: 2"])
        #expect(OldCounter.count == before + 1)
    }

    @Test func linkedCellsUpdateEachOtherOnce() {
        let (field, model) = (Cell("x"), Cell("1"))
        let link = Ours.link(field, model)
        for text in ["2", "3"] { field.text = text }
        model.text = "4"
        link.dispose()
        model.text = "5"
        #expect(field.written == ["1", "2", "3", "4"])
        #expect(model.written == ["2", "3", "4", "5"])
    }

    /// If an observer rewrites a text, it makes a second change while the first is being delivered. So the observers
    /// after it receive a text that the cell no longer has.
    @Test(arguments: [true, false]) func linkedCellsAgreeAfterAnObserverRewritesText(isModel: Bool) {
        let (field, model) = (Cell("x"), Cell("y"))
        let cell = isModel ? model : field
        let capitals = cell.changes.observe { [weak cell] text in
            if let cell, text != text.uppercased() { cell.text = text.uppercased() }
        }
        let link = Ours.link(field, model)
        for source in [model, field] {
            source.text = "bea"
            #expect(field.text == "BEA" && model.text == "BEA")
            #expect(field.written.count + model.written.count < 12, "\(field.written), \(model.written)")
            source.text = "CLEO"
        }
        withExtendedLifetime((link, capitals)) {}
    }

    @Test func workRunsInBackgroundAndValuesArriveOnMain() {
        let log = ExecutionLog()
        let load = Signals.of("a", "b").doing { log.note("loaded \($0)") }.eraseToAnySignal()
        let picture = Ours.picture(load, { $0 + "!" }, on: log)
        log.run { picture.observe { log.note("shown \($0)") } }
        #expect(log.lines.filter { $0.hasPrefix("background: loaded") }.count == 2)
        #expect(log.lines.suffix(2) == ["main: shown a!", "main: shown b!"])
    }

    @Test func eachObserverCountsFromZero() {
        let clock = VirtualScheduler()
        let count = Ours.countSignal(to: 2, on: clock)
        #expect(hear(count, on: clock) == ["1 s: 0", "2 s: 1", "3 s: 2", "3 s: completed"])
        #expect(hear(count, on: clock) == ["4 s: 0", "5 s: 1", "6 s: 2", "6 s: completed"])
    }

    @Test func marblesOfALogAreDrawnPerSecond() {
        #expect(marbles([("a", ["1 s: x", "3 s: completed"]), ("bb", ["2 s: y"])]) == ["a   -x-|", "bb  --y"])
    }
}

@Suite @MainActor struct SignUpTests {
    let service = Service(others: .after(2, failing: 1))
    let model: SignUp
    let screen: SignUpScreen

    init() {
        model = SignUp(service: service)
        screen = SignUpScreen(model)
    }

    private func type(_ text: String) {
        for character in text { _ = screen.press(character == "\t" ? .tab : .character(character)) }
    }

    private var picture: String { screen.lines.map(\.plain).joined(separator: "\n") }

    @Test func eachFieldReportsItsFaultDuringTyping() {
        type("a name that is too long\tada@comb\tsecretly")
        #expect(model.nameFault.value == "too long: 15 characters at most")
        #expect(model.emailFault.value != nil)
        #expect(model.passwordFault.value == "a digit is missing")
        #expect(picture.contains("too long"))
        #expect(!picture.contains("secretly"))
        type("1")
        #expect(model.passwordFault.value == nil)
        #expect(!model.submit.isEnabled.value)
    }

    @Test func onlyAValidFormIsSubmittedAndOnlyOnce() {
        type("Ada\tada@comb.org\teyeyes7\t")
        _ = screen.press(.enter)
        #expect(service.log.isEmpty, "a password of 7 characters")
        for key in [Key.up, .character("7"), .tab, .enter, .enter, .character(" ")] { _ = screen.press(key) }
        #expect(service.log == ["0 s: asked sign-up/Ada"])
        #expect(picture.contains("Signing up"))
        service.clock.advance(by: .seconds(2))
        #expect(picture.contains("offline: sign-up/Ada"))
        #expect(!picture.contains("Signing up"))
        _ = screen.press(.enter)
        service.clock.advance(by: .seconds(2))
        #expect(picture.contains("Welcome, Ada!"))
        #expect(service.log.count { $0.contains("asked") } == 2)
    }

    @Test func typingClearsTheMessage() {
        type("Ada\tada@comb.org\teyeyes77\t")
        _ = screen.press(.enter)
        service.clock.advance(by: .seconds(2))
        #expect(!model.message.value.isEmpty)
        _ = screen.press(.up)
        _ = screen.press(.backspace)
        #expect(model.message.value.isEmpty)
        #expect(model.password.value == "eyeyes7")
    }

    @Test func theModelFillsFieldsAndFocusWrapsAround() {
        model.name.value = "Zoë"
        model.email.leading.send("zoe@comb.org")
        #expect(picture.contains("Zoë"))
        #expect(picture.contains("zoe@comb.org"))
        type("!")
        #expect(model.name.value == "Zoë!")
        for _ in 0..<4 { _ = screen.press(.down) }
        _ = screen.press(.backspace)
        #expect(model.name.value == "Zoë")
        #expect(screen.press(.escape) == .quit)
        #expect(screen.press(.pageUp) == .goOn)
    }

    @Test(arguments: [24, 40, 60])
    func allTextFitsANarrowTerminal(columns: Int) {
        type("Ada\tada\teyeyes77\t")
        _ = screen.press(.enter)
        let lines = screen.lines(columns: columns)
        let words = lines.map(\.plain).joined(separator: " ").split(separator: " ").joined(separator: " ")
        #expect(words.contains("an address such as ada@comb.org"))
        #expect(words.contains("esc quit"))
        #expect(lines.allSatisfy { $0.columns <= columns }, "\(lines.map(\.plain))")
    }

    @Test func aMissingTerminalIsReported() throws {
        let (status, output) = try Program.run(Places.executable("tour-11"), ["form"])
        #expect(status == 1)
        #expect(output.contains("needs a terminal"))
    }

    @Test func theModelIsReleasedAndCancelsItsRequests() {
        weak var left: SignUp?
        do {
            let model = SignUp(service: service)
            let screen = SignUpScreen(model)
            left = model
            model.name.value = "Ada"
            model.email.value = "ada@comb.org"
            model.password.value = "eyeyes77"
            for _ in 0..<3 { _ = screen.press(.tab) }
            _ = screen.press(.enter)
        }
        #expect(left == nil)
        #expect(service.log == ["0 s: asked sign-up/Ada", "0 s: cancelled sign-up/Ada"])
    }
}
