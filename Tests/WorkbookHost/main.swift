@_spi(Courses) import CurrycombWorkbook
import Foundation

// Runs one check of a misbehaving answer; WorkbookTests read the result that the parent process reports. With the
// argument to supervise, this program is the parent process, so that a test can kill it.
forgeAtTopLevel()
host(misbehaviourJudges)
if ProcessInfo.processInfo.environment["CURRYCOMB_SUPERVISE"] != nil {
    // This file is like a learner's, but it contains a forbidden line.
    let source = #filePath.replacing("main.swift", with: "Misbehaviours.swift")
    _ = Supervisor(executable: CommandLine.arguments[0], exercise: misbehaving, source: source).run()
}
