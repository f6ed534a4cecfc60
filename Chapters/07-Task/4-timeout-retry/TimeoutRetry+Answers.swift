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
    "firstError": FirstError.self, "limitHard": LimitOfTheExample.self, "errorHidden": ErrorHidden.self,
    "otherError": OtherError.self, "triesHard": TriesOfTheExample.self, "ownErrorThrown": OwnErrorThrown.self,
    "notOnce": NotOnce.self, "sameErrorEnds": SameErrorEnds.self, "asksTheError": AsksTheError.self,
    "countKept": CountKept.self, "triesCancelled": TriesCancelled.self, "limitFromMaking": LimitFromMaking.self,
    "sideBySide": SideBySide.self, "timeoutNotCancelled": TimeoutNotCancelled.self, "limitLonger": LimitLonger.self,
    "atLeastThree": AtLeastThree.self, "onlyFailures": OnlyFailures.self, "cancellationEnds": CancellationEnds.self,
    "cancellationHidden": CancellationHidden.self, "cancelledIsTimedOut": CancelledIsTimedOut.self,
    "cancelledSleepHidden": CancelledSleepHidden.self, "lateTaken": LateTaken.self,
    "failureIsTimedOut": FailureIsTimedOut.self, "workErrorThrown": WorkErrorThrown.self,
    "zeroAttempts": ZeroAttempts.self, "negativeAttempts": NegativeAttempts.self,
    "attemptNotCancelled": AttemptNotCancelled.self, "twoAttempts": TwoAttempts.self,
    "oneAfterOther": OneAfterOther.self, "notSlept": NotSlept.self,
]

private struct Limit: Sendable {
    let seconds: Int, service: Service

    func passes<A>(throwing error: any Error = TimedOut(), after seconds: Int? = nil) -> LazyTask<A> {
        LazyTask {
            try await service.sleep(seconds ?? self.seconds)
            throw error
        }
    }
    func right<A>(_ task: LazyTask<A>) -> LazyTask<A> { Ours.timeout(task, after: seconds, on: service) }
}

private protocol Right: TimeoutRetry {
    func limited<A>(_ task: LazyTask<A>, _ limit: Limit) -> LazyTask<A>
    func tried<A>(_ task: LazyTask<A>, _ times: Int) -> LazyTask<A>
}

extension Right {
    func limited<A>(_ task: LazyTask<A>, _ limit: Limit) -> LazyTask<A> { limit.right(task) }
    func tried<A>(_ task: LazyTask<A>, _ times: Int) -> LazyTask<A> { Ours.retry(task, atMost: times) }

    func timeout<A>(_ task: LazyTask<A>, after seconds: Int, on service: Service) -> LazyTask<A> {
        limited(task, Limit(seconds: seconds, service: service))
    }
    func retry<A>(_ task: LazyTask<A>, atMost times: Int) -> LazyTask<A> { tried(task, times) }
}

private struct NoLimit: Right { func limited<A>(_ task: LazyTask<A>, _ limit: Limit) -> LazyTask<A> { task } }
private struct Early: Right {
    func limited<A>(_ task: LazyTask<A>, _ limit: Limit) -> LazyTask<A> { limit.right(task.early) }
}
private struct LeftRunning: Right {
    func limited<A>(_ task: LazyTask<A>, _ limit: Limit) -> LazyTask<A> { limit.right(task.adrift) }
}
private struct AlwaysLate: Right {
    func limited<A>(_ task: LazyTask<A>, _ limit: Limit) -> LazyTask<A> {
        Ours.flatMap(task) { _ in LazyTask { throw TimedOut() } }
    }
}
private struct LimitOfTheExample: Right {
    func limited<A>(_ task: LazyTask<A>, _ limit: Limit) -> LazyTask<A> { race(task, limit.passes(after: 3)) }
}
private struct NotSlept: Right {
    func limited<A>(_ task: LazyTask<A>, _ limit: Limit) -> LazyTask<A> { race(task, limit.passes(after: 0)) }
}
private struct LimitLonger: Right {
    func limited<A>(_ task: LazyTask<A>, _ limit: Limit) -> LazyTask<A> {
        race(task, limit.passes(after: limit.seconds + 1))
    }
}
private struct OtherError: Right {
    func limited<A>(_ task: LazyTask<A>, _ limit: Limit) -> LazyTask<A> {
        race(task, limit.passes(throwing: CancellationError()))
    }
}
private struct LimitFromMaking: Right {
    func limited<A>(_ task: LazyTask<A>, _ limit: Limit) -> LazyTask<A> {
        let end = limit.service.seconds + limit.seconds
        return LazyTask { try await race(task, limit.passes(after: max(0, end - limit.service.seconds))).run() }
    }
}
private struct CancelledIsTimedOut: Right {
    func limited<A>(_ task: LazyTask<A>, _ limit: Limit) -> LazyTask<A> {
        race(task, limit.passes().or { _ in throw TimedOut() })
    }
}
private struct CancelledSleepHidden: Right {
    func limited<A>(_ task: LazyTask<A>, _ limit: Limit) -> LazyTask<A> {
        race(
            task,
            LazyTask {
                try? await limit.service.sleep(limit.seconds)
                throw TimedOut()
            })
    }
}
private struct ErrorHidden: Right {
    func limited<A>(_ task: LazyTask<A>, _ limit: Limit) -> LazyTask<A> {
        limit.right(task).or { _ in throw TimedOut() }
    }
}
private struct CancellationHidden: Right {
    func limited<A>(_ task: LazyTask<A>, _ limit: Limit) -> LazyTask<A> {
        limit.right(task).or { throw $0 is CancellationError ? TimedOut() : $0 }
    }
}
private struct FailureIsTimedOut: Right {
    func limited<A>(_ task: LazyTask<A>, _ limit: Limit) -> LazyTask<A> {
        limit.right(task).or { throw $0 is Service.Failure ? TimedOut() : $0 }
    }
}
private struct SleepsFirst: Right {
    func limited<A>(_ task: LazyTask<A>, _ limit: Limit) -> LazyTask<A> {
        LazyTask {
            try await limit.service.sleep(limit.seconds)
            return try await task.run()
        }
    }
}
private struct WaitsForLimit: Right {
    func limited<A>(_ task: LazyTask<A>, _ limit: Limit) -> LazyTask<A> {
        LazyTask {
            async let passed: Void = limit.service.sleep(limit.seconds)
            let value = try await limit.right(task).run()
            try await passed
            return value
        }
    }
}

