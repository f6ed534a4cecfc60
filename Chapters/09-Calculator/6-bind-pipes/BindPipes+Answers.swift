private struct Answer: BindPipes {
    func bindLatest<A, B>(_ pipe: Pipe<A>, _ next: @escaping (A) -> Pipe<B>) -> Pipe<B> {
        let result = Pipe<B>()
        var removeFormer: () -> Void = {}
        pipe.subscribe { value in
            removeFormer()
            removeFormer = next(value).subscribe { result.send($0) }
        }
        return result
    }

    func bindAll<A, B>(_ pipe: Pipe<A>, _ next: @escaping (A) -> Pipe<B>) -> Pipe<B> {
        let result = Pipe<B>()
        pipe.subscribe { value in
            next(value).subscribe { result.send($0) }
        }
        return result
    }
}

package let bindPipesReference: any BindPipes.Type = Answer.self

// MARK: - Wrong answers

package let bindPipesWrong: KeyValuePairs<String, any Contract.Type> = [
    "nextKept": NextKept.self, "heldWeakly": HeldWeakly.self, "perSubscriber": PerSubscriber.self,
    "notSentOn": NotSentOn.self, "oneValue": OneValue.self, "arrivesTwice": ArrivesTwice.self,
    "letGoToo": LetGoToo.self, "formerKept": FormerKept.self, "firstKept": FirstKept.self,
    "stillSubscribed": StillSubscribed.self, "onlyFirstLetGo": OnlyFirstLetGo.self, "shared": Shared.self,
    "nextTwice": NextTwice.self, "allIsLatest": AllIsLatest.self, "allIsFirst": AllIsFirst.self,
    "allOnce": AllOnce.self, "allNotHeard": AllNotHeard.self, "equalIgnored": EqualIgnored.self,
    "choiceIgnored": ChoiceIgnored.self, "unheard": Unheard.self, "occupied": Occupied.self,
    "notAgain": NotAgain.self, "sentAgain": SentAgain.self, "allDoubled": AllDoubled.self, "allLate": AllLate.self,
    "lostAtOnce": LostAtOnce.self, "allAgain": AllAgain.self,
]

/// The state that `bindLatest` and `bindAll` keep between the values of a pipe.
@MainActor private final class Bound<A, B> {
    let next: (A) -> Pipe<B>
    let result = Pipe<B>()
    var count = 0
    var removes: [() -> Void] = []
    var known: [Pipe<B>] = []
    var kept: [String: Pipe<B>] = [:]
    var isForwarding = false
    var last: B?

    init(_ next: @escaping (A) -> Pipe<B>) { self.next = next }

    func latest(_ inner: Pipe<B>) {
        removes.last?()
        removes = [inner.subscribe(result.send)]
    }
    func every(_ inner: Pipe<B>) { inner.subscribe(result.send) }
    func once(_ inner: Pipe<B>, _ hear: (Pipe<B>) -> Void) {
        if !known.contains(where: { $0 === inner }) { hear(inner) }
        known.append(inner)
    }
}

private protocol Right: BindPipes {
    func latest<A, B>(_ value: A, _ bound: Bound<A, B>)
    func every<A, B>(_ value: A, _ bound: Bound<A, B>)
}

extension Right {
    func latest<A, B>(_ value: A, _ bound: Bound<A, B>) { bound.latest(bound.next(value)) }
    func every<A, B>(_ value: A, _ bound: Bound<A, B>) { bound.every(bound.next(value)) }

    func bindLatest<A, B>(_ pipe: Pipe<A>, _ next: @escaping (A) -> Pipe<B>) -> Pipe<B> { bind(pipe, next, latest) }
    func bindAll<A, B>(_ pipe: Pipe<A>, _ next: @escaping (A) -> Pipe<B>) -> Pipe<B> { bind(pipe, next, every) }

    func bind<A, B>(
        _ pipe: Pipe<A>, _ next: @escaping (A) -> Pipe<B>, _ hear: @escaping (A, Bound<A, B>) -> Void
    ) -> Pipe<B> {
        let bound = Bound(next)
        pipe.subscribe {
            bound.count += 1
            hear($0, bound)
        }
        return bound.result
    }
}

