import Chapter11SignalsInAnApp
import Synchronization

@MainActor package let homePageRight: KeyValuePairs<String, any Contract.Type> = [
    "maps, then switches": Switched.self, "merges two at a time": Folded.self,
]

@MainActor package let errorChainRight: KeyValuePairs<String, any Contract.Type> = [
    "flatMap to a failure": Flattened.self
]

@MainActor package let twoWayRight: KeyValuePairs<String, any Contract.Type> = [
    "remembers the last text": LastSeen.self
]

@MainActor package let pressCommandRight: KeyValuePairs<String, any Contract.Type> = [
    "catches the failure": FailuresCaught.self
]

@MainActor package let countSignalRight: KeyValuePairs<String, any Contract.Type> = [
    "merges values that are delayed differently": Delayed.self
]

@MainActor package let deliverOnRight: KeyValuePairs<String, any Contract.Type> = [
    "decodes before it moves": MapInside.self, "message and empty text apart": InTwoParts.self,
]

/// A value that closures share.
private final class Held<Value: Sendable>: Sendable {
    private let stored: Mutex<Value>

    init(_ value: Value) { stored = Mutex(value) }

    var v: Value {
        get { stored.withLock { $0 } }
        set { stored.withLock { $0 = newValue } }
    }
}

private protocol RightPage: HomePage {}
extension RightPage {
    private var r: any HomePage { homePageReference.init() }
    func blocks(_ p: [AnySignal<String, Fault>]) -> AnySignal<String, Fault> { r.blocks(p) }
    func header(_ a: AnySignal<String, Fault>, _ b: AnySignal<String, Fault>) -> AnySignal<String, Fault> {
        r.header(a, b)
    }
    func title(_ a: AnySignal<String, Fault>, _ b: AnySignal<String, Fault>) -> AnySignal<String, Fault> {
        r.title(a, b)
    }
    func offers(in c: AnySignal<String, Fault>, from s: Service) -> AnySignal<String, Fault> {
        r.offers(in: c, from: s)
    }
}

private protocol RightChain: ErrorChain {}
extension RightChain {
    private var r: any ErrorChain { errorChainReference.init() }
    func checked(_ x: AnySignal<String, Fault>) -> AnySignal<String, Fault> { r.checked(x) }
    func numbers(_ x: AnySignal<String, Fault>) -> AnySignal<Int, Fault> { r.numbers(x) }
    func child(_ key: String, of x: AnySignal<JSON, Issue>, orElse e: Issue) -> AnySignal<JSON, Issue> {
        r.child(key, of: x, orElse: e)
    }
    func rescued(_ x: AnySignal<String, Fault>, by c: @escaping @Sendable (Fault) -> AnySignal<String, Fault>)
        -> AnySignal<String, Fault>
    { r.rescued(x, by: c) }
    func page(_ p: [String], from s: Service, retries: Int, placeholder: String) -> AnySignal<String, Never> {
        r.page(p, from: s, retries: retries, placeholder: placeholder)
    }
}

private protocol RightBinding: TwoWay {}
extension RightBinding {
    private var r: any TwoWay { twoWayReference.init() }
    func bind<T: AnyObject & Sendable, V>(
        _ s: AnySignal<V, Never>, to t: T, _ p: ReferenceWritableKeyPath<T, V> & Sendable
    ) -> Subscription { r.bind(s, to: t, p) }
    func lift<X, Y>(_ a: AnySignal<X, Never>, _ b: AnySignal<Y, Never>, _ f: @escaping @Sendable (X, Y) -> Void)
        -> Subscription
    { r.lift(a, b, f) }
    func link(_ f: Cell, _ m: Cell) -> CompositeDisposable { r.link(f, m) }
}

private protocol RightCount: CountSignal {}
extension RightCount {
    private var r: any CountSignal { countSignalReference.init() }
    func totals(_ a: AnySignal<Int, Never>) -> AnySignal<Int, Never> { r.totals(a) }
    func spaced(_ v: [Int], on c: VirtualScheduler) -> AnySignal<Int, Never> { r.spaced(v, on: c) }
    func countSignal(to l: Int, on c: VirtualScheduler) -> AnySignal<Int, Never> { r.countSignal(to: l, on: c) }
}

