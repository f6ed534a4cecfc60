import Synchronization
import Testing

@testable import CurrycombSignals

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

@Suite("Safety")
struct SafetyTests {
    @Test("eight threads send: each event arrives once, one at a time, in its thread's order")
    func stressSend() async {
        let subject = Subject<(thread: Int, number: Int), Never>()
        final class Inside: Sendable { let count = Atomic<Int>(0) }
        let inside = Inside()
        let overlaps = Counter()
        let seen = Log<(thread: Int, number: Int)>()
        let merged = Signals.merge([subject.map { $0 }, subject.map { $0 }]).zip(with: Signals.from(0..<40_000)).map {
            $0.0
        }
        let twice = Counter()
        merged.observe { _ in twice.add() }
        subject.observe {
            if inside.count.add(1, ordering: .relaxed).oldValue != 0 { overlaps.add() }
            seen.add($0)
            inside.count.subtract(1, ordering: .relaxed)
        }
        await onThreads(8) { thread in
            for number in 0..<2000 { subject.send((thread, number)) }
        }
        subject.complete()
        #expect(overlaps.value == 0)
        #expect(seen.all.count == 16_000)
        #expect(twice.value == 32_000)
        for thread in 0..<8 {
            #expect(seen.all.filter { $0.thread == thread }.map(\.number) == Array(0..<2000))
        }
    }

    /// A value whose release runs a closure. In these tests, the closure sends to the subject that sent the value.
    final class Farewell: Sendable {
        private let saying: @Sendable () -> Void
        init(_ saying: @escaping @Sendable () -> Void) { self.saying = saying }
        deinit { saying() }
    }

    typealias Values = Subject<Farewell?, Never>
    typealias Keeping = @Sendable (Values, VirtualScheduler) -> Subscription

    /// Operators that store values and drop them at some later time.
    static let keeping: [(name: String, observe: Keeping)] = [
        ("deliver, the oldest dropped", { $0.deliver(on: $1, policy: .dropOldest(1)).observe { _ in } }),
        ("deliver, interrupted", { $0.deliver(on: $1).observe { _ in } }),
        (
            "flatMap(.concat)",
            { values, _ in values.flatMap(.concat) { _ in Signals.never(Int.self) }.observe { _ in } }
        ),
        ("flatMap(.latest)", { values, _ in values.flatMapLatest { Signals.of($0, $0) }.observe { _ in } }),
        ("flatMap(.first)", { values, _ in values.flatMap(.first) { _ in Signals.never(Int.self) }.observe { _ in } }),
        ("audit", { values, _ in values.audit { _ in Signals.never(Int.self) }.observe { _ in } }),
        ("debounce", { $0.debounce(.seconds(1), on: $1).observe { _ in } }),
        ("throttle", { $0.throttle(.seconds(1), on: $1).observe { _ in } }),
        ("throttle, trailing", { $0.throttle(.seconds(1), on: $1, leading: false).observe { _ in } }),
        ("delay", { $0.delay(.seconds(1), on: $1).observe { _ in } }),
        ("buffer by number", { values, _ in values.buffer(2).observe { _ in } }),
        ("buffer by time", { $0.buffer(every: .seconds(1), on: $1).observe { _ in } }),
        ("sample", { $0.sample(on: Signals.interval(.seconds(1), on: $1)).observe { _ in } }),
        ("zip", { values, _ in values.zip(with: Signals.never(Int.self)).observe { _ in } }),
        ("zip of several", { values, _ in Signals.zip([values, values, values]).observe { _ in } }),
        ("combineLatest", { values, _ in values.combineLatest(with: values).observe { _ in } }),
        ("combineLatest of several", { values, _ in Signals.combineLatest([values, values]).observe { _ in } }),
        ("withLatest", { values, _ in values.map { _ in 0 }.withLatest(from: values).observe { _ in } }),
        ("merge", { values, _ in values.merge(with: values).observe { _ in } }),
        ("share(replay:)", { values, _ in values.share(replay: 1).observe { _ in } }),
        ("pairwise", { values, _ in values.pairwise().observe { _ in } }),
        ("scan", { values, _ in values.scan([]) { ($0 + [$1]).suffix(2) }.observe { _ in } }),
        ("takeLast", { values, _ in values.take(last: 2).observe { _ in } }),
        ("skipLast", { values, _ in values.skip(last: 2).observe { _ in } }),
        ("materialize", { values, _ in values.materialize().pairwise().observe { _ in } }),
        ("window", { values, _ in values.window(2).flatMap(.concat) { $0 }.observe { _ in } }),
        ("expand", { values, _ in values.expand { _ in Signals.empty() }.observe { _ in } }),
        ("timeout", { $0.timeout(after: .seconds(9), on: $1, fallback: Signals.empty()).observe { _ in } }),
        ("property", { values, _ in Property(initial: nil, then: values).observe { _ in } }),
        (
            "properties",
            { values, _ in
                let property = Property(initial: nil, then: values)
                return property.combine(with: property.map { $0 }) { [$0, $1] }.observe { _ in }
            }
        ),
    ]

