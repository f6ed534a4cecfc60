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

private struct BegunAfterEnd: RightBindAnswer {
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

private struct InnerRunsOn: RightBindAnswer {
    func bind(_ signal: RightSignal<Int>, _ block: @escaping () -> (Int) -> Texts) -> Texts {
        Texts { send in
            let next = block()
            var ends: [() -> Void] = []
            let endOuter = signal.subscribe { ends.append(next($0).subscribe(send)) }
            return {
                endOuter()
                for end in ends { end() }
            }
        }
    }
}

private struct InnerCollected: RightBindAnswer {
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

private struct OuterTwice: RightBindAnswer {
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

private struct InnerTwice: RightBindAnswer {
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

private struct NextTwice: RightBindAnswer {
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

private struct InnerNotHeard: RightBindAnswer {
    func bind(_ signal: RightSignal<Int>, _ block: @escaping () -> (Int) -> Texts) -> Texts {
        Texts { _ in
            let next = block()
            return signal.subscribe { _ = next($0) }
        }
    }
}

private struct FirstInnerOnly: RightBindAnswer {
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

private struct KeepsLatestOnly: RightBindAnswer {
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

private struct OuterLeft: RightBindAnswer {
    func bind(_ signal: RightSignal<Int>, _ block: @escaping () -> (Int) -> Texts) -> Texts {
        Texts { send in
            let next = block()
            var ends: [() -> Void] = []
            _ = signal.subscribe { ends.append(next($0).subscribe(send)) }
            return { for end in ends { end() } }
        }
    }
}

private struct InnerLeft: RightBindAnswer {
    func bind(_ signal: RightSignal<Int>, _ block: @escaping () -> (Int) -> Texts) -> Texts {
        Texts { send in
            let next = block()
            return signal.subscribe { _ = next($0).subscribe(send) }
        }
    }
}

private struct OnlyLastEnded: RightBindAnswer {
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
