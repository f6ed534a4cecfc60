import Chapter07Task

/// Right answers to chapter 7, in styles other than those of the solutions.
package enum LazyTasksRight {
    @MainActor package static let lazyRequest: KeyValuePairs<String, any Contract.Type> = [
        "map by flatMap": MapByFlatMap.self, "a child": Child.self,
    ]
    @MainActor package static let allAtOnce: KeyValuePairs<String, any Contract.Type> = [
        "a rest that calls itself": Rest.self
    ]
    @MainActor package static let raceTwo: KeyValuePairs<String, any Contract.Type> = [
        "results": Results.self, "cancelled in the loop": CancelledInTheLoop.self,
        "a cancellation handler": RivalWithHandler.self,
    ]
    @MainActor package static let timeoutRetry: KeyValuePairs<String, any Contract.Type> = [
        "a limit that is nil": NilLimit.self
    ]
}

private struct MapByFlatMap: LazyRequest {
    func request(_ path: String, from service: Service) -> LazyTask<String> {
        @Sendable func ask() async throws -> String { try await service.get(path) }
        return LazyTask(ask)
    }

    func map<A, B>(_ task: LazyTask<A>, _ transform: @escaping @Sendable (A) -> B) -> LazyTask<B> {
        flatMap(task) { value in LazyTask { transform(value) } }
    }

    func flatMap<A, B>(_ task: LazyTask<A>, _ next: @escaping @Sendable (A) -> LazyTask<B>) -> LazyTask<B> {
        LazyTask {
            let second = next(try await task.run())
            return try await second.run()
        }
    }
}

private struct Child: LazyRequest {
    func request(_ path: String, from service: Service) -> LazyTask<String> {
        LazyTask {
            let asking = Task { try await service.get(path) }
            return try await withTaskCancellationHandler {
                try await asking.value
            } onCancel: {
                asking.cancel()
            }
        }
    }

    func map<A, B>(_ task: LazyTask<A>, _ transform: @escaping @Sendable (A) -> B) -> LazyTask<B> {
        LazyTask {
            async let value = task.run()
            return transform(try await value)
        }
    }

    func flatMap<A, B>(_ task: LazyTask<A>, _ next: @escaping @Sendable (A) -> LazyTask<B>) -> LazyTask<B> {
        LazyTask { @MainActor in try await next(try await task.run()).run() }
    }
}

/// Runs the second task in a `Task { … }`. A cancellation handler cancels it as early as a group would cancel its
/// children.
private struct RivalWithHandler: RaceTwo {
    func race<A>(_ first: LazyTask<A>, _ second: LazyTask<A>) -> LazyTask<A> {
        LazyTask {
            let rival = Task { try await second.run() }
            return try await withTaskCancellationHandler {
                try await withThrowingTaskGroup(of: A.self) { group in
                    defer {
                        group.cancelAll()
                        rival.cancel()
                    }
                    group.addTask { try await first.run() }
                    group.addTask { try await rival.value }
                    return try await group.next()!
                }
            } onCancel: {
                rival.cancel()
            }
        }
    }
}

private enum Part<A: Sendable, B: Sendable>: Sendable {
    case first(A)
    case second(B)
}

/// Ends both tasks as soon as either of them fails, even if the first is still running. The exercise allows this.
private struct Rest: AllAtOnce {
    func both<A, B>(_ first: LazyTask<A>, _ second: LazyTask<B>) -> LazyTask<(A, B)> {
        LazyTask {
            try await withThrowingTaskGroup(of: Part<A, B>.self) { group in
                group.addTask { .first(try await first.run()) }
                group.addTask { .second(try await second.run()) }
                var (a, b): (A?, B?) = (nil, nil)
                for try await part in group {
                    switch part {
                    case .first(let value): a = value
                    case .second(let value): b = value
                    }
                }
                guard let a, let b else { throw CancellationError() }
                return (a, b)
            }
        }
    }

    func all<A>(_ tasks: [LazyTask<A>]) -> LazyTask<[A]> {
        guard let first = tasks.first else { return LazyTask { [] } }
        let pair = both(first, all(Array(tasks.dropFirst())))
        return LazyTask {
            let (value, rest) = try await pair.run()
            return [value] + rest
        }
    }
}

private struct Results: RaceTwo {
    func race<A>(_ first: LazyTask<A>, _ second: LazyTask<A>) -> LazyTask<A> {
        LazyTask {
            let result = await withTaskGroup(of: Result<A, any Error>.self) { group in
                for task in [second, first] {
                    group.addTask { do { return .success(try await task.run()) } catch { return .failure(error) } }
                }
                let result = await group.next()
                group.cancelAll()
                return result
            }
            guard let result else { throw CancellationError() }
            return try result.get()
        }
    }
}

private struct CancelledInTheLoop: RaceTwo {
    func race<A>(_ first: LazyTask<A>, _ second: LazyTask<A>) -> LazyTask<A> {
        LazyTask {
            try await withThrowingTaskGroup(of: A.self) { group in
                for task in [first, second] { group.addTask { try await task.run() } }
                for try await value in group {
                    group.cancelAll()
                    return value
                }
                throw CancellationError()
            }
        }
    }
}

private struct NilLimit: TimeoutRetry {
    func timeout<A>(_ task: LazyTask<A>, after seconds: Int, on service: Service) -> LazyTask<A> {
        LazyTask {
            try await withThrowingTaskGroup(of: A?.self) { group in
                group.addTask {
                    try await service.sleep(seconds)
                    return nil
                }
                group.addTask { try await task.run() }
                defer { group.cancelAll() }
                guard let value = try await group.next() ?? nil else { throw TimedOut() }
                return value
            }
        }
    }

    func retry<A>(_ task: LazyTask<A>, atMost times: Int) -> LazyTask<A> {
        LazyTask {
            var tries = 0
            while true {
                tries += 1
                do { return try await task.run() } catch {
                    if tries >= times || Task.isCancelled { throw error }
                }
            }
        }
    }
}
