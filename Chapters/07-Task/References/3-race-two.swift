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
