import CurrycombSignals
import Testing

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

    @Test("an endless synchronous source stops when downstream needs no more", arguments: chains.indices)
    func enough(_ index: Int) {
        let ran = Counter()
        let source = Signals.iterate(0) { $0 + 1 }.doing { _ in ran.add() }.take(10_000).eraseToAnySignal()
        let words = Self.chains[index].make(source).take(3).words
        #expect(words.hasSuffix("|"), "\(Self.chains[index].name): \(words)")
        #expect(words.split(separator: " ").count == 4, "\(Self.chains[index].name): \(words)")
        // `merge` of an array subscribes to the source twice. In the chain "deep erasure", the source may be one value
        // ahead.
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
        // Some chains send before the caller has received the subscription.
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
    func letsGo(_ index: Int) {
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
