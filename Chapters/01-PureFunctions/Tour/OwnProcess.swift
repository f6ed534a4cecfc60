import Chapter01PureFunctions
import Foundation

/// The parts of the tour that run in separate processes. For each part, the tour starts this program again, with the
/// part's name and a number.
enum OwnProcess {
    struct Part {
        let name: String
        let number: Int

        func play() -> Never {
            switch name {
            case "outer-compare": print(Ours.outerCompare(number))
            case "inner-compare": print(Ours.innerCompare(number))
            case "lose-updates": print(Race.losesUpdates(times: number))
            case "set-and-read": Race.setAndRead(times: number)
            default:
                print("no part of the tour is called \(name)")
                exit(2)
            }
            exit(0)
        }
    }

    static var part: Part? {
        let arguments = CommandLine.arguments
        guard arguments.count == 3, let number = Int(arguments[2]) else { return nil }
        return Part(name: arguments[1], number: number)
    }

    /// Starts a process for a part and waits until the process exits. A process that is still running after two minutes
    /// is killed.
    ///
    /// - Returns: the output and true if the process succeeded; `"crashed"` and false if it crashed; the reason and
    ///   `nil` if it could not be started, was killed or reported an error.
    static func run(_ name: String, _ number: Int) -> (output: String, survived: Bool?) {
        let process = Process()
        // The part `set-and-read` is expected to crash, so this process makes no core file and prints no backtrace.
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = [
            "-c", "ulimit -c 0; exec \"$0\" \"$@\"", Bundle.main.executablePath ?? "", name, "\(number)",
        ]
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        do { try process.run() } catch { return ("\(error)", nil) }
        let watch = DispatchWorkItem { kill(process.processIdentifier, SIGKILL) }
        DispatchQueue.global().asyncAfter(deadline: .now() + 120, execute: watch)
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        watch.cancel()
        return switch (process.terminationReason, process.terminationStatus) {
        case (.exit, 0): (text.trimmingCharacters(in: .whitespacesAndNewlines), true)
        case (.exit, let status): ("exited with status \(status)", nil)
        case (_, SIGKILL): ("killed, because it did not end", nil)
        default: ("crashed", false)
        }
    }
}
