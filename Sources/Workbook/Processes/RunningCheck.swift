#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

final class RunningCheck {
    let sentence: Sentence
    private let spawned: CheckProcess
    private let started = Platform.seconds
    private let folder: String
    private let isClosedIn: Bool
    /// True if a trap writes a backtrace.
    private let isTraced: Bool
    /// The time at which the check, after its time limit, was told to write a backtrace and end.
    private var interrupted: Double?
    private var call: CallNote?
    private let authenticator = MessageAuthenticator()
    private var report = Pipe()
    private var output = Pipe()
    private var errors = Pipe()
    private var end: End?
    private var result: CheckResult?
    private var reason: Stop?
    /// The earlier run that was stopped during a call, if this run is to describe that call.
    private let stopped: RunningCheck?

    private enum End {
        case ended(Spawn.End)
        case timedOut
        case flooded
        case floodedReport
        /// A second run was stopped, because it had described the call or had exceeded a limit.
        case described
    }

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

    /// Starts a check's process; returns `nil` if that fails, with the reason in `errno`. `stopped` is an earlier run
    /// of the same check that was stopped during a call, if this run is to describe that call.
    init?(_ sentence: Sentence, by supervisor: Supervisor, describing stopped: RunningCheck? = nil) {
        // Without a sandbox, the check makes the folder, so that no folder stays behind if this process is killed
        // before the check starts. In a sandbox, the check can write only to a folder that already exists, so this
        // process makes it.
        let folder = temporaryPath("currycomb")
        let sandbox = supervisor.sandbox
        if sandbox != nil { Platform.makeFolder(folder) }
        var added = supervisor.environment
        added.append("\(CheckRequest.variable)=1")
        added.append("TMPDIR=\(CheckRequest.temporary(in: folder))")
        let isTraced = supervisor.tracesTraps && stopped == nil
        added.append("SWIFT_BACKTRACE=\(isTraced ? Backtrace.settings(path: "\(folder)/crash") : "enable=no")")
        let names = Set(added.map { $0.prefix { $0 != "=" } })
        let inherited = Platform.environment.filter {
            !names.contains($0.prefix { $0 != "=" }) && (sandbox == nil || Sandbox.passes($0))
        }
        let request = CheckRequest(
            authenticator: authenticator, exercise: supervisor.exercise.id, check: sentence.key,
            seconds: UInt64(min(max(supervisor.limits.seconds, 0), 86_400).rounded(.up)),
            describedCall: stopped?.call?.running ?? 0, folder: folder, source: supervisor.source,
            digest: authenticator.tag(Array((supervisor.text ?? "").utf8)),
            supervisor: sandbox == nil ? getpid() : Sandbox.parent)
        let program = [supervisor.executable]
        let command = sandbox?.command(program, showing: supervisor.shown, writingTo: folder) ?? program
        guard
            let spawned = CheckProcess.start(
                command, request, environment: inherited + added, in: supervisor.folder)
        else {
            let reason = errno
            if sandbox != nil { Platform.remove(folder) }
            errno = reason
            return nil
        }
        isClosedIn = sandbox != nil
        self.isTraced = isTraced
        self.sentence = sentence
        self.folder = folder
        self.spawned = spawned
        self.stopped = stopped
    }

    deinit { Platform.remove(folder) }

    /// Waits until one of the checks sends output or ends, but for at most 20 milliseconds.
    static func awaitNews(of running: [RunningCheck]) {
        var descriptors = running.flatMap { check in
            [
                (check.report, check.spawned.report), (check.output, check.spawned.output),
                (check.errors, check.spawned.errors),
            ].filter(\.0.isOpen).map { pollfd(fd: $0.1, events: Int16(POLLIN), revents: 0) }
        }
        // A check that has closed its report is about to end, so the wait is shorter.
        let isEnding = running.contains { !$0.report.isOpen }
        poll(&descriptors, nfds_t(descriptors.count), isEnding ? 1 : 20)
    }

