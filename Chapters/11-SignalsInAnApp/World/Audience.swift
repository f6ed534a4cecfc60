import CurrycombSignals
import Synchronization

/// The observers of signals in a story, numbered in the order in which they subscribed.
@MainActor final class Audience {
    private var listeners: [(heard: Recorder, told: Int, subscription: Subscription, isThere: Bool)] = []
    private let clock: VirtualScheduler

    init(on clock: VirtualScheduler) { self.clock = clock }

    var isEmpty: Bool { !listeners.contains { $0.isThere } }

    func observe<Value, Failure>(_ signal: some Signal<Value, Failure>) {
        let (heard, subscription) = listen(to: signal, on: clock)
        listeners.append((heard, 0, subscription, true))
    }

    func leave(_ place: Int) {
        guard listeners.indices.contains(place) else { return }
        listeners[place].subscription.dispose()
        listeners[place].isThere = false
    }

    /// Logs the events that each observer has received since the last call, except interruptions.
    func tell(_ log: RunLog) {
        for place in listeners.indices {
            let all = listeners[place].heard.log.filter { !$0.hasSuffix(": interrupted") }
            for line in all[listeners[place].told...] {
                log.note("observer \(place + 1) receives \(line)\(line.hasSuffix(": ") ? "\"\"" : "")")
            }
            listeners[place].told = all.count
        }
    }
}

struct Act: Sendable, CustomStringConvertible {
    enum Kind: Sendable { case observe(Int), leave(Int), act(Int) }

    let kind: Kind
    let description: String
}

struct Acts: Sendable {
    private let signals: [String]
    private let deeds: [String]
    private let beginning: String
    private let end: String

    /// Makes the possible steps of a story. A step in which an observer leaves is described by `end`, where `#` stands
    /// for the observer's number.
    init(
        observing signals: [String], _ deeds: [String], beginning: String = "observe ",
        end: String = "observer # disposes"
    ) {
        (self.signals, self.deeds, self.beginning, self.end) = (signals, deeds, beginning, end)
    }

    /// A generator of steps. A step observes one of `signals`, does one of `deeds`, or disposes of the subscription of
    /// one of the first three observers.
    var any: Generator<Act> {
        let act = Generator<Int>.int(in: 0...deeds.count - 1).map { self[.act($0)] }
        return .one(of: [
            Generator<Int>.int(in: 0...signals.count - 1).map { self[.observe($0)] }, act, act, act,
            Generator<Int>.int(in: 0...2).map { self[.leave($0)] },
        ])
    }

    func story(_ kinds: Act.Kind...) -> [Act] { kinds.map { self[$0] } }

    private subscript(kind: Act.Kind) -> Act {
        switch kind {
        case .observe(let place): Act(kind: kind, description: beginning + signals[place])
        case .leave(let place): Act(kind: kind, description: end.replacing("#", with: "\(place + 1)"))
        case .act(let place): Act(kind: kind, description: deeds[place])
        }
    }
}

/// The time during which an observer observes a signal: from the second `from` until the signal ends or the observer
/// disposes of its subscription.
struct Listening: Sendable, CustomStringConvertible {
    let from: Int
    /// The number of seconds after which the observer disposes of its subscription; `nil` for never.
    let length: Int?

    static let all = Listening(from: 0, length: nil)

    var description: String { "from \(from) s" + (length.map { ", for \($0) s" } ?? "") }
}

extension Generator where Value == [Listening] {
    /// One or two observers, some of which dispose of their subscriptions.
    static var listenings: Generator { .array(of: listening, count: 1...2) }

    static var oneListening: Generator { .array(of: listening, count: 1...1) }

    private static var listening: Generator<Listening> {
        Generator<(Int, Int?)>.pair(.int(in: 0...5), .optional(.int(in: 0...7)))
            .map { Listening(from: $0.0, length: $0.1) }
    }
}

extension Generator where Value == String {
    /// Returns a generator of plans for ``scripted(_:on:)``.
    ///
    /// - Parameters:
    ///   - values: the possible values; `␣` is a space, and `⏎` a line end.
    ///   - step: a number of seconds; the times between the values are multiples of this number.
    ///   - rest: the remainder when the second of a value is divided by `step`; must be less than `step`. Plans with
    ///     the same step and different remainders never have events in the same second.
    ///   - ends: the possible ends: `|`, `!wax`; the empty text stands for no end.
    static func plan(_ values: [String], every step: Int = 1, rest: Int = 0, ends: [String] = ["|", "|", ""])
        -> Generator
    {
        let part = Generator<(String, Int)>.pair(.element(of: values), .int(in: 0...3))
        let few = Generator<[(String, Int)]>.array(of: part, count: 0...5)
        // One plan in eight has a value every `step` seconds and may be long.
        let many = Generator<[String]>.array(of: .element(of: values), count: 0...40).map { $0.map { ($0, 1) } }
        return Generator<([(String, Int)], String)>
            .pair(.one(of: [few, few, few, few, few, few, few, many]), .element(of: ends))
            .map { parts, end in
                var second = step + rest
                var plan: [String] = []
                for (value, pause) in parts {
                    plan.append("\(second):\(value)")
                    second += pause * step
                }
                if !end.isEmpty { plan.append("\(second):\(end)") }
                return plan.joined(separator: " ")
            }
    }
}

