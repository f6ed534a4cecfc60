import Foundation
import Testing

@testable import CurrycombWorkbook

/// Texts that the runtime prints about crashes. Most of them are from Apple's systems, and no other test on Linux
/// covers them.
@Suite struct BacktraceTests {
    static let source = "/Users/ming/Currycomb/Exercises/02-Composition/1-compose-two/main.swift"
    static let stack: Range<UInt64> = 0x16f_000_000..<0x16f_800_000

    static func crash(_ description: String, frames: Int = 3) -> String {
        """

        *** Program crashed: \(description) ***

        Platform: arm64 macOS 15.1 (24B83)

        Thread 0 "main-thread" crashed:

        \((0..<frames).map { "\($0) 0x0000000104a3c1d4 Answer.act() + 52 in exercise-2-1-compose-two at \(source):12:34" }.joined(separator: "\n"))

        """
    }

    @Test func aSymbolicLinkToATraceIsNotFollowed() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("trace-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let (file, link) = (folder.appendingPathComponent("file"), folder.appendingPathComponent("link"))
        try Self.crash("Fatal error: too far").write(to: file, atomically: true, encoding: .utf8)
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
        let lines = [file, link].map {
            Backtrace(path: $0.path, errors: [], source: Self.source, signal: SIGTRAP, stack: nil).line
        }
        #expect(lines == [12, nil])
    }

    @Test func aFrameWithoutALineDoesNotUseItsCallersLine() {
        let change = "4 [ra] [system] 0x000055e37d634784 Answer.todos(_:_:) + 147 in a at \(Self.source)\n"
        let inside = "4 [ra] [system] 0x000055e37d634784 closure #1 in Answer.act() + 147 in a at \(Self.source)\n"
        let thunk = "4 [ra] [system] 0x000055e37d634784 thunk for @escaping () -> () + 12 in a at \(Self.source)\n"
        #expect(Backtrace.line(in: change + Self.crash("Illegal instruction"), of: Self.source) == nil)
        #expect(Backtrace.line(in: inside + Self.crash("Illegal instruction"), of: Self.source) == 12)
        #expect(Backtrace.line(in: thunk + Self.crash("Illegal instruction"), of: Self.source) == 12)
    }

    private static func frame(_ function: String, line: Int? = nil) -> String {
        "4 [ra] 0x000055e37d634784 \(function) + 147 in a at \(source)\(line.map { ":\($0):1" } ?? "")\n"
    }

    @Test func aFrameBelowTheJudgesIsNotTheAnswers() {
        let judge = "5 [ra] 0x00007f39626342cd static CheckMain.run(_:by:of:hasFile:) + 3404 in libraries.so\n"
        let call = Self.frame("exercise_2_2_compose_many_main", line: 17)
        #expect(Backtrace.line(in: judge + call, of: Self.source) == nil)
        #expect(Backtrace.line(in: Self.frame("Answer.act()", line: 8) + judge + call, of: Self.source) == 8)
    }

    @Test(arguments: [
        "Answer.act()", "closure #1 in Answer.act()", "Answer.act<A, B>(_:)", "help #1 (_:) in Answer.act()",
    ])
    func aLoopWithoutALineIsFoundByItsFunction(function: String) {
        let text = "struct Answer {\n    func act() {\n        while true {}\n    }\n}\n"
        #expect(Backtrace.lineOfLoop(in: Self.frame(function), of: Self.source, text: text) == 3)
        #expect(Backtrace.lineOfLoop(in: Self.frame(function), of: Self.source, text: text + text) == nil)
    }

    @Test func aFullStackBelongsToTheLineThatRepeats() {
        let deep = (0..<9).map { _ in Self.frame("Answer.act()", line: 8) }.joined()
        #expect(Backtrace.repeatedLine(in: Self.frame("help(_:)", line: 3) + deep, of: Self.source) == 8)
        #expect(Backtrace.repeatedLine(in: Self.frame("help(_:)", line: 3), of: Self.source) == nil)
    }

    func reason(
        _ trace: String, printed: String = "", _ signal: Int32, stack: Range<UInt64>? = stack, trap: Int32 = SIGTRAP
    ) -> String {
        Backtrace.reason(printed: printed, trace: trace, signal: signal, stack: stack, trap: trap)
    }

