private struct Answer: LazySource {
    func asking<A>(_ question: @escaping () -> A) -> Source<A> {
        Source { send in send(question()) }
    }

    func process<A, B>(_ source: Source<A>, _ transform: @escaping (A) -> B) -> Source<B> {
        Source { send in
            source.subscribe { value in send(transform(value)) }
        }
    }

    func bind<A, B>(_ source: Source<A>, _ block: @escaping () -> (A) -> Source<B>) -> Source<B> {
        Source { send in
            let next = block()
            source.subscribe { value in next(value).subscribe(send) }
        }
    }
}

package let lazySourceReference: any LazySource.Type = Answer.self

// MARK: - Wrong answers

package let lazySourceWrong: KeyValuePairs<String, any Contract.Type> = [
    "switched": Switched.self, "sourceShared": SourceShared.self, "onlyChanges": OnlyChanges.self,
    "blockTwice": BlockTwice.self,
    "notAnswered": NotAnswered.self, "askedEarly": AskedEarly.self, "askedTwice": AskedTwice.self,
    "remembered": Remembered.self, "firstOnly": FirstOnly.self, "notSentOn": NotSentOn.self,
    "firstValueOnly": FirstValueOnly.self, "lastValueOnly": LastValueOnly.self, "processEarly": ProcessEarly.self,
    "processTwice": ProcessTwice.self, "collected": Collected.self, "innerNotHeard": InnerNotHeard.self,
    "boundOnce": BoundOnce.self, "innerFirstOnly": InnerFirstOnly.self, "blockEarly": BlockEarly.self,
    "transformTwice": TransformTwice.self, "outerTwice": OuterTwice.self, "bindCollected": BindCollected.self,
    "nextTwice": NextTwice.self, "innerTwice": InnerTwice.self, "transformRemembered": TransformRemembered.self,
    "blockPerValue": BlockPerValue.self, "blockOnce": BlockOnce.self, "blockLate": BlockLate.self,
]

/// Right in what a wrong answer does not say otherwise.
private protocol Right: LazySource {}

extension Right {
    func asking<A>(_ question: @escaping () -> A) -> Source<A> { Source { $0(question()) } }
    func process<A, B>(_ source: Source<A>, _ transform: @escaping (A) -> B) -> Source<B> {
        Source { send in source.subscribe { send(transform($0)) } }
    }
    func bind<A, B>(_ source: Source<A>, _ block: @escaping () -> (A) -> Source<B>) -> Source<B> {
        Source { send in
            let next = block()
            source.subscribe { next($0).subscribe(send) }
        }
    }
}

private struct NotAnswered: Right {
    func asking<A>(_ question: @escaping () -> A) -> Source<A> { Source { _ in _ = question() } }
}

private struct AskedEarly: Right {
    func asking<A>(_ question: @escaping () -> A) -> Source<A> {
        let answer = question()
        return Source { $0(answer) }
    }
}

private struct AskedTwice: Right {
    func asking<A>(_ question: @escaping () -> A) -> Source<A> {
        Source { send in
            _ = question()
            send(question())
        }
    }
}

private struct Remembered: Right {
    func asking<A>(_ question: @escaping () -> A) -> Source<A> {
        var answer: A?
        return Source { send in
            let known = answer ?? question()
            answer = known
            send(known)
        }
    }
}

private struct FirstOnly: Right {
    func asking<A>(_ question: @escaping () -> A) -> Source<A> {
        var isAsked = false
        return Source { send in
            if !isAsked { send(question()) }
            isAsked = true
        }
    }
}

private struct NotSentOn: Right {
    func process<A, B>(_ source: Source<A>, _ transform: @escaping (A) -> B) -> Source<B> {
        Source { _ in source.subscribe { _ = transform($0) } }
    }
}

private struct FirstValueOnly: Right {
    func process<A, B>(_ source: Source<A>, _ transform: @escaping (A) -> B) -> Source<B> {
        Source { send in
            var isSent = false
            source.subscribe {
                if !isSent { send(transform($0)) }
                isSent = true
            }
        }
    }
}

private struct LastValueOnly: Right {
    func process<A, B>(_ source: Source<A>, _ transform: @escaping (A) -> B) -> Source<B> {
        Source { send in
            var last: B?
            source.subscribe { last = transform($0) }
            if let last { send(last) }
        }
    }
}

private struct ProcessEarly: Right {
    func process<A, B>(_ source: Source<A>, _ transform: @escaping (A) -> B) -> Source<B> {
        var values: [B] = []
        source.subscribe { values.append(transform($0)) }
        return Source { values.forEach($0) }
    }
}

private struct ProcessTwice: Right {
    func process<A, B>(_ source: Source<A>, _ transform: @escaping (A) -> B) -> Source<B> {
        Source { send in
            var count = 0
            source.subscribe { _ in count += 1 }
            source.subscribe { send(transform($0)) }
        }
    }
}

private struct Collected: Right {
    func process<A, B>(_ source: Source<A>, _ transform: @escaping (A) -> B) -> Source<B> {
        Source { send in
            var values: [B] = []
            source.subscribe { values.append(transform($0)) }
            values.forEach(send)
        }
    }
}

