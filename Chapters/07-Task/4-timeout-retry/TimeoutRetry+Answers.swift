import Synchronization

private struct Answer: TimeoutRetry {
    func timeout<A>(_ task: LazyTask<A>, after seconds: Int, on service: Service) -> LazyTask<A> {
        race(
            task,
            LazyTask {
                try await service.sleep(seconds)
                throw TimedOut()
            })
    }

    func retry<A>(_ task: LazyTask<A>, atMost times: Int) -> LazyTask<A> {
        LazyTask {
            for _ in 1..<max(times, 1) {
                do { return try await task.run() } catch { try Task.checkCancellation() }
            }
            return try await task.run()
        }
    }
}

package let timeoutRetryReference: any TimeoutRetry.Type = Answer.self

// MARK: - Wrong answers

package let timeoutRetryWrong: KeyValuePairs<String, any Contract.Type> = [
    "alwaysLate": AlwaysLate.self, "early": Early.self, "waitsForLimit": WaitsForLimit.self,
    "sleepsFirst": SleepsFirst.self, "noLimit": NoLimit.self, "workAwaited": WorkAwaited.self,
    "sleepsAfter": SleepsAfter.self, "leftRunning": LeftRunning.self, "onlyOne": OnlyOne.self,
    "onceLess": OnceLess.self, "goesOn": GoesOn.self, "onceMore": OnceMore.self, "forEver": ForEver.self,
    "firstError": FirstError.self,
    "limitHard": LimitOfTheExample.self, "errorHidden": ErrorHidden.self, "otherError": OtherError.self,
    "triesHard": TriesOfTheExample.self, "ownErrorThrown": OwnErrorThrown.self, "notOnce": NotOnce.self,
    "sameErrorEnds": SameErrorEnds.self, "asksTheError": AsksTheError.self,
    "countKept": CountKept.self,
    "triesCancelled": TriesCancelled.self, "limitFromMaking": LimitFromMaking.self, "sideBySide": SideBySide.self,
    "timeoutNotCancelled": TimeoutNotCancelled.self, "limitLonger": LimitLonger.self,
    "atLeastThree": AtLeastThree.self, "onlyFailures": OnlyFailures.self, "cancellationEnds": CancellationEnds.self,
    "cancellationHidden": CancellationHidden.self, "cancelledIsTimedOut": CancelledIsTimedOut.self,
    "lateTaken": LateTaken.self, "failureIsTimedOut": FailureIsTimedOut.self,
]

/// Right in what a wrong answer does not say otherwise.
private protocol Right: TimeoutRetry {}

extension Right {
    func timeout<A>(_ task: LazyTask<A>, after seconds: Int, on service: Service) -> LazyTask<A> {
        Ours.timeout(task, after: seconds, on: service)
    }

    func retry<A>(_ task: LazyTask<A>, atMost times: Int) -> LazyTask<A> { Ours.retry(task, atMost: times) }
}

private struct AlwaysLate: Right {
    func timeout<A>(_ task: LazyTask<A>, after seconds: Int, on service: Service) -> LazyTask<A> {
        LazyTask {
            _ = try await task.run()
            throw TimedOut()
        }
    }
}

private struct Early: Right {
    func timeout<A>(_ task: LazyTask<A>, after seconds: Int, on service: Service) -> LazyTask<A> {
        let running = Task { try await task.run() }
        return Ours.timeout(LazyTask { try await running.value }, after: seconds, on: service)
    }
}

private struct WaitsForLimit: Right {
    func timeout<A>(_ task: LazyTask<A>, after seconds: Int, on service: Service) -> LazyTask<A> {
        LazyTask {
            async let limit: Void = service.sleep(seconds)
            let value = try await Ours.timeout(task, after: seconds, on: service).run()
            try await limit
            return value
        }
    }
}

private struct SleepsFirst: Right {
    func timeout<A>(_ task: LazyTask<A>, after seconds: Int, on service: Service) -> LazyTask<A> {
        LazyTask {
            try await service.sleep(seconds)
            return try await task.run()
        }
    }
}

private struct NoLimit: Right {
    func timeout<A>(_ task: LazyTask<A>, after seconds: Int, on service: Service) -> LazyTask<A> { task }
}

private struct WorkAwaited: Right {
    func timeout<A>(_ task: LazyTask<A>, after seconds: Int, on service: Service) -> LazyTask<A> {
        LazyTask {
            let start = service.seconds
            let value = try await task.run()
            if service.seconds - start > seconds { throw TimedOut() }
            return value
        }
    }
}

private struct SleepsAfter: Right {
    func timeout<A>(_ task: LazyTask<A>, after seconds: Int, on service: Service) -> LazyTask<A> {
        LazyTask {
            let start = service.seconds
            let value = try await task.run()
            if service.seconds - start <= seconds { return value }
            try await service.sleep(seconds)
            throw TimedOut()
        }
    }
}