    @Test("a value that an operator drops is released when no lock is held", arguments: keeping.map(\.name))
    func droppedValuesAreReleasedOutside(_ name: String) throws {
        let observe = try #require(Self.keeping.first { $0.name == name }).observe
        let values = Values()
        let time = VirtualScheduler()
        let released = Counter()
        func value() -> Farewell {
            Farewell { [weak values] in
                released.add()
                values?.send(nil)
            }
        }
        let subscription = observe(values, time)
        for _ in 0..<3 { values.send(value()) }
        time.advance(by: .seconds(3))
        for _ in 0..<3 { values.send(value()) }
        subscription.dispose()
        time.run()
        #expect(released.value == 6)
    }

    @Test("eight threads observe, send and dispose: a thread receives its own values until it disposes")
    func stressDispose() async {
        let subject = Subject<Int, Never>()
        let late = Counter()
        let ends = Counter()
        await onThreads(8) { thread in
            for _ in 0..<500 {
                final class Flag: Sendable { let by = Atomic<UInt>(0) }
                let flag = Flag()
                let subscription = subject.observe(
                    { _ in
                        if flag.by.load(ordering: .sequentiallyConsistent) == currentThread() { late.add() }
                    }, ended: { _ in ends.add() })
                subject.send(thread)
                subscription.dispose()
                flag.by.store(currentThread(), ordering: .sequentiallyConsistent)
                subject.send(thread)
            }
        }
        #expect(late.value == 0)
        #expect(ends.value == 4000)
        subject.complete()
    }

    @Test("eight threads end a subject: it sends one end, and nothing afterward")
    func stressEnd() async {
        for _ in 0..<200 {
            let subject = Subject<Int, Oops>()
            let ends = Counter()
            let after = Counter()
            final class Flag: Sendable { let isUp = Atomic<Bool>(false) }
            let flag = Flag()
            subject.observe(
                { _ in if flag.isUp.load(ordering: .relaxed) { after.add() } },
                ended: { _ in
                    flag.isUp.store(true, ordering: .relaxed)
                    ends.add()
                })
            await onThreads(8) { thread in
                subject.send(thread)
                if thread % 2 == 0 { subject.complete() } else { subject.fail(.boom) }
                subject.send(thread)
            }
            #expect(ends.value == 1)
            #expect(after.value == 0)
        }
    }

    @Test("two subjects that send into each other from two threads do not deadlock")
    func crosswise() async {
        let a = Subject<Int, Never>()
        let b = Subject<Int, Never>()
        let count = Counter()
        a.observe {
            count.add()
            if $0 > 0 { b.send($0 - 1) }
        }
        b.observe {
            count.add()
            if $0 > 0 { a.send($0 - 1) }
        }
        await onThreads(2) { thread in
            for _ in 0..<1000 { if thread == 0 { a.send(3) } else { b.send(3) } }
        }
        #expect(count.value == 8000)
    }

