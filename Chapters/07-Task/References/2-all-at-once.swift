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