/// Does all of the work, and then checks the clock. If the limit has passed, runs `late`.
private func timed<A>(_ task: LazyTask<A>, _ limit: Limit, _ late: LazyTask<A>) -> LazyTask<A> {
    LazyTask {
        let start = limit.service.seconds
        let value = try await task.run()
        return limit.service.seconds - start > limit.seconds ? try await late.run() : value
    }
}

private struct WorkAwaited: Right {
    func limited<A>(_ task: LazyTask<A>, _ limit: Limit) -> LazyTask<A> {
        timed(task, limit, LazyTask { throw TimedOut() })
    }
}
private struct SleepsAfter: Right {
    func limited<A>(_ task: LazyTask<A>, _ limit: Limit) -> LazyTask<A> { timed(task, limit, limit.passes()) }
}
private struct OneAfterOther: Right {
    func limited<A>(_ task: LazyTask<A>, _ limit: Limit) -> LazyTask<A> { Ours.flatMap(task) { _ in limit.passes() } }
}
private struct TimeoutNotCancelled: Right {
    func limited<A>(_ task: LazyTask<A>, _ limit: Limit) -> LazyTask<A> {
        LazyTask {
            let isOver = Kept<Bool>()
            let work = Task { try await task.run() }
            let passed = Task {
                try await limit.service.sleep(limit.seconds)
                isOver.value = true
                work.cancel()
            }
            defer { passed.cancel() }
            let result = await work.result
            if isOver.value == true { throw TimedOut() }
            return try result.get()
        }
    }
}
/// Cancels the work at the limit, waits for its end, and passes its result to `late`.
private func ended<A>(
    _ task: LazyTask<A>, _ limit: Limit, _ late: @escaping @Sendable (Result<A, any Error>) throws -> A
) -> LazyTask<A> {
    LazyTask {
        try await withThrowingTaskGroup(of: A?.self) { group in
            group.addTask { try await task.run() }
            group.addTask {
                try await limit.service.sleep(limit.seconds)
                return nil
            }
            defer { group.cancelAll() }
            if case .some(.some(let value)) = try await group.next() { return value }
            group.cancelAll()
            let end = await group.nextResult()
            return try late(
                Result { if case .some(.some(let value)) = try end?.get() { value } else { throw TimedOut() } })
        }
    }
}

private struct LateTaken: Right {
    func limited<A>(_ task: LazyTask<A>, _ limit: Limit) -> LazyTask<A> {
        ended(task, limit) { if case .success(let late) = $0 { late } else { throw TimedOut() } }
    }
}
private struct WorkErrorThrown: Right {
    func limited<A>(_ task: LazyTask<A>, _ limit: Limit) -> LazyTask<A> { ended(task, limit) { try $0.get() } }
}

