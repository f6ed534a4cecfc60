import Synchronization

private struct Answer: AllAtOnce {
    func both<A, B>(_ first: LazyTask<A>, _ second: LazyTask<B>) -> LazyTask<(A, B)> {
        LazyTask {
            async let a = first.run()
            async let b = second.run()
            return try await (a, b)
        }
    }

    func all<A>(_ tasks: [LazyTask<A>]) -> LazyTask<[A]> {
        LazyTask {
            try await withThrowingTaskGroup(of: (Int, A).self) { group in
                for (place, task) in tasks.enumerated() {
                    group.addTask { (place, try await task.run()) }
                }
                var values: [Int: A] = [:]
                for try await (place, value) in group { values[place] = value }
                return tasks.indices.compactMap { values[$0] }
            }
        }
    }
}

package let allAtOnceReference: any AllAtOnce.Type = Answer.self

// MARK: - Wrong answers

package let allAtOnceWrong: KeyValuePairs<String, any Contract.Type> = [
    "early": Early.self, "bothSequential": BothSequential.self, "bothTwice": BothTwice.self,
    "orderLost": OrderLost.self, "onlyFirst": OnlyFirst.self, "nothing": Nothing.self, "backwards": Backwards.self,
    "sequential": Sequential.self, "errorSwallowed": ErrorSwallowed.self, "waitsForTheRest": WaitsForTheRest.self,
    "bothErrorLost": BothErrorLost.self, "bothWaits": BothWaits.self, "bothLeftRunning": BothLeftRunning.self,
    "allEarly": AllEarly.self, "allTwice": AllTwice.self, "inParts": InPairs.self, "remembered": Remembered.self,
    "leftRunning": LeftRunning.self,
    "bothRemembered": BothRemembered.self, "awaitedInOrder": AwaitedInOrder.self, "firstAlone": FirstAlone.self,
    "sorted": Sorted.self, "newestFirst": NewestFirst.self,
    "cancellationLeftOut": CancellationLeftOut.self, "allTasks": TasksInOrder.self, "tasksInGroup": TasksInGroup.self,
    "pairByPair": PairByPair.self,
]

/// Right in what a wrong answer does not say otherwise.
private protocol Right: AllAtOnce {}

extension Right {
    func both<A, B>(_ first: LazyTask<A>, _ second: LazyTask<B>) -> LazyTask<(A, B)> {
        LazyTask {
            async let a = first.run()
            async let b = second.run()
            return try await (a, b)
        }
    }

    func all<A>(_ tasks: [LazyTask<A>]) -> LazyTask<[A]> { Ours.all(tasks) }
}

private struct Early: Right {
    func both<A, B>(_ first: LazyTask<A>, _ second: LazyTask<B>) -> LazyTask<(A, B)> {
        let (a, b) = (Task { try await first.run() }, Task { try await second.run() })
        return LazyTask { (try await a.value, try await b.value) }
    }
}

private struct BothSequential: Right {
    func both<A, B>(_ first: LazyTask<A>, _ second: LazyTask<B>) -> LazyTask<(A, B)> {
        LazyTask { (try await first.run(), try await second.run()) }
    }
}

private struct BothTwice: Right {
    func both<A, B>(_ first: LazyTask<A>, _ second: LazyTask<B>) -> LazyTask<(A, B)> {
        LazyTask {
            async let a = first.run()
            async let b = second.run()
            _ = try await (a, b)
            async let again = first.run()
            async let other = second.run()
            return try await (again, other)
        }
    }
}

private func group<A: Sendable>(_ tasks: [LazyTask<A>], limit: Int = .max) -> LazyTask<[A]> {
    LazyTask {
        try await withThrowingTaskGroup(of: A.self) { group in
            for task in tasks { group.addTask { try await task.run() } }
            var values: [A] = []
            while values.count < limit, let value = try await group.next() { values.append(value) }
            return values
        }
    }
}

private struct OrderLost: Right {
    func all<A>(_ tasks: [LazyTask<A>]) -> LazyTask<[A]> { group(tasks) }
}

private struct OnlyFirst: Right {
    func all<A>(_ tasks: [LazyTask<A>]) -> LazyTask<[A]> { group(tasks, limit: 1) }
}

private struct Nothing: Right {
    func all<A>(_ tasks: [LazyTask<A>]) -> LazyTask<[A]> { group(tasks, limit: 0) }
}

private struct Backwards: Right {
    func all<A>(_ tasks: [LazyTask<A>]) -> LazyTask<[A]> { Ours.map(Ours.all(tasks)) { $0.reversed() } }
}

private struct Sequential: Right {
    func all<A>(_ tasks: [LazyTask<A>]) -> LazyTask<[A]> { Ours.oneByOne(tasks) }
}

private func results<A: Sendable>(_ tasks: [LazyTask<A>]) -> LazyTask<[Result<A, any Error>]> {
    Ours.all(
        tasks.map { task in
            LazyTask {
                do { return .success(try await task.run()) } catch { return .failure(error) }
            }
        })
}

private struct ErrorSwallowed: Right {
    func all<A>(_ tasks: [LazyTask<A>]) -> LazyTask<[A]> {
        Ours.map(results(tasks)) { $0.compactMap { try? $0.get() } }
    }
}

private struct WaitsForTheRest: Right {
    func all<A>(_ tasks: [LazyTask<A>]) -> LazyTask<[A]> {
        LazyTask { try await results(tasks).run().map { try $0.get() } }
    }
}

private struct BothErrorLost: Right {
    func both<A, B>(_ first: LazyTask<A>, _ second: LazyTask<B>) -> LazyTask<(A, B)> {
        LazyTask {
            async let a = first.run(); async let b = second.run();
            guard let x = try? await a, let y = try? await b else { throw CancellationError() }; return (x, y)
        }
    }
}

