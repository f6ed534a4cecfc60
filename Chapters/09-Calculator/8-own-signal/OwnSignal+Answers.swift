private struct Signal<Value>: SignalShape {
    private let create: (_ send: @escaping (Value) -> Void) -> () -> Void

    init(_ create: @escaping (_ send: @escaping (Value) -> Void) -> () -> Void) {
        self.create = create
    }

    func subscribe(_ observer: @escaping (Value) -> Void) -> () -> Void {
        var isDisposed = false
        let end = create { value in
            if !isDisposed { observer(value) }
        }
        return {
            guard !isDisposed else { return }
            isDisposed = true
            end()
        }
    }

    func bind<NewValue>(_ block: @escaping () -> (Value) -> Signal<NewValue>) -> Signal<NewValue> {
        Signal<NewValue> { send in
            let next = block()
            var ends: [() -> Void] = []
            var isOver = false
            let endOuter = self.subscribe { value in
                let end = next(value).subscribe(send)
                if isOver { end() } else { ends.append(end) }
            }
            return {
                isOver = true
                endOuter()
                for end in ends { end() }
            }
        }
    }
}

private struct Answer: OwnSignal {
    func bind(_ signal: Signal<Int>, _ block: @escaping () -> (Int) -> Signal<String>) -> Signal<String> {
        signal.bind(block)
    }
}

package let ownSignalReference: any OwnSignal.Type = Answer.self

// MARK: - Wrong answers

package let ownSignalWrong: KeyValuePairs<String, any Contract.Type> = [
    "early": Of<Early>.self, "nothingHeard": Of<NothingHeard>.self, "ranOnce": Of<RanOnce>.self,
    "createTwice": Of<CreateTwice>.self, "replaced": Of<Replaced>.self, "disposesNothing": Of<DisposesNothing>.self,
    "disposesAll": Of<DisposesAll>.self, "disposesLast": Of<DisposesLast>.self,
    "secondDisposeHitsOther": Of<SecondDisposeHitsOther>.self, "endsAtOnce": Of<EndsAtOnce>.self,
    "notEnded": Of<NotEnded>.self, "endedTwice": Of<EndedTwice>.self, "endedWhileEnding": Of<EndedWhileEnding>.self,
    "markTooLate": Of<MarkTooLate>.self, "endsShared": EndsShared.self, "begunAfterEnd": BegunAfterEnd.self,
    "innerRunsOn": InnerRunsOn.self, "signalGone": SignalGone.self, "innerCollected": InnerCollected.self,
    "outerTwice": OuterTwice.self, "innerTwice": InnerTwice.self, "nextTwice": NextTwice.self,
    "innerNotHeard": InnerNotHeard.self, "firstInnerOnly": FirstInnerOnly.self, "blockEarly": BlockEarly.self,
    "blockPerValue": BlockPerValue.self, "blockOnce": BlockOnce.self, "blockLate": BlockLate.self,
    "begunWhileEnding": BegunWhileEnding.self, "keepsLatestOnly": KeepsLatestOnly.self, "outerLeft": OuterLeft.self,
    "innerLeft": InnerLeft.self, "onlyLastEnded": OnlyLastEnded.self,
    "onlyFirstEnded": OnlyFirstEnded.self, "firstValueOnly": Of<FirstValueOnly>.self,
    "lostWithin": Of<LostWithin>.self, "valuesShared": ValuesShared.self,
]

private typealias Create<Value> = (_ send: @escaping (Value) -> Void) -> () -> Void

private final class Link {
    var isDisposed = false
    var hasEnded = false
}

private class RightSignal<Value>: SignalShape {
    let create: Create<Value>

    required init(_ create: @escaping Create<Value>) { self.create = create }

    func subscribe(_ observer: @escaping (Value) -> Void) -> () -> Void {
        let link = link()
        let end = create { if !link.isDisposed { observer($0) } }
        return { self.dispose(link, end) }
    }
    func link() -> Link { Link() }
    func dispose(_ link: Link, _ end: () -> Void) {
        if link.isDisposed { return }
        link.isDisposed = true
        end()
    }
}

@MainActor private final class Binding {
    let signal: RightSignal<Int>, block: () -> (Int) -> RightSignal<String>, send: (String) -> Void
    lazy var next = block()
    var outer: () -> Void = {}
    var inner: [() -> Void] = []
    var isOver = false

    init(
        _ signal: RightSignal<Int>, _ block: @escaping () -> (Int) -> RightSignal<String>,
        _ send: @escaping (String) -> Void
    ) { (self.signal, self.block, self.send) = (signal, block, send) }

