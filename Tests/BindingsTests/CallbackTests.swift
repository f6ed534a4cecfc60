import CurrycombBindings
import CurrycombSignals
import Foundation
import Synchronization
import Testing

@MainActor
final class Button {
    private(set) var handlers: [Int: @MainActor (String) -> Void] = [:]
    private var issued = 0
    let life: Lives.Life?
    init(_ lives: Lives? = nil) { life = lives?.begin() }

    func add(_ handler: @escaping @MainActor (String) -> Void) -> Int {
        issued += 1
        handlers[issued] = handler
        return issued
    }
    func remove(_ number: Int) { handlers[number] = nil }
    func tap(_ how: String) { for number in handlers.keys.sorted() { handlers[number]?(how) } }
    var taps: some Signal<String, Never> {
        Signals.handlers(on: self) {
            $0.add($1)
        } remove: {
            $0.remove($1)
        }
    }
}

final class Sensor: Sendable {
    let handlers = Mutex<[Int: @Sendable (Int) -> Void]>([:])
    private let issued = Mutex(0)

    func add(_ handler: @escaping @Sendable (Int) -> Void) -> Int {
        let number = issued.withLock { number in
            number += 1
            return number
        }
        handlers.withLock { $0[number] = handler }
        return number
    }
    func remove(_ number: Int) {
        // The handler is released only after the lock has been unlocked.
        let removed = handlers.withLock { $0.removeValue(forKey: number) }
        _ = removed
    }
    func read(_ value: Int) { for handler in handlers.withLock({ $0 }).values { handler(value) } }
    var count: Int { handlers.withLock { $0.count } }
}

@Suite("Handlers", .timeLimit(.minutes(60)))
@MainActor
struct HandlerTests {
    @Test("of a control notify each observer, and two controls do not silence each other")
    func control() {
        let (first, second) = (Button(), Button())
        let records = [first.taps.record(), first.taps.record(), second.taps.record()]
        first.tap("a")
        second.tap("b")
        records[0].dispose()
        records[0].dispose()
        #expect(first.handlers.count == 1)
        first.tap("c")
        #expect(records.map(\.words) == ["a !", "a c", "b"])
    }

    @Test("do not keep their control, and complete when it is released")
    func releasedControl() {
        let lives = Lives()
        var button: Button? = Button(lives)
        let taps = button!.taps
        let record = taps.record()
        let counted = taps.map(\.count).take(1).record()
        button?.tap("a")
        #expect(button?.handlers.count == 1)
        button = nil
        #expect(lives.current == 0)
        #expect(record.words == "a |")
        #expect(counted.words == "1 |")
        #expect(taps.record().words == "|")
    }

    @Test("are added and removed on the main actor, for an observer on any thread")
    func elsewhere() async {
        let button = Button()
        let taps = button.taps
        let record = await Task.detached { taps.record() }.value
        await mainTurn()
        #expect(button.handlers.count == 1)
        button.tap("a")
        await Task.detached { record.dispose() }.value
        await mainTurn()
        #expect(button.handlers.isEmpty)
        #expect(record.words == "a !")
        let late = await Task.detached { () -> Recorder<String, Never> in
            let record = taps.record()
            record.dispose()
            return record
        }.value
        await mainTurn()
        #expect(button.handlers.isEmpty)
        #expect(late.words == "!")
    }

    @Test("release their observer at disposal")
    func releaseTheObserver() {
        let button = Button()
        let lives = Lives()
        do {
            let life = lives.begin()
            button.taps.observe { _ in _ = life }.dispose()
        }
        #expect(lives.current == 0)
    }

    @Test("a handler that disposes is not called again")
    func disposeInside() {
        let button = Button()
        let heard = Log<String>()
        var subscription: Subscription?
        let first = button.taps.take(1).record()
        subscription = button.taps.bind(on: button) { _, how in
            heard.add(how)
            subscription?.dispose()
        }
        button.tap("a")
        button.tap("b")
        #expect(heard.all == ["a"])
        #expect(first.words == "a |")
        #expect(button.handlers.isEmpty)
    }

    @Test("of an object without an actor send from any thread, one at a time, and end with the object")
    func sensor() async {
        var sensor: Sensor? = Sensor()
        let signal = Signals.handlers(of: sensor!) {
            $0.add($1)
        } remove: {
            $0.remove($1)
        }
        let record = signal.record()
        await withTaskGroup(of: Void.self) { [sensor] group in
            for thread in 0..<4 {
                group.addTask { for number in 0..<100 { sensor?.read(100 * thread + number) } }
            }
        }
        #expect(record.values.sorted() == Array(0..<400))
        let short = signal.take(2).record()
        sensor?.read(1)
        sensor?.read(2)
        sensor?.read(3)
        #expect(short.words == "1 2 |")
        #expect(sensor?.count == 1)
        weak var gone: Sensor?
        gone = sensor
        sensor = nil
        #expect(gone == nil)
        #expect(record.words.hasSuffix("3 |"))
        #expect(signal.record().words == "|")
    }

