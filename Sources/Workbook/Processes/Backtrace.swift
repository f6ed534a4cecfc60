#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The reason why an answer stopped, from Swift's own backtrace and the runtime's output.
struct Backtrace {
    var reason: String
    /// The line of the learner's file that is closest to the crash.
    var line: Int?

    /// The maximum number of frames that the runtime writes. If a backtrace has more lines than half this number, an
    /// invalid access counts as endless recursion.
    private static let frameLimit = 64

    /// Finds out why an answer stopped, and at which of its lines. `path` is the file to which the runtime writes the
    /// backtrace, `errors` the process's standard error, and `stack` the last stack that the process reported, if any.
    init(path: String, errors: [UInt8], source: String, signal: Int32, stack: Range<UInt64>?) {
        let printed = String(decoding: errors, as: UTF8.self)
        let trace = Self.trace(file: Platform.contentsByAnswer(of: path), printed: printed)
        reason = Self.reason(printed: printed, trace: trace, signal: signal, stack: stack)
        line =
            (reason == Phrases.stackOverflow ? Self.repeatedLine(in: trace, of: source) : nil)
            ?? Self.line(in: trace, of: source) ?? Self.line(in: printed, of: source)
    }

    static func settings(path: String) -> String {
        """
        enable=yes,color=no,interactive=no,threads=crashed,images=none,registers=none,sanitize=no,limit=\(frameLimit),symbolicate=full,output-to=\(path)
        """
    }

    /// Returns the runtime's text about a crash, from the file or, if the runtime has written none, from `printed`.
    static func trace(file: String?, printed: String) -> String {
        if let file, !file.isEmpty { return file }
        return printed.firstRange(of: crashed).map { String(printed[$0.lowerBound...]) } ?? ""
    }

    private static let crashed = "*** Program crashed"
    private static let failed = "*** Swift runtime failure: "

    static func reason(
        printed: String, trace: String, signal: Int32, stack: Range<UInt64>?, trap: Int32 = Platform.trapSignal
    ) -> String {
        for line in printed.split(separator: "\n") {
            if let range = line.firstRange(of: "Fatal error: ") {
                let reason = line[range.upperBound...]
                if reason.hasPrefix("failed to allocate") { return Phrases.hoard(Limits.memory) }
                return reason.hasPrefix("Unexpectedly found nil while unwrapping")
                    ? Phrases.unwrappedNil(String(reason)) : String(reason)
            }
            if line.hasSuffix("Fatal error") { return Phrases.fatalError }
            if line.hasPrefix("Could not cast value of type"), let cast = Self.cast(line) { return cast }
        }
        let isAccess = signal == SIGSEGV || signal == SIGBUS
        let lines = trace.split(separator: "\n")
        // If the trap's instruction has debug information, the runtime names the failure instead of the signal.
        if let failure = lines.first(where: { $0.hasPrefix(failed) }) {
            let name = failure.dropFirst(failed.count).prefix { $0 != "*" }.split(separator: " ").joined(separator: " ")
            return name == "arithmetic overflow" ? Phrases.arithmeticOverflow : name
        }
        guard let crash = lines.first(where: { $0.hasPrefix(crashed) }) else {
            // The code that writes the backtrace needs a stack of its own, which only the main thread is sure to have.
            // So if the runtime prints nothing at all about a bad access, the stack of another thread was full.
            let speaks = printed.split(separator: "\n").contains {
                // An older runtime warns at its start that it does not know the option `output-to`. This is not a
                // crash.
                $0.contains("*** Signal") || ($0.contains("swift runtime: ") && !$0.contains("output-to"))
            }
            // Darwin ends a program with SIGILL if the stack has no room for the signal's handler.
            let isFull = isAccess || (signal == SIGILL && trap != SIGILL)
            return isFull && !speaks ? Phrases.stackOverflow : Phrases.unknownTrap
        }
        let traps = ["Illegal instruction", "System trap", "breakpoint"]
        if traps.contains(where: crash.contains) { return Phrases.overflow }
        guard isAccess else { return Phrases.unknownTrap }
        // A failed access within the stack's range of addresses is a stack overflow, even if the backtrace is short,
        // for example because it shows only a library's frames.
        let isInStack = address(in: crash).map { stack?.contains($0) == true } ?? false
        return isInStack || lines.count > frameLimit / 2 ? Phrases.stackOverflow : Phrases.badPointer
    }

    /// Returns the address in a line such as `*** Program crashed: Bad pointer dereference at 0x00007fff35c76ff8 ***`.
    private static func address(in crash: Substring) -> UInt64? {
        guard let range = crash.firstRange(of: " at 0x") else { return nil }
        return UInt64(crash[range.upperBound...].prefix(while: \.isHexDigit), radix: 16)
    }

    /// Returns the reason in a line such as
    /// `Could not cast value of type 'Swift.Int' (0x12) to 'Swift.String' (0x34).`
    private static func cast(_ line: Substring) -> String? {
        let types = line.split(separator: "'", omittingEmptySubsequences: false).map {
            $0.split(separator: "Swift.").joined()
        }
        return types.count >= 4 ? Phrases.cast(from: types[1], to: types[3]) : nil
    }

    /// Returns the line of the learner's file to which most of a full stack belongs. The stack may run out in another
    /// function, which the repeated one calls.
    static func repeatedLine(in trace: String, of source: String) -> Int? {
        let lines = trace.split(separator: "\n").compactMap { line($0, of: source) }
        let counts = Dictionary(lines.map { ($0, 1) }, uniquingKeysWith: +)
        guard let most = counts.values.max(), most > 1 else { return nil }
        // In a mutual recursion, several lines may be equally frequent.
        return lines.first { counts[$0] == most }
    }

    /// Returns the line at which an answer was running when its time was up. Some instructions of a loop have no line;
    /// then it is the line of the loop, if the function has only one.
    static func lineOfLoop(in trace: String, of source: String, text: String) -> Int? {
        if let line = line(in: trace, of: source) { return line }
        let function = trace.split(separator: "\n").lazy.compactMap { functionWithoutLine($0, of: source) }.first
        let name = function?.firstMatch(of: /(\w+)(?:<.*>)?\([^()]*\)$/)?.1
        return name.flatMap { Loops(text).only(inFunction: String($0)) }
    }

    /// Returns the line of the first frame in the learner's file. If that frame has no line, as after a trap in
    /// `list[9] += 1`, returns the line of another frame of the same function. A frame of another function is not used,
    /// because it may be the call to `judge`, and neither is a frame below the judge's own.
    static func line(in text: String, of source: String) -> Int? {
        var function: Substring?
        // A backtrace contains whole paths, but the runtime's messages contain only `module/main.swift:12`, which does
        // not identify the file.
        for frame in text.split(separator: "\n") {
            if frame.contains(" CheckMain.") { return nil }
            if let line = line(frame, of: source) { return function.map(frame.contains) == false ? nil : line }
            function = function ?? functionWithoutLine(frame, of: source)
        }
        return nil
    }

    private static func line(_ frame: Substring, of source: String) -> Int? {
        frame.firstRange(of: source + ":").flatMap { Int(frame[$0.upperBound...].prefix(while: \.isNumber)) }
    }

    /// Returns the function of a frame that is in the learner's file but has no line; otherwise, `nil`.
    private static func functionWithoutLine(_ frame: Substring, of source: String) -> Substring? {
        guard frame.hasSuffix(" at " + source), !frame.contains("thunk") else { return nil }
        return frame.firstMatch(of: /0x[0-9a-f]+\ (?:.*\ in\ )?(.*)\ \+\ \d+\ in\ /)?.1
    }
}