    func hear(_ value: Int) { hear(next(value)) }
    func hear(_ signal: RightSignal<String>) {
        let end = signal.subscribe(send)
        if isOver { end() } else { inner.append(end) }
    }
    func endInner() { for end in inner { end() } }
}

private protocol Right: OwnSignal where Numbers: RightSignal<Int>, Texts == RightSignal<String> {
    static func begin(_ all: Binding)
    static func listen(_ all: Binding)
    static func end(_ all: Binding)
}

extension Right {
    static func begin(_ all: Binding) {
        _ = all.next
        listen(all)
    }
    static func listen(_ all: Binding) { all.outer = all.signal.subscribe(all.hear) }
    static func end(_ all: Binding) {
        all.isOver = true
        all.outer()
        all.endInner()
    }
    static func bound(_ signal: RightSignal<Int>, _ block: @escaping () -> (Int) -> Texts) -> Texts {
        Texts { send in
            let all = Binding(signal, block, send)
            begin(all)
            return { end(all) }
        }
    }
    func bind(_ signal: Numbers, _ block: @escaping () -> (Int) -> Texts) -> Texts { Self.bound(signal, block) }
}

private struct Of<Numbers: RightSignal<Int>>: Right {}

private final class Early: RightSignal<Int> {
    required init(_ create: @escaping Create<Int>) {
        super.init(create)
        _ = create { _ in }
    }
}
private final class NothingHeard: RightSignal<Int> {
    override func subscribe(_ observer: @escaping (Int) -> Void) -> () -> Void { create { _ in } }
}
private final class RanOnce: RightSignal<Int> {
    var end: (() -> Void)?
    override func subscribe(_ observer: @escaping (Int) -> Void) -> () -> Void {
        end = end ?? create(observer)
        return end!
    }
}
private final class FirstValueOnly: RightSignal<Int> {
    override func subscribe(_ observer: @escaping (Int) -> Void) -> () -> Void {
        var isFirst = true
        return super.subscribe {
            if isFirst { observer($0) }
            isFirst = false
        }
    }
}
private final class LostWithin: RightSignal<Int> {
    override func subscribe(_ observer: @escaping (Int) -> Void) -> () -> Void {
        var isForwarding = false
        return super.subscribe {
            if isForwarding { return }
            isForwarding = true
            observer($0)
            isForwarding = false
        }
    }
}
private final class CreateTwice: RightSignal<Int> {
    override func subscribe(_ observer: @escaping (Int) -> Void) -> () -> Void {
        _ = create { _ in }
        return super.subscribe(observer)
    }
}
private final class Replaced: RightSignal<Int> {
    var observer: ((Int) -> Void)?
    override func subscribe(_ observer: @escaping (Int) -> Void) -> () -> Void {
        self.observer = observer
        return create { self.observer?($0) }
    }
}
private final class EndsAtOnce: RightSignal<Int> {
    override func subscribe(_ observer: @escaping (Int) -> Void) -> () -> Void {
        super.subscribe(observer)()
        return {}
    }
}
private final class DisposesNothing: RightSignal<Int> { override func dispose(_ link: Link, _ end: () -> Void) {} }
private final class NotEnded: RightSignal<Int> {
    override func dispose(_ link: Link, _ end: () -> Void) { link.isDisposed = true }
}
private final class EndedTwice: RightSignal<Int> {
    override func dispose(_ link: Link, _ end: () -> Void) {
        link.isDisposed = true
        end()
    }
}
private final class EndedWhileEnding: RightSignal<Int> {
    override func dispose(_ link: Link, _ end: () -> Void) {
        link.isDisposed = true
        if !link.hasEnded { end() }
        link.hasEnded = true
    }
}
private final class MarkTooLate: RightSignal<Int> {
    override func dispose(_ link: Link, _ end: () -> Void) {
        if !link.isDisposed { end() }
        link.isDisposed = true
    }
}
private final class DisposesAll: RightSignal<Int> {
    let one = Link()
    override func link() -> Link { one }
    override func dispose(_ link: Link, _ end: () -> Void) {
        one.isDisposed = true
        end()
    }
}

/// A signal that keeps a list of its subscriptions. The `dispose` of a subclass may choose the wrong one.
private class OneOfAll: RightSignal<Int> {
    var links: [Link] = []
    override func link() -> Link {
        links.append(Link())
        return links.last!
    }
}
private final class DisposesLast: OneOfAll {
    override func dispose(_ link: Link, _ end: () -> Void) {
        links.popLast()?.isDisposed = true
        end()
    }
}
private final class SecondDisposeHitsOther: OneOfAll {
    override func dispose(_ link: Link, _ end: () -> Void) {
        if !links.isEmpty { links.removeFirst().isDisposed = true }
        end()
    }
}

