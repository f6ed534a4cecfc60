private struct Answer: RaceTwo {
    func race<A>(_ first: LazyTask<A>, _ second: LazyTask<A>) -> LazyTask<A> {
        LazyTask {
            try await withThrowingTaskGroup(of: A.self) { group in
                group.addTask { try await first.run() }
                group.addTask { try await second.run() }
                defer { group.cancelAll() }
                guard let value = try await group.next() else { throw CancellationError() }
                return value
            }
        }
    }
}

package let raceTwoReference: any RaceTwo.Type = Answer.self

// MARK: - Wrong answers

package let raceTwoWrong: KeyValuePairs<String, any Contract.Type> = [
    "lastWins": LastWins.self, "early": Early.self, "sequential": Sequential.self, "alwaysFirst": AlwaysFirst.self,
    "loserAwaited": LoserAwaited.self, "leftRunning": LeftRunning.self, "errorIgnored": ErrorIgnored.self,
    "errorLate": ErrorLate.self, "raceTwice": RaceTwice.self, "remembered": Remembered.self,
    "notCancelled": NotCancelled.self, "keptForAll": KeptForAll.self, "errorReplaced": ErrorReplaced.self,
    "secondInstead": SecondInstead.self, "cancellationNoEnd": CancellationNoEnd.self, "loserTaken": LoserTaken.self,
    "errorRescued": ErrorRescued.self, "successWins": SuccessWins.self, "taskAwaited": TaskAwaited.self,
    "tasksAwaited": TasksAwaited.self, "secondUnasked": SecondUnasked.self, "loserError": LoserError.self,
    "cancelledFirst": CancelledFirst.self, "checkedAtEnd": CheckedAtEnd.self,
    "cancelledLate": CancelledLate.self, "firstUnasked": FirstUnasked.self,
]

private typealias Group<A: Sendable> = ThrowingTaskGroup<A, any Error>

private protocol Right: RaceTwo, Sendable {
    nonisolated func winner<A: Sendable>(_ group: inout Group<A>) async throws -> A?
    func raced<A>(_ race: LazyTask<A>) -> LazyTask<A>
}

extension Right {
    func raced<A>(_ race: LazyTask<A>) -> LazyTask<A> { race }
    nonisolated func winner<A: Sendable>(_ group: inout Group<A>) async throws -> A? {
        defer { group.cancelAll() }
        return try await group.next()
    }
    func race<A>(_ first: LazyTask<A>, _ second: LazyTask<A>) -> LazyTask<A> {
        raced(
            LazyTask {
                try await withThrowingTaskGroup(of: A.self) { group in
                    group.addTask { try await first.run() }
                    group.addTask { try await second.run() }
                    guard let value = try await winner(&group) else { throw CancellationError() }
                    return value
                }
            })
    }
}

private struct LoserAwaited: Right {
    nonisolated func winner<A: Sendable>(_ group: inout Group<A>) async throws -> A? { try await group.next() }
}
private struct LastWins: Right {
    nonisolated func winner<A: Sendable>(_ group: inout Group<A>) async throws -> A? {
        var last: A?
        for try await value in group { last = value }
        return last
    }
}
private struct ErrorIgnored: Right {
    nonisolated func winner<A: Sendable>(_ group: inout Group<A>) async throws -> A? {
        defer { group.cancelAll() }
        while let result = await group.nextResult() {
            if let value = try? result.get() { return value }
        }
        return nil
    }
}
private struct CancellationNoEnd: Right {
    nonisolated func winner<A: Sendable>(_ group: inout Group<A>) async throws -> A? {
        defer { group.cancelAll() }
        do { return try await group.next() } catch is CancellationError { return try await group.next() }
    }
}
private struct SuccessWins: Right {
    nonisolated func winner<A: Sendable>(_ group: inout Group<A>) async throws -> A? {
        defer { group.cancelAll() }
        do { return try await group.next() } catch let error where !(error is CancellationError) {
            return try await group.next()
        }
    }
}
private struct LoserError: Right {
    nonisolated func winner<A: Sendable>(_ group: inout Group<A>) async throws -> A? {
        let winner = try await group.next()
        group.cancelAll()
        _ = try await group.next()
        return winner
    }
}
private struct CancelledFirst: Right {
    nonisolated func winner<A: Sendable>(_ group: inout Group<A>) async throws -> A? {
        group.cancelAll()
        return try await group.next()
    }
}
private struct LoserTaken: Right {
    nonisolated func winner<A: Sendable>(_ group: inout Group<A>) async throws -> A? {
        let winner = try await group.next()
        group.cancelAll()
        return await group.nextResult().flatMap { try? $0.get() } ?? winner
    }
}
private struct ErrorRescued: Right {
    nonisolated func winner<A: Sendable>(_ group: inout Group<A>) async throws -> A? {
        defer { group.cancelAll() }
        do { return try await group.next() } catch {
            group.cancelAll()
            guard let value = await group.nextResult().flatMap({ try? $0.get() }) else { throw error }
            return value
        }
    }
}