    @Test("10,000 erased operators run, end and are released on a stack of 512 KiB")
    func deep() async {
        let results = Log<Int>()
        await onThread(stack: 512 * 1024) {
            var signal = Signals.of(1, 2, 3).eraseToAnySignal()
            for index in 0..<10_000 {
                switch index % 4 {
                case 0: signal = signal.map { $0 + 1 }.eraseToAnySignal()
                case 1: signal = signal.filter { $0 > 0 }.eraseToAnySignal()
                case 2: signal = signal.scan(0) { $1 }.eraseToAnySignal()
                default: signal = signal.doing { _ in }.eraseToAnySignal()
                }
            }
            signal.observe({ results.add($0) }, ended: { results.add($0.isInterrupted ? -2 : -1) })
        }
        #expect(results.all == [2501, 2502, 2503, -1])
    }

    @Test("10,000 erased operators behind a subject forward, stop and are released on a stack of 512 KiB")
    func deepHot() async {
        let results = Log<Int>()
        await onThread(stack: 512 * 1024) {
            let subject = Subject<Int, Never>()
            var signal = subject.eraseToAnySignal()
            for _ in 0..<10_000 { signal = signal.map { $0 + 1 }.eraseToAnySignal() }
            signal.take(2).observe({ results.add($0) }, ended: { results.add($0.isInterrupted ? -2 : -1) })
            for value in 1...5 { subject.send(value) }
        }
        #expect(results.all == [10_001, 10_002, -1])
    }

    /// Operators that the tests wrap around a signal 10,000 times.
    static let nesting: [(name: String, wrap: @Sendable (AnySignal<Int, Never>) -> AnySignal<Int, Never>)] = [
        ("merge", { $0.merge(with: Signals.empty()).eraseToAnySignal() }),
        ("merge of an array", { Signals.merge([$0, Signals.empty().eraseToAnySignal()]).eraseToAnySignal() }),
        ("concat", { Signals.empty().concat($0).eraseToAnySignal() }),
        ("startWith", { Signals.empty().concat($0.startWith(0).skip(1)).eraseToAnySignal() }),
        ("zip", { $0.zip(with: Signals.from(0..<3)).map { $0.0 }.eraseToAnySignal() }),
        ("combineLatest", { Signals.just(0).combineLatest(with: $0).map { $0.1 }.eraseToAnySignal() }),
        ("withLatest", { $0.withLatest(from: Signals.just(0)).map { $0.0 }.eraseToAnySignal() }),
        ("flatMap merge", { $0.flatMap { Signals.just($0) }.eraseToAnySignal() }),
        ("flatMap concat", { $0.flatMap(.concat) { Signals.just($0) }.eraseToAnySignal() }),
        ("flatMap latest", { $0.flatMap(.latest) { Signals.just($0) }.eraseToAnySignal() }),
        ("flatMap first", { $0.flatMap(.first) { Signals.just($0) }.eraseToAnySignal() }),
        ("merge of three", { Signals.merge($0, Signals.empty(), Signals.empty()).eraseToAnySignal() }),
        ("race", { $0.race(with: Signals.never()).eraseToAnySignal() }),
        ("catch", { $0.canFail(with: Oops.self).catch { _ in Signals.empty() }.eraseToAnySignal() }),
        ("inside flatMap", { signal in Signals.just(0).flatMap { _ in signal }.eraseToAnySignal() }),
        ("take until", { $0.take(until: Signals.never(Int.self)).eraseToAnySignal() }),
        ("repeat", { $0.repeat(1).eraseToAnySignal() }),
        ("hidden inner signals", { $0.flatMap(.concat) { Signals.just($0).eraseToAnySignal() }.eraseToAnySignal() }),
        ("two values for one", { $0.flatMap(.concat) { Signals.of($0, 0) }.filter { $0 > 0 }.eraseToAnySignal() }),
        ("windows", { $0.window(1).flatMap { $0 }.eraseToAnySignal() }),
        ("share", { $0.share().eraseToAnySignal() }),
        ("materialize", { $0.materialize().dematerialize().eraseToAnySignal() }),
    ]

