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
    "leftRunning": LeftRunning.self, "bothRemembered": BothRemembered.self, "awaitedInOrder": AwaitedInOrder.self,
    "firstAlone": FirstAlone.self, "sorted": Sorted.self, "newestFirst": NewestFirst.self,
    "cancellationLeftOut": CancellationLeftOut.self, "allTasks": TasksInOrder.self, "tasksInGroup": TasksInGroup.self,
    "pairByPair": PairByPair.self, "allErrorLost": AllErrorLost.self, "listShared": ListShared.self,
    "someLeftOut": SomeLeftOut.self, "secondErrorLost": SecondErrorLost.self,
]

private protocol Right: AllAtOnce {
    func one<A>(_ task: LazyTask<A>) -> LazyTask<A>
    func pair<A, B>(_ task: LazyTask<(A, B)>) -> LazyTask<(A, B)>
    func each<A>(_ task: LazyTask<A>) -> LazyTask<A>
    func list<A>(_ task: LazyTask<[A]>) -> LazyTask<[A]>
}

extension Right {
    func one<A>(_ task: LazyTask<A>) -> LazyTask<A> { task }
    func pair<A, B>(_ task: LazyTask<(A, B)>) -> LazyTask<(A, B)> { task }
    func both<A, B>(_ first: LazyTask<A>, _ second: LazyTask<B>) -> LazyTask<(A, B)> {
        pair(Answer().both(one(first), one(second)))
    }

    func each<A>(_ task: LazyTask<A>) -> LazyTask<A> { task }
    func list<A>(_ task: LazyTask<[A]>) -> LazyTask<[A]> { task }
    func all<A>(_ tasks: [LazyTask<A>]) -> LazyTask<[A]> { list(Ours.all(tasks.map(each))) }
}

private struct Early: Right { func one<A>(_ task: LazyTask<A>) -> LazyTask<A> { task.early } }
private struct BothTwice: Right { func pair<A, B>(_ task: LazyTask<(A, B)>) -> LazyTask<(A, B)> { task.twice } }
private struct BothRemembered: Right { func pair<A, B>(_ task: LazyTask<(A, B)>) -> LazyTask<(A, B)> { task.kept } }
private struct BothErrorLost: Right {
    func pair<A, B>(_ task: LazyTask<(A, B)>) -> LazyTask<(A, B)> { task.or { _ in throw CancellationError() } }
}
private struct SecondErrorLost: Right {
    func both<A, B>(_ first: LazyTask<A>, _ second: LazyTask<B>) -> LazyTask<(A, B)> {
        Answer().both(first, second.or { _ in throw CancellationError() })
    }
}
private struct BothSequential: Right {
    func both<A, B>(_ first: LazyTask<A>, _ second: LazyTask<B>) -> LazyTask<(A, B)> {
        LazyTask { (try await first.run(), try await second.run()) }
    }
}
private struct BothWaits: Right {
    func both<A, B>(_ first: LazyTask<A>, _ second: LazyTask<B>) -> LazyTask<(A, B)> {
        let pair = Answer().both(first.settled, second.settled)
        return Ours.flatMap(pair) { a, b in LazyTask { (try a.get(), try b.get()) } }
    }
}
private struct BothLeftRunning: Right {
    func both<A, B>(_ first: LazyTask<A>, _ second: LazyTask<B>) -> LazyTask<(A, B)> {
        LazyTask {
            let (a, b) = (Task { try await first.run() }, Task { try await second.run() })
            return (try await a.value, try await b.value)
        }
    }
}