    @Test("of a pair of functions are removed once")
    func pair() {
        let removed = Log<String>()
        let sensor = Sensor()
        let signal = Signals.handlers { handler in
            sensor.add(handler)
        } remove: { (number: Int) in
            removed.add("\(number)")
            sensor.remove(number)
        }
        let record = signal.record()
        sensor.read(5)
        record.dispose()
        record.dispose()
        sensor.read(6)
        #expect(record.words == "5 !")
        #expect(removed.all == ["1"])
    }
}

@Suite("Closures", .timeLimit(.minutes(60)))
struct CallbackTests {
    @Test("with one result send it and complete, or fail; only the first call counts")
    func once() {
        let calls = Log<@Sendable (Result<Int, Oops>) -> Void>()
        let signal = Signals.callback { (done: @escaping @Sendable (Result<Int, Oops>) -> Void) in calls.add(done) }
        let records = [signal.record(), signal.record()]
        calls.all[0](.success(1))
        calls.all[0](.success(2))
        calls.all[1](.failure(.boom))
        calls.all[1](.success(3))
        #expect(records.map(\.words) == ["1 |", "#boom"])
    }

    @Test("ignore a second call that an observer of the first makes")
    func calledAgainMeanwhile() {
        let calls = Log<@Sendable (Result<Int, Oops>) -> Void>()
        let signal = Signals.callback { (done: @escaping @Sendable (Result<Int, Oops>) -> Void) in calls.add(done) }
        let record = signal.map { value in
            calls.all[0](.success(2))
            return value
        }.record()
        calls.all[0](.success(1))
        #expect(record.words == "1 |")
    }

    @Test("may call back at once")
    func atOnce() {
        let signal = Signals.callback { (done: @Sendable (Result<Int, Oops>) -> Void) in done(.success(1)) }
        #expect(signal.record().words == "1 |")
        #expect(signal.map { $0 + 1 }.take(1).record().words == "2 |")
    }

    @Test("are cancelled at disposal, once")
    func cancel() {
        let cancelled = Log<String>()
        let calls = Log<@Sendable (Result<Int, Never>) -> Void>()
        let signal = Signals.callback { (done: @escaping @Sendable (Result<Int, Never>) -> Void) in
            calls.add(done)
            return "request"
        } cancel: {
            cancelled.add($0)
        }
        let record = signal.record()
        record.dispose()
        record.dispose()
        calls.all[0](.success(1))
        #expect(record.words == "!")
        #expect(cancelled.all == ["request"])
    }

    @Test("interrupt if they are released without a call")
    func releasedWithoutACall() {
        let calls = Mutex<[@Sendable (Result<Int, Oops>) -> Void]>([])
        let signal = Signals.callback { (done: @escaping @Sendable (Result<Int, Oops>) -> Void) in
            calls.withLock { $0.append(done) }
        }
        let record = signal.record()
        let outer = Signals.of(1, failure: Oops.self).flatMap { _ in signal }.record()
        let all = calls.withLock { list in
            defer { list = [] }
            return list
        }
        #expect(record.words == "")
        _ = consume all
        #expect(record.words == "!")
        // The interruption of one inner signal must not interrupt `flatMap`, because other inner signals may continue.
        #expect(outer.words == "|")
    }
}

@Suite("Calls", .timeLimit(.minutes(60)))
struct CallsTests {
    @Test("send before the function runs, and send its answers afterward")
    func calls() {
        let log = Log<String>()
        let double = Calls { (number: Int) in
            log.add("runs \(number)")
            return 2 * number
        }
        let heard = double.observe { log.add("called \($0)") }
        let answered = double.answers.observe { log.add("\($0.arguments) gave \($0.answer)") }
        #expect(double(4) == 8)
        heard.dispose()
        double.answer { $0 + 1 }
        #expect(double(4) == 5)
        answered.dispose()
        #expect(double(0) == 1)
        #expect(log.all == ["called 4", "runs 4", "4 gave 8", "4 gave 5"])
    }

    @Test("complete with the function")
    func completes() {
        var beat: Calls<Void, Void>? = Calls()
        let record = beat!.map { "beat" }.record()
        beat?()
        let answers = beat!.answers.map { _ in 1 }.record()
        beat = nil
        #expect(record.words == "beat |")
        #expect(answers.words == "|")
    }
}

// MARK: - A delegate

protocol LocatorDelegate: AnyObject {
    func locator(_ locator: Locator, movedTo place: Int)
    func locatorShouldPause(_ locator: Locator) -> Bool
}

final class Locator: HasLifetime {
    let lifetime = Lifetime()
    weak var delegate: (any LocatorDelegate)?
    var isPaused = false

    func move(to place: Int) {
        delegate?.locator(self, movedTo: place)
        isPaused = delegate?.locatorShouldPause(self) ?? false
    }
}