    @Test(
        "10,000 operators within each other run, end and are released on a stack of 512 KiB",
        arguments: nesting.indices)
    func deepNesting(_ index: Int) async {
        let results = Log<Int>()
        await onThread(stack: 512 * 1024) {
            let signal = (0..<10_000).reduce(Signals.of(1, 2).eraseToAnySignal()) { signal, _ in
                Self.nesting[index].wrap(signal)
            }
            signal.observe({ results.add($0) }, ended: { results.add($0.isInterrupted ? -2 : -1) })
        }
        #expect(results.all == [1, 2, -1], "\(Self.nesting[index].name)")
    }

    static func deep(_ index: Int, behind subject: Subject<Int, Never>) -> AnySignal<Int, Never> {
        (0..<10_000).reduce(subject.eraseToAnySignal()) { signal, _ in nesting[index].wrap(signal) }
    }

    static func hidden(_ signal: some Signal<Int, Never>, _ count: Int = 40) -> AnySignal<Int, Never> {
        (0..<count).reduce(signal.eraseToAnySignal()) { signal, _ in signal.map { $0 }.eraseToAnySignal() }
    }

    /// Runs work in an observer of a `hidden` signal, when the given number of kilobytes of a stack of 512 KiB are in
    /// use.
    static func deep(_ kilobytes: Int, _ work: @escaping @Sendable () -> Void) async {
        @Sendable func mark(_ body: (UInt) -> Void) {
            withUnsafeTemporaryAllocation(byteCount: 1000, alignment: 1) { frame in
                frame[0] = 1
                body(UInt(bitPattern: frame.baseAddress))
                frame[0] = 2
            }
        }
        @Sendable func deeper(than end: UInt) { mark { here in if here > end { deeper(than: end) } else { work() } } }
        await onThread(stack: 512 * 1024) {
            mark { top in hidden(Signals.of(0)).observe { _ in deeper(than: top - UInt(kilobytes) * 1024) } }
        }
    }

    @Test(
        "a signal that is run by a function deep on the stack has been subscribed to when that function returns",
        arguments: [100, 280])
    func deepObserve(kilobytes: Int) async {
        let (source, seen, properties) = (Subject<Int, Never>(), Log<Int>(), Log<Property<Int>>())
        await Self.deep(kilobytes) {
            Self.hidden(source).observe { seen.add($0) }
            let connectable = Self.hidden(source).connectable()
            connectable.observe { seen.add($0) }
            connectable.connect()
            properties.add(Property(initial: 0, then: Self.hidden(source)))
            withExtendedLifetime(connectable) { source.send(1) }
        }
        #expect(seen.all == [1, 1])
        #expect(properties.all.map { $0.value } == [1])
    }

    @Test("in a function 100 KB deep on the stack, operators send the same events as elsewhere")
    func deepOrder() async {
        let seen = Log<Int>()
        await Self.deep(100) {
            let one = Self.hidden(Signals.just(1))
            let numbers = Signals.of(1, 2, 3)
            numbers.flatMap(.latest) { Self.hidden(Signals.just($0)) }.observe { seen.add($0) }
            numbers.take(until: one).observe { seen.add($0) }
            numbers.skip(until: one).map { $0 * 10 }.observe { seen.add($0) }
            numbers.withLatest(from: one).map { $0 * 100 + $1 }.observe { seen.add($0) }
            one.race(with: Signals.just(2)).observe { seen.add($0) }
            Self.hidden(numbers).combineLatest(with: one).map { $0 + $1 }.observe { seen.add($0) }
        }
        #expect(seen.all == [1, 2, 3, 10, 20, 30, 101, 201, 301, 1, 4])
    }

