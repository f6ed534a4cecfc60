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
    "blockTwice": BlockTwice.self, "notAnswered": NotAnswered.self, "askedEarly": AskedEarly.self,
    "askedTwice": AskedTwice.self, "remembered": Remembered.self, "firstOnly": FirstOnly.self,
    "notSentOn": NotSentOn.self, "firstValueOnly": FirstValueOnly.self, "lastValueOnly": LastValueOnly.self,
    "processEarly": ProcessEarly.self, "processTwice": ProcessTwice.self, "collected": Collected.self,
    "innerNotHeard": InnerNotHeard.self, "boundOnce": BoundOnce.self, "boundLast": BoundLast.self,
    "innerFirstOnly": InnerFirstOnly.self,
    "blockEarly": BlockEarly.self, "transformTwice": TransformTwice.self, "outerTwice": OuterTwice.self,
    "bindCollected": BindCollected.self, "nextTwice": NextTwice.self, "innerTwice": InnerTwice.self,
    "transformRemembered": TransformRemembered.self, "blockPerValue": BlockPerValue.self, "blockOnce": BlockOnce.self,
    "blockLate": BlockLate.self, "innerCollected": InnerCollected.self,
    "functionRemembered": FunctionRemembered.self, "lostWithin": LostWithin.self,
    "processShared": ProcessShared.self, "answeredTwice": AnsweredTwice.self,
]

@MainActor private final class Processing<A, B> {
    let source: Source<A>, transform: (A) -> B, send: (B) -> Void
    var made: [B] = []
    var seen: [String] = []

    init(_ source: Source<A>, _ transform: @escaping (A) -> B, _ send: @escaping (B) -> Void) {
        (self.source, self.transform, self.send) = (source, transform, send)
    }
    func collect() { source.subscribe { self.made.append(self.transform($0)) } }
}

@MainActor private final class Binding<A, B> {
    let source: Source<A>, block: () -> (A) -> Source<B>, send: (B) -> Void
    lazy var next = block()
    var count = 0
    var known: [String: Source<B>] = [:]
    var isForwarding = false

    init(_ source: Source<A>, _ block: @escaping () -> (A) -> Source<B>, _ send: @escaping (B) -> Void) {
        (self.source, self.block, self.send) = (source, block, send)
    }
    func hear(_ value: A) { next(value).subscribe(send) }
}

private protocol Right: LazySource {
    func asked<A>(_ question: @escaping () -> A) -> Source<A>
    func begin<A, B>(_ p: Processing<A, B>)
    func begin<A, B>(_ b: Binding<A, B>)
    func hear<A, B>(_ value: A, _ b: Binding<A, B>)
}

extension Right {
    func asked<A>(_ question: @escaping () -> A) -> Source<A> { Source { $0(question()) } }
    func begin<A, B>(_ p: Processing<A, B>) { p.source.subscribe { p.send(p.transform($0)) } }
    func begin<A, B>(_ b: Binding<A, B>) {
        _ = b.next
        b.source.subscribe { hear($0, b) }
    }
    func hear<A, B>(_ value: A, _ b: Binding<A, B>) { b.hear(value) }

    func asking<A>(_ question: @escaping () -> A) -> Source<A> { asked(question) }
    func process<A, B>(_ source: Source<A>, _ transform: @escaping (A) -> B) -> Source<B> {
        Source { begin(Processing(source, transform, $0)) }
    }
    func bind<A, B>(_ source: Source<A>, _ block: @escaping () -> (A) -> Source<B>) -> Source<B> {
        bound(source, block)
    }
    func bound<A, B>(_ source: Source<A>, _ block: @escaping () -> (A) -> Source<B>) -> Source<B> {
        Source { begin(Binding(source, block, $0)) }
    }
}

private struct NotAnswered: Right {
    func asked<A>(_ question: @escaping () -> A) -> Source<A> { Source { _ in _ = question() } }
}
private struct AskedEarly: Right {
    func asked<A>(_ question: @escaping () -> A) -> Source<A> { Source { [answer = question()] in $0(answer) } }
}
private struct AskedTwice: Right {
    func asked<A>(_ question: @escaping () -> A) -> Source<A> { Source { $0((question(), question()).1) } }
}
private struct Remembered: Right {
    func asked<A>(_ question: @escaping () -> A) -> Source<A> {
        var answer: A?
        return Source {
            answer = answer ?? question()
            $0(answer!)
        }
    }
}
private struct FirstOnly: Right {
    func asked<A>(_ question: @escaping () -> A) -> Source<A> {
        var isAsked = false
        return Source {
            if !isAsked { $0(question()) }
            isAsked = true
        }
    }
}

