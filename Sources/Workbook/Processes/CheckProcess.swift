#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A process that runs one check, and the ends of its pipes that we hold.
struct CheckProcess {
    let process: pid_t
    let report: Int32
    let output: Int32
    let errors: Int32

    /// Starts a check's process, with nothing to read; `nil` where that fails, `errno` then says why.
    ///
    /// - Parameters:
    ///   - executable: the program's path.
    ///   - environment: the whole environment, as `NAME=value`.
    static func start(_ executable: String, environment: [String]) -> CheckProcess? {
        var pipes: [Int32] = []
        for _ in 0..<3 {
            var ends: [Int32] = [0, 0]
            guard pipe(&ends) == 0 else { break }
            // Above 3, so that putting the writing ends in their places closes none of the others.
            pipes += ends.map { end in
                let moved = fcntl(end, F_DUPFD_CLOEXEC, 10)
                close(end)
                return moved
            }
        }
        guard pipes.count == 6,
            let process = Spawn.start(
                [executable], environment: environment,
                wires: [
                    0: .nothing, 1: .descriptor(pipes[3]), 2: .descriptor(pipes[5]),
                    Report.descriptor: .descriptor(pipes[1]),
                ])
        else {
            let reason = errno
            pipes.forEach { close($0) }
            errno = reason
            return nil
        }
        for writing in [1, 3, 5] { close(pipes[writing]) }
        for reading in [0, 2, 4] { _ = fcntl(pipes[reading], F_SETFL, O_NONBLOCK) }
        return CheckProcess(process: process, report: pipes[0], output: pipes[2], errors: pipes[4])
    }
}
