import Synchronization

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
    "lawless": SecondTriedAgain.self,
    "pathHard": PathOfTheExample.self, "errorSwallowed": ErrorSwallowed.self, "transformTwice": TransformTwice.self,
    "flatMapEarly": FlatMapEarly.self, "notCancelled": NotCancelled.self,
    "notAsked": NotAsked.self,
    "keptForAll": KeptForAll.self, "mapRemembered": MapRemembered.self, "chainRemembered": ChainRemembered.self,
    "firstRemembered": FirstRemembered.self, "nextTwice": NextTwice.self, "askedAgain": AskedAgain.self,
    "firstNotCancelled": FirstNotCancelled.self, "secondNotCancelled": SecondNotCancelled.self,
    "mapKept": MapKept.self, "nextKept": NextKept.self, "allAgain": AllAgain.self,
    "nextAgain": NextAgain.self, "failureKept": FailureKept.self, "otherError": OtherError.self,
    "cancellationReplaced": CancellationReplaced.self,
]

/// Right in what a wrong answer does not say otherwise.
private protocol Right: LazyRequest {}

extension Right {
    func request(_ path: String, from service: Service) -> LazyTask<String> { LazyTask { try await service.get(path) } }
    func map<A, B>(_ task: LazyTask<A>, _ transform: @escaping @Sendable (A) -> B) -> LazyTask<B> {
        LazyTask { transform(try await task.run()) }
    }
    func flatMap<A, B>(_ task: LazyTask<A>, _ next: @escaping @Sendable (A) -> LazyTask<B>) -> LazyTask<B> {
        LazyTask { try await next(try await task.run()).run() }
    }
}

private struct PathItself: Right {
    func request(_ path: String, from service: Service) -> LazyTask<String> { LazyTask { path } }
}

private struct Early: Right {
    func request(_ path: String, from service: Service) -> LazyTask<String> {
        let running = Task { try await service.get(path) }
        return LazyTask { try await running.value }
    }
}

private struct Twice: Right {
    func request(_ path: String, from service: Service) -> LazyTask<String> {
        LazyTask {
            _ = try await service.get(path)
            return try await service.get(path)
        }
    }
}

private final class Memory: Sendable {
    let reply = Mutex<String?>(nil)
}

private struct Remembered: Right {
    func request(_ path: String, from service: Service) -> LazyTask<String> {
        let memory = Memory()
        return LazyTask {
            if let known = memory.reply.withLock({ $0 }) { return known }
            let reply = try await service.get(path)
            memory.reply.withLock { $0 = reply }
            return reply
        }
    }
}

private struct MapEarly: Right {
    func map<A, B>(_ task: LazyTask<A>, _ transform: @escaping @Sendable (A) -> B) -> LazyTask<B> {
        let running = Task { try await task.run() }
        return LazyTask { transform(try await running.value) }
    }
}

private struct MapTwice: Right {
    func map<A, B>(_ task: LazyTask<A>, _ transform: @escaping @Sendable (A) -> B) -> LazyTask<B> {
        LazyTask {
            _ = try await task.run()
            return transform(try await task.run())
        }
    }
}

private struct FirstTwice: Right {
    func flatMap<A, B>(_ task: LazyTask<A>, _ next: @escaping @Sendable (A) -> LazyTask<B>) -> LazyTask<B> {
        LazyTask {
            _ = try await task.run()
            return try await next(try await task.run()).run()
        }
    }
}

private struct SecondTwice: Right {
    func flatMap<A, B>(_ task: LazyTask<A>, _ next: @escaping @Sendable (A) -> LazyTask<B>) -> LazyTask<B> {
        LazyTask {
            let second = next(try await task.run())
            _ = try await second.run()
            return try await second.run()
        }
    }
}

private struct TriedAgain: Right {
    func flatMap<A, B>(_ task: LazyTask<A>, _ next: @escaping @Sendable (A) -> LazyTask<B>) -> LazyTask<B> {
        LazyTask {
            let value: A
            do { value = try await task.run() } catch { value = try await task.run() }
            return try await next(value).run()
        }
    }
}

