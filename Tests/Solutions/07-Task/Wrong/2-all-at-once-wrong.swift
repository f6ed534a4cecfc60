import Chapter07Task

let allAtOnceWrong: [String: any Contract.Type] = [
    "early": Early.self, "bothSequential": BothSequential.self, "bothTwice": BothTwice.self,
    "orderLost": OrderLost.self, "onlyFirst": OnlyFirst.self, "nothing": Nothing.self, "backwards": Backwards.self,
    "sequential": Sequential.self, "errorSwallowed": ErrorSwallowed.self, "waitsForTheRest": WaitsForTheRest.self,
]

let allAtOnceRefused = [
    "notRun": """
    func both<A, B>(_ first: LazyTask<A>, _ second: LazyTask<B>) -> LazyTask<(A, B)> {
        LazyTask { (try await first.run(), try await second.run()) }
    }
    func all<A>(_ tasks: [LazyTask<A>]) -> LazyTask<[A]> { LazyTask { tasks } }
    """
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

    func all<A>(_ tasks: [LazyTask<A>]) -> LazyTask<[A]> { Article.all(tasks) }
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
    func all<A>(_ tasks: [LazyTask<A>]) -> LazyTask<[A]> { Article.map(Article.all(tasks)) { $0.reversed() } }
}

private struct Sequential: Right {
    func all<A>(_ tasks: [LazyTask<A>]) -> LazyTask<[A]> { Article.oneByOne(tasks) }
}

private func results<A: Sendable>(_ tasks: [LazyTask<A>]) -> LazyTask<[Result<A, any Error>]> {
    Article.all(
        tasks.map { task in
            LazyTask {
                do { return .success(try await task.run()) } catch { return .failure(error) }
            }
        })
}

private struct ErrorSwallowed: Right {
    func all<A>(_ tasks: [LazyTask<A>]) -> LazyTask<[A]> {
        Article.map(results(tasks)) { $0.compactMap { try? $0.get() } }
    }
}

private struct WaitsForTheRest: Right {
    func all<A>(_ tasks: [LazyTask<A>]) -> LazyTask<[A]> {
        LazyTask { try await results(tasks).run().map { try $0.get() } }
    }
}
