import CurrycombSignals
import Dispatch
import Testing

@Suite("Lifetimes")
struct LifetimeTests {
    /// Chains that end before they would start `source`, so the counter stays at 0.
    static let over: [(name: String, make: @Sendable (Counter) -> AnySignal<Int, Oops>)] = [
        ("take(until:)", { source($0).take(until: Signals.just((), failure: Oops.self)).eraseToAnySignal() }),
        ("take(until:) that fails", { source($0).take(until: broken).eraseToAnySignal() }),
        ("skip(until:) that fails", { source($0).skip(until: broken).eraseToAnySignal() }),
        ("merge", { broken.merge(with: source($0)).eraseToAnySignal() }),
        ("merge of an array", { Signals.merge([broken, source($0)]).eraseToAnySignal() }),
        ("zip", { nothing.zip(with: source($0)).map { $0.0 }.eraseToAnySignal() }),
        ("zip of an array", { Signals.zip([nothing, source($0)]).map { $0[0] }.eraseToAnySignal() }),
        ("combineLatest", { nothing.combineLatest(with: source($0)).map { $0.0 }.eraseToAnySignal() }),
        (
            "combineLatest of an array",
            { Signals.combineLatest([nothing, source($0)]).map { $0[0] }.eraseToAnySignal() }
        ),
        ("withLatest", { source($0).withLatest(from: broken).map { $0.0 }.eraseToAnySignal() }),
        ("sample", { source($0).sample(on: nothing).eraseToAnySignal() }),
        ("timeout", { source($0).timeout(after: .seconds(1), on: .immediate, orFail: .boom).eraseToAnySignal() }),
        ("of three", { Signals.zip(nothing, source($0), source($0)).map { $0.0 }.eraseToAnySignal() }),
    ]

    static let broken = Signals.fail(Oops.boom, value: Int.self).eraseToAnySignal()
    static let nothing = Signals.empty(Int.self, failure: Oops.self).eraseToAnySignal()
    static func source(_ runs: Counter) -> AnySignal<Int, Oops> {
        Signals.deferred {
            runs.add()
            return Signals.just(1, failure: Oops.self)
        }.doingAtStart { runs.add() }.eraseToAnySignal()
    }

    @Test("a signal that ends during its start starts nothing more", arguments: over.indices)
    func startsNothing(_ index: Int) {
        let runs = Counter()
        let words = Self.over[index].make(runs).words
        #expect(["|", "#boom"].contains(words), "\(Self.over[index].name): \(words)")
        #expect(runs.value == 0, "\(Self.over[index].name)")
    }

    @Test("a subscription that is disposed of before it begins does not make its source")
    func disposedBefore() {
        let runs = Counter()
        let log = Log<String>()
        let subscription = Subscription()
        subscription.dispose()
        Signals.deferred {
            runs.add()
            return numbers
        }.subscribe(EndLog(log: log), in: subscription)
        Signals.create { (sink: Sink<Int, Never>) in
            runs.add()
            sink.send(1)
        }.subscribe(EndLog(log: log), in: subscription)
        #expect(runs.value == 0)
        #expect(log.all == ["!", "!"])
    }

    struct EndLog: Observer {
        let log: Log<String>
        mutating func next(_ value: Int) -> Demand {
            log.add("\(value)")
            return .more
        }
        mutating func end(_ end: End<Never>) { log.add(end.isInterrupted ? "!" : "|") }
    }

    static let following:
        [(
            name: String,
            make: @Sendable (AnySignal<Int, Oops>, AnySignal<Int, Oops>) -> AnySignal<Int, Oops>
        )] = [
            ("concat", { $0.concat($1).eraseToAnySignal() }),
            ("concat of an array", { Signals.concat([$0, $1]).eraseToAnySignal() }),
            ("catch", { first, second in first.concat(broken).catch { _ in second }.eraseToAnySignal() }),
            ("flatMap concat", { Signals.of($0, $1, failure: Oops.self).flatMap(.concat) { $0 }.eraseToAnySignal() }),
            ("repeat", { first, _ in first.repeat(2).eraseToAnySignal() }),
            ("retry", { first, _ in first.concat(broken).retry(1).eraseToAnySignal() }),
        ]

    @Test("the first signal is released before the second starts", arguments: following.indices, [false, true])
    func releasesTheFirstSignal(_ index: Int, atOnce: Bool) {
        let log = Log<String>()
        let ends = Log<Sink<Int, Oops>>()
        func source(_ name: String) -> AnySignal<Int, Oops> {
            Signals.create { (sink: Sink<Int, Oops>) in
                log.add("start")
                sink.onDispose { log.add("stop") }
                if atOnce { sink.complete() } else { ends.add(sink) }
            }.eraseToAnySignal()
        }
        let record = Self.following[index].make(source("first"), source("second")).record()
        if !atOnce { ends.all[0].complete() }
        #expect(log.all.prefix(3) == ["start", "stop", "start"], "\(Self.following[index].name): \(log.all)")
        record.dispose()
        #expect(log.all.prefix(4) == ["start", "stop", "start", "stop"], "\(Self.following[index].name): \(log.all)")
    }

