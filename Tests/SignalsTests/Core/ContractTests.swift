import CurrycombSignals
import Testing

private let endless = Signals.never(Int.self).eraseToAnySignal()

@Suite("The contract")
struct ContractTests {
    static let chains: [(name: String, make: @Sendable (AnySignal<Int, Never>) -> AnySignal<Int, Never>)] = [
        ("map", { $0.map { $0 + 1 }.eraseToAnySignal() }),
        ("filter", { $0.filter { _ in true }.eraseToAnySignal() }),
        ("scan", { $0.scan(0, +).eraseToAnySignal() }),
        ("doing", { $0.doing { _ in }.eraseToAnySignal() }),
        ("merge", { $0.merge(with: Signals.never()).eraseToAnySignal() }),
        ("merge of an array", { Signals.merge([$0, $0]).eraseToAnySignal() }),
        ("zip", { Signals.from(0..<50).zip(with: $0).map { $0 + $1 }.eraseToAnySignal() }),
        ("combineLatest", { Signals.just(1).combineLatest(with: $0).map { $0 + $1 }.eraseToAnySignal() }),
        ("flatMap merge", { $0.flatMap { Signals.of($0, $0) }.eraseToAnySignal() }),
        ("flatMap concat", { $0.flatMap(.concat) { Signals.of($0, $0) }.eraseToAnySignal() }),
        ("flatMap latest", { $0.flatMap(.latest) { Signals.of($0, $0) }.eraseToAnySignal() }),
        ("flatMap first", { $0.flatMap(.first) { Signals.of($0, $0) }.eraseToAnySignal() }),
        ("merge of three", { Signals.merge($0, Signals.never(), Signals.empty()).eraseToAnySignal() }),
        ("race", { $0.race(with: Signals.never()).eraseToAnySignal() }),
        ("window", { $0.window(2).flatMap { $0 }.eraseToAnySignal() }),
        ("window on", { $0.window(on: Signals.never(Int.self)).flatMap { $0 }.eraseToAnySignal() }),
        ("buffer", { $0.buffer(1, every: 1).map { $0[0] }.eraseToAnySignal() }),
        ("endWith", { $0.endWith(7).eraseToAnySignal() }),
        ("defaultIfEmpty", { $0.defaultIfEmpty(7).eraseToAnySignal() }),
        ("print", { $0.print(to: { _ in }).eraseToAnySignal() }),
        ("retry", { $0.canFail(with: Oops.self).retry(1).catchTo(0).eraseToAnySignal() }),
        ("concat", { Signals.just(0).concat($0).eraseToAnySignal() }),
        ("startWith", { $0.startWith(7, 8).eraseToAnySignal() }),
        ("repeat", { $0.repeat().eraseToAnySignal() }),
        ("share", { $0.share().eraseToAnySignal() }),
        ("share replay", { $0.share(replay: 2).eraseToAnySignal() }),
        ("withLatest", { $0.withLatest(from: Signals.just(1)).map { $0 + $1 }.eraseToAnySignal() }),
        ("take until", { $0.take(until: Signals.never(Int.self)).eraseToAnySignal() }),
        ("groupBy", { $0.groupBy { $0 % 3 }.flatMap { $0 }.eraseToAnySignal() }),
        ("materialize", { $0.materialize().dematerialize().eraseToAnySignal() }),
        ("catch", { $0.canFail(with: Oops.self).catch { _ in Signals.just(1) }.eraseToAnySignal() }),
        ("deliver", { $0.deliver(on: .immediate).eraseToAnySignal() }),
        ("deep erasure", { (0..<200).reduce($0) { signal, _ in signal.map { $0 }.eraseToAnySignal() } }),
    ]