private struct LeftRunning: Right {
    func timeout<A>(_ task: LazyTask<A>, after seconds: Int, on service: Service) -> LazyTask<A> {
        LazyTask {
            let (stream, ends) = AsyncThrowingStream<A, any Error>.makeStream()
            Task {
                do { ends.yield(try await task.run()) } catch { ends.finish(throwing: error) }
            }
            let limit = LazyTask<A> {
                try await service.sleep(seconds)
                throw TimedOut()
            }
            let value = LazyTask<A> {
                for try await value in stream { return value }
                throw CancellationError()
            }
            return try await Ours.race(value, limit).run()
        }
    }
}

private struct OnlyOne: Right {
    func retry<A>(_ task: LazyTask<A>, atMost times: Int) -> LazyTask<A> { task }
}

private struct OnceLess: Right {
    func retry<A>(_ task: LazyTask<A>, atMost times: Int) -> LazyTask<A> { Ours.retry(task, atMost: times - 1) }
}

private struct GoesOn: Right {
    func retry<A>(_ task: LazyTask<A>, atMost times: Int) -> LazyTask<A> {
        LazyTask {
            var last = Result<A, any Error>.failure(CancellationError())
            for _ in 0..<times {
                do { last = .success(try await task.run()) } catch { last = .failure(error) }
            }
            return try last.get()
        }
    }
}

private struct OnceMore: Right {
    func retry<A>(_ task: LazyTask<A>, atMost times: Int) -> LazyTask<A> { Ours.retry(task, atMost: times + 1) }
}

private struct ForEver: Right {
    func retry<A>(_ task: LazyTask<A>, atMost times: Int) -> LazyTask<A> {
        LazyTask {
            while true {
                if let value = try? await task.run() { return value }
            }
        }
    }
}

private struct FirstError: Right {
    func retry<A>(_ task: LazyTask<A>, atMost times: Int) -> LazyTask<A> {
        LazyTask {
            do { return try await task.run() } catch {
                for _ in 1..<times {
                    if let value = try? await task.run() { return value }
                }
                throw error
            }
        }
    }
}

private struct LimitOfTheExample: Right {
    func timeout<A>(_ task: LazyTask<A>, after seconds: Int, on service: Service) -> LazyTask<A> {
        race(
            task,
            LazyTask {
                try await service.sleep(3); throw TimedOut()
            })
    }
}

private struct ErrorHidden: Right {
    func timeout<A>(_ task: LazyTask<A>, after seconds: Int, on service: Service) -> LazyTask<A> {
        let r = race(
            task,
            LazyTask {
                try await service.sleep(seconds); throw TimedOut()
            });
        return LazyTask { do { return try await r.run() } catch { throw TimedOut() } }
    }
}

private struct OtherError: Right {
    func timeout<A>(_ task: LazyTask<A>, after seconds: Int, on service: Service) -> LazyTask<A> {
        race(
            task,
            LazyTask {
                try await service.sleep(seconds); throw CancellationError()
            })
    }
}

private struct TriesOfTheExample: Right {
    func retry<A>(_ task: LazyTask<A>, atMost times: Int) -> LazyTask<A> {
        LazyTask {
            do { return try await task.run() } catch {
                do { return try await task.run() } catch { if times <= 2 { throw error }; return try await task.run() }
            }
        }
    }
}

private struct OwnErrorThrown: Right {
    func retry<A>(_ task: LazyTask<A>, atMost times: Int) -> LazyTask<A> {
        LazyTask {
            for _ in 1...times { if let v = try? await task.run() { return v } }; throw TimedOut()
        }
    }
}

private struct SameErrorEnds: Right {
    // As if the same error twice meant that no try will help.
    func retry<A>(_ task: LazyTask<A>, atMost times: Int) -> LazyTask<A> {
        LazyTask {
            var last = ""
            for number in 1...max(times, 1) {
                do { return try await task.run() } catch {
                    if number >= times || "\(error)" == last { throw error }
                    last = "\(error)"
                    try Task.checkCancellation()
                }
            }
            throw TimedOut()
        }
    }
}

private struct AsksTheError: Right {
    // Takes a run for cancelled where it is and its work says so, too.
    func retry<A>(_ task: LazyTask<A>, atMost times: Int) -> LazyTask<A> {
        LazyTask {
            for number in 1...max(times, 1) {
                do { return try await task.run() } catch {
                    if Task.isCancelled && error is CancellationError || number >= times { throw error }
                }
            }
            throw TimedOut()
        }
    }
}

private struct NotOnce: Right {
    func retry<A>(_ task: LazyTask<A>, atMost times: Int) -> LazyTask<A> { Ours.retry(task, atMost: max(times, 2)) }
}

private struct CountKept: Right {
    func retry<A>(_ task: LazyTask<A>, atMost times: Int) -> LazyTask<A> {
        let n = Memory<Int>();
        return LazyTask {
            while true {
                do { return try await task.run() } catch {
                    n.set((n.value ?? 0) + 1); if n.value! >= times { throw error }
                }
            }
        }
    }
}