private struct Early: Right { func raced<A>(_ race: LazyTask<A>) -> LazyTask<A> { race.early } }
private struct Remembered: Right { func raced<A>(_ race: LazyTask<A>) -> LazyTask<A> { race.kept } }
private struct CheckedAtEnd: Right {
    func raced<A>(_ race: LazyTask<A>) -> LazyTask<A> {
        Ours.flatMap(race.settled.checked) { result in LazyTask { try result.get() } }
    }
}
private struct RaceTwice: Right {
    func raced<A>(_ race: LazyTask<A>) -> LazyTask<A> { Ours.flatMap(race.settled) { _ in race } }
}
private struct ErrorReplaced: Right {
    func raced<A>(_ race: LazyTask<A>) -> LazyTask<A> { race.or { _ in throw CancellationError() } }
}
private struct KeptForAll: Right {
    private nonisolated static let kept = Kept<any Sendable>()
    init() { Self.kept.value = nil }
    func raced<A>(_ race: LazyTask<A>) -> LazyTask<A> {
        LazyTask {
            if let known = Self.kept.value as? A { return known }
            let value = try await race.run()
            Self.kept.value = value
            return value
        }
    }
}

private struct Sequential: RaceTwo {
    func race<A>(_ first: LazyTask<A>, _ second: LazyTask<A>) -> LazyTask<A> {
        Ours.flatMap(first) { value in Ours.map(second) { _ in value } }
    }
}
private struct AlwaysFirst: RaceTwo {
    func race<A>(_ first: LazyTask<A>, _ second: LazyTask<A>) -> LazyTask<A> {
        LazyTask {
            async let a = first.run()
            async let b = second.run()
            return try await (a, b).0
        }
    }
}
private struct LeftRunning: RaceTwo {
    func race<A>(_ first: LazyTask<A>, _ second: LazyTask<A>) -> LazyTask<A> { Ours.race(first.adrift, second.adrift) }
}
private struct SecondInstead: RaceTwo {
    func race<A>(_ first: LazyTask<A>, _ second: LazyTask<A>) -> LazyTask<A> {
        Ours.race(first, second).or { _ in second }
    }
}
private struct ErrorLate: RaceTwo {
    func race<A>(_ first: LazyTask<A>, _ second: LazyTask<A>) -> LazyTask<A> {
        LazyTask {
            // After an error, nothing is cancelled, and the group waits for its second child.
            let result = await withTaskGroup(of: Result<A, any Error>?.self) { group in
                for task in [first, second] { group.addTask { try? await task.settled.run() } }
                let first = await group.next() ?? nil
                if case .success? = first { group.cancelAll() }
                return first
            }
            return try (result ?? .failure(CancellationError())).get()
        }
    }
}
private struct NotCancelled: RaceTwo {
    func race<A>(_ first: LazyTask<A>, _ second: LazyTask<A>) -> LazyTask<A> {
        LazyTask {
            let running = [first, second].map { task in Task { try await task.run() } }
            let result = await withTaskGroup(of: Result<A, any Error>.self) { group in
                for task in running { group.addTask { await task.result } }
                defer { for task in running { task.cancel() } }
                return await group.next()!
            }
            return try result.get()
        }
    }
}
private struct SecondUnasked: RaceTwo {
    func race<A>(_ first: LazyTask<A>, _ second: LazyTask<A>) -> LazyTask<A> { first.or { _ in second } }
}
private struct FirstUnasked: RaceTwo {
    func race<A>(_ first: LazyTask<A>, _ second: LazyTask<A>) -> LazyTask<A> { second.or { _ in first } }
}
/// The children only wait for unstructured tasks, which nothing cancels.
private struct TasksAwaited: RaceTwo {
    func race<A>(_ first: LazyTask<A>, _ second: LazyTask<A>) -> LazyTask<A> {
        LazyTask { try await Ours.race(first.early, second.early).run() }
    }
}
private struct TaskAwaited: RaceTwo {
    func race<A>(_ first: LazyTask<A>, _ second: LazyTask<A>) -> LazyTask<A> {
        LazyTask { try await Ours.race(first, second.early).run() }
    }
}
private struct CancelledLate: RaceTwo {
    func race<A>(_ first: LazyTask<A>, _ second: LazyTask<A>) -> LazyTask<A> {
        LazyTask {
            let rival = Task { try await second.run() }
            return try await withThrowingTaskGroup(of: A.self) { group in
                defer {
                    rival.cancel()
                    group.cancelAll()
                }
                group.addTask { try await first.run() }
                group.addTask { try await rival.value }
                return try await group.next()!
            }
        }
    }
}
