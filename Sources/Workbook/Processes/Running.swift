#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A check whose process has been started, and what came from it so far.
final class Running {
    let sentence: Sentence
    private let spawned: CheckProcess
    private let started = Platform.seconds
    private let backtracePath: String
    private var report = Pipe()
    private var output = Pipe()
    private var errors = Pipe()
    private var end: End?

    /// How a process ended.
    private enum End {
        case ended(Spawn.End)
        case timedOut
        case flooded
    }

    /// What was read from a descriptor.
    private struct Pipe {
        var bytes: [UInt8] = []
        var isOpen = true

        mutating func drain(_ descriptor: Int32, limit: Int = .max) {
            guard isOpen else { return }
            withUnsafeTemporaryAllocation(byteCount: 65536, alignment: 1) { chunk in
                while bytes.count <= limit {
                    let count = read(descriptor, chunk.baseAddress!, chunk.count)
                    if count > 0 {
                        bytes += chunk[..<count]
                    } else if count < 0, errno == EINTR {
                        continue
                    } else {
                        isOpen = count != 0
                        return
                    }
                }
            }
        }
    }

    /// Starts a check's process; `nil` where that fails, `errno` then says why.
    init?(_ sentence: Sentence, by supervisor: Supervisor) {
        backtracePath = Backtrace.freshPath()
        var added = supervisor.environment
        added.append("\(Report.variable)=\(sentence.key)")
        added.append("\(Limits.secondsVariable)=\(Int(supervisor.limits.seconds.rounded(.up)))")
        added.append("SWIFT_BACKTRACE=\(Backtrace.settings(path: backtracePath))")
        let names = Set(added.map { $0.prefix { $0 != "=" } })
        let inherited = Platform.environment.filter { !names.contains($0.prefix { $0 != "=" }) }
        guard let spawned = CheckProcess.start(supervisor.executable, environment: inherited + added) else {
            return nil
        }
        self.sentence = sentence
        self.spawned = spawned
    }

    /// Waits until one of them has something to say, or for a few hundredths of a second.
    static func awaitNews(of running: [Running]) {
        var descriptors = running.flatMap { check in
            [
                (check.report, check.spawned.report), (check.output, check.spawned.output),
                (check.errors, check.spawned.errors),
            ].filter(\.0.isOpen).map { pollfd(fd: $0.1, events: Int16(POLLIN), revents: 0) }
        }
        poll(&descriptors, nfds_t(descriptors.count), 20)
    }

    /// Reads what has come, and says whether the check has ended, of itself or by a limit.
    func hasEnded(_ limits: Limits) -> Bool {
        report.drain(spawned.report)
        output.drain(spawned.output, limit: limits.output)
        errors.drain(spawned.errors, limit: limits.output)
        if let ended = Spawn.hasEnded(spawned.process) {
            end = .ended(ended)
            // Processes that the check started hold its output open; they end with it.
            kill(-spawned.process, SIGKILL)
            report.drain(spawned.report)
            output.drain(spawned.output, limit: limits.output)
            errors.drain(spawned.errors, limit: limits.output)
            closeAll()
        } else if output.bytes.count + errors.bytes.count > limits.output {
            stop()
            end = .flooded
        } else if Platform.seconds - started > limits.seconds {
            stop()
            end = .timedOut
        }
        return end != nil
    }

    /// Kills the check and all that it started.
    func stop() {
        kill(-spawned.process, SIGKILL)
        Spawn.wait(spawned.process)
        closeAll()
        unlink(backtracePath)
    }

    private func closeAll() {
        for descriptor in [spawned.report, spawned.output, spawned.errors] { close(descriptor) }
    }

    // MARK: - What came of it

    /// The check's result, once it has ended.
    func result(source: String, text: String, _ limits: Limits) -> CheckResult {
        var result = CheckResult(key: sentence.key, title: sentence.text, status: .passed)
        result.seconds = Platform.seconds - started
        result.output = firstLines(output.bytes, limits.keptLines)
        defer { unlink(backtracePath) }
        let (head, outcome) = Report.read(report.bytes)
        if case .flooded = end {
            result.status = .flooded
            result.message = Phrases.flooded(limits.output)
            if output.bytes.isEmpty { result.output = firstLines(errors.bytes, limits.keptLines) }
        } else if case .timedOut = end {
            result.status = .timedOut
            result.message = Phrases.timedOut(after: limits.seconds)
        } else if let outcome {
            result.note(outcome)
        } else {
            noteSilence(source: source, stack: head?.stack, in: &result, limits)
        }
        if result.line == nil, result.status != .passed {
            result.line = head?.requirement.flatMap { Locator.line(of: $0, in: text) }
        }
        return result
    }

    /// The process has ended and made no report: its end has to say why.
    private func noteSilence(
        source: String, stack: Range<UInt64>?, in result: inout CheckResult, _ limits: Limits
    ) {
        switch end {
        case .ended(.signal(Int32(SIGXCPU))):
            result.status = .timedOut
            result.message = Phrases.timedOut(after: limits.seconds)
        case .ended(.signal(let signal)) where Platform.trapSignals.contains(signal):
            let trace = Backtrace(
                path: backtracePath, errors: errors.bytes, source: source, signal: signal, stack: stack)
            result.status = .trapped
            result.line = trace.line
            result.message = Phrases.trapped(trace.reason)
        case .ended(.signal(let signal)):
            result.status = .killed
            result.message = Phrases.killed(Platform.name(ofSignal: signal))
        case .ended(.exit(let code)):
            result.status = .exited
            result.message = Phrases.exited(Int(code))
        default: break
        }
    }

    private func firstLines(_ bytes: [UInt8], _ count: Int) -> String {
        // Long lines and broken UTF-8 are cut and mended: what is kept is for reading.
        let kept = bytes.prefix(16384).split(
            separator: UInt8(ascii: "\n"), maxSplits: count, omittingEmptySubsequences: false)
        let lines = kept.prefix(count).map { String(decoding: $0.prefix(400), as: UTF8.self) }
        return (lines.last == "" ? lines.dropLast() : lines[...]).joined(separator: "\n")
    }
}
