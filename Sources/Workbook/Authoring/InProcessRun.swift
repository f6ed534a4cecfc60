#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The first check that an answer fails in a rehearsal. A rehearsal runs the checks of many answers in one process.
///
/// A process for each check protects the judge from a learner's answer, but starting it takes longer than most checks
/// do. The answers that come with an exercise need less protection.
struct InProcessRun: Equatable {
    /// The argument that requests a rehearsal; the names of the answers follow it.
    static let option = "--rehearse"

    let check: String
    let misconception: String?

    var result: CheckResult { CheckResult(key: check, title: "", status: .failed, misconception: misconception) }

    /// Returns the line that a process prints about an answer, preceded by a line end. The line names the first check
    /// that fails, if any.
    static func line(_ answer: String, _ result: CheckResult?) -> String {
        let misconception = result?.status == .failed ? result?.misconception : nil
        return "\n\(option)\t\(answer)\t\(result?.key ?? "")\t\(misconception ?? "")"
    }

    /// Rehearses answers with a program that calls `host`, and returns, for each answer that fails a check, the first
    /// check that it fails. `passed` is called with the name of each answer that passes all checks.
    ///
    /// An answer that ends its process, or takes longer than `seconds`, gets no result, and another process continues
    /// with the next answer.
    static func all(
        _ answers: [String], _ executable: String, environment: [String], seconds: Double = 60,
        passed: (String) -> Void = { _ in }
    ) -> [String: InProcessRun] {
        var found: [String: InProcessRun] = [:]
        var rest = answers[...]
        let names = Set(environment.map { $0.prefix { $0 != "=" } })
        // An answer that ends its process leaves its temporary files behind.
        withTemporaryFolder { inherited in
            let environment = inherited.filter { !names.contains($0.prefix { $0 != "=" }) } + environment
            while !rest.isEmpty {
                var told = 0
                run(Array(rest), executable, environment: environment, seconds: seconds) { parts in
                    guard told < rest.count, parts[1] == rest[rest.startIndex + told] else { return }
                    told += 1
                    guard !parts[2].isEmpty else { return passed(parts[1]) }
                    found[parts[1]] = InProcessRun(check: parts[2], misconception: parts[3].isEmpty ? nil : parts[3])
                }
                rest = rest.dropFirst(told + 1)
            }
        }
        return found
    }

    private static func run(
        _ answers: [String], _ executable: String, environment: [String], seconds: Double,
        _ note: ([String]) -> Void
    ) {
        guard let (reading, writing) = Platform.pipe() else { return }
        defer { close(reading) }
        let process = Spawn.start(
            [executable, option] + answers,
            // A backtrace of a trap takes a long time, and no result depends on it.
            environment: environment + ["SWIFT_BACKTRACE=enable=no"],
            redirections: [0: .nothing, 1: .descriptor(writing), 2: .nothing])
        close(writing)
        guard let process else { return }
        defer {
            kill(-process, SIGKILL)
            Spawn.wait(process)
        }
        var bytes: [UInt8] = []
        var end = Platform.seconds + seconds
        while Platform.seconds < end, bytes.count < 1 << 20 {
            var news = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
            guard poll(&news, 1, 100) > 0 else { continue }
            let chunk = [UInt8](unsafeUninitializedCapacity: 65536) { buffer, count in
                count = max(0, read(reading, buffer.baseAddress!, buffer.count))
            }
            guard !chunk.isEmpty else { break }
            bytes += chunk
            while let newline = bytes.firstIndex(of: UInt8(ascii: "\n")) {
                let line = String(decoding: bytes[..<newline], as: UTF8.self)
                bytes.removeFirst(newline + 1)
                let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
                guard parts.count == 4, parts[0] == option else { continue }
                note(parts)
                end = Platform.seconds + seconds
            }
        }
    }
}
