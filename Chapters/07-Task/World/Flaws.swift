import Synchronization

/// Flaws of work in wrong answers.
extension LazyTask {
    /// The work, already started in a task of its own.
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

    /// The work; after its first success, every run returns that value.
    var kept: LazyTask {
        let known = Kept<Value>()
        return LazyTask { try await known.value { try await run() } }
    }

    /// The work; after its first error, every later run throws that error.
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

    /// The work; after an error, it runs other work or throws another error.
    func or(_ other: @escaping @Sendable (any Error) throws -> LazyTask) -> LazyTask {
        LazyTask { do { return try await run() } catch { return try await other(error).run() } }
    }

    /// The work, repeated once after an error.
    var stubborn: LazyTask { or { _ in self } }

    /// The work; if it was cancelled, it fails even if it has a value.
    var checked: LazyTask {
        LazyTask {
            let value = try await run()
            try Task.checkCancellation()
            return value
        }
    }

    /// The work, in a task that is never cancelled.
    var loose: LazyTask { LazyTask { try await Task { try await run() }.value } }

    /// The work, in a task that is never cancelled. A cancelled run does not wait for it.
    var adrift: LazyTask {
        LazyTask {
            let (stream, ends) = AsyncThrowingStream<Value, any Error>.makeStream()
            Task { do { ends.yield(try await run()) } catch { ends.finish(throwing: error) } }
            for try await value in stream { return value }
            throw CancellationError()
        }
    }

    /// The work, which never fails: its value is a `Result`.
    var settled: LazyTask<Result<Value, any Error>> {
        LazyTask<Result<Value, any Error>> {
            do { return .success(try await run()) } catch { return .failure(error) }
        }
    }
}

/// The state that a wrong answer keeps from one run to the next.
final class Kept<Value: Sendable>: Sendable {
    private let state = Mutex<Value?>(nil)

    var value: Value? {
        get { state.withLock { $0 } }
        set { state.withLock { $0 = newValue } }
    }

    /// Returns the kept value. If there is none, does the work and keeps its value.
    func value(_ work: () async throws -> Value) async throws -> Value {
        if let value { return value }
        let new = try await work()
        value = new
        return new
    }
}
