import CurrycombEffects
import Dispatch
import Harness
import Synchronization

/// The baseline: asynchronous work as a plain `async` closure.
struct NaiveTask<Success: Sendable, Failure: Error>: Sendable {
    let run: @Sendable () async throws(Failure) -> Success

    init(_ run: @escaping @Sendable () async throws(Failure) -> Success) { self.run = run }

    static func of(_ value: Success) -> NaiveTask { NaiveTask { () async throws(Failure) in value } }

    func flatMap<NewSuccess>(
        _ next: @escaping @Sendable (Success) -> NaiveTask<NewSuccess, Failure>
    ) -> NaiveTask<NewSuccess, Failure> {
        NaiveTask<NewSuccess, Failure> { [run] () async throws(Failure) in try await next(try await run()).run() }
    }
}

func blocking(_ work: @escaping @Sendable () async -> Int) -> Int {
    let (done, result) = (DispatchSemaphore(value: 0), Box())
    Task {
        result.value.store(await work(), ordering: .relaxed)
        done.signal()
    }
    done.wait()
    return result.value.load(ordering: .relaxed)
}

private final class Box: Sendable {
    let value = Atomic<Int>(0)
}

func value(_ task: NaiveTask<Int, Oops>) async -> Int { (try? await task.run()) ?? -1 }

func value(_ task: LazyTask<Int, Oops>) async -> Int {
    if case .success(let value) = await task.outcome() { value } else { -1 }
}

/// Repeats a short asynchronous program in a single task, so that every sample takes long enough to be timed.
func asyncCandidate(_ name: String, _ depth: Int, _ once: @escaping @Sendable () async -> Int) -> Candidate {
    let repetitions = max(1, 400_000 / depth)
    return Candidate(name, operations: repetitions * depth) {
        blocking {
            var sum = 0
            for _ in 0..<repetitions { sum &+= await once() }
            return sum
        }
    }
}
