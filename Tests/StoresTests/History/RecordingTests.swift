import CurrycombSignals
import CurrycombStores
import Foundation
import Testing

@Suite("A recording")
struct RecordingTests {
    /// Returns the recording of a session of five seconds, and the session's store.
    func session() -> (Recording<Counter, CounterAction>, Store<Counter, CounterAction>) {
        let time = VirtualScheduler()
        let store = Store(Counter(count: 10), counter)
        time.advance(by: .seconds(100))
        let recorder = store.record(on: time)
        store.dispatch(.add(1))
        time.advance(by: .seconds(2))
        store.dispatch(.rename("two"))
        time.advance(by: .seconds(3))
        store.replace(with: Counter(count: 50))
        store.dispatch(.add(5))
        let recording = recorder.stop()
        store.dispatch(.add(1000))
        #expect(recorder.recording == recording)
        return (recording, store)
    }

    @Test("has the actions and their times")
    func records() {
        let (recording, _) = session()
        #expect(recording.initial == Counter(count: 10))
        #expect(recording.entries.map(\.time) == [.zero, .seconds(2), .seconds(5), .seconds(5)])
        #expect(recording.actions == [.add(1), .rename("two"), .add(5)])
        #expect((0...4).map { recording.state(after: $0, counter).count } == [10, 11, 11, 50, 55])
        #expect(recording.state(counter) == Counter(count: 55))
        #expect(recording.state(after: -1, counter) == Counter(count: 10))
    }

    @Test("is played at any speed, on virtual time", arguments: [(1.0, 5), (2.5, 2), (0.5, 10)])
    func replays(_ speed: Double, _ seconds: Int) {
        let (recording, _) = session()
        let time = VirtualScheduler()
        time.advance(by: .seconds(7))
        let store = Store(Counter(), counter)
        let seen = store.states.map { "\(time.now / .seconds(1)):\($0.count)\($0.name)" }.record()
        let subscription = store.replay(recording, on: time, speed: speed)
        time.run()
        let second = 7 + 2 / speed
        let end = Double(7 + seconds)
        #expect(seen.words == "7.0:0 7.0:10 7.0:11 \(second):11two \(end):50 \(end):55")
        #expect(subscription.isDisposed)
    }

    @Test("is played at once, can be stopped, and needs no deep stack when it is long")
    func atOnce() {
        let (recording, _) = session()
        let store = Store(Counter(), counter)
        store.replay(recording, on: VirtualScheduler(), speed: .infinity)
        #expect(store.state == Counter(count: 55))
        store.replay(recording, on: .immediate)
        #expect(store.state == Counter(count: 55))
        let time = VirtualScheduler()
        let subscription = store.replay(recording, on: time)
        time.advance(by: .seconds(3))
        subscription.dispose()
        time.run()
        #expect(store.state == Counter(count: 11, name: "two"))
        let long = Recording(Counter(), actions: [CounterAction](repeating: .add(1), count: 50_000))
        store.replay(long, on: .immediate)
        #expect(store.state.count == 50_000)
    }

    @Test("releases the recording when it is stopped, and ends with the store")
    func isReleased() {
        let time = VirtualScheduler()
        let store = Store(Held(object: nil)) { (_: inout Held, _: Int) in }
        weak var object: Object?
        let subscription: Subscription
        do {
            let kept = Object()
            object = kept
            let entry = Recording<Held, Int>.Entry(time: .seconds(100), event: .state(Held(object: kept)))
            subscription = store.replay(Recording(Held(object: nil), [entry]), on: time)
        }
        #expect(object != nil)
        subscription.dispose()
        #expect(object == nil)
        let (recording, _) = session()
        let other = Store(Counter(), counter).replay(recording, on: time)
        time.run()
        #expect(other.isDisposed)
    }

    final class Object: Sendable {}

    struct Held: Sendable {
        let object: Object?
    }

    @Test("can be played extremely slowly")
    func slowly() {
        let store = Store(Counter(), counter)
        let subscription = store.replay(session().0, on: VirtualScheduler(), speed: 1e-25)
        #expect(!subscription.isDisposed)
        subscription.dispose()
        let early = Recording<Int, Int>(0, [.init(time: .milliseconds(900), event: .action(1))])
        Store(0) { (state: inout Int, action: Int) in state += action }
            .replay(early, on: VirtualScheduler(), speed: 1e-22).dispose()
    }

    @Test("with a time before its beginning is replayed at once, even if the replay is slow")
    func early() {
        let early = Recording<Int, Int>(0, [.init(time: .seconds(Int64.min), event: .action(1))])
        let store = Store(5) { (state: inout Int, action: Int) in state += action }
        let subscription = store.replay(early, on: VirtualScheduler(), speed: 0.05)
        #expect(store.state == 1)
        #expect(subscription.isDisposed)
    }

    @Test("runs neither effects nor middleware again")
    func noEffects() {
        let ran = Tally()
        let reducer = Reducer<Int, Int>.withEffects { state, action in
            state += action
            return .fireAndForget(.init { ran.add() })
        }
        let store = Store(0, reducer, middleware: [{ _, _ in { _ in ran.add(100) } }])
        store.replay(Recording(5, actions: [1, 2, 3]), on: .immediate)
        #expect(store.state == 11)
        #expect(ran.value == 0)
    }

    @Test("is exported and imported whole; anything else is refused")
    func codable() throws {
        let (recording, _) = session()
        let data = try recording.exported()
        #expect(try recording.exported() == data)
        #expect(try Recording<Counter, CounterAction>(importing: data) == recording)
        #expect(throws: DecodingError.self) { try Recording<Counter, Int>(importing: data) }
        #expect(throws: DecodingError.self) { try Recording<Counter, CounterAction>(importing: data.dropLast()) }
    }
}