final class LocatorSignals: DelegateSignals, LocatorDelegate {
    let moved = Calls<Int, Void>()
    let shouldPause = Calls<Void, Bool>(answer: false)
    let life: Lives.Life?
    init(_ lives: Lives? = nil) { life = lives?.begin() }

    func locator(_ locator: Locator, movedTo place: Int) { moved(place) }
    func locatorShouldPause(_ locator: Locator) -> Bool { shouldPause() }
}

@Suite("A delegate", .timeLimit(.minutes(60)))
@MainActor
struct DelegateTests {
    @Test("may be called during the release of its previous answer")
    func formerAnswer() {
        final class Farewell: Sendable {
            let function: Calls<Int, Int>
            init(_ function: Calls<Int, Int>) { self.function = function }
            deinit { _ = function(3) }
        }
        let function = Calls<Int, Int>(answer: 0)
        let arguments = function.record()
        do {
            let farewell = Farewell(function)
            function.answer { [farewell] number in withExtendedLifetime(farewell) { number } }
        }
        function.answer { _ in 1 }
        #expect(arguments.words == "3")
    }

    @Test("is a signal for each method, and returns values")
    func signals() {
        let locator = Locator()
        let delegate = LocatorSignals().attached(to: locator) { $0.delegate = $1 }
        let records = [delegate.moved.record(), delegate.moved.record()]
        let asked = delegate.shouldPause.map { "asked" }.record()
        locator.move(to: 3)
        #expect(!locator.isPaused)
        let page = Page()
        delegate.shouldPause.answerOnMain { page.title == "pause" }
        locator.move(to: 4)
        #expect(!locator.isPaused)
        page.title = "pause"
        locator.move(to: 5)
        #expect(locator.isPaused)
        #expect(records.map(\.words) == ["3 4 5", "3 4 5"])
        #expect(asked.words == "asked asked asked")
    }

    @Test("is released with its source, and its signals then complete")
    func releasedWithItsSource() {
        let lives = Lives()
        var locator: Locator? = Locator()
        let record: Recorder<Int, Never>
        do {
            record = LocatorSignals(lives).attached(to: locator!) { $0.delegate = $1 }.moved.record()
        }
        locator?.move(to: 1)
        #expect(lives.current == 1)
        locator = nil
        #expect(lives.current == 0)
        #expect(record.words == "1 |")
    }
}

// MARK: - Notifications

@Suite("Notifications", .timeLimit(.minutes(60)))
struct NotificationTests {
    static let name = Notification.Name("something happened")

    final class Source: HasLifetime, Sendable {
        let lifetime = Lifetime()
    }
    final class Mortal: Sendable {}

    @Test("send their content to each observer, until disposal")
    func sendTheirContent() {
        let center = NotificationCenter()
        let signal = center.signal(Self.name) { $0.userInfo?["level"] as? Int ?? -1 }
        let records = [signal.record(), signal.record()]
        center.post(name: Self.name, object: nil, userInfo: ["level": 5])
        records[0].dispose()
        center.post(name: Notification.Name("something else"), object: nil)
        center.post(name: Self.name, object: nil)
        #expect(records.map(\.words) == ["5 !", "5 -1"])
    }

    @Test("of one object exclude those of another, and end with the object")
    func object() {
        let center = NotificationCenter()
        var first: Source? = Source()
        let second = Source()
        weak var gone: Source?
        gone = first
        let signal = center.signal(Self.name, object: first) { _ in "first" }
        let record = signal.record()
        let other = center.signal(Self.name, object: second) { _ in "second" }.record()
        center.post(name: Self.name, object: first)
        center.post(name: Self.name, object: second)
        center.post(name: Self.name, object: nil)
        first = nil
        #expect(gone == nil)
        #expect(record.words == "first |")
        #expect(signal.record().words == "|")
        center.post(name: Self.name, object: second)
        #expect(other.words == "second second")
    }

    @Test("of an object without a lifetime end at the next notification after its release")
    func mortal() {
        let center = NotificationCenter()
        var object: Mortal? = Mortal()
        weak var gone: Mortal?
        gone = object
        let record = center.signal(Self.name, object: object) { _ in 1 }.record()
        center.post(name: Self.name, object: object)
        object = nil
        #expect(gone == nil)
        #expect(record.words == "1")
        center.post(name: Self.name, object: nil)
        #expect(record.words == "1 |")
    }

    @Test("end with their center, and release their observer at disposal")
    func releaseTheObserver() {
        var center: NotificationCenter? = NotificationCenter()
        let lives = Lives()
        do {
            let life = lives.begin()
            center!.signal(Self.name) { _ in 1 }.observe { _ in _ = life }.dispose()
        }
        #expect(lives.current == 0)
        let record = Signals.deferred { [weak center] in
            center?.signal(Self.name) { _ in 1 } ?? Signals.empty().eraseToAnySignal()
        }.record()
        weak var gone: NotificationCenter?
        gone = center
        center = nil
        #expect(gone == nil)
        #expect(record.words == "|")
    }
}