/// Right as long as nothing fails.
private struct MapTriesAgain: Right {
    func map<A, B>(_ task: LazyTask<A>, _ transform: @escaping @Sendable (A) -> B) -> LazyTask<B> {
        LazyTask {
            do { return transform(try await task.run()) } catch { return transform(try await task.run()) }
        }
    }
}

/// Right as long as the second work does not fail.
private struct AllAgain: Right {
    func flatMap<A, B>(_ task: LazyTask<A>, _ next: @escaping @Sendable (A) -> LazyTask<B>) -> LazyTask<B> {
        LazyTask {
            do {
                return try await next(try await task.run()).run()
            } catch { return try await next(try await task.run()).run() }
        }
    }
}

private struct NextAgain: Right {
    func flatMap<A, B>(_ task: LazyTask<A>, _ next: @escaping @Sendable (A) -> LazyTask<B>) -> LazyTask<B> {
        LazyTask {
            let value = try await task.run()
            do { return try await next(value).run() } catch { return try await next(value).run() }
        }
    }
}

private struct FailureKept: Right {
    func request(_ path: String, from service: Service) -> LazyTask<String> {
        let kept = Shelf<any Error>()
        return LazyTask {
            if let error = kept.value { throw error }
            do { return try await service.get(path) } catch {
                kept.value = error
                throw error
            }
        }
    }
}

private struct OtherError: Right {
    struct NoReply: Error {}

    func request(_ path: String, from service: Service) -> LazyTask<String> {
        LazyTask { do { return try await service.get(path) } catch { throw NoReply() } }
    }
}

private struct CancellationReplaced: Right {
    func request(_ path: String, from service: Service) -> LazyTask<String> {
        LazyTask {
            do { return try await service.get(path) } catch is CancellationError {
                throw Service.Failure(request: 1, path: path)
            }
        }
    }
}

private struct SecondTriedAgain: Right {
    func flatMap<A, B>(_ task: LazyTask<A>, _ next: @escaping @Sendable (A) -> LazyTask<B>) -> LazyTask<B> {
        LazyTask {
            let second = next(try await task.run())
            do { return try await second.run() } catch { return try await second.run() }
        }
    }
}

private struct PathOfTheExample: Right {
    func request(_ path: String, from service: Service) -> LazyTask<String> {
        LazyTask { try await service.get("honey") }
    }
}

private struct ErrorSwallowed: Right {
    func request(_ path: String, from service: Service) -> LazyTask<String> {
        LazyTask { (try? await service.get(path)) ?? "" }
    }
}

private struct TransformTwice: Right {
    func map<A, B>(_ task: LazyTask<A>, _ transform: @escaping @Sendable (A) -> B) -> LazyTask<B> {
        LazyTask {
            let a = try await task.run(); _ = transform(a); return transform(a)
        }
    }
}

private struct FlatMapEarly: Right {
    func flatMap<A, B>(_ task: LazyTask<A>, _ next: @escaping @Sendable (A) -> LazyTask<B>) -> LazyTask<B> {
        let t = Task { try await task.run() }; return LazyTask { try await next(try await t.value).run() }
    }
}

private struct SecondNotCancelled: Right {
    func flatMap<A, B>(_ task: LazyTask<A>, _ next: @escaping @Sendable (A) -> LazyTask<B>) -> LazyTask<B> {
        LazyTask {
            let s = next(try await task.run()); return try await Task { try await s.run() }.value
        }
    }
}

private struct NotAsked: Right {
    func request(_ path: String, from service: Service) -> LazyTask<String> {
        LazyTask {
            try await service.sleep(3); return path.uppercased()
        }
    }
}