private struct NotSentOn: Right { func latest<A, B>(_ value: A, _ bound: Bound<A, B>) { _ = bound.next(value) } }
private struct ArrivesTwice: Right { func latest<A, B>(_ value: A, _ bound: Bound<A, B>) { every(value, bound) } }
private struct FormerKept: Right {
    func latest<A, B>(_ value: A, _ bound: Bound<A, B>) { bound.once(bound.next(value), bound.every) }
}
private struct NotAgain: Right {
    func latest<A, B>(_ value: A, _ bound: Bound<A, B>) { bound.once(bound.next(value), bound.latest) }
}
private struct SentAgain: Right {
    func latest<A, B>(_ value: A, _ bound: Bound<A, B>) {
        if let last = bound.last { bound.result.send(last) }
        bound.removes.last?()
        bound.removes = [
            bound.next(value).subscribe {
                bound.last = $0
                bound.result.send($0)
            }
        ]
    }
}
private struct FirstKept: Right {
    func latest<A, B>(_ value: A, _ bound: Bound<A, B>) { if bound.count == 1 { every(value, bound) } }
}
private struct LetGoToo: Right {
    func latest<A, B>(_ value: A, _ bound: Bound<A, B>) {
        if bound.count > 1 { bound.removes[0]() } else { bound.latest(bound.next(value)) }
    }
}
private struct OnlyFirstLetGo: Right {
    func latest<A, B>(_ value: A, _ bound: Bound<A, B>) {
        bound.removes.first?()
        bound.removes.append(bound.next(value).subscribe(bound.result.send))
    }
}
private struct StillSubscribed: Right {
    func latest<A, B>(_ value: A, _ bound: Bound<A, B>) {
        let mine = bound.count
        bound.next(value).subscribe { if mine == bound.count { bound.result.send($0) } }
    }
}
private struct ChoiceIgnored: Right {
    func latest<A, B>(_ value: A, _ bound: Bound<A, B>) {
        if bound.isForwarding { return }
        bound.removes.last?()
        bound.removes = [
            bound.next(value).subscribe {
                bound.isForwarding = true
                bound.result.send($0)
                bound.isForwarding = false
            }
        ]
    }
}
private struct Unheard: Right {
    func latest<A, B>(_ value: A, _ bound: Bound<A, B>) {
        if bound.result.subscriberCount > 0 { bound.latest(bound.next(value)) }
    }
}
private struct Occupied: Right {
    func latest<A, B>(_ value: A, _ bound: Bound<A, B>) {
        let inner = bound.next(value)
        if inner.subscriberCount == 0 { bound.latest(inner) }
    }
}
private struct OneValue: Right {
    func latest<A, B>(_ value: A, _ bound: Bound<A, B>) {
        var remove: () -> Void = {}
        remove = bound.next(value).subscribe {
            bound.result.send($0)
            remove()
        }
    }
}
private struct NextKept: Right {
    func latest<A, B>(_ value: A, _ bound: Bound<A, B>) {
        let inner = bound.kept["\(value)"] ?? bound.next(value)
        bound.kept["\(value)"] = inner
        bound.latest(inner)
    }
}
private struct EqualIgnored: Right {
    func bindLatest<A, B>(_ pipe: Pipe<A>, _ next: @escaping (A) -> Pipe<B>) -> Pipe<B> {
        let bound = Bound(next)
        var last: String?
        pipe.subscribe {
            if "\($0)" != last { latest($0, bound) }
            last = "\($0)"
        }
        return bound.result
    }
}
private struct Shared: Right {
    /// The function that removes the previous subscription; all results share it.
    private static var former: () -> Void = {}
    func latest<A, B>(_ value: A, _ bound: Bound<A, B>) {
        Self.former()
        Self.former = bound.next(value).subscribe(bound.result.send)
    }
}
private struct HeldWeakly: Right {
    func bindLatest<A, B>(_ pipe: Pipe<A>, _ next: @escaping (A) -> Pipe<B>) -> Pipe<B> {
        let result = Pipe<B>()
        var remove: () -> Void = {}
        pipe.subscribe { [weak result] in
            remove()
            remove = next($0).subscribe { result?.send($0) }
        }
        return result
    }
}

private struct AllIsLatest: Right { func every<A, B>(_ value: A, _ bound: Bound<A, B>) { latest(value, bound) } }
private struct AllOnce: Right {
    func every<A, B>(_ value: A, _ bound: Bound<A, B>) { bound.once(bound.next(value), bound.every) }
}
private struct AllDoubled: Right {
    func every<A, B>(_ value: A, _ bound: Bound<A, B>) {
        let inner = bound.next(value)
        for _ in 0..<2 { bound.every(inner) }
    }
}
private struct AllAgain: Right {
    func every<A, B>(_ value: A, _ bound: Bound<A, B>) {
        bound.known.append(bound.next(value))
        for inner in bound.known { bound.every(inner) }
    }
}
private struct AllLate: Right {
    func every<A, B>(_ value: A, _ bound: Bound<A, B>) {
        let inner = bound.next(value)
        inner.subscribe { _ in bound.every(inner) }
    }
}
private struct LostAtOnce: Right {
    func every<A, B>(_ value: A, _ bound: Bound<A, B>) {
        var isSubscribed = false
        bound.next(value).subscribe { if isSubscribed { bound.result.send($0) } }
        isSubscribed = true
    }
}
private struct AllIsFirst: Right {
    func every<A, B>(_ value: A, _ bound: Bound<A, B>) {
        let inner = bound.next(value)
        if bound.count == 1 { bound.every(inner) }
    }
}
private struct NextTwice: Right {
    func every<A, B>(_ value: A, _ bound: Bound<A, B>) { bound.every((bound.next(value), bound.next(value)).1) }
}
private struct PerSubscriber: Right {
    func bindAll<A, B>(_ pipe: Pipe<A>, _ next: @escaping (A) -> Pipe<B>) -> Pipe<B> {
        Pipe.create { send in pipe.subscribe { next($0).subscribe(send) } }
    }
}

private struct AllNotHeard: Right {
    func every<A, B>(_ value: A, _ bound: Bound<A, B>) { bound.next(value).subscribe(bound.result.send)() }
}
