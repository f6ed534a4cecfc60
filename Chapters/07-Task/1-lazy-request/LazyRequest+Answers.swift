private struct Answer: LazyRequest {
    func request(_ path: String, from service: Service) -> LazyTask<String> {
        LazyTask { try await service.get(path) }
    }

    func map<A, B>(_ task: LazyTask<A>, _ transform: @escaping @Sendable (A) -> B) -> LazyTask<B> {
        LazyTask { transform(try await task.run()) }
    }

    func flatMap<A, B>(_ task: LazyTask<A>, _ next: @escaping @Sendable (A) -> LazyTask<B>) -> LazyTask<B> {
        LazyTask { try await next(try await task.run()).run() }
    }
}

package let lazyRequestReference: any LazyRequest.Type = Answer.self

// MARK: - Wrong answers

package let lazyRequestWrong: KeyValuePairs<String, any Contract.Type> = [
    "pathItself": PathItself.self, "early": Early.self, "twice": Twice.self, "remembered": Remembered.self,
    "mapEarly": MapEarly.self, "mapTwice": MapTwice.self, "firstTwice": FirstTwice.self,
    "secondTwice": SecondTwice.self, "triedAgain": TriedAgain.self, "mapLawless": MapTriesAgain.self,
    "lawless": SecondTriedAgain.self, "pathHard": PathOfTheExample.self, "errorSwallowed": ErrorSwallowed.self,
    "transformTwice": TransformTwice.self, "flatMapEarly": FlatMapEarly.self, "notCancelled": NotCancelled.self,
    "notAsked": NotAsked.self, "keptForAll": KeptForAll.self, "mapRemembered": MapRemembered.self,
    "chainRemembered": ChainRemembered.self, "firstRemembered": FirstRemembered.self, "nextTwice": NextTwice.self,
    "askedAgain": AskedAgain.self, "firstNotCancelled": FirstNotCancelled.self,
    "secondNotCancelled": SecondNotCancelled.self, "mapKept": MapKept.self, "nextKept": NextKept.self,
    "allAgain": AllAgain.self, "nextAgain": NextAgain.self, "failureKept": FailureKept.self,
    "otherError": OtherError.self, "cancellationReplaced": CancellationReplaced.self,
    "cancellationSwallowed": CancellationSwallowed.self, "mapOtherError": MapOtherError.self,
    "chainOtherError": ChainOtherError.self, "nextOtherError": NextOtherError.self,
    "mapHidesError": MapHidesError.self, "chainHidesError": ChainHidesError.self,
    "ownFailure": OwnFailure.self, "secondKept": SecondKept.self,
]

private typealias Next<A: Sendable, B: Sendable> = @Sendable (A) -> LazyTask<B>

private protocol Right: LazyRequest {
    func get(_ path: String, _ service: Service) -> LazyTask<String>
    func mapped<A>(_ task: LazyTask<A>) -> LazyTask<A>
    func made<B>(_ task: LazyTask<B>) -> LazyTask<B>
    func first<A>(_ task: LazyTask<A>) -> LazyTask<A>
    func second<A: Sendable, B>(_ next: @escaping Next<A, B>) -> Next<A, B>
    func chained<B>(_ task: LazyTask<B>) -> LazyTask<B>
}

extension Right {
    func get(_ path: String, _ service: Service) -> LazyTask<String> { Ours.request(path, from: service) }
    func request(_ path: String, from service: Service) -> LazyTask<String> { get(path, service) }

    func mapped<A>(_ task: LazyTask<A>) -> LazyTask<A> { task }
    func made<B>(_ task: LazyTask<B>) -> LazyTask<B> { task }
    func map<A, B>(_ task: LazyTask<A>, _ transform: @escaping @Sendable (A) -> B) -> LazyTask<B> {
        made(Ours.map(mapped(task), transform))
    }