/// Around whatever it does stands a task that nobody cancels.
private struct NotCancelled: Right {
    func request(_ path: String, from service: Service) -> LazyTask<String> {
        LazyTask { try await Task { try await service.get(path) }.value }
    }
    func map<A, B>(_ task: LazyTask<A>, _ transform: @escaping @Sendable (A) -> B) -> LazyTask<B> {
        LazyTask { transform(try await Task { try await task.run() }.value) }
    }
    func flatMap<A, B>(_ task: LazyTask<A>, _ next: @escaping @Sendable (A) -> LazyTask<B>) -> LazyTask<B> {
        LazyTask { try await Task { try await next(try await task.run()).run() }.value }
    }
}

private struct FirstNotCancelled: Right {
    func flatMap<A, B>(_ task: LazyTask<A>, _ next: @escaping @Sendable (A) -> LazyTask<B>) -> LazyTask<B> {
        LazyTask {
            let value = try await Task { try await task.run() }.value
            return try await next(value).run()
        }
    }
}

private let replies = Mutex<[String: String]>([:])

private struct KeptForAll: Right {
    init() { replies.withLock { $0 = [:] } }
    func request(_ path: String, from service: Service) -> LazyTask<String> {
        LazyTask {
            if let known = replies.withLock({ $0[path] }) { return known }
            let reply = try await service.get(path)
            replies.withLock { $0[path] = reply }
            return reply
        }
    }
}

private nonisolated final class Kept<Value: Sendable>: Sendable {
    private let state = Mutex<Value?>(nil)

    /// What is kept; what the work gives where nothing is.
    func value(_ work: () async throws -> Value) async throws -> Value {
        if let known = state.withLock({ $0 }) { return known }
        let new = try await work()
        state.withLock { $0 = new }
        return new
    }
}

private struct MapRemembered: Right {
    func map<A, B>(_ task: LazyTask<A>, _ transform: @escaping @Sendable (A) -> B) -> LazyTask<B> {
        let kept = Kept<B>()
        return LazyTask { try await kept.value { transform(try await task.run()) } }
    }
}

private struct ChainRemembered: Right {
    func flatMap<A, B>(_ task: LazyTask<A>, _ next: @escaping @Sendable (A) -> LazyTask<B>) -> LazyTask<B> {
        let kept = Kept<B>()
        return LazyTask { try await kept.value { try await next(try await task.run()).run() } }
    }
}

private struct FirstRemembered: Right {
    func flatMap<A, B>(_ task: LazyTask<A>, _ next: @escaping @Sendable (A) -> LazyTask<B>) -> LazyTask<B> {
        let kept = Kept<A>()
        return LazyTask { try await next(try await kept.value { try await task.run() }).run() }
    }
}

private struct NextTwice: Right {
    func flatMap<A, B>(_ task: LazyTask<A>, _ next: @escaping @Sendable (A) -> LazyTask<B>) -> LazyTask<B> {
        LazyTask {
            let value = try await task.run()
            _ = next(value)
            return try await next(value).run()
        }
    }
}

private struct AskedAgain: Right {
    func request(_ path: String, from service: Service) -> LazyTask<String> {
        LazyTask { do { return try await service.get(path) } catch { return try await service.get(path) } }
    }
}

private final class Shelf<Value: Sendable>: Sendable {
    private let state = Mutex<Value?>(nil)

    var value: Value? {
        get { state.withLock { $0 } }
        set { state.withLock { $0 = newValue } }
    }
}

private struct MapKept: Right {
    func map<A, B>(_ task: LazyTask<A>, _ transform: @escaping @Sendable (A) -> B) -> LazyTask<B> {
        let kept = Shelf<A>()
        return LazyTask {
            let value = if let known = kept.value { known } else { try await task.run() }
            kept.value = value
            return transform(value)
        }
    }
}

private struct NextKept: Right {
    func flatMap<A, B>(_ task: LazyTask<A>, _ next: @escaping @Sendable (A) -> LazyTask<B>) -> LazyTask<B> {
        let kept = Shelf<LazyTask<B>>()
        return LazyTask {
            let value = try await task.run()
            let second = kept.value ?? next(value)
            kept.value = second
            return try await second.run()
        }
    }
}
