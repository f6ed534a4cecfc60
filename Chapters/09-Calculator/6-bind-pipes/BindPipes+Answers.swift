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
    "nextTwice": NextTwice.self,
    "allIsLatest": AllIsLatest.self,
    "allIsFirst": AllIsFirst.self, "allOnce": AllOnce.self,
]

/// Right in what a wrong answer does not say otherwise.
private protocol Right: BindPipes {}

extension Right {
    func bindLatest<A, B>(_ pipe: Pipe<A>, _ next: @escaping (A) -> Pipe<B>) -> Pipe<B> {
        let result = Pipe<B>()
        var remove: () -> Void = {}
        pipe.subscribe {
            remove()
            remove = next($0).subscribe(result.send)
        }
        return result
    }

    func bindAll<A, B>(_ pipe: Pipe<A>, _ next: @escaping (A) -> Pipe<B>) -> Pipe<B> {
        let result = Pipe<B>()
        pipe.subscribe { next($0).subscribe(result.send) }
        return result
    }
}

private struct NotSentOn: Right {
    func bindLatest<A, B>(_ pipe: Pipe<A>, _ next: @escaping (A) -> Pipe<B>) -> Pipe<B> {
        pipe.subscribe { _ = next($0) }
        return Pipe()
    }
}

private struct OneValue: Right {
    func bindLatest<A, B>(_ pipe: Pipe<A>, _ next: @escaping (A) -> Pipe<B>) -> Pipe<B> {
        let result = Pipe<B>()
        pipe.subscribe {
            var remove: () -> Void = {}
            remove = next($0).subscribe {
                result.send($0)
                remove()
            }
        }
        return result
    }
}

private struct ArrivesTwice: Right {
    func bindLatest<A, B>(_ pipe: Pipe<A>, _ next: @escaping (A) -> Pipe<B>) -> Pipe<B> { bindAll(pipe, next) }
}

private struct LetGoToo: Right {
    func bindLatest<A, B>(_ pipe: Pipe<A>, _ next: @escaping (A) -> Pipe<B>) -> Pipe<B> {
        let result = Pipe<B>()
        var remove: (() -> Void)?
        pipe.subscribe {
            if let former = remove {
                former()
            } else {
                remove = next($0).subscribe(result.send)
            }
        }
        return result
    }
}

/// Subscribes to each pipe once, and lets none go.
@MainActor private func oncePerPipe<A, B>(_ pipe: Pipe<A>, _ next: @escaping (A) -> Pipe<B>) -> Pipe<B> {
    let result = Pipe<B>()
    var known: [Pipe<B>] = []
    pipe.subscribe {
        let inner = next($0)
        if known.contains(where: { $0 === inner }) { return }
        known.append(inner)
        inner.subscribe(result.send)
    }
    return result
}

private struct FormerKept: Right {
    func bindLatest<A, B>(_ pipe: Pipe<A>, _ next: @escaping (A) -> Pipe<B>) -> Pipe<B> {
        oncePerPipe(pipe, next)
    }
}

private struct FirstKept: Right {
    func bindLatest<A, B>(_ pipe: Pipe<A>, _ next: @escaping (A) -> Pipe<B>) -> Pipe<B> {
        let result = Pipe<B>()
        var isSubscribed = false
        pipe.subscribe {
            if !isSubscribed { next($0).subscribe(result.send) }
            isSubscribed = true
        }
        return result
    }
}

private struct OnlyFirstLetGo: Right {
    func bindLatest<A, B>(_ pipe: Pipe<A>, _ next: @escaping (A) -> Pipe<B>) -> Pipe<B> {
        let result = Pipe<B>()
        var removes: [() -> Void] = []
        pipe.subscribe { value in
            removes.first?()
            removes.append(next(value).subscribe(result.send))
        }
        return result
    }
}

private struct StillSubscribed: Right {
    func bindLatest<A, B>(_ pipe: Pipe<A>, _ next: @escaping (A) -> Pipe<B>) -> Pipe<B> {
        let result = Pipe<B>()
        var latest = 0
        pipe.subscribe {
            latest += 1
            let mine = latest
            next($0).subscribe { if mine == latest { result.send($0) } }
        }
        return result
    }
}

/// The one that all results share.
@MainActor private var former: () -> Void = {}

private struct Shared: Right {
    func bindLatest<A, B>(_ pipe: Pipe<A>, _ next: @escaping (A) -> Pipe<B>) -> Pipe<B> {
        let result = Pipe<B>()
        pipe.subscribe {
            former()
            former = next($0).subscribe(result.send)
        }
        return result
    }
}

private struct NextTwice: Right {
    func bindAll<A, B>(_ pipe: Pipe<A>, _ next: @escaping (A) -> Pipe<B>) -> Pipe<B> {
        let result = Pipe<B>()
        pipe.subscribe { if next($0) !== result { next($0).subscribe(result.send) } }
        return result
    }
}

private struct AllIsLatest: Right {
    func bindAll<A, B>(_ pipe: Pipe<A>, _ next: @escaping (A) -> Pipe<B>) -> Pipe<B> { bindLatest(pipe, next) }
}

private struct AllIsFirst: Right {
    func bindAll<A, B>(_ pipe: Pipe<A>, _ next: @escaping (A) -> Pipe<B>) -> Pipe<B> {
        let result = Pipe<B>()
        var first: Pipe<B>?
        pipe.subscribe {
            let inner = next($0)
            if first == nil { inner.subscribe(result.send) }
            first = first ?? inner
        }
        return result
    }
}

private struct AllOnce: Right {
    func bindAll<A, B>(_ pipe: Pipe<A>, _ next: @escaping (A) -> Pipe<B>) -> Pipe<B> {
        oncePerPipe(pipe, next)
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

private struct PerSubscriber: Right {
    func bindAll<A, B>(_ pipe: Pipe<A>, _ next: @escaping (A) -> Pipe<B>) -> Pipe<B> {
        Pipe.create { send in pipe.subscribe { next($0).subscribe(send) } }
    }
}

private struct NextKept: Right {
    func bindLatest<A, B>(_ pipe: Pipe<A>, _ next: @escaping (A) -> Pipe<B>) -> Pipe<B> {
        let result = Pipe<B>()
        var remove: () -> Void = {}
        var kept: [String: Pipe<B>] = [:]
        pipe.subscribe {
            remove()
            let inner = kept["\($0)"] ?? next($0)
            kept["\($0)"] = inner
            remove = inner.subscribe(result.send)
        }
        return result
    }
}