private struct BothWaits: Right {
    func both<A, B>(_ first: LazyTask<A>, _ second: LazyTask<B>) -> LazyTask<(A, B)> {
        LazyTask {
            async let b = second.run();
            do { let a = try await first.run(); return (a, try await b) } catch { _ = try? await b; throw error }
        }
    }
}

private struct BothLeftRunning: Right {
    func both<A, B>(_ first: LazyTask<A>, _ second: LazyTask<B>) -> LazyTask<(A, B)> {
        LazyTask {
            let a = Task { try await first.run() }; let b = Task { try await second.run() };
            return (try await a.value, try await b.value)
        }
    }
}

private struct AllEarly: Right {
    func all<A>(_ tasks: [LazyTask<A>]) -> LazyTask<[A]> {
        let r = tasks.map { t in Task { try await t.run() } };
        return LazyTask {
            var v: [A] = []; for t in r { v.append(try await t.value) }; return v
        }
    }
}

private struct AllTwice: Right {
    func all<A>(_ tasks: [LazyTask<A>]) -> LazyTask<[A]> {
        LazyTask {
            _ = try await Ours.all(tasks).run(); return try await Ours.all(tasks).run()
        }
    }
}

private struct InPairs: Right {
    func all<A>(_ tasks: [LazyTask<A>]) -> LazyTask<[A]> {
        LazyTask {
            var v: [A] = []; var i = 0;
            while i < tasks.count {
                v += try await Ours.all(Array(tasks[i..<min(i + 2, tasks.count)])).run(); i += 2
            }; return v
        }
    }
}

private struct Remembered: Right {
    func all<A>(_ tasks: [LazyTask<A>]) -> LazyTask<[A]> {
        let m = Memory<[A]>();
        return LazyTask {
            if let k = m.value { return k }; let v = try await Ours.all(tasks).run(); m.set(v); return v
        }
    }
}

private struct LeftRunning: Right {
    func all<A>(_ tasks: [LazyTask<A>]) -> LazyTask<[A]> {
        LazyTask {
            let (stream, ends) = AsyncThrowingStream<(Int, A), any Error>.makeStream()
            for (place, task) in tasks.enumerated() {
                Task {
                    do { ends.yield((place, try await task.run())) } catch { ends.finish(throwing: error) }
                }
            }
            var values: [Int: A] = [:]
            for try await (place, value) in stream {
                values[place] = value
                if values.count == tasks.count { break }
            }
            return tasks.indices.compactMap { values[$0] }
        }
    }
}

private nonisolated final class Memory<Value: Sendable>: Sendable {
    private let state = Mutex<Value?>(nil)
    var value: Value? { state.withLock { $0 } }
    func set(_ value: Value) { state.withLock { $0 = value } }
}

private struct BothRemembered: Right {
    func both<A, B>(_ first: LazyTask<A>, _ second: LazyTask<B>) -> LazyTask<(A, B)> {
        let memory = Memory<(A, B)>()
        return LazyTask {
            if let known = memory.value { return known }
            async let a = first.run()
            async let b = second.run()
            let values = try await (a, b)
            memory.set(values)
            return values
        }
    }
}

private struct AwaitedInOrder: Right {
    func all<A>(_ tasks: [LazyTask<A>]) -> LazyTask<[A]> {
        LazyTask {
            let running = tasks.map { task in Task { try await task.run() } }
            defer { for task in running { task.cancel() } }
            var values: [A] = []
            for task in running { values.append(try await task.value) }
            return values
        }
    }
}

private struct PairByPair: Right {
    func all<A>(_ tasks: [LazyTask<A>]) -> LazyTask<[A]> {
        guard let first = tasks.first else { return LazyTask { [] } }
        let pair = both(first, all(Array(tasks.dropFirst())))
        return LazyTask {
            let (value, others) = try await pair.run()
            return [value] + others
        }
    }
}

private struct FirstAlone: Right {
    func all<A>(_ tasks: [LazyTask<A>]) -> LazyTask<[A]> {
        LazyTask {
            guard let first = tasks.first else { return [] }
            return [try await first.run()] + (try await Ours.all(Array(tasks.dropFirst())).run())
        }
    }
}

private struct Sorted: Right {
    func all<A>(_ tasks: [LazyTask<A>]) -> LazyTask<[A]> {
        Ours.map(Ours.all(tasks)) { $0.sorted { "\($0)" < "\($1)" } }
    }
}

private struct NewestFirst: Right {
    func all<A>(_ tasks: [LazyTask<A>]) -> LazyTask<[A]> { Ours.map(group(tasks)) { $0.reversed() } }
}

private struct CancellationLeftOut: Right {
    func all<A>(_ tasks: [LazyTask<A>]) -> LazyTask<[A]> {
        let parts = tasks.map { task in
            LazyTask { () -> [A] in
                do { return [try await task.run()] } catch is CancellationError { return [] }
            }
        }
        return Ours.map(Ours.all(parts)) { $0.flatMap(\.self) }
    }
}

private struct TasksInOrder: Right {
    func all<A>(_ tasks: [LazyTask<A>]) -> LazyTask<[A]> {
        LazyTask {
            let running = tasks.map { task in Task { try await task.run() } }
            var values: [A] = []
            for one in running { values.append(try await one.value) }
            return values
        }
    }
}

private struct TasksInGroup: Right {
    func all<A>(_ tasks: [LazyTask<A>]) -> LazyTask<[A]> {
        Ours.all(tasks.map { task in LazyTask { try await Task { try await task.run() }.value } })
    }
}