    /// Reads the output so far, and stops the check if it has exceeded a limit. A run that was started to describe a
    /// call is also stopped once it has described the call, unless the earlier run trapped: then this run continues to
    /// the trap. Returns true if the check has ended or was stopped.
    func hasEnded(_ limits: Limits) -> Bool {
        drain(limits)
        if let ended = Spawn.hasEnded(spawned.process) {
            end = interrupted == nil ? .ended(isClosedIn ? Sandbox.end(ended) : ended) : .timedOut
            // Processes that the check started keep its output open, so they are ended, too.
            kill(-spawned.process, SIGKILL)
            drain(limits)
            spawned.closeAll()
        } else if let stopped, !stopped.hasTrapped, hasDescribed(stopped) {
            stop(as: .described)
        } else if report.bytes.count > Report.limit {
            stop(as: .floodedReport)
        } else if output.bytes.count + errors.bytes.count > limits.output {
            stop(as: stopped == nil ? .flooded : .described)
        } else if let interrupted {
            if Platform.seconds - interrupted > 3 { stop(as: .timedOut) }
        } else if hasTakenLonger(than: stopped == nil ? limits.seconds : min(limits.seconds, 2)) {
            if isTraced, !isClosedIn {
                // On this signal, Swift's runtime writes a backtrace, which shows the line of an endless loop.
                kill(spawned.process, SIGQUIT)
                interrupted = Platform.seconds
            } else {
                stop(as: stopped == nil ? .timedOut : .described)
            }
        }
        guard end != nil else { return false }
        call = CallNote(in: folder)
        return true
    }

    /// Returns true if the check has taken longer than a limit. If the system reports how long the check waited for a
    /// processor, that time does not count, unless the check has taken more than four times the limit.
    private func hasTakenLonger(than limit: Double) -> Bool {
        let taken = Platform.seconds - started
        guard taken > limit else { return false }
        return taken > limit * 4 || taken - Platform.secondsInQueue(of: spawned.process) > limit
    }

    private func hasDescribed(_ stopped: RunningCheck) -> Bool {
        let note = CallNote(in: folder)
        return note.running == stopped.call?.running && note.description != nil
    }

    private func drain(_ limits: Limits) {
        report.drain(spawned.report, limit: Report.limit)
        output.drain(spawned.output, limit: limits.output)
        errors.drain(spawned.errors, limit: limits.output)
    }

    private func stop(as end: End) {
        stop()
        self.end = end
    }

    func stop() {
        spawned.stop()
        spawned.closeAll()
    }

    private var hasTrapped: Bool {
        if case .ended(.signal(let signal)) = end { Platform.trapSignals.contains(signal) } else { false }
    }

    /// True if the time limit ended the check, even if the check's result is a failure that was reported earlier.
    var hasTimedOut: Bool {
        switch end {
        case .timedOut, .ended(.signal(Int32(SIGXCPU))): true
        default: false
        }
    }

    /// Starts a second run, which describes the call in which this run was stopped. Returns `nil` if the second run
    /// cannot be started or is not needed: this run is itself a second run, has reported a result, was stopped outside
    /// of all calls, or has a description of the call.
    func described(by supervisor: Supervisor) -> RunningCheck? {
        guard stopped == nil, let call, call.running != nil, call.description == nil, let result,
            ![.passed, .failed, .todo, .threw].contains(result.status)
        else { return nil }
        return RunningCheck(sentence, by: supervisor, describing: self)
    }

    // MARK: - The result

    /// The reason for a check's end without a report, or an unexpected error that the answer threw.
    private enum Stop {
        case trapped(String)
        case timedOut
        case flooded
        case floodedReport
        case exited(Int)
        case notBegun
        case killed(String)
        case threw(String)

        func message(in call: String?, _ limits: Limits) -> String {
            switch self {
            case .trapped(let reason): Phrases.trapped(reason, in: call)
            case .timedOut: Phrases.timedOut(after: limits.seconds, in: call)
            case .flooded: Phrases.flooded(limits.output, in: call)
            case .floodedReport: Phrases.floodedReport
            case .exited(let code): Phrases.exited(code, in: call)
            case .notBegun: Phrases.noJudge
            case .killed(let signal): Phrases.killed(signal, in: call)
            case .threw(let error): Phrases.threwUnasked(error, in: call)
            }
        }

        /// True if the check was stopped because it used too much memory.
        var isHoard: Bool {
            if case .trapped(Phrases.hoard(Limits.memory)) = self { true } else { false }
        }

