import Synchronization

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
    "loserAwaited": LoserAwaited.self, "leftRunning": LeftRunning.self,
    "errorIgnored": ErrorIgnored.self, "errorLate": ErrorLate.self,
    "raceTwice": RaceTwice.self, "remembered": Remembered.self, "notCancelled": NotCancelled.self,
    "keptForAll": KeptForAll.self, "errorReplaced": ErrorReplaced.self, "secondInstead": SecondInstead.self,
    "cancellationNoEnd": CancellationNoEnd.self, "loserTaken": LoserTaken.self, "errorRescued": ErrorRescued.self,
    "successWins": SuccessWins.self, "taskAwaited": TaskAwaited.self,
]

/// A race in which a wrong answer says how the winner is found.
private func race<A: Sendable>(
    _ first: LazyTask<A>, _ second: LazyTask<A>,
    _ winner: @escaping @Sendable (inout ThrowingTaskGroup<A, any Error>) async throws -> A?
) -> LazyTask<A> {
    LazyTask {
        try await withThrowingTaskGroup(of: A.self) { group in
            group.addTask { try await first.run() }
            group.addTask { try await second.run() }
            guard let value = try await winner(&group) else { throw CancellationError() }
            return value
        }
    }
}

private struct LastWins: RaceTwo {
    func race<A>(_ first: LazyTask<A>, _ second: LazyTask<A>) -> LazyTask<A> {
        Chapter07Task.race(first, second) { group in
            var last: A?
            for try await value in group { last = value }
            return last
        }
    }
}

private struct Early: RaceTwo {
    func race<A>(_ first: LazyTask<A>, _ second: LazyTask<A>) -> LazyTask<A> {
        let running = Task { try await Ours.race(first, second).run() }
        return LazyTask { try await running.value }
    }
}

