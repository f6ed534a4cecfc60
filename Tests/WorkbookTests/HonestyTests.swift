import CurrycombWorkbook
import Foundation
import TestSupport
import Testing

@Suite(.waitsForPrograms) struct HonestyTests {
    func judge(_ answer: String, seconds: Double = 20, environment: [String] = []) -> [CheckResult] {
        var supervisor = Supervisor(
            executable: Places.executable("workbook-host"), exercise: SupervisorTests.exercise,
            source: SupervisorTests.source, limits: Limits(seconds: seconds))
        supervisor.environment = ["CURRYCOMB_ANSWER=\(answer)"] + environment
        return supervisor.run()
    }

    @Test(arguments: [
        "writesPassed", "writesEverywhere", "printsPassed", "exitsQuickly", "atExit", "leavesThread", "forks",
        "listens",
        "reopens", "startsAnother", "becomesAnother", "closesAll", "endsReaper", "asksForAnotherCheck", "takesOrder",
        "writesFirst",
    ])
    func aForgedReportIsNotAccepted(answer: String) {
        let results = judge(answer)
        #expect(results[1].status != .passed, "\(results)")
        #expect(Verdict(id: "99.1", checks: results).status != .done)
    }

    @Test(arguments: [
        ("judge(Answer.self)", "your code ended the whole program here, with exit code 0."),
        (
            "// judge(Answer.self)",
            "The last line of your file is missing, so no check starts. Write it again: `judge(Answer.self)`."
        ),
    ])
    func aFileThatStartsNoCheckIsReported(line: String, message: String) {
        var supervisor = Supervisor(
            executable: Places.executable("workbook-host"), exercise: SupervisorTests.exercise,
            source: SupervisorTests.source, text: "struct Answer {}\n\(line)\n", limits: .standard)
        // The answer's top-level code ends the program before the judge begins.
        supervisor.environment = ["CURRYCOMB_ANSWER=writesFirst"]
        let results = supervisor.run()
        #expect(results.allSatisfy { $0.status == .exited && $0.message == message }, "\(results)")
    }

    @Test func extraOutputDoesNotHideTheReport() {
        for answer in ["printsPassed", "asksForAnotherCheck"] {
            #expect(judge(answer)[1].status == .failed, "\(answer)")
        }
    }

    #if compiler(>=6.3) && DEBUG
    // Only such a build reads the request when the program is loaded. With an older compiler or in a release build,
    // the program reads the request when it judges, so the code of the answer may read it first.
    @Test func anAnswerCannotReadTheOrder() {
        let results = judge("takesOrder")
        #expect(!results.contains { $0.output.contains("an order") })
        #expect(results[1].status == .failed)
    }
    #endif

    @Test func anEndlessReportIsStopped() {
        let result = judge("floodsReport")[1]
        #expect(result.status == .flooded)
        #expect(result.message == "it wrote without end to the pipe for reports, so it was stopped.")
    }