    @Test("a custom signal is disposed of when it has ended and another follows", arguments: following.indices)
    func disposesOfACustomSignal(_ index: Int) {
        struct Own: Signal {
            typealias Value = Int
            typealias Failure = Oops
            let log: Log<String>
            func subscribe<O: Observer<Int, Oops>>(_ observer: consuming O, in subscription: Subscription) {
                log.add("start")
                subscription.onDispose { log.add("stop") }
                observer.end(.completed)
            }
        }
        let log = Log<String>()
        let own = Own(log: log).eraseToAnySignal()
        _ = Self.following[index].make(own, own).record()
        #expect(log.all.prefix(4) == ["start", "stop", "start", "stop"], "\(Self.following[index].name): \(log.all)")
    }

    @Test("a subscription keeps the values that the user passed in", arguments: following.indices)
    func bag(_ index: Int) {
        let subjects = [Subject<Int, Oops>(), Subject<Int, Oops>()]
        let bag = CompositeDisposable()
        let handedIn = Counter()
        let subscription = Self.following[index].make(
            subjects[0].eraseToAnySignal(), subjects[1].eraseToAnySignal()
        ).run()
        subscription.add(to: bag)
        subscription.onDispose { handedIn.add() }
        subjects[0].complete()
        // `repeat` and `retry` subscribe again to the subject, which has ended. So these two chains have ended, too.
        if !["repeat", "retry"].contains(Self.following[index].name) {
            #expect(bag.count == 1)
            #expect(handedIn.value == 0)
            #expect(!subscription.isDisposed)
        }
        bag.dispose()
        #expect(subscription.isDisposed)
        #expect(handedIn.value == 1)
        #expect(bag.count == 0)
    }

    static let waiting: [(name: String, make: @Sendable (Subject<Int, Oops>, AnyTimeKeeper) -> AnySignal<Int, Oops>)] =
        [
            ("delay", { $0.delay(.seconds(3600), on: $1).eraseToAnySignal() }),
            ("debounce", { $0.debounce(.seconds(3600), on: $1).eraseToAnySignal() }),
            ("throttle", { $0.throttle(.seconds(3600), on: $1).eraseToAnySignal() }),
            ("timeout", { $0.timeout(after: .seconds(3600), on: $1, orFail: .boom).eraseToAnySignal() }),
            (
                "timer",
                { _, clock in Signals.timer(after: .seconds(3600), on: clock, failure: Oops.self).eraseToAnySignal() }
            ),
            ("retry", { $0.map { _ in 0 }.concat(broken).retry(1, on: $1) { _ in .seconds(3600) }.eraseToAnySignal() }),
        ]

    struct AnyTimeKeeper: Scheduler {
        let inner: any Scheduler
        var now: Duration { inner.now }
        func schedule(_ work: @escaping @Sendable () -> Void) { inner.schedule(work) }
        func schedule(after delay: Duration, _ work: @escaping @Sendable () -> Void) -> Teardown {
            inner.schedule(after: delay, work)
        }
    }

    /// A scheduler that keeps all work and never runs it.
    final class Hoarder: Scheduler {
        let works = Log<@Sendable () -> Void>()
        var now: Duration { .zero }
        func schedule(_ work: @escaping @Sendable () -> Void) { works.add(work) }
        func schedule(after delay: Duration, _ work: @escaping @Sendable () -> Void) -> Teardown {
            works.add(work)
            return Teardown {}
        }
    }

    static let keepers: [any Scheduler] = [
        QueueScheduler(label: "lifetime"), VirtualScheduler(), Hoarder(),
    ]

    final class Witness: Sendable {}

    @Test("an operator that waits releases its observer at disposal", arguments: waiting.indices, keepers.indices)
    func waitingAlarm(_ index: Int, _ keeper: Int) {
        let subject = Subject<Int, Oops>()
        weak var gone: Witness?
        do {
            let witness = Witness()
            gone = witness
            let subscription = Self.waiting[index].make(subject, AnyTimeKeeper(inner: Self.keepers[keeper]))
                .doing { _ in _ = witness }.run()
            subject.send(1)
            if Self.waiting[index].name == "retry" { subject.complete() }
            subscription.dispose()
        }
        #expect(gone == nil, "\(Self.waiting[index].name) on \(type(of: Self.keepers[keeper]))")
    }

    @Test("a scheduler releases cancelled work", arguments: [0, 1])
    func releasesCancelledWork(_ keeper: Int) {
        weak var gone: Witness?
        let teardown: Teardown
        do {
            let witness = Witness()
            gone = witness
            teardown = Self.keepers[keeper].schedule(after: .seconds(3600)) { _ = witness }
        }
        #expect(gone != nil)
        teardown()
        #expect(gone == nil)
    }
}
