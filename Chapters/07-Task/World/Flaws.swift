import Synchronization

/// Variants of a task, most of them flawed, from which wrong answers are built.
extension LazyTask {
    var early: LazyTask {
        let running = Task { try await run() }
        return LazyTask { try await running.value }
    }

    var twice: LazyTask {
        LazyTask {
            _ = try await run()
            return try await run()
        }
    }

    var kept: LazyTask {
        let known = Kept<Value>()
        return LazyTask { try await known.value { try await run() } }
    }

    var bitter: LazyTask {
        let known = Kept<any Error>()
        return LazyTask {
            if let error = known.value { throw error }
            do { return try await run() } catch {
                known.value = error
                throw error
            }
        }
    }

    func or(_ other: @escaping @Sendable (any Error) throws -> LazyTask) -> LazyTask {
        LazyTask { do { return try await run() } catch { return try await other(error).run() } }
    }

    var stubborn: LazyTask { or { _ in self } }

    var checked: LazyTask {
        LazyTask {
            let value = try await run()
            try Task.checkCancellation()
            return value
        }
    }

    /// The work, in a task that is never cancelled.
    var loose: LazyTask { LazyTask { try await Task { try await run() }.value } }

    /// The work, in a task that is never cancelled. A cancelled run does not wait for the task.
    var adrift: LazyTask {
        LazyTask {
            let (stream, ends) = AsyncThrowingStream<Value, any Error>.makeStream()
            Task { do { ends.yield(try await run()) } catch { ends.finish(throwing: error) } }
            for try await value in stream { return value }
            throw CancellationError()
        }
    }

    var settled: LazyTask<Result<Value, any Error>> {
        LazyTask<Result<Value, any Error>> {
            do { return .success(try await run()) } catch { return .failure(error) }
        }
    }
}

final class Kept<Value: Sendable>: Sendable {
    private let state = Mutex<Value?>(nil)

    var value: Value? {
        get { state.withLock { $0 } }
        set { state.withLock { $0 = newValue } }
    }

    func value(_ work: () async throws -> Value) async throws -> Value {
        if let value { return value }
        let new = try await work()
        value = new
        return new
    }
}
