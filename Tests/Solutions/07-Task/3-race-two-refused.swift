let raceTwoRefused = [
    "maybeNone": """
    func race<A>(_ first: LazyTask<A>, _ second: LazyTask<A>) -> LazyTask<A> {
        LazyTask {
            try await withThrowingTaskGroup(of: A.self) { group in
                group.addTask { try await first.run() }
                group.addTask { try await second.run() }
                let value: A = try await group.next()
                group.cancelAll()
                return value
            }
        }
    }
    """
]