    /// Chains that send several values, or a value and the completion, immediately after each other. Some of the chains
    /// use a clock.
    static let bursts:
        [(name: String, make: @Sendable (AnySignal<Int, Never>, VirtualScheduler) -> AnySignal<Int, Never>)] = [
            ("endWith", { a, _ in a.ignoreElements().endWith(7, 8).eraseToAnySignal() }),
            ("endWith after a value", { a, _ in a.endWith(7, 8).eraseToAnySignal() }),
            ("take last", { a, _ in a.take(last: 2).eraseToAnySignal() }),
            ("buffer every", { a, _ in a.buffer(3, every: 1).map(\.count).eraseToAnySignal() }),
            ("buffer every, not full", { a, _ in a.buffer(9, every: 1).map(\.count).eraseToAnySignal() }),
            ("buffer", { a, _ in a.buffer(9).map(\.count).eraseToAnySignal() }),
            ("buffer on", { a, _ in a.buffer(on: Signals.never(Int.self)).map(\.count).eraseToAnySignal() }),
            ("window", { a, _ in a.window(2).flatMap { $0.collect() }.map(\.count).eraseToAnySignal() }),
            ("skip last", { a, _ in a.skip(last: 1).eraseToAnySignal() }),
            ("take", { a, _ in a.take(1).eraseToAnySignal() }),
            ("take while", { a, _ in a.take(while: { _ in false }, inclusive: true).eraseToAnySignal() }),
            ("element at", { a, _ in a.element(at: 1).eraseToAnySignal() }),
            ("last", { a, _ in a.last().eraseToAnySignal() }),
            (
                "single",
                { a, _ in a.take(1).canFail(with: Oops.self).single(orFail: .boom).catchTo(0).eraseToAnySignal() }
            ),
            ("reduce", { a, _ in a.reduce(0, +).eraseToAnySignal() }),
            ("max", { a, _ in a.max().eraseToAnySignal() }),
            ("contains", { a, _ in a.contains(2).map { $0 ? 1 : 0 }.eraseToAnySignal() }),
            ("all satisfy", { a, _ in a.allSatisfy { $0 > 0 }.map { $0 ? 1 : 0 }.eraseToAnySignal() }),
            ("default if empty", { a, _ in a.ignoreElements().defaultIfEmpty(7).eraseToAnySignal() }),
            ("materialize", { a, _ in a.ignoreElements().materialize().map { _ in 1 }.eraseToAnySignal() }),
            ("dematerialize", { a, _ in a.take(1).materialize().dematerialize().eraseToAnySignal() }),
            ("of", { a, _ in a.ignoreElements().concat(Signals.of(1, 2, 3)).eraseToAnySignal() }),
            (
                "unfold",
                { a, _ in
                    a.concat(
                        Signals.unfold(3) {
                            $0 -= 1; return $0 > 0 ? $0 : nil
                        }
                    ).eraseToAnySignal()
                }
            ),
            ("just", { a, _ in a.ignoreElements().concat(Signals.just(1)).eraseToAnySignal() }),
            ("startWith", { a, _ in a.startWith(7, 8).eraseToAnySignal() }),
            ("concat of many", { a, _ in Signals.concat([a, a, a]).eraseToAnySignal() }),
            ("repeat", { a, _ in a.take(1).repeat(3).eraseToAnySignal() }),
            ("retry", { a, _ in a.concatFailure().retry(2).catchTo(0).eraseToAnySignal() }),
            ("catch", { a, _ in a.concatFailure().catch { _ in Signals.of(1, 2) }.eraseToAnySignal() }),
            ("catchTo", { a, _ in a.ignoreElements().concatFailure().catchTo(1).eraseToAnySignal() }),
            (
                "replay",
                { a, _ in
                    let subject = Subject<Int, Never>(replay: 3)
                    for number in 1...3 { subject.send(number) }
                    subject.complete()
                    return a.ignoreElements().concat(subject).eraseToAnySignal()
                }
            ),
            (
                "share replay",
                { a, _ in
                    let shared = Signals.of(1, 2, 3).share(replay: 3, keepsCompleted: true)
                    shared.run()
                    return a.ignoreElements().concat(shared).eraseToAnySignal()
                }
            ),
            ("property", { a, _ in a.ignoreElements().concat(Property(constant: 1)).eraseToAnySignal() }),
            (
                "connectable",
                { a, _ in
                    let connectable = Signals.of(1, 2, 3).connectable(replay: 3)
                    connectable.connect()
                    return a.ignoreElements().concat(connectable).eraseToAnySignal()
                }
            ),
            (
                "create",
                { a, _ in
                    a.ignoreElements().concat(
                        Signals.create { (sink: Sink<Int, Never>) in
                            for number in 1...3 { sink.send(number) }
                            sink.complete()
                        }
                    ).eraseToAnySignal()
                }
            ),
            ("expand", { a, _ in a.expand(upTo: 2) { n in Signals.from(n + 3..<max(n + 3, 9)) }.eraseToAnySignal() }),
            ("merge", { a, _ in a.merge(with: Signals.of(1, 2)).eraseToAnySignal() }),
            ("zip", { a, _ in Signals.of(1, 2).zip(with: a).map { $0 + $1 }.eraseToAnySignal() }),
            ("zip of one", { a, _ in Signals.just(1).zip(with: a).map { $0 + $1 }.eraseToAnySignal() }),
            (
                "zip of an array",
                { a, _ in Signals.zip([a, a.skip(1).eraseToAnySignal()]).map(\.count).eraseToAnySignal() }
            ),
            ("combineLatest of an array", { a, _ in Signals.combineLatest([a, a]).map(\.count).eraseToAnySignal() }),
            (
                "sample",
                { a, clock in
                    let seconds = Signals.interval(.seconds(1), on: clock)
                    return a.concat(Signals.never()).sample(on: seconds).eraseToAnySignal()
                }
            ),
            ("groupBy", { a, _ in a.groupBy { $0 }.flatMap { $0.startWith(0).endWith(1) }.eraseToAnySignal() }),
            (
                "groupBy until",
                { a, _ in
                    a.groupBy({ $0 % 2 }, element: { $0 }, until: { $0.skip(1) }).flatMap { $0 }.eraseToAnySignal()
                }
            ),
            ("flatten", { a, _ in a.map { Signals.of($0, $0) }.flatten(.mergeUpTo(2)).eraseToAnySignal() }),
            ("switchToLatest", { a, _ in a.map { Signals.of($0, $0) }.switchToLatest().eraseToAnySignal() }),
            (
                "bind",
                { a, _ in
                    a.bind { value, stop in
                        stop = value == 2; return Signals.of(value, value)
                    }.eraseToAnySignal()
                }
            ),
            ("zipAll", { a, _ in a.map { Signals.of($0, $0) }.zipAll().map(\.count).eraseToAnySignal() }),
            ("delay", { a, clock in a.delay(.seconds(1), on: clock).eraseToAnySignal() }),
            ("delay until", { a, _ in a.delay(until: { Signals.just($0) }).eraseToAnySignal() }),
            ("audit until", { a, _ in a.audit(until: { Signals.just($0) }).eraseToAnySignal() }),
            ("debounce", { a, clock in a.debounce(.seconds(1), on: clock).eraseToAnySignal() }),
            ("throttle", { a, clock in a.throttle(.seconds(1), on: clock).eraseToAnySignal() }),
            (
                "trailing throttle",
                { a, clock in a.throttle(.seconds(1), on: clock, leading: false).eraseToAnySignal() }
            ),
            ("buffer in time", { a, clock in a.buffer(every: .seconds(1), on: clock).map(\.count).eraseToAnySignal() }),
            (
                "window in time",
                { a, clock in
                    a.window(every: .seconds(1), on: clock).flatMap { $0 }.eraseToAnySignal()
                }
            ),
            (
                "timer",
                { a, clock in a.ignoreElements().concat(Signals.timer(after: .zero, on: clock)).eraseToAnySignal() }
            ),
            (
                "timeout",
                { a, clock in
                    a.ignoreElements().concat(Signals.never()).timeout(
                        after: .seconds(1), on: clock, fallback: Signals.of(1, 2)
                    ).eraseToAnySignal()
                }
            ),
            ("deliver", { a, clock in a.deliver(on: clock).eraseToAnySignal() }),
            ("subscribe on", { a, clock in a.subscribe(on: clock).eraseToAnySignal() }),
        ]