private struct Sequential: RaceTwo {
    func race<A>(_ first: LazyTask<A>, _ second: LazyTask<A>) -> LazyTask<A> {
        LazyTask {
            let value = try await first.run()
            _ = try await second.run()
            return value
        }
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

private struct LoserAwaited: RaceTwo {
    func race<A>(_ first: LazyTask<A>, _ second: LazyTask<A>) -> LazyTask<A> {
        Chapter07Task.race(first, second) { try await $0.next() }
    }
}

private struct LeftRunning: RaceTwo {
    func race<A>(_ first: LazyTask<A>, _ second: LazyTask<A>) -> LazyTask<A> {
        LazyTask {
            let (stream, ends) = AsyncThrowingStream<A, any Error>.makeStream()
            for task in [first, second] {
                Task {
                    do { ends.yield(try await task.run()) } catch { ends.finish(throwing: error) }
                }
            }
            for try await value in stream { return value }
            throw CancellationError()
        }
    }
}

private struct ErrorIgnored: RaceTwo {
    func race<A>(_ first: LazyTask<A>, _ second: LazyTask<A>) -> LazyTask<A> {
        Chapter07Task.race(first, second) { group in
            defer { group.cancelAll() }
            while let result = await group.nextResult() {
                if let value = try? result.get() { return value }
            }
            return nil
        }
    }
}

private struct ErrorLate: RaceTwo {
    func race<A>(_ first: LazyTask<A>, _ second: LazyTask<A>) -> LazyTask<A> {
        LazyTask {
            // A group that does not throw keeps the error until all have ended.
            let result = await withTaskGroup(of: Result<A, any Error>.self) { group in
                for task in [first, second] {
                    group.addTask { do { return .success(try await task.run()) } catch { return .failure(error) } }
                }
                guard let first = await group.next() else { return Result<A, any Error>.failure(CancellationError()) }
                if case .success = first { group.cancelAll() }
                return first
            }
            return try result.get()
        }
    }
}

private struct RaceTwice: RaceTwo {
    func race<A>(_ first: LazyTask<A>, _ second: LazyTask<A>) -> LazyTask<A> {
        LazyTask {
            _ = try? await Ours.race(first, second).run(); return try await Ours.race(first, second).run()
        }
    }
}

private struct Remembered: RaceTwo {
    func race<A>(_ first: LazyTask<A>, _ second: LazyTask<A>) -> LazyTask<A> {
        let m = Memory<A>();
        return LazyTask {
            if let k = m.value { return k }; let v = try await Ours.race(first, second).run(); m.set(v); return v
        }
    }
}

private struct NotCancelled: RaceTwo {
    func race<A>(_ first: LazyTask<A>, _ second: LazyTask<A>) -> LazyTask<A> {
        LazyTask {
            let b = Task { try await second.run() }; let a = Task { try await first.run() };
            let r = await withTaskGroup(of: Result<A, any Error>.self) { g in
                g.addTask { await a.result }; g.addTask { await b.result }; let v = await g.next()!; a.cancel();
                b.cancel(); return v
            }; return try r.get()
        }
    }
}

private nonisolated final class Memory<Value: Sendable>: Sendable {
    private let state = Mutex<Value?>(nil)
    var value: Value? { state.withLock { $0 } }
    func set(_ value: Value) { state.withLock { $0 = value } }
    func clear() { state.withLock { $0 = nil } }
}

private let kept = Memory<any Sendable>()

private struct KeptForAll: RaceTwo {
    init() { kept.clear() }
    func race<A>(_ first: LazyTask<A>, _ second: LazyTask<A>) -> LazyTask<A> {
        LazyTask {
            if let known = kept.value as? A { return known }
            let value = try await Ours.race(first, second).run()
            kept.set(value)
            return value
        }
    }
}

private struct ErrorReplaced: RaceTwo {
    func race<A>(_ first: LazyTask<A>, _ second: LazyTask<A>) -> LazyTask<A> {
        LazyTask {
            do { return try await Ours.race(first, second).run() } catch { throw CancellationError() }
        }
    }
}

private struct SecondInstead: RaceTwo {
    func race<A>(_ first: LazyTask<A>, _ second: LazyTask<A>) -> LazyTask<A> {
        LazyTask {
            do { return try await Ours.race(first, second).run() } catch { return try await second.run() }
        }
    }
}

private struct CancellationNoEnd: RaceTwo {
    func race<A>(_ first: LazyTask<A>, _ second: LazyTask<A>) -> LazyTask<A> {
        Chapter07Task.race(first, second) { group in
            defer { group.cancelAll() }
            do { return try await group.next() } catch is CancellationError { return try await group.next() }
        }
    }
}

private struct LoserTaken: RaceTwo {
    func race<A>(_ first: LazyTask<A>, _ second: LazyTask<A>) -> LazyTask<A> {
        Chapter07Task.race(first, second) { group in
            let winner = try await group.next()
            group.cancelAll()
            return await group.nextResult().flatMap { try? $0.get() } ?? winner
        }
    }
}

private struct ErrorRescued: RaceTwo {
    func race<A>(_ first: LazyTask<A>, _ second: LazyTask<A>) -> LazyTask<A> {
        Chapter07Task.race(first, second) { group in
            defer { group.cancelAll() }
            do { return try await group.next() } catch {
                group.cancelAll()
                guard let value = await group.nextResult().flatMap({ try? $0.get() }) else { throw error }
                return value
            }
        }
    }
}

private struct SuccessWins: RaceTwo {
    func race<A>(_ first: LazyTask<A>, _ second: LazyTask<A>) -> LazyTask<A> {
        Chapter07Task.race(first, second) { group in
            defer { group.cancelAll() }
            do { return try await group.next() } catch { return try await group.next() }
        }
    }
}

/// The second is no child of the group.
private struct TaskAwaited: RaceTwo {
    func race<A>(_ first: LazyTask<A>, _ second: LazyTask<A>) -> LazyTask<A> {
        LazyTask {
            let running = Task { try await second.run() }
            return try await Ours.race(first, LazyTask { try await running.value }).run()
        }
    }
}