    @Test("windows and groups lose no values at the end of the stack")
    func deepWindows() async {
        let seen = Log<Int>()
        await Self.deep(280) {
            Signals.of(1, 2, 3).window(2).flatMap { Self.hidden($0) }.observe { seen.add($0) }
            Signals.of(1, 2, 3).groupBy { $0 % 2 }.flatMap { Self.hidden($0) }.observe { seen.add($0 * 10) }
        }
        #expect(seen.all.sorted() == [1, 2, 3, 10, 20, 30])
    }

    @Test("10,000 operators within each other are disposed of on a stack of 512 KiB", arguments: nesting.indices)
    func deepDisposal(_ index: Int) async {
        let results = Log<Int>()
        await onThread(stack: 512 * 1024) {
            let subject = Subject<Int, Never>()
            let subscription = Self.deep(index, behind: subject)
                .observe({ results.add($0) }, ended: { results.add($0.isInterrupted ? -2 : -1) })
            subject.send(0)
            subscription.dispose()
            results.add(7)
            subject.send(1)
        }
        // The events before the disposal differ from operator to operator.
        #expect(results.all.suffix(2) == [-2, 7], "\(Self.nesting[index].name)")
    }

    @Test("10,000 operators within each other are stopped from below on a stack of 512 KiB", arguments: nesting.indices)
    func deepEnough(_ index: Int) async {
        let results = Log<Int>()
        await onThread(stack: 512 * 1024) {
            let subject = Subject<Int, Never>()
            Self.deep(index, behind: subject).take(2)
                .observe({ results.add($0) }, ended: { results.add($0.isInterrupted ? -2 : -1) })
            for value in 1...4 { subject.send(value) }
        }
        #expect(results.all == [1, 2, -1], "\(Self.nesting[index].name)")
    }

    @Test("10,000 operators within each other complete on a stack of 512 KiB", arguments: nesting.indices)
    func deepCompletion(_ index: Int) async {
        let results = Log<Int>()
        await onThread(stack: 512 * 1024) {
            let subject = Subject<Int, Never>()
            Self.deep(index, behind: subject)
                .observe({ results.add($0) }, ended: { results.add($0.isInterrupted ? -2 : -1) })
            subject.send(1)
            subject.complete()
        }
        // The end passes through all operators, including `repeat(1)`.
        #expect(results.all == [1, -1], "\(Self.nesting[index].name)")
    }

    @Test(
        "after a disposal inside an observer behind 10,000 operators, no further value arrives",
        arguments: nesting.indices)
    func deepDisposalFromInside(_ index: Int) async {
        let results = Log<Int>()
        await onThread(stack: 512 * 1024) {
            let slot = Slot()
            let subject = Subject<Int, Never>()
            slot.subscription = Self.deep(index, behind: subject).observe(
                {
                    results.add($0)
                    slot.subscription?.dispose()
                }, ended: { results.add($0.isInterrupted ? -2 : -1) })
            for value in 1...4 { subject.send(value) }
        }
        #expect(results.all == [1, -2], "\(Self.nesting[index].name)")
    }

    @Test("10,000 operators that end with their first value run on a stack of 512 KiB")
    func deepFirst() async {
        let results = Log<Int>()
        await onThread(stack: 512 * 1024) {
            let subject = Subject<Int, Never>()
            (0..<10_000).reduce(subject.eraseToAnySignal()) { signal, _ in signal.first().eraseToAnySignal() }
                .observe({ results.add($0) }, ended: { results.add($0.isInterrupted ? -2 : -1) })
            subject.send(1)
            (0..<10_000).reduce(subject.eraseToAnySignal()) { signal, _ in signal.take(1).repeat(1).eraseToAnySignal() }
                .observe({ results.add($0) }, ended: { results.add($0.isInterrupted ? -2 : -1) })
            subject.send(2)
        }
        #expect(results.all == [1, -1, 2, -1])
    }

