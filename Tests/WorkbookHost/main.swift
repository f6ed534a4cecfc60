@_spi(Courses) import CurrycombWorkbook
import Foundation

// Runs one check of a misbehaving answer; WorkbookTests read the result that the parent process reports. If
// `CURRYCOMB_SUPERVISE` is set, this program is the parent process, so a test can kill it.
forgeAtTopLevel()
host(misbehaviourJudges)
if ProcessInfo.processInfo.environment["CURRYCOMB_SUPERVISE"] != nil {
    // A learner's answer is in `main.swift`, but line 1 of this file would be forbidden there.
    let source = #filePath.replacing("main.swift", with: "Misbehaviours.swift")
    _ = Supervisor(executable: CommandLine.arguments[0], exercise: misbehaving, source: source).run()
}
