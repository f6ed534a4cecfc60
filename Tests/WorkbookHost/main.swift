@_spi(Courses) import CurrycombWorkbook
import Foundation

// Starts one check of one of the answers that misbehave; WorkbookTests look at what the parent makes of it. Told to
// supervise, it is such a parent itself, one that can be killed.
forgeAtTopLevel()
host(misbehaviourJudges)
if ProcessInfo.processInfo.environment["CURRYCOMB_SUPERVISE"] != nil {
    _ = Supervisor(executable: CommandLine.arguments[0], exercise: misbehaving, source: #filePath).run()
}
