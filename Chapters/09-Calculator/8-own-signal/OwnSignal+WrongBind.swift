/// Those in which `bind` is wrong.
package let ownSignalBindWrong: KeyValuePairs<String, any Contract.Type> = [
    "endsShared": EndsShared.self,
    "begunAfterEnd": BegunAfterEnd.self,
    "innerRunsOn": InnerRunsOn.self,
    "signalGone": SignalGone.self,
    "innerCollected": InnerCollected.self,
    "outerTwice": OuterTwice.self,
    "innerTwice": InnerTwice.self,
    "nextTwice": NextTwice.self,
    "innerNotHeard": InnerNotHeard.self,
    "firstInnerOnly": FirstInnerOnly.self,
    "blockEarly": BlockEarly.self,
    "blockPerValue": BlockPerValue.self,
    "blockOnce": BlockOnce.self,
    "blockLate": BlockLate.self,
    "begunWhileEnding": BegunWhileEnding.self,
    "keepsLatestOnly": KeepsLatestOnly.self,
    "outerLeft": OuterLeft.self,
    "innerLeft": InnerLeft.self,
    "onlyLastEnded": OnlyLastEnded.self,
]

/// A subscription to a bound signal: what it listens to, and what ends it.
@MainActor private final class Binding {
    let signal: RightSignal<Int>
    let next: (Int) -> RightSignal<String>
    let send: (String) -> Void
    var outer: () -> Void = {}
    var inner: [() -> Void] = []

    init(
        _ signal: RightSignal<Int>, _ next: @escaping (Int) -> RightSignal<String>, _ send: @escaping (String) -> Void
    ) { (self.signal, self.next, self.send) = (signal, next, send) }

    func hear(_ value: Int) { inner.append(next(value).subscribe(send)) }

    func end() {
        outer()
        for end in inner { end() }
    }
}

/// Wrong in how it listens, once the block has given its function.
private protocol Listening: RightBindAnswer {
    static func listen(_ all: Binding)
}

extension Listening {
    func bind(_ signal: RightSignal<Int>, _ block: @escaping () -> (Int) -> Texts) -> Texts {
        Texts { send in
            let all = Binding(signal, block(), send)
            Self.listen(all)
            return all.end
        }
    }
}

private struct EndsShared: RightBindAnswer {
    func bind(_ signal: RightSignal<Int>, _ block: @escaping () -> (Int) -> Texts) -> Texts {
        var ends: [() -> Void] = []
        return Texts { send in
            let next = block()
            let end = signal.subscribe { ends.append(next($0).subscribe(send)) }
            return {
                end()
                for end in ends { end() }
            }
        }
    }
}

private struct BegunAfterEnd: Listening {
    static func listen(_ all: Binding) { all.outer = all.signal.create(all.hear) }
}

private struct SignalGone: RightBindAnswer {
    func bind(_ signal: RightSignal<Int>, _ block: @escaping () -> (Int) -> Texts) -> Texts {
        Texts { [weak signal] send in
            guard let signal else { return {} }
            var ends: [() -> Void] = []
            let next = block()
            ends.append(signal.subscribe { ends.append(next($0).subscribe(send)) })
            return { for end in ends { end() } }
        }
    }
}

private struct InnerRunsOn: Listening {
    static func listen(_ all: Binding) { all.outer = all.signal.subscribe(all.hear) }
}

private struct InnerCollected: Listening {
    static func listen(_ all: Binding) {
        var inner: [RightSignal<String>] = []
        let end = all.signal.subscribe { inner.append(all.next($0)) }
        all.inner = inner.map { $0.subscribe(all.send) } + [end]
    }
}

private struct OuterTwice: Listening {
    static func listen(_ all: Binding) {
        all.inner = [all.signal.subscribe { _ in }]
        all.inner.append(all.signal.subscribe(all.hear))
    }
}

private struct InnerTwice: Listening {
    static func listen(_ all: Binding) {
        all.outer = all.signal.subscribe {
            let inner = all.next($0)
            for _ in 0..<2 { all.inner.append(inner.subscribe(all.send)) }
        }
    }
}

private struct NextTwice: Listening {
    static func listen(_ all: Binding) {
        all.outer = all.signal.subscribe {
            _ = all.next($0)
            all.hear($0)
        }
    }
}

private struct InnerNotHeard: Listening {
    static func listen(_ all: Binding) { all.outer = all.signal.subscribe { _ = all.next($0) } }
}

private struct FirstInnerOnly: Listening {
    static func listen(_ all: Binding) {
        all.outer = all.signal.subscribe { if all.inner.isEmpty { all.inner = [all.next($0).subscribe(all.send)] } }
    }
}

private struct KeepsLatestOnly: Listening {
    static func listen(_ all: Binding) {
        all.outer = all.signal.subscribe {
            for end in all.inner { end() }
            all.inner = [all.next($0).subscribe(all.send)]
        }
    }
}

private struct OuterLeft: Listening {
    static func listen(_ all: Binding) { _ = all.signal.subscribe(all.hear) }
}

private struct InnerLeft: Listening {
    static func listen(_ all: Binding) {
        all.outer = all.signal.subscribe { _ = all.next($0).subscribe(all.send) }
    }
}

private struct OnlyLastEnded: Listening {
    static func listen(_ all: Binding) {
        all.outer = all.signal.subscribe { all.inner = [all.next($0).subscribe(all.send)] }
    }
}

private struct BegunWhileEnding: RightBindAnswer {
    func bind(_ signal: RightSignal<Int>, _ block: @escaping () -> (Int) -> Texts) -> Texts {
        Texts { send in
            let next = block()
            var ends: [() -> Void] = []
            let endOuter = signal.subscribe { ends.append(next($0).subscribe(send)) }
            return {
                for end in ends { end() }
                endOuter()
            }
        }
    }
}

/// Binds with a function that is there already.
@MainActor private func bound(
    _ signal: RightSignal<Int>, _ next: @escaping () -> (Int) -> RightSignal<String>
) -> RightSignal<String> {
    RightSignal { send in
        var ends: [() -> Void] = []
        ends.append(signal.subscribe { ends.append(next()($0).subscribe(send)) })
        return { for end in ends { end() } }
    }
}

private struct BlockEarly: RightBindAnswer {
    func bind(_ signal: RightSignal<Int>, _ block: @escaping () -> (Int) -> Texts) -> Texts {
        let next = block()
        return bound(signal) { next }
    }
}

private struct BlockPerValue: RightBindAnswer {
    func bind(_ signal: RightSignal<Int>, _ block: @escaping () -> (Int) -> Texts) -> Texts { bound(signal, block) }
}

private struct BlockOnce: RightBindAnswer {
    func bind(_ signal: RightSignal<Int>, _ block: @escaping () -> (Int) -> Texts) -> Texts {
        var known: ((Int) -> Texts)?
        return bound(signal) {
            let next = known ?? block()
            known = next
            return next
        }
    }
}

private struct BlockLate: RightBindAnswer {
    func bind(_ signal: RightSignal<Int>, _ block: @escaping () -> (Int) -> Texts) -> Texts {
        Texts { send in
            var known: ((Int) -> Texts)?
            var ends: [() -> Void] = []
            let end = signal.subscribe {
                let next = known ?? block()
                known = next
                ends.append(next($0).subscribe(send))
            }
            return {
                end()
                for end in ends { end() }
            }
        }
    }
}
