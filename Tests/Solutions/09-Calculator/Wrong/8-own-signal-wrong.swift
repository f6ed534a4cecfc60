import Chapter09Calculator

let ownSignalWrong: [String: any Contract.Type] = [
    "early": Early.self, "nothingHeard": NothingHeard.self, "ranOnce": RanOnce.self, "createTwice": CreateTwice.self,
    "replaced": Replaced.self, "disposesNothing": DisposesNothing.self,
    "disposesAll": DisposesAll.self, "disposesLast": DisposesLast.self,
    "secondDisposeHitsOther": SecondDisposeHitsOther.self, "endsAtOnce": EndsAtOnce.self, "notEnded": NotEnded.self,
    "endedTwice": EndedTwice.self, "markTooLate": MarkTooLate.self, "endsShared": EndsShared.self,
    "begunAfterEnd": BegunAfterEnd.self, "innerCollected": InnerCollected.self,
    "outerTwice": OuterTwice.self, "innerTwice": InnerTwice.self, "nextTwice": NextTwice.self,
    "innerNotHeard": InnerNotHeard.self, "firstInnerOnly": FirstInnerOnly.self,
    "blockEarly": BlockEarly.self, "blockPerValue": BlockPerValue.self, "blockOnce": BlockOnce.self,
    "keepsLatestOnly": KeepsLatestOnly.self, "outerLeft": OuterLeft.self, "innerLeft": InnerLeft.self,
    "onlyLastEnded": OnlyLastEnded.self,
]

private let head = """
    func bind(_ signal: Signal<Int>, _ block: @escaping () -> (Int) -> Signal<String>) -> Signal<String> {
        signal.bind(block)
    }
    }
    extension Signal {
    """

let ownSignalRefused = [
    "signalSent": """
    \(head)
        func bound<NewValue>(_ block: @escaping () -> (Value) -> Signal<NewValue>) -> Signal<NewValue> {
            Signal<NewValue> { send in
                let next = block()
                let end = self.subscribe { value in send(next(value)) }
                return end
            }
        }
    """,
    "localCopy": """
    \(head)
        func subscribed(_ observer: @escaping (Value) -> Void) -> () -> Void {
            let isDisposed = false
            return { isDisposed = true }
        }
    """,
    "noEnd": """
    \(head)
        func bound<NewValue>(_ block: @escaping () -> (Value) -> Signal<NewValue>) -> Signal<NewValue> {
            Signal<NewValue> { send in
                let next = block()
                _ = self.subscribe { value in _ = next(value).subscribe(send) }
            }
        }
    """,
]

private typealias Create<Value> = (_ send: @escaping (Value) -> Void) -> () -> Void

/// Right in what a wrong signal does not say otherwise.
private class RightSignal<Value>: SignalShape {
    let create: Create<Value>

    required init(_ create: @escaping Create<Value>) { self.create = create }

    func subscribe(_ observer: @escaping (Value) -> Void) -> () -> Void {
        var isDisposed = false
        let end = create { if !isDisposed { observer($0) } }
        return {
            if isDisposed { return }
            isDisposed = true
            end()
        }
    }
}

/// Right in what a wrong answer does not say otherwise.
private protocol Right: OwnSignal where Texts == RightSignal<String> {}

extension Right {
    func bind(_ signal: Numbers, _ block: @escaping () -> (Int) -> Texts) -> Texts {
        Texts { send in
            let next = block()
            var ends: [() -> Void] = []
            ends.append(signal.subscribe { ends.append(next($0).subscribe(send)) })
            return { for end in ends { end() } }
        }
    }
}

private protocol RightSignals: Right where Numbers == RightSignal<Int> {}

private struct Early: Right {
    final class Numbers: RightSignal<Int> {
        required init(_ create: @escaping Create<Int>) {
            super.init(create)
            _ = create { _ in }
        }
    }
}

private struct NothingHeard: Right {
    final class Numbers: RightSignal<Int> {
        override func subscribe(_ observer: @escaping (Int) -> Void) -> () -> Void { create { _ in } }
    }
}

private struct RanOnce: Right {
    final class Numbers: RightSignal<Int> {
        var end: (() -> Void)?
        override func subscribe(_ observer: @escaping (Int) -> Void) -> () -> Void {
            let known = end ?? create(observer)
            end = known
            return known
        }
    }
}