private protocol RightDelivery: DeliverOn {}
extension RightDelivery {
    private var r: any DeliverOn { deliverOnReference.init() }
    func loaded(_ p: AnySignal<String, Never>, on b: NamedScheduler, to m: NamedScheduler) -> AnySignal<String, Never> {
        r.loaded(p, on: b, to: m)
    }
    func decoded(
        _ p: AnySignal<String, Never>, _ d: @escaping @Sendable (String) -> String, on b: NamedScheduler,
        to m: NamedScheduler
    )
        -> AnySignal<String, Never>
    { r.decoded(p, d, on: b, to: m) }
    func message(_ t: String, for s: Int, on m: NamedScheduler) -> AnySignal<String, Never> {
        r.message(t, for: s, on: m)
    }
}

private struct Switched: RightPage {
    func offers(in c: AnySignal<String, Fault>, from s: Service) -> AnySignal<String, Fault> {
        c.map { s.fetch("offers/\($0)") }.switchToLatest().eraseToAnySignal()
    }
}

private struct Folded: RightPage {
    func blocks(_ p: [AnySignal<String, Fault>]) -> AnySignal<String, Fault> {
        p.reduce(Signals.empty(String.self, failure: Fault.self).eraseToAnySignal()) {
            $0.merge(with: $1).eraseToAnySignal()
        }
    }
}

private struct Flattened: RightChain {
    func numbers(_ x: AnySignal<String, Fault>) -> AnySignal<Int, Fault> {
        x.flatMap { t -> AnySignal<Int, Fault> in
            Int(t).map { Signals.just($0, failure: Fault.self).eraseToAnySignal() }
                ?? Signals.fail(Fault.notANumber(t)).eraseToAnySignal()
        }.eraseToAnySignal()
    }
}

private struct LastSeen: RightBinding {
    func link(_ f: Cell, _ m: Cell) -> CompositeDisposable {
        if f.text != m.text { f.text = m.text }; let bag = CompositeDisposable(); let last = Held(m.text)
        for (a, b) in [(f, m), (m, f)] {
            a.changes.observe { [weak b] t in
                guard last.v != t else { return }; last.v = t; b?.text = t
            }.add(to: bag)
        }; return bag
    }
}

private struct FailuresCaught: PressCommand {
    func command(enabledIf condition: Property<Bool>, _ work: @escaping @Sendable (String) -> AnySignal<String, Fault>)
        -> ButtonCommand
    {
        let executing = MutableProperty(false)
        let enabled = condition.combine(with: executing.map { !$0 }) { $0 && $1 }
        let (values, errors) = (Subject<String, Never>(), Subject<Fault, Never>())
        return ButtonCommand(
            isEnabled: enabled, isExecuting: executing, values: values.eraseToAnySignal(),
            errors: errors.eraseToAnySignal(),
            execute: { input in
                guard enabled.value else { return }
                executing.value = true
                let caught = Held<Fault?>(nil)
                work(input).catch { fault in
                    caught.v = fault
                    return Signals.empty(String.self, failure: Never.self)
                }
                .observe {
                    values.send($0)
                } ended: { _ in
                    executing.value = false
                    if let fault = caught.v { errors.send(fault) }
                }
            })
    }
}

private struct Delayed: RightCount {
    func spaced(_ v: [Int], on c: VirtualScheduler) -> AnySignal<Int, Never> {
        Signals.merge(v.enumerated().map { i, x in Signals.just(x).delay(.seconds(i + 1), on: c) }).eraseToAnySignal()
    }
}

private struct MapInside: RightDelivery {
    func decoded(
        _ p: AnySignal<String, Never>, _ d: @escaping @Sendable (String) -> String, on b: NamedScheduler,
        to m: NamedScheduler
    )
        -> AnySignal<String, Never>
    { loaded(p.map { d($0) }.eraseToAnySignal(), on: b, to: m) }
}

private struct InTwoParts: RightDelivery {
    func message(_ t: String, for s: Int, on m: NamedScheduler) -> AnySignal<String, Never> {
        Signals.concat([
            Signals.just(t).eraseToAnySignal(), Signals.just("").delay(.seconds(s), on: m).eraseToAnySignal(),
        ]).eraseToAnySignal()
    }
}