private struct NotSentOn: Right {
    func begin<A, B>(_ p: Processing<A, B>) { p.source.subscribe { _ = p.transform($0) } }
}
private struct TransformTwice: Right {
    func begin<A, B>(_ p: Processing<A, B>) { p.source.subscribe { p.send((p.transform($0), p.transform($0)).1) } }
}
private struct FirstValueOnly: Right {
    func begin<A, B>(_ p: Processing<A, B>) {
        p.source.subscribe {
            if p.seen.isEmpty { p.send(p.transform($0)) }
            p.seen = ["\($0)"]
        }
    }
}
private struct LastValueOnly: Right {
    func begin<A, B>(_ p: Processing<A, B>) {
        p.collect()
        p.made.suffix(1).forEach(p.send)
    }
}
private struct Collected: Right {
    func begin<A, B>(_ p: Processing<A, B>) {
        p.collect()
        p.made.forEach(p.send)
    }
}
private struct ProcessTwice: Right {
    func begin<A, B>(_ p: Processing<A, B>) {
        p.source.subscribe { p.seen.append("\($0)") }
        p.source.subscribe { p.send(p.transform($0)) }
    }
}
private struct OnlyChanges: Right {
    func begin<A, B>(_ p: Processing<A, B>) {
        p.source.subscribe {
            if p.seen != ["\($0)"] { p.send(p.transform($0)) }
            p.seen = ["\($0)"]
        }
    }
}
private struct TransformRemembered: Right {
    func begin<A, B>(_ p: Processing<A, B>) {
        p.source.subscribe { value in
            let place = p.seen.firstIndex(of: "\(value)")
            p.made.append(place.map { p.made[$0] } ?? p.transform(value))
            p.seen.append("\(value)")
            p.send(p.made.last!)
        }
    }
}
private struct ProcessEarly: Right {
    func process<A, B>(_ source: Source<A>, _ transform: @escaping (A) -> B) -> Source<B> {
        let early = Processing(source, transform) { _ in }
        early.collect()
        return Source { early.made.forEach($0) }
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

private struct InnerNotHeard: Right { func hear<A, B>(_ value: A, _ b: Binding<A, B>) { _ = b.next(value) } }
private struct NextTwice: Right {
    func hear<A, B>(_ value: A, _ b: Binding<A, B>) { (b.next(value), b.next(value)).1.subscribe(b.send) }
}
private struct InnerTwice: Right {
    func hear<A, B>(_ value: A, _ b: Binding<A, B>) {
        let inner = b.next(value)
        inner.subscribe { _ in }
        inner.subscribe(b.send)
    }
}
private struct InnerFirstOnly: Right {
    func hear<A, B>(_ value: A, _ b: Binding<A, B>) {
        var first: B?
        b.next(value).subscribe { first = first ?? $0 }
        if let first { b.send(first) }
    }
}
private struct InnerCollected: Right {
    func hear<A, B>(_ value: A, _ b: Binding<A, B>) {
        var values: [B] = []
        b.next(value).subscribe { values.append($0) }
        values.forEach(b.send)
    }
}
private struct FunctionRemembered: Right {
    func hear<A, B>(_ value: A, _ b: Binding<A, B>) {
        let inner = b.known["\(value)"] ?? b.next(value)
        b.known["\(value)"] = inner
        inner.subscribe(b.send)
    }
}
private struct LostWithin: Right {
    func hear<A, B>(_ value: A, _ b: Binding<A, B>) {
        if b.isForwarding { return }
        b.isForwarding = true
        b.hear(value)
        b.isForwarding = false
    }
}
private struct Switched: Right {
    func hear<A, B>(_ value: A, _ b: Binding<A, B>) {
        b.count += 1
        let own = b.count
        b.next(value).subscribe { if own == b.count { b.send($0) } }
    }
}
private struct BlockPerValue: Right {
    func begin<A, B>(_ b: Binding<A, B>) { b.source.subscribe { b.block()($0).subscribe(b.send) } }
}
private struct BlockLate: Right { func begin<A, B>(_ b: Binding<A, B>) { b.source.subscribe(b.hear) } }
private struct BlockTwice: Right {
    func begin<A, B>(_ b: Binding<A, B>) {
        _ = (b.block(), b.next)
        b.source.subscribe(b.hear)
    }
}
private struct OuterTwice: Right {
    func begin<A, B>(_ b: Binding<A, B>) {
        _ = b.next
        b.source.subscribe { _ in }
        b.source.subscribe(b.hear)
    }
}
private struct BindCollected: Right {
    func begin<A, B>(_ b: Binding<A, B>) {
        _ = b.next
        var values: [A] = []
        b.source.subscribe { values.append($0) }
        values.forEach(b.hear)
    }
}
private struct BoundOnce: Right {
    func begin<A, B>(_ b: Binding<A, B>) {
        _ = b.next
        var inner: Source<B>?
        b.source.subscribe { if inner == nil { inner = b.next($0) } }
        inner?.subscribe(b.send)
    }
}
private struct BoundLast: Right {
    func begin<A, B>(_ b: Binding<A, B>) {
        _ = b.next
        var inner: Source<B>?
        b.source.subscribe { inner = b.next($0) }
        inner?.subscribe(b.send)
    }
}
private struct BlockEarly: Right {
    func bind<A, B>(_ source: Source<A>, _ block: @escaping () -> (A) -> Source<B>) -> Source<B> {
        bound(source) { [next = block()] in next }
    }
}
private struct BlockOnce: Right {
    func bind<A, B>(_ source: Source<A>, _ block: @escaping () -> (A) -> Source<B>) -> Source<B> {
        var known: ((A) -> Source<B>)?
        return bound(source) {
            known = known ?? block()
            return known!
        }
    }
}

private struct ProcessShared: Right {
    func process<A, B>(_ source: Source<A>, _ transform: @escaping (A) -> B) -> Source<B> {
        var sends: [(B) -> Void] = []
        return Source { send in
            sends.append(send)
            source.subscribe { value in
                let new = transform(value)
                sends.forEach { $0(new) }
            }
        }
    }
}
private struct AnsweredTwice: Right {
    func asked<A>(_ question: @escaping () -> A) -> Source<A> {
        Source { send in
            let answer = question()
            send(answer)
            send(answer)
        }
    }
}
