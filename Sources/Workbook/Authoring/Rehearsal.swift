#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// All checks of one of our own answers in one process, one after the other, until one does not hold.
///
/// A process for each check is what keeps a learner's answer honest, and costs more than most checks do. Of our own
/// answers it is enough to start each check that a rehearsal ended at once more, alone.
struct Rehearsal: Equatable {
    /// The argument that asks for one.
    static let option = "--rehearse"

    /// The first check that does not hold.
    let check: String
    /// The key of the mistake that it found.
    let misconception: String?

    init(check: String, misconception: String?) {
        self.check = check
        self.misconception = misconception
    }

    /// A mistake that it found, as a result without words.
    var result: CheckResult { CheckResult(key: check, title: "", status: .failed, misconception: misconception) }

    /// What a process says of the first check that does not hold, in a line of its own.
    static func line(_ result: CheckResult) -> String {
        "\n\(option)\t\(result.key)\t\(result.status == .failed ? result.misconception ?? "" : "")"
    }

    /// Runs one; `nil` where all checks hold, or the process told nothing.
    ///
    /// - Parameters:
    ///   - executable: a program that calls `host`.
    ///   - environment: what tells it which answer to run, as `NAME=value`.
    ///   - seconds: how long it may take.
    init?(_ executable: String, environment: [String], seconds: Double = 60) {
        guard let (reading, writing) = Platform.pipe() else { return nil }
        defer { close(reading) }
        let names = Set(environment.map { $0.prefix { $0 != "=" } })
        let process = Spawn.start(
            [executable, Self.option],
            environment: Platform.environment.filter { !names.contains($0.prefix { $0 != "=" }) } + environment
                // Where it traps is not asked, and takes longer than all checks.
                + ["SWIFT_BACKTRACE=enable=no"],
            wires: [0: .nothing, 1: .descriptor(writing), 2: .nothing])
        close(writing)
        guard let process else { return nil }
        defer {
            kill(-process, SIGKILL)
            Spawn.wait(process)
        }
        var bytes: [UInt8] = []
        let end = Platform.seconds + seconds
        while bytes.count < 1 << 20 {
            var news = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
            guard Platform.seconds < end else { return nil }
            guard poll(&news, 1, 100) > 0 else { continue }
            let chunk = [UInt8](unsafeUninitializedCapacity: 65536) { buffer, count in
                count = max(0, read(reading, buffer.baseAddress!, buffer.count))
            }
            guard !chunk.isEmpty else { break }
            bytes += chunk
        }
        let last = String(decoding: bytes, as: UTF8.self).split(separator: "\n").last ?? ""
        let parts = last.split(separator: "\t", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0] == Self.option else { return nil }
        check = String(parts[1])
        misconception = parts[2].isEmpty ? nil : String(parts[2])
    }
}
