/// Returns a new path in the folder for temporary files.
///
/// The process of a check has a folder of its own for temporary files. When the process has ended, the folder is
/// removed with everything in it, even if the check trapped or was killed.
///
/// - Parameter name: the beginning of the file's name.
public func temporaryPath(_ name: String) -> String {
    "\(Platform.temporaryFolder)/\(name)-\(String(UInt64.random(in: 0...UInt64.max), radix: 36))"
}

/// Calls a function with a new folder for temporary files, and then removes the folder with everything in it.
///
/// - Parameter work: the function. It receives this process's environment, as `NAME=value`, in which `TMPDIR` is the
///   new folder.
package func withTemporaryFolder<Result>(_ work: ([String]) -> Result) -> Result {
    let folder = temporaryPath("currycomb")
    Platform.makeFolder(folder)
    defer { Platform.remove(folder) }
    return work(Platform.environment.filter { !$0.hasPrefix("TMPDIR=") } + ["TMPDIR=\(folder)"])
}