    @Test(arguments: [
        // An overflow is reported in these ways on an Apple processor, on an Intel processor, and on Arm with Linux.
        ("System trap at 0x0000000104a3c1d4", SIGTRAP, SIGTRAP),
        ("Illegal instruction at 0x0000000104a3c1d4", SIGILL, SIGILL),
        ("breakpoint at 0x0000000104a3c1d4", SIGTRAP, SIGTRAP),
    ])
    func anOverflowIsReportedOnEveryProcessor(text: String, signal: Int32, trap: Int32) {
        #expect(reason(Self.crash(text), signal, trap: trap) == Phrases.overflow)
    }

    @Test func theRuntimesNameOfAFailureIsReported() {
        func named(_ name: String) -> String { "*** Swift runtime failure: \(name) ***\n\nThread 0 crashed:\n" }
        #expect(reason(named("arithmetic overflow"), SIGILL) == Phrases.arithmeticOverflow)
        #expect(reason(named("Division by zero"), SIGILL) == "Division by zero")
    }

    @Test func aStackOverflowIsRecognizedByItsAddress() {
        #expect(reason(Self.crash("Bus error at 0x000000016f3ffff8"), SIGBUS) == Phrases.stackOverflow)
        #expect(reason(Self.crash("Bad pointer dereference at 0x000000016f3ffff8"), SIGSEGV) == Phrases.stackOverflow)
        #expect(reason(Self.crash("Bad pointer dereference at 0x0000000000000010"), SIGSEGV) == Phrases.badPointer)
    }

    @Test func aStackOverflowIsRecognizedByItsDepth() {
        let deep = Self.crash("Bad pointer dereference at 0x000000016f3ffff8", frames: 60)
        #expect(reason(deep, SIGSEGV, stack: nil) == Phrases.stackOverflow)
    }

    @Test func aStackOverflowIsAssumedWithoutATrace() {
        #expect(reason("", SIGSEGV) == Phrases.stackOverflow)
        #expect(reason("", SIGBUS) == Phrases.stackOverflow)
        // On a system where traps are SIGTRAP, SIGILL means that the full stack left no room for the signal's handler.
        #expect(reason("", SIGILL, trap: SIGTRAP) == Phrases.stackOverflow)
    }

    @Test func aTrapWithoutATraceIsReportedAsUnknown() {
        #expect(reason("", SIGILL, trap: SIGILL) == Phrases.unknownTrap)
        #expect(reason("", SIGTRAP) == Phrases.unknownTrap)
        #expect(reason("", SIGABRT) == Phrases.unknownTrap)
        // A full stack is assumed only if the runtime printed nothing. In the following two cases, it had begun a
        // backtrace, or had printed why it could not make one.
        let began = "\n*** Signal 11: Backtracing from 0x104a3c1d4..."
        #expect(reason("", printed: began, SIGSEGV) == Phrases.unknownTrap)
        let cannot = "swift runtime: unable to locate swift-backtrace; disabling backtracing.\n"
        #expect(reason("", printed: cannot, SIGSEGV) == Phrases.unknownTrap)
    }

    @Test func theRuntimesMessageTakesPrecedence() {
        let printed = "exercise_2_1_compose_two/main.swift:12: Fatal error: out of honey\n"
        #expect(reason(Self.crash("System trap at 0x0000000104a3c1d4"), printed: printed, SIGTRAP) == "out of honey")
        let cast = "Could not cast value of type 'Swift.Int' (0x1f4e6d6a8) to 'Swift.String' (0x1f4e6d2f8).\n"
        #expect(reason("", printed: cast, SIGABRT) == Phrases.cast(from: "Int", to: "String"))
    }

    /// An older runtime reports that it does not know the option for files, and writes the backtrace to standard error.
    @Test func anOlderRuntimesTraceIsReadFromStandardError() {
        let warning = "swift runtime: bad output-to setting '/tmp/currycomb-1-2.txt'\n"
        let printed = warning + Self.crash("System trap at 0x0000000104a3c1d4")
        let trace = Backtrace(
            path: "/nowhere/at/all", errors: Array(printed.utf8), source: Self.source, signal: SIGTRAP,
            stack: Self.stack)
        #expect(trace.reason == Phrases.overflow)
        #expect(trace.line == 12)
        #expect(reason("", printed: warning, SIGBUS) == Phrases.stackOverflow)
    }

    @Test func unsanitizedPathsAreRequested() {
        #expect(Backtrace.settings(path: "/tmp/trace").split(separator: ",").contains("sanitize=no"))
    }
}