    @Test(arguments: [
        "@testable import CurrycombWorkbook", "  @_silgen_name(\"fork\") func copy() -> Int32",
        "/* no */ @_cdecl(\"read\") func f() {}", "@section(\".init_array\") let x = 1", "@c func write() {}",
        "@`_silgen_name`(\"fork\") func copy() -> Int32", "@preconcurrency@testable import Chapter02Composition",
        "let course = dlopen(nil, 2)",
    ])
    func codeThatManipulatesTheJudgeIsRejected(code: String) throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("answer-\(UUID()).swift")
        defer { try? FileManager.default.removeItem(at: file) }
        try "// An answer\n\(code)\n".write(to: file, atomically: true, encoding: .utf8)
        var supervisor = Supervisor(
            executable: Places.executable("workbook-host"), exercise: SupervisorTests.exercise, source: file.path)
        supervisor.environment = ["CURRYCOMB_ANSWER=passes"]
        let results = supervisor.run()
        #expect(results.map(\.status) == [.failed, .waiting, .waiting, .waiting])
        #expect(results[0].line == 2)
        #expect(results[0].message.hasSuffix("can manipulate the judge, so an answer must not contain it."))
        try "let mail = \"bee@c.com\"\n@Sendable func f() {}\n".write(to: file, atomically: true, encoding: .utf8)
        #expect(supervisor.run().allSatisfy { $0.status == .passed })
    }

    // MARK: - Calls

    @Test(arguments: [
        ("trap", "your code stopped in `work(3)`: Index out of range"),
        ("loop", "stopped after 2 s in `work(3)`."),
        ("flood", "printed over 1 MB in `work(3)`, so it was stopped"),
        ("exit", "your code ended the whole program in `work(3)`, with exit code 0."),
    ])
    func theRunningCallIsReported(stop: String, message: String) {
        let result = judge("stopsInCall", seconds: stop == "loop" ? 2 : 20, environment: ["CURRYCOMB_STOP=\(stop)"])[1]
        #expect(result.message.hasPrefix(message), "\(result.message)")
    }

    @Test(arguments: [
        ("trap", "your code stopped in `numbers(3)[5]`: Index out of range"),
        ("throw", "your code threw Refused() in `refuse()`, but no error was expected here."),
        ("refusal", "your code stopped here: Index out of range"),
    ])
    func theFailingExampleIsReported(stop: String, message: String) {
        #expect(judge("stopsInExample", environment: ["CURRYCOMB_STOP=\(stop)"])[1].message == message)
    }

    @Test(arguments: ["stopsAfterCalls", "stopsSomewhere"])
    func anUncertainCallIsNotReported(answer: String) {
        #expect(judge(answer)[1].message == "your code stopped here: Index out of range")
    }

    // MARK: - After the end

    @Test func temporaryFoldersAreRemovedAfterACheck() throws {
        let result = judge("leavesFolders")[1]
        #expect(result.status == .trapped)
        let folder = try #require(result.output.split(separator: "\n").first)
        #expect(folder.contains("currycomb-"))
        #expect(!FileManager.default.fileExists(atPath: String(folder)))
        #expect(!FileManager.default.fileExists(atPath: String(folder.dropLast("/tmp".count))))
    }

    #if os(Linux)
    @Test func detachedProcessesEndWithTheCheck() throws {
        let notes = FileManager.default.temporaryDirectory.appendingPathComponent("notes-\(UUID())").path
        defer { try? FileManager.default.removeItem(atPath: notes) }
        #expect(judge("flees", environment: ["CURRYCOMB_NOTES=\(notes)"]).allSatisfy { $0.status == .passed })
        let processes = try Self.processes(in: notes)
        #expect(processes.count == 3)
        for process in processes { #expect(!Self.isAlive(process)) }
    }

    @Test func detachedProcessesEndWithATimedOutCheck() throws {
        let notes = FileManager.default.temporaryDirectory.appendingPathComponent("notes-\(UUID())").path
        defer { try? FileManager.default.removeItem(atPath: notes) }
        let results = judge("flees", seconds: 3, environment: ["CURRYCOMB_NOTES=\(notes)", "CURRYCOMB_WAITS=1"])
        #expect(results[1].status == .timedOut)
        for process in try Self.processes(in: notes) { #expect(!Self.isAlive(process)) }
    }

    @Test(arguments: [SIGKILL, SIGQUIT])
    func aKilledSupervisorLeavesNothingBehind(signal: Int32) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("killed-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let notes = folder.appendingPathComponent("notes").path
        let supervisor = Process()
        supervisor.executableURL = URL(fileURLWithPath: Places.executable("workbook-host"))
        supervisor.environment = [
            "CURRYCOMB_SUPERVISE": "1", "CURRYCOMB_ANSWER": "flees", "CURRYCOMB_NOTES": notes,
            "CURRYCOMB_WAITS": "1",
            "TMPDIR": folder.path, "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "",
            "SWIFT_BACKTRACE": "enable=no",
        ]
        try supervisor.run()
        try Self.await("the check's notes") { FileManager.default.fileExists(atPath: notes) }
        let processes = try Self.processes(in: notes)
        for process in processes { #expect(Self.isAlive(process)) }
        let content = { (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] }
        try Self.await("the end of the other checks") { content().count == 2 }
        kill(supervisor.processIdentifier, signal)
        supervisor.waitUntilExit()
        try Self.await("the end of \(processes)") { !processes.contains(where: Self.isAlive) }
        try Self.await("an empty folder") { content() == ["notes"] }
    }
    #endif

    static func processes(in notes: String) throws -> [pid_t] {
        try String(contentsOfFile: notes, encoding: .utf8).split { $0.isWhitespace }.compactMap { pid_t($0) }
    }

    /// Returns true if a process exists and has not ended. A zombie has ended.
    static func isAlive(_ process: pid_t) -> Bool {
        guard let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else { return false }
        return !status.contains(") Z ")
    }

    struct NeverCame: Error { let what: String }

    static func await(_ what: String, _ condition: () -> Bool) throws {
        let deadline = Date(timeIntervalSinceNow: 30)
        while !condition() {
            guard Date() < deadline else { throw NeverCame(what: what) }
            usleep(2000)
        }
    }
}