    @Test("100,000 hidden maps are disposed of, and released unobserved, on a stack of 512 KiB")
    func deepMaps() async {
        let results = Log<Int>()
        await onThread(stack: 512 * 1024) {
            let subject = Subject<Int, Never>()
            var signal = subject.eraseToAnySignal()
            for _ in 0..<100_000 { signal = signal.map { $0 + 1 }.eraseToAnySignal() }
            let subscription = signal.observe({ results.add($0) }, ended: { results.add($0.isInterrupted ? -2 : -1) })
            subject.send(1)
            subscription.dispose()
        }
        #expect(results.all == [100_001, -2])
    }

    @Test("30,000 properties, each derived from the previous one, notify and are released on a stack of 512 KiB")
    func deepProperties() async {
        let results = Log<Int>()
        await onThread(stack: 512 * 1024) {
            let source = MutableProperty(0)
            var property: Property<Int> = source
            for _ in 0..<30_000 { property = property.map { $0 + 1 } }
            let subscription = property.observe({ results.add($0) }, ended: { results.add($0.isInterrupted ? -2 : -1) })
            source.value = 1
            subscription.dispose()
            property = Property(constant: 0)
        }
        #expect(results.all == [30_000, 30_001, -2])
    }

    @Test("20,000 properties whose choices hold one another are released on a stack of 512 KiB")
    func deepChoices() async {
        let released = Counter()
        await onThread(stack: 512 * 1024) {
            let source = MutableProperty(0)
            var property: Property<Int> = source
            for _ in 0..<20_000 {
                let former = property
                property = source.flatMap { $0 == 0 ? source : former }
            }
            property = source
            released.add()
        }
        #expect(released.value == 1)
    }

    @Test("1,000 properties that begin to follow one another at the same time need a stack of 512 KiB")
    func deepFollowing() async {
        final class Chain: Sendable {
            nonisolated(unsafe) var properties: [Property<Int>] = []
        }
        let (calls, results) = (Counter(), Log<Int>())
        await onThread(stack: 512 * 1024) {
            let (source, last, chain) = (MutableProperty(0), MutableProperty(5), Chain())
            for index in 1...1000 {
                chain.properties.append(
                    source.flatMap { value in
                        calls.add()
                        return value == 0 || index == 1000 ? last : chain.properties[index]
                    })
            }
            let subscription = chain.properties[0].observe { results.add($0) }
            source.value = 1
            last.value = 6
            subscription.dispose()
            chain.properties = []
        }
        #expect(calls.value == 2000)
        #expect(results.all.last == 6)
    }

    @Test("100,000 synchronous inner signals need no deep stack", arguments: [FlattenStrategy.merge, .concat, .latest])
    func manyInner(_ how: FlattenStrategy) async {
        let count = Counter()
        await onThread(stack: 512 * 1024) {
            Signals.from(0..<100_000).flatMap(how) { Signals.just($0) }.count().observe { count.add($0) }
        }
        #expect(count.value == 100_000)
    }

    @Test("an erased signal can start more than two billion times in one subscription")
    func manyErasedRuns() {
        let subscription = Subscription()
        subscription.depth.store(.max - 1, ordering: .relaxed)
        let count = Counter()
        let signal = numbers.doing { _ in count.add() }.eraseToAnySignal()
        for _ in 0..<40 { signal.subscribe(LifetimeTests.EndLog(log: Log()), in: subscription) }
        #expect(count.value == 200)
    }

    @Test("100,000 runs of repeat and retry need no deep stack")
    func manyRuns() async {
        let count = Counter()
        await onThread(stack: 512 * 1024) {
            Signals.just(1).repeat(100_000).count().observe { count.add($0) }
            Signals.just(1, failure: Oops.self).concat(Signals.fail(.boom)).retry(99_999).catchTo(1).count()
                .observe { count.add($0) }
        }
        #expect(count.value == 200_001)
    }
}

func currentThread() -> UInt { UInt(bitPattern: pthread_self().hashValue) }