private protocol RightBind: Right where Numbers == RightSignal<Int> {}

private struct BegunAfterEnd: RightBind {
    static func listen(_ all: Binding) { all.outer = all.signal.create(all.hear) }
}
private struct InnerRunsOn: RightBind {
    static func listen(_ all: Binding) {
        all.outer = all.signal.subscribe { all.inner.append(all.next($0).subscribe(all.send)) }
    }
}
private struct InnerCollected: RightBind {
    static func listen(_ all: Binding) {
        var inner: [RightSignal<String>] = []
        all.outer = all.signal.subscribe { inner.append(all.next($0)) }
        inner.forEach(all.hear)
    }
}
private struct OuterTwice: RightBind {
    static func listen(_ all: Binding) {
        all.inner = [all.signal.subscribe { _ in }]
        all.outer = all.signal.subscribe(all.hear)
    }
}
private struct InnerTwice: RightBind {
    static func listen(_ all: Binding) {
        all.outer = all.signal.subscribe {
            let inner = all.next($0)
            for _ in 0..<2 { all.hear(inner) }
        }
    }
}
private struct NextTwice: RightBind {
    static func listen(_ all: Binding) {
        all.outer = all.signal.subscribe { all.hear((all.next($0), all.next($0)).1) }
    }
}
private struct InnerNotHeard: RightBind {
    static func listen(_ all: Binding) { all.outer = all.signal.subscribe { _ = all.next($0) } }
}
private struct FirstInnerOnly: RightBind {
    static func listen(_ all: Binding) {
        all.outer = all.signal.subscribe { if all.inner.isEmpty { all.hear($0) } }
    }
}
private struct KeepsLatestOnly: RightBind {
    static func listen(_ all: Binding) {
        all.outer = all.signal.subscribe {
            all.endInner()
            all.inner = [all.next($0).subscribe(all.send)]
        }
    }
}
private struct OuterLeft: RightBind { static func listen(_ all: Binding) { _ = all.signal.subscribe(all.hear) } }
private struct InnerLeft: RightBind {
    static func listen(_ all: Binding) { all.outer = all.signal.subscribe { _ = all.next($0).subscribe(all.send) } }
}
private struct OnlyLastEnded: RightBind {
    static func listen(_ all: Binding) {
        all.outer = all.signal.subscribe { all.inner = [all.next($0).subscribe(all.send)] }
    }
}
private struct BegunWhileEnding: RightBind {
    static func end(_ all: Binding) {
        all.endInner()
        all.outer()
    }
}
private struct BlockLate: RightBind { static func begin(_ all: Binding) { listen(all) } }
private struct BlockPerValue: RightBind {
    static func begin(_ all: Binding) { all.outer = all.signal.subscribe { all.hear(all.block()($0)) } }
}
private struct BlockEarly: RightBind {
    func bind(_ signal: RightSignal<Int>, _ block: @escaping () -> (Int) -> Texts) -> Texts {
        Self.bound(signal) { [next = block()] in next }
    }
}
private struct BlockOnce: RightBind {
    func bind(_ signal: RightSignal<Int>, _ block: @escaping () -> (Int) -> Texts) -> Texts {
        var known: ((Int) -> Texts)?
        return Self.bound(signal) {
            known = known ?? block()
            return known!
        }
    }
}
private struct EndsShared: RightBind {
    func bind(_ signal: RightSignal<Int>, _ block: @escaping () -> (Int) -> Texts) -> Texts {
        var ends: [() -> Void] = []
        return Texts { send in
            let next = block()
            let end = signal.subscribe { ends.append(next($0).subscribe(send)) }
            return { for end in [end] + ends { end() } }
        }
    }
}
private struct ValuesShared: RightBind {
    func bind(_ signal: RightSignal<Int>, _ block: @escaping () -> (Int) -> Texts) -> Texts {
        var sends: [(String) -> Void] = []
        return Texts { send in
            sends.append(send)
            return Self.bound(signal, block).subscribe { value in sends.forEach { $0(value) } }
        }
    }
}
private struct SignalGone: RightBind {
    func bind(_ signal: RightSignal<Int>, _ block: @escaping () -> (Int) -> Texts) -> Texts {
        Texts { [weak signal] send in
            guard let signal else { return {} }
            return Self.bound(signal, block).subscribe(send)
        }
    }
}

private struct OnlyFirstEnded: RightBind {
    static func end(_ all: Binding) {
        all.isOver = true
        all.outer()
        all.inner.first?()
    }
}