/// Runs a signal for some observers and returns the events that each observer received, the service's log, and the
/// leftovers.
///
/// Every subscription begins and ends at its own fraction of a second, so no two of these moments are the same.
///
/// - Parameter leavings: the leftovers to look for when no observer is left.
@MainActor func perform<Value, Failure>(
    _ signal: some Signal<Value, Failure>, to listenings: [Listening], on clock: VirtualScheduler,
    from plans: [(name: String, plan: String)] = [], hearing logs: [(name: String, log: [String])] = [],
    service: Service? = nil, leaving leavings: Leavings? = nil
) -> MarbleRun {
    var rows: [MarbleRun.Row] = []
    if let service, !service.log.isEmpty {
        rows.append(
            .init("what the service received before there is an observer", text: service.log.joined(separator: ", ")))
    }
    var left: [MarbleRun.Row] = []
    var (present, gone): (Int, [Int]) = (0, [])
    var heard: [Recorder?] = listenings.map { _ in nil }
    var subscriptions: [Subscription?] = listenings.map { _ in nil }
    var events: [(time: Duration, place: Int, starts: Bool)] = []
    for (place, listening) in listenings.enumerated() {
        let start = Duration.seconds(listening.from) + .milliseconds(250 * place)
        events.append((start, place, true))
        if let length = listening.length {
            events.append((start + .seconds(length) + .milliseconds(125), place, false))
        }
    }
    let sorted = events.sorted { $0.time < $1.time }
    for (number, event) in sorted.enumerated() {
        clock.advance(to: event.time)
        present += event.starts ? 1 : -1
        if event.starts {
            let (who, subscription) = listen(to: signal, on: clock)
            (heard[event.place], subscriptions[event.place]) = (who, subscription)
        } else {
            subscriptions[event.place]?.dispose()
            gone.append(event.place)
            let isOver = number == sorted.count - 1
            if let leavings, present == 0, isOver || leavings.patience < .milliseconds(100) {
                clock.advance(to: event.time + leavings.patience)
                let things = leavings.things(clock)
                let name = "\(leavings.name) after \(who(listenings, gone)) disposed"
                left.append(.init(name, text: things.isEmpty ? "nothing" : things.joined(separator: ", ")))
            }
        }
    }
    while let due = clock.nextDue, due <= .seconds(500) { clock.advance(to: due) }
    for subscription in subscriptions { subscription?.dispose() }
    for (place, listening) in listenings.enumerated() {
        let log = (heard[place]?.log ?? []).filter { !$0.hasSuffix(": interrupted") }
        // If this observer's line is wrong, the other observer may be the cause, so the row names both.
        let other = listenings.indices.first { $0 != place }.map { " (observer \($0 + 1): \(listenings[$0]))" } ?? ""
        let isPlain = isPlain(listenings)
        rows.append(.init(isPlain ? "" : "observer \(place + 1), \(listening)\(other)", marbleLine(log)))
    }
    if let service {
        let name =
            "what the service received"
            + (isPlain(listenings) ? "" : " with \(who(listenings, Array(listenings.indices)))")
        rows.append(.init(name, text: service.story.joined(separator: ", ")))
    }
    rows += left
    // Each observer starts the plan again. So if an observer subscribes late, the plan's row says that its seconds are
    // counted from the plan's start.
    let isLate = listenings.contains { $0.from > 0 }
    return MarbleRun(
        inputs: (plans.map { ($0.name, lines($0.plan)) } + logs).map { name, log in
            .init(isLate ? "\(name), from its start" : name, marbleLine(log))
        }, rows: rows)
}

private func isPlain(_ listenings: [Listening]) -> Bool {
    listenings.count == 1 && listenings[0].from == 0 && listenings[0].length == nil
}

private func who(_ listenings: [Listening], _ places: [Int]) -> String {
    places.sorted().map { "observer \($0 + 1) (\(listenings[$0]))" }.joined(separator: " and ")
}

/// The kind of leftovers to look for when no observer is left: signals that are still observed, or work that still
/// waits on the clock.
struct Leavings: Sendable {
    let name: String
    let patience: Duration
    let things: @Sendable (VirtualScheduler) -> [String]

    static func observed(_ watches: Watch...) -> Leavings {
        Leavings(name: "what is still observed", patience: .milliseconds(1)) { _ in
            watches.filter { $0.count > 0 }.map(\.name)
        }
    }

    /// Work that waits on the clock more than a second after the last observer has left. Within that second, the last
    /// tick of a timer may still be waiting. It does not count, because it will find no observer.
    static let work = Leavings(name: "what waits on the clock a second", patience: .milliseconds(1_005)) { clock in
        clock.pending == 0 ? [] : ["work"]
    }
}

final class Watch: Sendable {
    let name: String
    private let observers = Mutex(0)

    init(_ name: String) { self.name = name }

    var count: Int { observers.withLock { $0 } }

    /// Returns a signal that sends the same events as `signal`. This watch counts the observers of the new signal.
    func callAsFunction<Value, Failure>(_ signal: some Signal<Value, Failure>) -> AnySignal<Value, Failure> {
        Signals.create { (sink: Sink<Value, Failure>) in
            self.observers.withLock { $0 += 1 }
            let inner = signal.observe {
                sink.send($0)
            } ended: { end in
                switch end {
                case .completed: sink.complete()
                case .failed(let error): sink.fail(error)
                case .interrupted: sink.subscription.dispose()
                }
            }
            sink.onDispose { [self] in
                observers.withLock { $0 -= 1 }
                inner.dispose()
            }
        }
        .eraseToAnySignal()
    }
}

func bySecond(_ log: [String]) -> [String] {
    log.map { (Int($0.prefix { $0 != " " }) ?? 0, $0) }.sorted { $0 < $1 }.map(\.1)
}