private struct CreateTwice: Right {
    final class Numbers: RightSignal<Int> {
        override func subscribe(_ observer: @escaping (Int) -> Void) -> () -> Void {
            _ = create { _ in }
            return super.subscribe(observer)
        }
    }
}

/// Keeps the one observer.
private struct Replaced: Right {
    final class Numbers: RightSignal<Int> {
        var observer: ((Int) -> Void)?
        override func subscribe(_ observer: @escaping (Int) -> Void) -> () -> Void {
            self.observer = observer
            return create { self.observer?($0) }
        }
    }
}

private struct DisposesNothing: Right {
    final class Numbers: RightSignal<Int> {
        override func subscribe(_ observer: @escaping (Int) -> Void) -> () -> Void {
            let subscriber = FirstSubscriber(observer)
            _ = create(subscriber.send)
            return subscriber.dispose
        }
    }
}

private struct DisposesAll: Right {
    final class Numbers: RightSignal<Int> {
        var isDisposed = false
        override func subscribe(_ observer: @escaping (Int) -> Void) -> () -> Void {
            let end = create { if !self.isDisposed { observer($0) } }
            return {
                self.isDisposed = true
                end()
            }
        }
    }
}

private struct DisposesLast: Right {
    final class Numbers: RightSignal<Int> {
        var live: [Int] = []
        var next = 0
        override func subscribe(_ observer: @escaping (Int) -> Void) -> () -> Void {
            let id = next
            next += 1
            live.append(id)
            let end = create { if self.live.contains(id) { observer($0) } }
            return {
                _ = self.live.popLast()
                end()
            }
        }
    }
}

private struct SecondDisposeHitsOther: Right {
    final class Numbers: RightSignal<Int> {
        var live: [Int] = []
        var next = 0
        override func subscribe(_ observer: @escaping (Int) -> Void) -> () -> Void {
            let id = next
            next += 1
            live.append(id)
            let end = create { if self.live.contains(id) { observer($0) } }
            return {
                if !self.live.isEmpty { self.live.removeFirst() }
                end()
            }
        }
    }
}

private struct EndsAtOnce: Right {
    final class Numbers: RightSignal<Int> {
        override func subscribe(_ observer: @escaping (Int) -> Void) -> () -> Void {
            let dispose = super.subscribe(observer)
            dispose()
            return {}
        }
    }
}

private struct NotEnded: Right {
    final class Numbers: RightSignal<Int> {
        override func subscribe(_ observer: @escaping (Int) -> Void) -> () -> Void {
            var isDisposed = false
            _ = create { if !isDisposed { observer($0) } }
            return { isDisposed = true }
        }
    }
}

private struct EndedTwice: Right {
    final class Numbers: RightSignal<Int> {
        override func subscribe(_ observer: @escaping (Int) -> Void) -> () -> Void {
            var isDisposed = false
            let end = create { if !isDisposed { observer($0) } }
            return {
                isDisposed = true
                end()
            }
        }
    }
}

private struct MarkTooLate: Right {
    final class Numbers: RightSignal<Int> {
        override func subscribe(_ observer: @escaping (Int) -> Void) -> () -> Void {
            var isDisposed = false
            let end = create { if !isDisposed { observer($0) } }
            return {
                if isDisposed { return }
                end()
                isDisposed = true
            }
        }
    }
}

