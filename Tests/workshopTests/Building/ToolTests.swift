import Foundation
import Testing

@testable import CurrycombWorkshop

@Suite("Running a tool")
struct ToolTests {
    @Test("a tool's output and errors are returned together, with its exit code")
    func output() {
        let running = RunningTools()
        let result = Tool(arguments: ["sh", "-c", "echo one; echo two >&2; exit 3"]).run(running, running.begin())
        #expect(result?.output == "one\ntwo\n")
        #expect(result?.code == 3)
    }

    @Test("a tool that a signal ended has no exit code")
    func signal() {
        let running = RunningTools()
        let result = Tool(arguments: ["sh", "-c", "kill -9 $$"]).run(running, running.begin())
        #expect(result != nil)
        #expect(result?.code == nil)
    }

    @Test("a missing tool cannot be started")
    func missing() {
        let running = RunningTools()
        #expect(Tool(arguments: ["no-such-tool-anywhere"]).run(running, running.begin()) == nil)
    }

    @Test("stopping ends a tool and its children, and a later build may run")
    func stop() {
        let running = RunningTools()
        let ticket = running.begin()
        // The shell waits for a child that runs for a day, and both of them keep the pipe open.
        let result = Tool(arguments: ["sh", "-c", "sleep 86400 & echo started; wait"]).run(running, ticket) { _ in
            running.stop()
        }
        #expect(result == nil)
        #expect(running.isStopped(ticket))
        #expect(Tool(arguments: ["true"]).run(running, ticket) == nil)
        #expect(Tool(arguments: ["true"]).run(running, running.begin())?.succeeded == true)
    }

    /// The compilers that SwiftPM starts are in process groups of their own, so only SwiftPM can end them.
    @Test("a tool gets time to end its children at an interrupt")
    func interrupt() {
        let running = RunningTools()
        var told = ""
        let script = "trap 'sleep 0.2; echo children ended; exit' INT; echo started; while :; do sleep 0.1; done"
        _ = Tool(arguments: ["sh", "-c", script]).run(running, running.begin()) {
            if told.isEmpty { running.stop() }
            told += $0
        }
        #expect(told == "started\nchildren ended\n")
    }

    @Test("colors are removed, even for a reader that follows the output")
    func colours() {
        let running = RunningTools()
        var told = ""
        let command = "printf '\\033[1mmain.swift:1:2: \\033[31merror: \\033[0mno\\n'"
        let result = Tool(arguments: ["sh", "-c", command]).run(running, running.begin()) { told += $0 }
        #expect(result?.output == "main.swift:1:2: error: no\n")
        #expect(told == result?.output)
    }
}