    func first<A>(_ task: LazyTask<A>) -> LazyTask<A> { task }
    func second<A: Sendable, B>(_ next: @escaping Next<A, B>) -> Next<A, B> { next }
    func chained<B>(_ task: LazyTask<B>) -> LazyTask<B> { task }
    func flatMap<A, B>(_ task: LazyTask<A>, _ next: @escaping @Sendable (A) -> LazyTask<B>) -> LazyTask<B> {
        chained(Ours.flatMap(first(task), second(next)))
    }
}

private struct PathItself: Right {
    func get(_ path: String, _ service: Service) -> LazyTask<String> { LazyTask { path } }
}
private struct PathOfTheExample: Right {
    func get(_ path: String, _ service: Service) -> LazyTask<String> { Ours.request("honey", from: service) }
}
private struct NotAsked: Right {
    func get(_ path: String, _ service: Service) -> LazyTask<String> {
        LazyTask {
            try await service.sleep(3)
            return path.uppercased()
        }
    }
}
private struct Early: Right {
    func get(_ path: String, _ service: Service) -> LazyTask<String> { Ours.request(path, from: service).early }
}
private struct Twice: Right {
    func get(_ path: String, _ service: Service) -> LazyTask<String> { Ours.request(path, from: service).twice }
}
private struct Remembered: Right {
    func get(_ path: String, _ service: Service) -> LazyTask<String> { Ours.request(path, from: service).kept }
}
private struct FailureKept: Right {
    func get(_ path: String, _ service: Service) -> LazyTask<String> { Ours.request(path, from: service).bitter }
}
private struct AskedAgain: Right {
    func get(_ path: String, _ service: Service) -> LazyTask<String> { Ours.request(path, from: service).stubborn }
}
private struct ErrorSwallowed: Right {
    func get(_ path: String, _ service: Service) -> LazyTask<String> {
        Ours.request(path, from: service).or { _ in LazyTask { "" } }
    }
}
private struct OtherError: Right {
    struct NoReply: Error {}
    func get(_ path: String, _ service: Service) -> LazyTask<String> {
        Ours.request(path, from: service).or { _ in throw NoReply() }
    }
}
private struct OwnFailure: Right {
    func get(_ path: String, _ service: Service) -> LazyTask<String> {
        Ours.request(path, from: service).or { _ in throw Service.Failure(request: 1, path: path) }
    }
}
private struct CancellationReplaced: Right {
    func get(_ path: String, _ service: Service) -> LazyTask<String> {
        Ours.request(path, from: service).or {
            throw $0 is CancellationError ? Service.Failure(request: 1, path: path) : $0
        }
    }
}
private struct CancellationSwallowed: Right {
    func get(_ path: String, _ service: Service) -> LazyTask<String> {
        Ours.request(path, from: service).or {
            guard $0 is CancellationError else { throw $0 }
            return LazyTask { "" }
        }
    }
}
private struct KeptForAll: Right {
    private nonisolated static let replies = Kept<[String: String]>()
    init() { Self.replies.value = [:] }
    func get(_ path: String, _ service: Service) -> LazyTask<String> {
        LazyTask {
            if let known = Self.replies.value?[path] { return known }
            let reply = try await service.get(path)
            Self.replies.value?[path] = reply
            return reply
        }
    }
}

private struct MapEarly: Right { func mapped<A>(_ task: LazyTask<A>) -> LazyTask<A> { task.early } }
private struct MapTwice: Right { func mapped<A>(_ task: LazyTask<A>) -> LazyTask<A> { task.twice } }
private struct MapKept: Right { func mapped<A>(_ task: LazyTask<A>) -> LazyTask<A> { task.kept } }
private struct MapRemembered: Right { func made<B>(_ task: LazyTask<B>) -> LazyTask<B> { task.kept } }
private struct MapOtherError: Right {
    func mapped<A>(_ task: LazyTask<A>) -> LazyTask<A> { task.or { _ in throw CancellationError() } }
}
private struct MapHidesError: Right {
    func mapped<A>(_ task: LazyTask<A>) -> LazyTask<A> { task.or { throw Task.isCancelled ? CancellationError() : $0 } }
}
private struct ChainHidesError: Right {
    func first<A>(_ task: LazyTask<A>) -> LazyTask<A> { task.or { throw Task.isCancelled ? CancellationError() : $0 } }
}
private struct MapTriesAgain: Right { func mapped<A>(_ task: LazyTask<A>) -> LazyTask<A> { task.stubborn } }
private struct TransformTwice: Right {
    func map<A, B>(_ task: LazyTask<A>, _ transform: @escaping @Sendable (A) -> B) -> LazyTask<B> {
        Ours.map(task) { (transform($0), transform($0)).1 }
    }
}