        var status: CheckResult.Status {
            switch self {
            case .trapped: .trapped
            case .timedOut: .timedOut
            case .flooded, .floodedReport: .flooded
            case .exited, .notBegun: .exited
            case .killed: .killed
            case .threw: .threw
            }
        }
    }

    func result(source: String, text: String, _ limits: Limits) -> CheckResult {
        if let stopped, var result = stopped.result {
            // The call is shown only if both runs stopped in the same call, and either both trapped or neither did.
            if hasTrapped == stopped.hasTrapped, call?.running == stopped.call?.running {
                stopped.name(call?.description, in: &result, limits)
            }
            return result
        }
        let contents = Report.read(report.bytes, authenticator)
        var result = CheckResult(key: sentence.key, title: sentence.text, status: .passed)
        result.seconds = Platform.seconds - started
        result.output = firstLines(output.bytes, limits.keptLines)
        if case .ended = end, let outcome = contents.outcome {
            result.note(outcome)
            if case .threw(let error) = outcome { reason = .threw(error) }
        } else if case .failed(var failure)? = contents.trap, hasTrapped,
            case let (stop, line) = whyItStopped(source: source, text: text, stack: contents.head?.stack), !stop.isHoard
        {
            failure.findings = [.note(stop.message(in: call?.description, limits))]
            result.note(.failed(failure))
            result.line = line
        } else if let kept = contents.kept {
            result.note(kept)
        } else {
            var (stop, line) = whyItStopped(source: source, text: text, stack: contents.head?.stack)
            // If the program ended normally but no check began, and the answer does not call `judge`, say that the call
            // is missing.
            if case .exited(0) = stop, contents.head == nil,
                !SourceToken.all(in: text).contains(where: { $0.text == "judge" })
            {
                stop = .notBegun
            }
            reason = stop
            result.status = stop.status
            result.line = line
            if case .flooded = stop, output.bytes.isEmpty {
                result.output = firstLines(errors.bytes, limits.keptLines)
            }
        }
        name(call?.description, in: &result, limits)
        if result.line == nil, result.status != .passed {
            result.line = contents.head?.requirement.flatMap { DeclarationFinder.line(of: $0, in: text) }
        }
        self.result = result
        return result
    }

    private func name(_ call: String?, in result: inout CheckResult, _ limits: Limits) {
        if let reason { result.message = reason.message(in: call, limits) }
    }

    private func whyItStopped(source: String, text: String, stack: Range<UInt64>?) -> (Stop, line: Int?) {
        switch end {
        case .flooded: return (.flooded, nil)
        case .floodedReport: return (.floodedReport, nil)
        case .timedOut:
            let trace = Platform.contentsByAnswer(of: "\(folder)/crash") ?? ""
            return (.timedOut, Backtrace.lineOfLoop(in: trace, of: source, text: text))
        case nil, .described, .ended(.signal(Int32(SIGXCPU))): return (.timedOut, nil)
        case .ended(.signal(let signal)) where Platform.trapSignals.contains(signal):
            let trace = Backtrace(
                path: "\(folder)/crash", errors: errors.bytes, source: source, signal: signal, stack: stack)
            let mayNotEnd =
                [Phrases.overflow, Phrases.arithmeticOverflow].contains(trace.reason)
                && trace.line.map { Loops(text).conditionalLoop(contains: $0) } == true
            return (.trapped(mayNotEnd ? Phrases.inLoop(trace.reason) : trace.reason), trace.line)
        case .ended(.signal(let signal)): return (.killed(Platform.name(ofSignal: signal)), nil)
        case .ended(.exit(let code)): return (.exited(Int(code)), nil)
        }
    }

    private func firstLines(_ bytes: [UInt8], _ count: Int) -> String {
        // Long text is cut and invalid UTF-8 is repaired, because only people read it.
        let kept = bytes.prefix(16384).split(
            separator: UInt8(ascii: "\n"), maxSplits: count, omittingEmptySubsequences: false)
        let lines = kept.prefix(count).map { String(decoding: $0.prefix(400), as: UTF8.self) }
        return (lines.last == "" ? lines.dropLast() : lines[...]).joined(separator: "\n")
    }
}
