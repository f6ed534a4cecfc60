import CurrycombDifferences
import Dispatch

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A process that was started to run one check.
@MainActor
enum Child {
    /// Runs the check that the parent asked for, tells how it ended, and ends the process.
    static func run(_ answer: any Contract.Type) -> Never {
        prepare()
        let key = Platform.environment(Report.variable)
        guard let check = answer.checks.first(where: { $0.key == key }) else {
            preconditionFailure("\(answer.exercise.id) has no check \(key ?? "")")
        }
        Report.begin(about: check.requirement)
        let examiner = Examiner(answer.exercise.words)
        switch check.body {
        case .synchronous(let body):
            // On the main thread, where a stack overflow is reported.
            Report.end(outcome { try body(examiner) })
        case .asynchronous(let body):
            Task { @MainActor in
                // Once the main thread waits here, the main actor's work runs on others.
                Platform.prepareForFullStack()
                do {
                    try await body(examiner)
                    Report.end(.passed)
                } catch {
                    Report.end(outcome(of: error))
                }
            }
            dispatchMain()
        }
    }

    /// The outcome of a check's body.
    static func outcome(_ body: () throws -> Void) -> Outcome {
        do {
            try body()
            return .passed
        } catch {
            return outcome(of: error)
        }
    }

    static func outcome(of error: any Error) -> Outcome {
        if let failure = error as? CheckFailure { .failed(failure) } else { .threw(describe(error)) }
    }

    private static func prepare() {
        // What a check starts must not hold the report open.
        _ = fcntl(Report.descriptor, F_SETFD, FD_CLOEXEC)
        Platform.unbufferOutput()
        // An orphaned endless loop ends by itself, and nothing is dumped.
        let seconds = Platform.environment(Limits.secondsVariable).flatMap { UInt64($0) } ?? 10
        Platform.limit(Platform.cpuTime, to: seconds + 1)
        Platform.limit(Platform.coreSize, to: 0)
        if let size = Platform.addressSpace { Platform.limit(Platform.addressSize, to: size + Limits.memory) }
    }
}
