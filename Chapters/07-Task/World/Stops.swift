/// The behavior of work when it is cancelled.
enum Stops: Sendable {
    case atOnce
    case slowly
    case withError
    case withValue

    func made(of job: Job, _ service: Service) -> LazyTask<String> {
        let (task, stops) = (job.task(service), self)
        return stops == .atOnce ? task : LazyTask { try await stops.run(task) }
    }

    nonisolated(nonsending) private func run(_ task: LazyTask<String>) async throws -> String {
        do {
            return try await task.run()
        } catch {
            guard Task.isCancelled else { throw error }
            if self == .withValue { return "from the cache" }
            if self == .withError { throw OwnError() }
            for _ in 0..<20 { await Task.yield() }
            throw error
        }
    }

    static var ownError: any Error { OwnError() }

    private struct OwnError: Error, CustomStringConvertible {
        var description: String { "the work's own error" }
    }

    var remark: String {
        switch self {
        case .atOnce: ""
        case .slowly: "work that is cancelled takes a moment to stop"
        case .withError: "work that is cancelled throws an error of its own"
        case .withValue: "work that is cancelled returns \"from the cache\""
        }
    }
}

extension Generator where Value == Stops {
    /// Every behavior except `withValue`, because exercise 7.4 does not say whether a cancelled run throws if its work
    /// returns a value.
    static var stops: Generator { .element(of: [.atOnce, .slowly, .withError]) }
}