    @Test("an observer that disposes at its first value receives an interruption next", arguments: bursts.indices)
    func disposeAtFirst(_ index: Int) {
        let (name, make) = Self.bursts[index]
        for isCold in [false, true] {
            let clock = VirtualScheduler()
            let slot = Slot()
            let log = Log<String>()
            let source = Subject<Int, Never>()
            // The signal must not start before its observer can dispose of the subscription.
            let start = Subject<Int, Never>()
            let signal = make(isCold ? Signals.of(1, 2, 3).eraseToAnySignal() : source.eraseToAnySignal(), clock)
            slot.subscription = start.concat(signal).observe(
                { _ in
                    log.add("v")
                    slot.subscription?.dispose()
                }, ended: { log.add($0.isInterrupted ? "!" : "?") })
            start.complete()
            clock.run(limit: 100)
            for number in 1...3 { source.send(number) }
            source.complete()
            clock.run(limit: 100)
            #expect(log.all == ["v", "!"], "\(name), \(isCold ? "cold" : "hot")")
            slot.subscription = nil
        }
    }

    /// Operators that continue when their input has completed after one value.
    static let survivors: [(name: String, make: @Sendable (AnySignal<Int, Never>) -> AnySignal<Int, Never>)] = [
        ("flatMap merge", { $0.flatMap { _ in endless }.eraseToAnySignal() }),
        ("flatMap merge up to", { $0.flatMap(.mergeUpTo(2)) { _ in endless }.eraseToAnySignal() }),
        ("flatMap concat", { $0.flatMap(.concat) { _ in endless }.eraseToAnySignal() }),
        ("flatMap latest", { $0.flatMap(.latest) { _ in endless }.eraseToAnySignal() }),
        ("flatMap first", { $0.flatMap(.first) { _ in endless }.eraseToAnySignal() }),
        ("inner signal, merge", { a in endless.startWith(0).flatMap { _ in a }.eraseToAnySignal() }),
        ("inner signal, concat", { a in endless.startWith(0).flatMap(.concat) { _ in a }.eraseToAnySignal() }),
        ("inner signal, latest", { a in endless.startWith(0).flatMap(.latest) { _ in a }.eraseToAnySignal() }),
        ("bind", { $0.bind { _, _ in endless }.eraseToAnySignal() }),
        (
            "bind that stops",
            {
                $0.bind { _, stop in
                    stop = true; return endless
                }.eraseToAnySignal()
            }
        ),
        ("expand", { $0.expand { _ in endless }.eraseToAnySignal() }),
        ("merge", { $0.merge(with: endless).eraseToAnySignal() }),
        ("merge, second", { endless.merge(with: $0).eraseToAnySignal() }),
        ("merge of an array", { Signals.merge([$0, endless]).eraseToAnySignal() }),
        ("merge of three", { Signals.merge(endless, $0, endless).eraseToAnySignal() }),
        ("zip", { $0.zip(with: endless).map { $0.0 }.eraseToAnySignal() }),
        ("zip, second", { endless.zip(with: $0).map { $0.0 }.eraseToAnySignal() }),
        ("zip of an array", { Signals.zip([$0, endless]).map(\.count).eraseToAnySignal() }),
        ("combineLatest", { $0.combineLatest(with: endless).map { $0.0 }.eraseToAnySignal() }),
        ("combineLatest of an array", { Signals.combineLatest([endless, $0]).map(\.count).eraseToAnySignal() }),
        ("withLatest", { endless.withLatest(from: $0).map { $0.0 }.eraseToAnySignal() }),
        ("buffer on", { endless.buffer(on: $0).map(\.count).eraseToAnySignal() }),
        ("window on", { endless.window(on: $0).flatMap { $0 }.eraseToAnySignal() }),
        ("take until", { endless.take(until: $0.ignoreElements()).eraseToAnySignal() }),
        ("skip until", { endless.skip(until: $0).eraseToAnySignal() }),
        ("concat", { $0.concat(endless).eraseToAnySignal() }),
        ("concat of many", { Signals.concat([$0, endless]).eraseToAnySignal() }),
        ("catch", { $0.concatFailure().catch { _ in endless }.eraseToAnySignal() }),
        (
            "retry",
            { $0.concatFailure().retry(1, on: VirtualScheduler()) { _ in .seconds(1) }.catchTo(0).eraseToAnySignal() }
        ),
        ("delay", { $0.delay(.seconds(1), on: VirtualScheduler()).eraseToAnySignal() }),
        ("delay until", { $0.delay(until: { _ in endless }).eraseToAnySignal() }),
        ("debounce until", { $0.debounce(until: { _ in endless }).eraseToAnySignal() }),
        ("audit until", { $0.audit(until: { _ in endless }).eraseToAnySignal() }),
        ("deliver", { $0.deliver(on: VirtualScheduler()).eraseToAnySignal() }),
        (
            "groupBy until",
            { a in
                endless.startWith(0).groupBy({ $0 }, element: { $0 }, until: { _ in a }).flatMap { $0 }
                    .eraseToAnySignal()
            }
        ),
    ]