private struct TransformTwice: Right {
    func process<A, B>(_ source: Source<A>, _ transform: @escaping (A) -> B) -> Source<B> {
        Source { send in
            source.subscribe {
                _ = transform($0)
                send(transform($0))
            }
        }
    }
}

private struct OuterTwice: Right {
    func bind<A, B>(_ source: Source<A>, _ block: @escaping () -> (A) -> Source<B>) -> Source<B> {
        Source { send in
            let next = block()
            source.subscribe { _ in }
            source.subscribe { next($0).subscribe(send) }
        }
    }
}

private struct BindCollected: Right {
    func bind<A, B>(_ source: Source<A>, _ block: @escaping () -> (A) -> Source<B>) -> Source<B> {
        Source { send in
            let next = block()
            var values: [A] = []
            source.subscribe { values.append($0) }
            for value in values { next(value).subscribe(send) }
        }
    }
}

private struct NextTwice: Right {
    func bind<A, B>(_ source: Source<A>, _ block: @escaping () -> (A) -> Source<B>) -> Source<B> {
        Source { send in
            let next = block()
            source.subscribe {
                _ = next($0)
                next($0).subscribe(send)
            }
        }
    }
}

private struct InnerTwice: Right {
    func bind<A, B>(_ source: Source<A>, _ block: @escaping () -> (A) -> Source<B>) -> Source<B> {
        Source { send in
            let next = block()
            source.subscribe {
                let inner = next($0)
                inner.subscribe { _ in }
                inner.subscribe(send)
            }
        }
    }
}

private struct InnerNotHeard: Right {
    func bind<A, B>(_ source: Source<A>, _ block: @escaping () -> (A) -> Source<B>) -> Source<B> {
        Source { _ in
            let next = block()
            source.subscribe { _ = next($0) }
        }
    }
}

private struct BoundOnce: Right {
    func bind<A, B>(_ source: Source<A>, _ block: @escaping () -> (A) -> Source<B>) -> Source<B> {
        Source { send in
            var inner: Source<B>?
            let next = block()
            source.subscribe { if inner == nil { inner = next($0) } }
            inner?.subscribe(send)
        }
    }
}

private struct InnerFirstOnly: Right {
    func bind<A, B>(_ source: Source<A>, _ block: @escaping () -> (A) -> Source<B>) -> Source<B> {
        Source { send in
            let next = block()
            source.subscribe {
                var first: B?
                next($0).subscribe { first = first ?? $0 }
                if let first { send(first) }
            }
        }
    }
}

private struct BlockEarly: Right {
    func bind<A, B>(_ source: Source<A>, _ block: @escaping () -> (A) -> Source<B>) -> Source<B> {
        let next = block()
        return Source { send in source.subscribe { next($0).subscribe(send) } }
    }
}

private struct BlockPerValue: Right {
    func bind<A, B>(_ source: Source<A>, _ block: @escaping () -> (A) -> Source<B>) -> Source<B> {
        Source { send in source.subscribe { block()($0).subscribe(send) } }
    }
}

private struct BlockOnce: Right {
    func bind<A, B>(_ source: Source<A>, _ block: @escaping () -> (A) -> Source<B>) -> Source<B> {
        var known: ((A) -> Source<B>)?
        return Source { send in
            let next = known ?? block()
            known = next
            source.subscribe { next($0).subscribe(send) }
        }
    }
}

private struct Switched: Right {
    func bind<A, B>(_ source: Source<A>, _ block: @escaping () -> (A) -> Source<B>) -> Source<B> {
        Source { send in
            let next = block()
            var latest = 0
            source.subscribe { value in
                latest += 1
                let own = latest
                next(value).subscribe { if own == latest { send($0) } }
            }
        }
    }
}

private struct SourceShared: Right {
    func process<A, B>(_ source: Source<A>, _ transform: @escaping (A) -> B) -> Source<B> {
        var sends: [(B) -> Void] = []
        return Source { send in
            sends.append(send)
            guard sends.count == 1 else { return }
            source.subscribe { value in
                let new = transform(value)
                sends.forEach { $0(new) }
            }
        }
    }
}

private struct OnlyChanges: Right {
    func process<A, B>(_ source: Source<A>, _ transform: @escaping (A) -> B) -> Source<B> {
        Source { send in
            var last: String?
            source.subscribe { value in
                if "\(value)" != last { send(transform(value)) }
                last = "\(value)"
            }
        }
    }
}

private struct BlockTwice: Right {
    func bind<A, B>(_ source: Source<A>, _ block: @escaping () -> (A) -> Source<B>) -> Source<B> {
        Source { send in
            _ = block()
            let next = block()
            source.subscribe { next($0).subscribe(send) }
        }
    }
}

private struct BlockLate: Right {
    func bind<A, B>(_ source: Source<A>, _ block: @escaping () -> (A) -> Source<B>) -> Source<B> {
        Source { send in
            var known: ((A) -> Source<B>)?
            source.subscribe {
                let next = known ?? block()
                known = next
                next($0).subscribe(send)
            }
        }
    }
}

private struct TransformRemembered: Right {
    func process<A, B>(_ source: Source<A>, _ transform: @escaping (A) -> B) -> Source<B> {
        Source { send in
            var known: [String: B] = [:]
            source.subscribe { value in
                let made = known["\(value)"] ?? transform(value)
                known["\(value)"] = made
                send(made)
            }
        }
    }
}
