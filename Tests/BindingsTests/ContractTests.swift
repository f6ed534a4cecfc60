import CurrycombBindings
import CurrycombSignals
import Foundation
import Synchronization
import Testing

private struct Source: Sendable {
    let signal: AnySignal<Int, Never>
    let send: @Sendable (Int) -> Void
    /// A function that returns the number of handlers, or `nil` if that number cannot be known.
    var handlers: (@Sendable () -> Int)?
}

private let sources: [(name: String, make: @Sendable () -> Source)] = [
    (
        "handlers of an object",
        {
            let sensor = Sensor()
            return Source(
                signal: Signals.handlers(of: sensor) {
                    $0.add($1)
                } remove: {
                    $0.remove($1)
                }.eraseToAnySignal(),
                send: { sensor.read($0) }, handlers: { sensor.count })
        }
    ),
    (
        "a pair of functions",
        {
            let sensor = Sensor()
            return Source(
                signal: Signals.handlers(add: { sensor.add($0) }, remove: { sensor.remove($0) }).eraseToAnySignal(),
                send: { sensor.read($0) }, handlers: { sensor.count })
        }
    ),
    (
        "notifications",
        {
            let center = NotificationCenter()
            let name = Notification.Name("number")
            return Source(
                signal: center.signal(name) { $0.userInfo?["number"] as? Int ?? -1 },
                send: { center.post(name: name, object: nil, userInfo: ["number": $0]) })
        }
    ),
    (
        "calls",
        {
            let calls = Calls<Int, Void>()
            return Source(signal: calls.eraseToAnySignal(), send: { calls($0) })
        }
    ),
    (
        "answers",
        {
            let calls = Calls { (number: Int) in -number }
            return Source(signal: calls.answers.map { -$0.answer }.eraseToAnySignal(), send: { calls($0) })
        }
    ),
    (
        "an end of a channel",
        {
            let channel = Channel(-1)
            return Source(
                signal: channel.following.skip(1).eraseToAnySignal(), send: { channel.leading.send($0) })
        }
    ),
    (
        "an end of a channel in another form",
        {
            let channel = Channel("-1")
            let end = channel.following.map {
                Int($0) ?? 0
            } back: {
                "\($0)"
            }
            return Source(
                signal: end.skip(1).eraseToAnySignal(), send: { [channel] in channel.leading.send("\($0)") })
        }
    ),
    (
        "values of a command",
        {
            let command = Command(.concurrent) { (number: Int) in Signals.just(number) }
            return Source(signal: command.values.eraseToAnySignal(), send: { command.execute($0) })
        }
    ),
    (
        "errors of a command",
        {
            struct Fault: Error { let number: Int }
            let command = Command(.concurrent) { (number: Int) in
                Signals.fail(Fault(number: number), value: Int.self)
            }
            return Source(
                signal: command.errors.map(\.number).eraseToAnySignal(), send: { command.execute($0) })
        }
    ),
]

@Suite("The contract of Bindings", .timeLimit(.minutes(60)))
struct ContractTests {
    @Test(
        "from four threads: each value arrives once, one at a time, in its thread's order",
        arguments: sources.indices)
    func serial(_ index: Int) async {
        let (name, source) = (sources[index].name, sources[index].make())
        let inside = Mutex(0)
        let overlaps = Log<Int>()
        let seen = Log<Int>()
        let subscription = source.signal.observe { number in
            if inside.withLock({
                $0 += 1; return $0
            }) != 1 {
                overlaps.add(number)
            }
            seen.add(number)
            inside.withLock { $0 -= 1 }
        }
        await withTaskGroup(of: Void.self) { group in
            for thread in 0..<4 {
                group.addTask { for number in 0..<200 { source.send(1000 * thread + number) } }
            }
        }
        await until { seen.all.count >= 800 }
        #expect(overlaps.all.isEmpty, "\(name)")
        #expect(seen.all.count == 800, "\(name)")
        for thread in 0..<4 {
            #expect(
                seen.all.filter { $0 / 1000 == thread } == (0..<200).map { 1000 * thread + $0 }, "\(name)")
        }
        subscription.dispose()
    }

    @Test("a value that an observer sends is delivered later, to all observers", arguments: sources.indices)
    func reentrant(_ index: Int) {
        let (name, source) = (sources[index].name, sources[index].make())
        let log = Log<String>()
        let first = source.signal.observe { number in
            log.add("(\(number)")
            if number < 3 { source.send(number + 1) }
            log.add("\(number))")
        }
        let second = source.signal.record()
        source.send(1)
        #expect(log.all == ["(1", "1)", "(2", "2)", "(3", "3)"], "\(name)")
        // The values are sorted, because the second observer receives them in a different order from a source that
        // calls its handlers reentrantly.
        #expect(second.values.sorted() == [1, 2, 3], "\(name)")
        first.dispose()
        second.dispose()
    }

    @Test("disposal by the observer takes effect at once, and interrupts once", arguments: sources.indices)
    func disposeInside(_ index: Int) {
        let (name, source) = (sources[index].name, sources[index].make())
        let slot = Mutex<Subscription?>(nil)
        let log = Log<String>()
        let subscription = source.signal.observe(
            { number in
                log.add("\(number)")
                slot.withLock { $0 }?.dispose()
            }, ended: { log.add($0.isInterrupted ? "!" : "?") })
        slot.withLock { $0 = subscription }
        source.send(1)
        source.send(2)
        subscription.dispose()
        #expect(log.all == ["1", "!"], "\(name)")
        slot.withLock { $0 = nil }
    }

    @Test("disposal is idempotent, removes the handler and releases the observer", arguments: sources.indices)
    func disposal(_ index: Int) {
        let (name, source) = (sources[index].name, sources[index].make())
        let lives = Lives()
        let log = Log<String>()
        let subscription: Subscription
        do {
            let life = lives.begin()
            subscription = source.signal.observe(
                { number in
                    _ = life
                    log.add("\(number)")
                }, ended: { log.add($0.isInterrupted ? "!" : "?") })
        }
        source.send(1)
        #expect(lives.current == 1, "\(name)")
        if let handlers = source.handlers { #expect(handlers() == 1, "\(name)") }
        subscription.dispose()
        subscription.dispose()
        source.send(2)
        #expect(log.all == ["1", "!"], "\(name)")
        #expect(lives.current == 0, "\(name)")
        if let handlers = source.handlers { #expect(handlers() == 0, "\(name)") }
    }

    @Test("ends when downstream needs no more, and removes its handler", arguments: sources.indices)
    func enough(_ index: Int) {
        let (name, source) = (sources[index].name, sources[index].make())
        let record = source.signal.take(2).record()
        for number in 1...4 { source.send(number) }
        #expect(record.words == "1 2 |", "\(name)")
        if let handlers = source.handlers { #expect(handlers() == 0, "\(name)") }
    }

    @Test("a subscription that is disposed of before it begins leaves nothing behind", arguments: sources.indices)
    func before(_ index: Int) {
        let (name, source) = (sources[index].name, sources[index].make())
        let log = Log<String>()
        let over = Subscription()
        over.dispose()
        source.signal.subscribe(Listener(log: log), in: over)
        source.send(1)
        #expect(log.all == ["!"], "\(name)")
        if let handlers = source.handlers { #expect(handlers() == 0, "\(name)") }
    }

    private struct Listener: Observer {
        let log: Log<String>
        mutating func next(_ value: Int) -> Demand {
            log.add("\(value)")
            return .more
        }
        mutating func end(_ end: End<Never>) { log.add(end.isInterrupted ? "!" : "?") }
    }
}