    @Test("an input that has completed is released at once, while the operator continues", arguments: survivors.indices)
    func completedInput(_ index: Int) {
        let (name, make) = Self.survivors[index]
        let stops = Counter()
        // The source of a shared signal continues although `take` has completed. It stops only when the operator
        // disposes of the subscription to its input.
        let source = Subject<Int, Never>()
        let input = source.doingAtEnd { if $0.isInterrupted { stops.add() } }.share().take(1).eraseToAnySignal()
        let record = make(input).record()
        source.send(1)
        #expect(stops.value == 1, "\(name): the source still runs")
        #expect(!record.words.hasSuffix("|"), "\(name)")
        record.dispose()
    }

    @Test("an endless synchronous source stops when downstream needs no more", arguments: chains.indices)
    func enough(_ index: Int) {
        let ran = Counter()
        let source = Signals.iterate(0) { $0 + 1 }.doing { _ in ran.add() }.take(10_000).eraseToAnySignal()
        let words = Self.chains[index].make(source).take(3).words
        #expect(words.hasSuffix("|"), "\(Self.chains[index].name): \(words)")
        #expect(words.split(separator: " ").count == 4, "\(Self.chains[index].name): \(words)")
        // The limit has room for `merge` of an array, which subscribes to the source twice, and for "deep erasure", in
        // which the source may be one value ahead of its observer.
        if Self.chains[index].name != "deliver" { #expect(ran.value <= 9, "\(Self.chains[index].name)") }
    }

    @Test("after an observer disposes, only an interruption arrives", arguments: chains.indices)
    func disposeInside(_ index: Int) {
        let slot = Slot()
        let log = Log<String>()
        let source = Subject<Int, Never>()
        slot.subscription = Self.chains[index].make(source.eraseToAnySignal()).observe(
            { _ in
                log.add("v")
                slot.subscription?.dispose()
            }, ended: { log.add($0.isInterrupted ? "!" : "?") })
        source.send(1)
        source.send(2)
        source.send(3)
        let name = Self.chains[index].name
        // Some chains send before the slot has the subscription, so the observer cannot dispose of it yet.
        let values = log.all.filter { $0 == "v" }.count
        #expect(values <= (name == "startWith" ? 3 : 2), "\(name): \(log.all)")
        #expect(log.all.last == "!", "\(name): \(log.all)")
        #expect(log.all.filter { $0 != "v" }.count == 1, "\(name): \(log.all)")
    }

    @Test("disposal reaches the source, and interrupts once", arguments: chains.indices)
    func disposal(_ index: Int) {
        let stopped = Log<String>()
        let source = Signals.create { (sink: Sink<Int, Never>) in
            sink.send(1)
            sink.onDispose { stopped.add("stopped") }
        }
        let record = Self.chains[index].make(source.eraseToAnySignal()).record()
        #expect(stopped.all.isEmpty, "\(Self.chains[index].name)")
        record.dispose()
        record.dispose()
        let name = Self.chains[index].name
        #expect(stopped.all.count == (name == "merge of an array" ? 2 : 1), "\(name)")
        #expect(record.words.hasSuffix("!"), "\(name): \(record.words)")
        #expect(record.words.filter { $0 == "!" }.count == 1, "\(name): \(record.words)")
    }

    @Test("observing again repeats cold work", arguments: chains.indices)
    func cold(_ index: Int) {
        let name = Self.chains[index].name
        let made = Counter()
        let source = Signals.deferred {
            made.add()
            return Signals.of(1, 2, 3)
        }
        let chain = Self.chains[index].make(source.eraseToAnySignal()).take(3)
        let first = chain.words
        let once = made.value
        #expect(chain.words == first, "\(name)")
        #expect(made.value == 2 * once, "\(name)")
    }

    @Test("releases everything at the end", arguments: chains.indices)
    func releasesEverything(_ index: Int) {
        final class Witness: Sendable {}
        weak var gone: Witness?
        let source = Subject<Int, Never>()
        do {
            let witness = Witness()
            gone = witness
            let subscription = Self.chains[index].make(source.eraseToAnySignal()).observe { _ in _ = witness }
            source.send(1)
            #expect(gone != nil)
            subscription.dispose()
        }
        #expect(gone == nil, "\(Self.chains[index].name) keeps its observer after disposal")
    }
}

extension Signal where Failure == Never {
    fileprivate func concatFailure() -> some Signal<Value, Oops> {
        canFail(with: Oops.self).concat(Signals.fail(.boom))
    }
}
