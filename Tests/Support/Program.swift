import Foundation

/// Runs programs to their end.
public enum Program {
    /// Runs a program.
    ///
    /// - Parameters:
    ///   - program: the program's path.
    ///   - arguments: the program's arguments.
    /// - Returns: the exit code, and all the output.
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
