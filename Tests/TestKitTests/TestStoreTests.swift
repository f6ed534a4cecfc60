import CurrycombDifferences
import CurrycombEffects
import CurrycombSignals
import CurrycombStores
import CurrycombTestKit
import Testing

@Suite("A test store")
struct TestStoreTests {
    /// Neither this state nor its actions are `Equatable`, so they are compared part by part.
    struct Search: Sendable {
        var text = ""
        var found: [String] = []
        var isBusy = false
    }

    enum SearchAction: Sendable {
        case type(String)
        case found([String])
        case failed(Oops)
        case twice
        case tick(Int)
        case start
        case stop
        case nothing
    }

    func searching(_ time: TestTime) -> Reducer<Search, SearchAction> {
        let (clock, scheduler) = (time.clock, time.scheduler)
        return .withEffects { state, action in
            switch action {
            case .type(let text):
                state.text = text
                state.isBusy = true
                let work = LazyTask<Void, Never>.sleep(for: .seconds(1), on: clock).map { [text.uppercased()] }
                return .task(work, named: "search") { .found($0) }
            case .found(let found):
                state.found = found
                state.isBusy = false
                return .none
            case .twice: return .all(.task(LazyTask { .found(["1"]) }), .signal(Signals.just(.found(["2"]))))
            case .start: return .signal(Signals.interval(.seconds(1), on: scheduler).map { .tick($0) }, named: "ticks")
            case .tick(let count):
                state.text = "\(count)"
                return .none
            case .stop: return .cancel("ticks")
            case .failed, .nothing: return .none
            }
        }
    }

    func said(_ body: (TestStore<Search, SearchAction>) throws -> Void) -> String {
        let time = TestTime()
        do {
            try TestStore.run(Search(), searching(time), time, body)
            return ""
        } catch { return "\(error)" }
    }

    @Test("advances to the given time despite much pending work, but not past endless work")
    func muchWork() throws {
        let time = TestTime()
        try TestStore.run(Search(), searching(time), time) { test in
            try test.send(.start)
            test.advance(by: .seconds(100_001))
            #expect(time.now == .seconds(100_001))
            #expect(test.skipReceived().count == 100_001)
            test.cancelEffects()
            let scheduler = time.scheduler
            @Sendable func again() { scheduler.schedule { again() } }
            again()
            test.advance(by: .seconds(1))
            #expect(time.now == .seconds(100_001))
        }
    }

    @Test("passes if everything is stated: actions, states, received actions and times")
    func passes() throws {
        let text1 = said { test in
            try test.send(.type("a")) {
                $0.text = "a"
                $0.isBusy = true
            }
            test.advance(by: .milliseconds(500))
            try test.send(.type("ab")) { $0.text = "ab" }
            test.advance(by: .milliseconds(999))
            #expect(test.state.found == [])
            test.advance(by: .milliseconds(1))
            try test.receive(.found(["AB"])) {
                $0.found = ["AB"]
                $0.isBusy = false
            }
            try test.send(.nothing)
            try test.send(.start)
            test.advance(by: .seconds(2))
            try test.receive(.tick(0)) { $0.text = "0" }
            try test.receive(where: { if case .tick = $0 { true } else { false } }) { $0.text = "1" }
            try test.send(.stop)
        }
        #expect(text1 == "")
    }

    @Test("throws if the state is not as stated, and names the place")
    func otherState() {
        let text2 = said { try $0.send(.type("a")) { $0.text = "b" } }
        #expect(
            text2 == """
                After type("a") was sent:
                  text: expected "b", got "a"
                  isBusy: expected false, got true
                """)
        let text3 = said { try $0.send(.type("a")) }
        #expect(text3.hasPrefix("After type(\"a\") was sent:\n  text: expected"))
    }

    @Test("throws if a stated change does not happen")
    func noChange() {
        let text4 = said { try $0.send(.nothing) { _ in } }
        #expect(
            text4 == """
                After nothing was sent:
                  a change was stated, but the state did not change
                """)
    }

    @Test("throws if a received action was not stated: at the end, and before another is sent")
    func unreceived() {
        let text5 = said { try $0.send(.twice) }
        #expect(
            text5 == """
                At the end:
                  found(["2"]) was received, but not stated
                  found(["1"]) was received, but not stated
                """)
        let text6 = said {
            try $0.send(.twice)
            try $0.send(.nothing)
        }
        #expect(text6.hasPrefix("Before nothing is sent:\n  found([\"2\"]) was received"))
        let text7 = said { test in
            try test.send(.twice)
            #expect(test.skipReceived().count == 2)
            #expect(test.state.found == ["1"])
            try test.send(.nothing)
        }
        #expect(text7 == "")
    }

    @Test("throws if another action was received, and names the difference")
    func otherAction() {
        let text8 = said {
            try $0.send(.twice)
            try $0.receive(.found(["3"])) { $0.found = ["3"] }
        }
        #expect(
            text8 == """
                Not the expected action:
                  expected found(["3"]), got found(["2"])
                """)
        let text9 = said {
            try $0.send(.twice)
            try $0.receive(.failed(.boom))
        }
        #expect(
            text9 == """
                Not the expected action:
                  expected failed(boom), got found(["2"])
                """)
        let text10 = said {
            try $0.send(.twice)
            try $0.receive(where: { if case .tick = $0 { true } else { false } })
        }
        #expect(text10.contains("got found([\"2\"])"))
    }

    @Test("throws if nothing was received, and names the expected action")
    func nothingReceived() {
        let text11 = said { try $0.receive(.nothing) }
        #expect(text11 == "No action was received, but nothing was expected.")
        let text12 = said { test in
            try test.send(.type("a")) {
                $0.text = "a"
                $0.isBusy = true
            }
            try test.receive(.found(["A"]))
        }
        #expect(
            text12 == """
                No action was received, but found(["A"]) was expected.
                  1 effect is running
                  advance the time: the next work is due after 1.0 seconds
                """)
    }

    @Test("throws if an effect is left at the end")
    func running() {
        let text13 = said { try $0.send(.start) }
        #expect(
            text13 == """
                At the end:
                  1 effect is still running: ticks
                """)
        let text14 = said { test in
            #expect(test.runningEffects == [])
            try test.send(.start)
            #expect(test.runningEffects == ["ticks"])
            test.cancelEffects()
            #expect(test.runningEffects == [])
        }
        #expect(text14 == "")
    }

    @Test("can be finished explicitly, and traps if a test does not finish it")
    func byHand() async throws {
        let time = TestTime()
        let test = TestStore(Search(), searching(time), time)
        try test.send(.twice)
        test.skipReceived()
        try test.finish()
        await #expect(processExitsWith: .failure) {
            let test = TestStore(
                0, .withEffects { (_: inout Int, action: Bool) in action ? .signal(Signals.just(false)) : .none })
            try test.send(true)
        }
    }

    @Test("throws an error that a program can inspect")
    func kinds() throws {
        let test = TestStore(0, Reducer { (state: inout Int, number: Int) in state += number })
        let error = #expect(throws: TestStoreError.self) { try test.send(2) { $0 = 3 } }
        #expect(error?.kind == .otherState([Difference(path: "", expected: "3", got: "2")]))
        #expect(test.state == 2)
        try test.send(1) { $0 = 3 }
    }
}