private struct FlatMapEarly: Right { func first<A>(_ task: LazyTask<A>) -> LazyTask<A> { task.early } }
private struct FirstTwice: Right { func first<A>(_ task: LazyTask<A>) -> LazyTask<A> { task.twice } }
private struct FirstRemembered: Right { func first<A>(_ task: LazyTask<A>) -> LazyTask<A> { task.kept } }
private struct TriedAgain: Right { func first<A>(_ task: LazyTask<A>) -> LazyTask<A> { task.stubborn } }
private struct FirstNotCancelled: Right { func first<A>(_ task: LazyTask<A>) -> LazyTask<A> { task.loose } }

private struct ChainOtherError: Right {
    func first<A>(_ task: LazyTask<A>) -> LazyTask<A> { task.or { _ in throw CancellationError() } }
}
private struct NextOtherError: Right {
    func second<A: Sendable, B>(_ next: @escaping Next<A, B>) -> Next<A, B> {
        { next($0).or { _ in throw CancellationError() } }
    }
}

private struct SecondTwice: Right {
    func second<A: Sendable, B>(_ next: @escaping Next<A, B>) -> Next<A, B> { { next($0).twice } }
}
private struct SecondTriedAgain: Right {
    func second<A: Sendable, B>(_ next: @escaping Next<A, B>) -> Next<A, B> { { next($0).stubborn } }
}
private struct SecondNotCancelled: Right {
    func second<A: Sendable, B>(_ next: @escaping Next<A, B>) -> Next<A, B> { { next($0).loose } }
}
private struct NextTwice: Right {
    func second<A: Sendable, B>(_ next: @escaping Next<A, B>) -> Next<A, B> { { (next($0), next($0)).1 } }
}
private struct NextAgain: Right {
    func second<A: Sendable, B>(_ next: @escaping Next<A, B>) -> Next<A, B> {
        { value in next(value).or { _ in next(value) } }
    }
}
private struct NextKept: Right {
    func second<A: Sendable, B>(_ next: @escaping Next<A, B>) -> Next<A, B> {
        let first = Kept<LazyTask<B>>()
        return { value in
            if first.value == nil { first.value = next(value) }
            return first.value!
        }
    }
}

private struct SecondKept: Right {
    func flatMap<A, B>(_ task: LazyTask<A>, _ next: @escaping @Sendable (A) -> LazyTask<B>) -> LazyTask<B> {
        let second = Kept<LazyTask<B>>()
        return LazyTask {
            if let known = second.value { return try await known.run() }
            let made = next(try await task.run())
            second.value = made
            return try await made.run()
        }
    }
}

private struct AllAgain: Right { func chained<B>(_ task: LazyTask<B>) -> LazyTask<B> { task.stubborn } }
private struct ChainRemembered: Right { func chained<B>(_ task: LazyTask<B>) -> LazyTask<B> { task.kept } }

private struct NotCancelled: Right {
    func get(_ path: String, _ service: Service) -> LazyTask<String> { Ours.request(path, from: service).loose }
    func mapped<A>(_ task: LazyTask<A>) -> LazyTask<A> { task.loose }
    func chained<B>(_ task: LazyTask<B>) -> LazyTask<B> { task.loose }
}
