@_spi(Courses) import CurrycombWorkbook
import Foundation

// Runs one check of a misbehaving answer for its parent process, which is usually that of the tests. If
// `CURRYCOMB_SUPERVISE` is set, this program is itself the parent process, so that a test can kill it.
forgeAtTopLevel()
host(misbehaviourJudges)
if ProcessInfo.processInfo.environment["CURRYCOMB_SUPERVISE"] != nil {
    // A learner's answer would be in `main.swift`, but the first import of this file is forbidden in an answer.
    let source = #filePath.replacing("main.swift", with: "Misbehaviours.swift")
    _ = Supervisor(executable: CommandLine.arguments[0], exercise: misbehaving, source: source).run()
}
