import CurrycombWorkbook
import Foundation
import TestSupport
import Testing

private let room = Sandbox(hidden: ["/tmp"], shown: [Places.root.path, Places.products.path], hiddenInside: [])
private let isThere = run(["/bin/true"], in: room) != nil

private func run(_ program: [String], in room: Sandbox) -> String? {
    let folder = temporaryPath("sandbox-tests")
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = room.command(program, writingTo: folder)
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 0 ? text : nil
}

@Suite(.waitsForPrograms, .enabled(if: isThere)) struct SandboxTests {
    private func judge(_ answer: String, seconds: Double = 60, in room: Sandbox?) -> [CheckResult] {
        var supervisor = Supervisor(
            executable: Places.executable("workbook-host"), exercise: SupervisorTests.exercise,
            source: SupervisorTests.source, limits: Limits(seconds: seconds))
        supervisor.environment = ["CURRYCOMB_ANSWER=\(answer)"]
        supervisor.sandbox = room
        return supervisor.run()
    }

    @Test(arguments: ["passes", "fails", "traps", "recursion", "exits", "killed", "floods", "grandchild", "quiet"])
    func aVerdictIsTheSameInTheSandbox(answer: String) {
        let (inside, outside) = (judge(answer, in: room), judge(answer, in: nil))
        #expect(inside.map(\.status) == outside.map(\.status))
        #expect(inside.map(\.message) == outside.map(\.message))
        #expect(inside.map(\.line) == outside.map(\.line))
    }

    @Test func anEndlessLoopIsStoppedInTheSandbox() {
        #expect(judge("loops", seconds: 2, in: room).contains { $0.status == .timedOut })
    }

    @Test func nothingIsWrittenOutsideTheSandbox() throws {
        let place = Places.root.path + "/.build/sandbox-tests-was-here"
        defer { try? FileManager.default.removeItem(atPath: place) }
        _ = run(["/bin/sh", "-c", "echo x > \(place); true"], in: room)
        #expect(!FileManager.default.fileExists(atPath: place))
        #expect(run(["/bin/sh", "-c", "echo x > here && cat here"], in: room) == "x\n")
    }

    @Test func theSandboxHidesFoldersAndTheNetwork() throws {
        let secret = Places.root.path + "/Chapters"
        let closed = Sandbox(hidden: ["/tmp"], shown: [Places.root.path], hiddenInside: [secret])
        #expect(run(["/bin/ls", secret], in: closed) == "")
        #expect(try #require(run(["/bin/ls", secret], in: room)).contains("README.md"))
        let interfaces = try #require(run(["/bin/cat", "/proc/net/dev"], in: room))
        #expect(interfaces.split(separator: "\n").dropFirst(2).allSatisfy { $0.contains("lo:") })
    }
}