private struct AllEarly: Right { func each<A>(_ task: LazyTask<A>) -> LazyTask<A> { task.early } }
private struct TasksInGroup: Right { func each<A>(_ task: LazyTask<A>) -> LazyTask<A> { task.loose } }
private struct LeftRunning: Right { func each<A>(_ task: LazyTask<A>) -> LazyTask<A> { task.adrift } }
private struct AllTwice: Right { func list<A>(_ task: LazyTask<[A]>) -> LazyTask<[A]> { task.twice } }
private struct Remembered: Right { func list<A>(_ task: LazyTask<[A]>) -> LazyTask<[A]> { task.kept } }
private struct AllErrorLost: Right {
    func list<A>(_ task: LazyTask<[A]>) -> LazyTask<[A]> { task.or { _ in throw TimedOut() } }
}
private struct Backwards: Right {
    func list<A>(_ task: LazyTask<[A]>) -> LazyTask<[A]> { Ours.map(task) { $0.reversed() } }
}
private struct Sorted: Right {
    func list<A>(_ task: LazyTask<[A]>) -> LazyTask<[A]> { Ours.map(task) { $0.sorted { "\($0)" < "\($1)" } } }
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

private struct OrderLost: Right { func all<A>(_ tasks: [LazyTask<A>]) -> LazyTask<[A]> { group(tasks) } }
private struct OnlyFirst: Right { func all<A>(_ tasks: [LazyTask<A>]) -> LazyTask<[A]> { group(tasks, limit: 1) } }
private struct Nothing: Right { func all<A>(_ tasks: [LazyTask<A>]) -> LazyTask<[A]> { group(tasks, limit: 0) } }
private struct NewestFirst: Right {
    func all<A>(_ tasks: [LazyTask<A>]) -> LazyTask<[A]> { Ours.map(group(tasks)) { $0.reversed() } }
}
private struct Sequential: Right {
    func all<A>(_ tasks: [LazyTask<A>]) -> LazyTask<[A]> { Ours.oneByOne(tasks) }
}
private struct ErrorSwallowed: Right {
    func all<A>(_ tasks: [LazyTask<A>]) -> LazyTask<[A]> {
        Ours.map(Ours.all(tasks.map(\.settled))) { $0.compactMap { try? $0.get() } }
    }
}
private struct WaitsForTheRest: Right {
    func all<A>(_ tasks: [LazyTask<A>]) -> LazyTask<[A]> {
        Ours.flatMap(Ours.all(tasks.map(\.settled))) { results in LazyTask { try results.map { try $0.get() } } }
    }
}
private struct CancellationLeftOut: Right {
    func all<A>(_ tasks: [LazyTask<A>]) -> LazyTask<[A]> {
        let parts = tasks.map { task in
            Ours.map(task) { [$0] }.or { if $0 is CancellationError { LazyTask { [] } } else { throw $0 } }
        }
        return Ours.map(Ours.all(parts)) { $0.flatMap(\.self) }
    }
}
private struct InPairs: Right {
    func all<A>(_ tasks: [LazyTask<A>]) -> LazyTask<[A]> {
        let pairs = stride(from: 0, to: tasks.count, by: 2).map {
            Ours.all(Array(tasks[$0..<min($0 + 2, tasks.count)]))
        }
        return Ours.map(Ours.oneByOne(pairs)) { $0.flatMap(\.self) }
    }
}
private struct SomeLeftOut: Right {
    func all<A>(_ tasks: [LazyTask<A>]) -> LazyTask<[A]> { Ours.all(Array(tasks.prefix(64))) }
}
/// All runs share one dictionary of values, which each run empties first.
private struct ListShared: Right {
    func all<A>(_ tasks: [LazyTask<A>]) -> LazyTask<[A]> {
        let values = Kept<[Int: A]>()
        return LazyTask {
            values.value = [:]
            try await withThrowingTaskGroup(of: (Int, A).self) { group in
                for (place, task) in tasks.enumerated() { group.addTask { (place, try await task.run()) } }
                for try await (place, value) in group { values.value?[place] = value }
            }
            return tasks.indices.compactMap { values.value?[$0] }
        }
    }
}
private struct FirstAlone: Right {
    func all<A>(_ tasks: [LazyTask<A>]) -> LazyTask<[A]> {
        let parts = [Ours.all(Array(tasks.prefix(1))), Ours.all(Array(tasks.dropFirst()))]
        return Ours.map(Ours.oneByOne(parts)) { $0.flatMap(\.self) }
    }
}
private struct PairByPair: Right {
    func all<A>(_ tasks: [LazyTask<A>]) -> LazyTask<[A]> {
        guard let first = tasks.first else { return LazyTask { [] } }
        return Ours.map(both(first, all(Array(tasks.dropFirst())))) { [$0] + $1 }
    }
}

private func inOrder<A>(_ tasks: [LazyTask<A>], cancels: Bool) -> LazyTask<[A]> {
    LazyTask {
        let running = tasks.map { task in Task { try await task.run() } }
        defer { if cancels { for task in running { task.cancel() } } }
        var values: [A] = []
        for task in running { values.append(try await task.value) }
        return values
    }
}

private struct AwaitedInOrder: Right {
    func all<A>(_ tasks: [LazyTask<A>]) -> LazyTask<[A]> { inOrder(tasks, cancels: true) }
}
private struct TasksInOrder: Right {
    func all<A>(_ tasks: [LazyTask<A>]) -> LazyTask<[A]> { inOrder(tasks, cancels: false) }
}