private nonisolated final class Memory<Value: Sendable>: Sendable {
    private let state = Mutex<Value?>(nil)
    var value: Value? { state.withLock { $0 } }
    func set(_ value: Value) { state.withLock { $0 = value } }
}

private struct TriesCancelled: Right {
    func retry<A>(_ task: LazyTask<A>, atMost times: Int) -> LazyTask<A> {
        LazyTask {
            var last: any Error = CancellationError()
            for _ in 1...max(times, 1) {
                do { return try await task.run() } catch { last = error }
            }
            throw last
        }
    }
}

private struct LimitFromMaking: Right {
    func timeout<A>(_ task: LazyTask<A>, after seconds: Int, on service: Service) -> LazyTask<A> {
        let end = service.seconds + seconds
        return race(
            task,
            LazyTask {
                try await service.sleep(max(0, end - service.seconds))
                throw TimedOut()
            })
    }
}

private struct SideBySide: Right {
    func retry<A>(_ task: LazyTask<A>, atMost times: Int) -> LazyTask<A> {
        LazyTask {
            try await withThrowingTaskGroup(of: Result<A, any Error>.self) { group in
                for _ in 0..<times {
                    group.addTask { do { return .success(try await task.run()) } catch { return .failure(error) } }
                }
                defer { group.cancelAll() }
                var last: any Error = CancellationError()
                for try await result in group {
                    switch result {
                    case .success(let value): return value
                    case .failure(let error): last = error
                    }
                }
                throw last
            }
        }
    }
}

private struct TimeoutNotCancelled: Right {
    func timeout<A>(_ task: LazyTask<A>, after seconds: Int, on service: Service) -> LazyTask<A> {
        LazyTask {
            let isOver = Memory<Bool>()
            let work = Task { try await task.run() }
            let limit = Task {
                try await service.sleep(seconds)
                isOver.set(true)
                work.cancel()
            }
            defer { limit.cancel() }
            let result = await work.result
            if isOver.value == true { throw TimedOut() }
            return try result.get()
        }
    }
}

private struct LimitLonger: Right {
    func timeout<A>(_ task: LazyTask<A>, after seconds: Int, on service: Service) -> LazyTask<A> {
        Ours.timeout(task, after: seconds + 1, on: service)
    }
}

private struct AtLeastThree: Right {
    func retry<A>(_ task: LazyTask<A>, atMost times: Int) -> LazyTask<A> {
        Ours.retry(task, atMost: max(times, 3))
    }
}

private struct OnlyFailures: Right {
    func retry<A>(_ task: LazyTask<A>, atMost times: Int) -> LazyTask<A> {
        LazyTask {
            for _ in 1..<max(times, 1) {
                do { return try await task.run() } catch is Service.Failure { try Task.checkCancellation() }
            }
            return try await task.run()
        }
    }
}

private struct CancellationEnds: Right {
    func retry<A>(_ task: LazyTask<A>, atMost times: Int) -> LazyTask<A> {
        LazyTask {
            for _ in 1..<max(times, 1) {
                do { return try await task.run() } catch {
                    if error is CancellationError { throw error }
                    try Task.checkCancellation()
                }
            }
            return try await task.run()
        }
    }
}

/// Takes a CancellationError for the limit.
private struct CancellationHidden: Right {
    func timeout<A>(_ task: LazyTask<A>, after seconds: Int, on service: Service) -> LazyTask<A> {
        let raced = Ours.timeout(task, after: seconds, on: service)
        return LazyTask { do { return try await raced.run() } catch is CancellationError { throw TimedOut() } }
    }
}

private struct CancelledIsTimedOut: Right {
    func timeout<A>(_ task: LazyTask<A>, after seconds: Int, on service: Service) -> LazyTask<A> {
        race(
            task,
            LazyTask {
                try? await service.sleep(seconds)
                throw TimedOut()
            })
    }
}

private struct LateTaken: Right {
    func timeout<A>(_ task: LazyTask<A>, after seconds: Int, on service: Service) -> LazyTask<A> {
        LazyTask {
            try await withThrowingTaskGroup(of: A?.self) { group in
                group.addTask { try await task.run() }
                group.addTask {
                    try await service.sleep(seconds)
                    return nil
                }
                defer { group.cancelAll() }
                if case .some(.some(let value)) = try await group.next() { return value }
                group.cancelAll()
                guard case .some(.some(let late)) = try? await group.next() else { throw TimedOut() }
                return late
            }
        }
    }
}

/// Asks the error, not the sleep, what has happened.
private struct FailureIsTimedOut: Right {
    func timeout<A>(_ task: LazyTask<A>, after seconds: Int, on service: Service) -> LazyTask<A> {
        LazyTask {
            do { return try await Ours.timeout(task, after: seconds, on: service).run() } catch is Service.Failure {
                throw TimedOut()
            }
        }
    }
}