private struct OnlyOne: Right { func tried<A>(_ task: LazyTask<A>, _ times: Int) -> LazyTask<A> { task } }
private struct TwoAttempts: Right {
    func tried<A>(_ task: LazyTask<A>, _ times: Int) -> LazyTask<A> { Ours.retry(task, atMost: min(times, 2)) }
}
private struct OnceLess: Right {
    func tried<A>(_ task: LazyTask<A>, _ times: Int) -> LazyTask<A> { Ours.retry(task, atMost: times - 1) }
}
private struct OnceMore: Right {
    func tried<A>(_ task: LazyTask<A>, _ times: Int) -> LazyTask<A> { Ours.retry(task, atMost: times + 1) }
}
private struct NotOnce: Right {
    func tried<A>(_ task: LazyTask<A>, _ times: Int) -> LazyTask<A> { Ours.retry(task, atMost: max(times, 2)) }
}
/// Imitates a loop that gives up when the number of attempts equals `times`. For 0, such a loop goes on until an
/// attempt succeeds; here it makes at most 50 attempts.
private struct ZeroAttempts: Right {
    func tried<A>(_ task: LazyTask<A>, _ times: Int) -> LazyTask<A> {
        Ours.retry(task, atMost: times == 0 ? 50 : times)
    }
}
private struct NegativeAttempts: Right {
    func tried<A>(_ task: LazyTask<A>, _ times: Int) -> LazyTask<A> { Ours.retry(task, atMost: times < 0 ? 50 : times) }
}
private struct AtLeastThree: Right {
    func tried<A>(_ task: LazyTask<A>, _ times: Int) -> LazyTask<A> { Ours.retry(task, atMost: max(times, 3)) }
}
private struct AttemptNotCancelled: Right {
    func tried<A>(_ task: LazyTask<A>, _ times: Int) -> LazyTask<A> { Ours.retry(task.loose, atMost: times) }
}

/// Repeats the work until it returns a value, or until the closure, which receives the errors so far, throws.
private func tries<A>(
    _ task: LazyTask<A>, _ failed: @escaping @Sendable ([any Error]) throws -> Void
) -> LazyTask<A> {
    LazyTask {
        var errors: [any Error] = []
        while true {
            do { return try await task.run() } catch { errors.append(error) }
            try failed(errors)
        }
    }
}

private struct ForEver: Right {
    func tried<A>(_ task: LazyTask<A>, _ times: Int) -> LazyTask<A> { tries(task) { _ in } }
}
private struct TriesOfTheExample: Right {
    func tried<A>(_ task: LazyTask<A>, _ times: Int) -> LazyTask<A> {
        tries(task) { if $0.count >= (times > 2 ? 3 : 2) { throw $0.last! } }
    }
}
private struct FirstError: Right {
    func tried<A>(_ task: LazyTask<A>, _ times: Int) -> LazyTask<A> {
        tries(task) { if $0.count >= times { throw $0[0] } }
    }
}
private struct OwnErrorThrown: Right {
    func tried<A>(_ task: LazyTask<A>, _ times: Int) -> LazyTask<A> {
        tries(task) { if $0.count >= times { throw TimedOut() } }
    }
}
private struct TriesCancelled: Right {
    func tried<A>(_ task: LazyTask<A>, _ times: Int) -> LazyTask<A> {
        tries(task) { if $0.count >= times { throw $0.last! } }
    }
}
private struct AsksTheError: Right {
    func tried<A>(_ task: LazyTask<A>, _ times: Int) -> LazyTask<A> {
        tries(task) { if Task.isCancelled && $0.last is CancellationError || $0.count >= times { throw $0.last! } }
    }
}
private struct OnlyFailures: Right {
    func tried<A>(_ task: LazyTask<A>, _ times: Int) -> LazyTask<A> {
        tries(task) {
            if !($0.last is Service.Failure) || $0.count >= times { throw $0.last! }
            try Task.checkCancellation()
        }
    }
}
private struct CancellationEnds: Right {
    func tried<A>(_ task: LazyTask<A>, _ times: Int) -> LazyTask<A> {
        tries(task) {
            if $0.last is CancellationError || $0.count >= times { throw $0.last! }
            try Task.checkCancellation()
        }
    }
}
private struct SameErrorEnds: Right {
    func tried<A>(_ task: LazyTask<A>, _ times: Int) -> LazyTask<A> {
        tries(task) {
            let isSame = $0.count > 1 && Set($0.suffix(2).map { "\($0)" }).count == 1
            if isSame || $0.count >= times { throw $0.last! }
            try Task.checkCancellation()
        }
    }
}
private struct CountKept: Right {
    func tried<A>(_ task: LazyTask<A>, _ times: Int) -> LazyTask<A> {
        let count = Kept<Int>()
        return tries(task) {
            count.value = (count.value ?? 0) + 1
            if count.value! >= times { throw $0.last! }
        }
    }
}
private struct GoesOn: Right {
    func tried<A>(_ task: LazyTask<A>, _ times: Int) -> LazyTask<A> {
        let all = Ours.oneByOne(Array(repeating: task.settled, count: times))
        return Ours.flatMap(all) { results in LazyTask { try (results.last ?? .failure(CancellationError())).get() } }
    }
}
private struct SideBySide: Right {
    func tried<A>(_ task: LazyTask<A>, _ times: Int) -> LazyTask<A> {
        LazyTask {
            try await withThrowingTaskGroup(of: Result<A, any Error>.self) { group in
                for _ in 0..<times { group.addTask { try await task.settled.run() } }
                defer { group.cancelAll() }
                var last: any Error = CancellationError()
                for try await result in group {
                    do { return try result.get() } catch { last = error }
                }
                throw last
            }
        }
    }
}
