import Foundation

/// Runs programs and waits until they end.
public enum Program {
    /// Runs a program.
    ///
    /// - Parameters:
    ///   - program: the path of the program.
    ///   - arguments: the arguments of the program.
    /// - Returns: the exit code, or the number of the signal that ended the program; and everything that it printed.
    public static func run(_ program: String, _ arguments: [String] = []) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        let pipe = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardError = pipe
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }
}
