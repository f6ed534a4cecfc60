/// Our versions of the chapter's functions, most of which the lesson and the tour run. Zepo's post only mentions Task,
/// for asynchronous work, so these functions are the course's own.
package enum Ours {
    package static func request(_ path: String, from service: Service) -> LazyTask<String> {
        LazyTask { try await service.get(path) }
    }

    /// Describes work that runs `task` and transforms its value.
    package static func map<A, B>(_ task: LazyTask<A>, _ transform: @escaping @Sendable (A) -> B) -> LazyTask<B> {
        LazyTask { transform(try await task.run()) }
    }

    /// Describes two pieces of work, one after the other: `next` makes the second from the value of the first.
    package static func flatMap<A, B>(
        _ task: LazyTask<A>, _ next: @escaping @Sendable (A) -> LazyTask<B>
    ) -> LazyTask<B> {
        LazyTask { try await next(try await task.run()).run() }
    }

    package static func oneByOne<A>(_ tasks: [LazyTask<A>]) -> LazyTask<[A]> {
        LazyTask {
            var values: [A] = []
            for task in tasks { values.append(try await task.run()) }
            return values
        }
    }

    /// Describes work that runs all tasks at the same time and returns their values in the order of the list. The first
    /// error cancels the other tasks.
    package static func all<A>(_ tasks: [LazyTask<A>]) -> LazyTask<[A]> {
        LazyTask {
            try await withThrowingTaskGroup(of: (Int, A).self) { group in
                for (place, task) in tasks.enumerated() {
                    group.addTask { (place, try await task.run()) }
                }
                var values = [A?](repeating: nil, count: tasks.count)
                for try await (place, value) in group { values[place] = value }
                return values.compactMap { $0 }
            }
        }
    }

    /// Describes two tasks that run at the same time: the first to end decides the result, and the other is cancelled.
    package static func race<A>(_ first: LazyTask<A>, _ second: LazyTask<A>) -> LazyTask<A> {
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

    package static func timeout<A>(_ task: LazyTask<A>, after seconds: Int, on service: Service) -> LazyTask<A> {
        race(
            task,
            LazyTask {
                try await service.sleep(seconds)
                throw TimedOut()
            })
    }

    /// Describes work that makes at most `times` attempts, but at least one, even if `times` is 0 or less. A cancelled
    /// run throws `CancellationError` instead of making another attempt.
    package static func retry<A>(_ task: LazyTask<A>, atMost times: Int) -> LazyTask<A> {
        LazyTask {
            for _ in 1..<max(times, 1) {
                if let value = try? await task.run() { return value }
                try Task.checkCancellation()
            }
            return try await task.run()
        }
    }
}