private struct EndsShared: RightSignals {
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

private struct BegunAfterEnd: RightSignals {
    func bind(_ signal: RightSignal<Int>, _ block: @escaping () -> (Int) -> Texts) -> Texts {
        Texts { send in
            let next = block()
            var ends: [() -> Void] = []
            let end = signal.create { ends.append(next($0).subscribe(send)) }
            return {
                end()
                for end in ends { end() }
            }
        }
    }
}

private struct InnerCollected: RightSignals {
    func bind(_ signal: RightSignal<Int>, _ block: @escaping () -> (Int) -> Texts) -> Texts {
        Texts { send in
            let next = block()
            var inner: [Texts] = []
            let end = signal.subscribe { inner.append(next($0)) }
            let ends = inner.map { $0.subscribe(send) } + [end]
            return { for end in ends { end() } }
        }
    }
}

private struct OuterTwice: RightSignals {
    func bind(_ signal: RightSignal<Int>, _ block: @escaping () -> (Int) -> Texts) -> Texts {
        Texts { send in
            let next = block()
            var ends = [signal.subscribe { _ in }]
            let end = signal.subscribe { ends.append(next($0).subscribe(send)) }
            ends.append(end)
            return { for end in ends { end() } }
        }
    }
}

private struct InnerTwice: RightSignals {
    func bind(_ signal: RightSignal<Int>, _ block: @escaping () -> (Int) -> Texts) -> Texts {
        Texts { send in
            let next = block()
            var ends: [() -> Void] = []
            let end = signal.subscribe {
                let inner = next($0)
                ends.append(inner.subscribe(send))
                ends.append(inner.subscribe(send))
            }
            return {
                end()
                for end in ends { end() }
            }
        }
    }
}

private struct NextTwice: RightSignals {
    func bind(_ signal: RightSignal<Int>, _ block: @escaping () -> (Int) -> Texts) -> Texts {
        Texts { send in
            let next = block()
            var ends: [() -> Void] = []
            let end = signal.subscribe {
                _ = next($0)
                ends.append(next($0).subscribe(send))
            }
            return {
                end()
                for end in ends { end() }
            }
        }
    }
}

private struct InnerNotHeard: RightSignals {
    func bind(_ signal: RightSignal<Int>, _ block: @escaping () -> (Int) -> Texts) -> Texts {
        Texts { _ in
            let next = block()
            return signal.subscribe { _ = next($0) }
        }
    }
}

private struct FirstInnerOnly: RightSignals {
    func bind(_ signal: RightSignal<Int>, _ block: @escaping () -> (Int) -> Texts) -> Texts {
        Texts { send in
            let next = block()
            var endInner: (() -> Void)?
            let end = signal.subscribe { if endInner == nil { endInner = next($0).subscribe(send) } }
            return {
                end()
                endInner?()
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

private struct BlockEarly: RightSignals {
    func bind(_ signal: RightSignal<Int>, _ block: @escaping () -> (Int) -> Texts) -> Texts {
        let next = block()
        return bound(signal) { next }
    }
}

private struct BlockPerValue: RightSignals {
    func bind(_ signal: RightSignal<Int>, _ block: @escaping () -> (Int) -> Texts) -> Texts { bound(signal, block) }
}

private struct BlockOnce: RightSignals {
    func bind(_ signal: RightSignal<Int>, _ block: @escaping () -> (Int) -> Texts) -> Texts {
        var known: ((Int) -> Texts)?
        return bound(signal) {
            let next = known ?? block()
            known = next
            return next
        }
    }
}

private struct KeepsLatestOnly: RightSignals {
    func bind(_ signal: RightSignal<Int>, _ block: @escaping () -> (Int) -> Texts) -> Texts {
        Texts { send in
            let next = block()
            var endInner: () -> Void = {}
            let end = signal.subscribe {
                endInner()
                endInner = next($0).subscribe(send)
            }
            return {
                end()
                endInner()
            }
        }
    }
}

private struct OuterLeft: RightSignals {
    func bind(_ signal: RightSignal<Int>, _ block: @escaping () -> (Int) -> Texts) -> Texts {
        Texts { send in
            let next = block()
            var ends: [() -> Void] = []
            _ = signal.subscribe { ends.append(next($0).subscribe(send)) }
            return { for end in ends { end() } }
        }
    }
}

private struct InnerLeft: RightSignals {
    func bind(_ signal: RightSignal<Int>, _ block: @escaping () -> (Int) -> Texts) -> Texts {
        Texts { send in
            let next = block()
            return signal.subscribe { _ = next($0).subscribe(send) }
        }
    }
}

private struct OnlyLastEnded: RightSignals {
    func bind(_ signal: RightSignal<Int>, _ block: @escaping () -> (Int) -> Texts) -> Texts {
        Texts { send in
            let next = block()
            var endInner: () -> Void = {}
            let end = signal.subscribe { endInner = next($0).subscribe(send) }
            return {
                end()
                endInner()
            }
        }
    }
}
