#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Bionic)
    import Bionic
#endif

// The one file that knows the operating system: threads' numbers, and files whose bytes are on the disk when it says
// so.

/// Which thread this is; never 0.
func currentThread() -> UInt {
    #if canImport(Glibc)
        UInt(pthread_self())
    #else
        UInt(bitPattern: pthread_self())
    #endif
}

/// What the system said when it would not do something.
struct SystemError: Error, CustomStringConvertible {
    let call: String
    let code: Int32

    init(_ call: String) {
        self.call = call
        code = errno
    }

    var description: String { "\(call): \(String(cString: strerror(code)))" }
}

/// An open file.
struct JournalFile: Sendable {
    let descriptor: Int32

    enum Mode { case read, append, createNew, lock }

    /// Opens a file that a child process does not inherit.
    ///
    /// - Returns: the file, or `nil` where there is none.
    static func open(_ path: String, _ mode: Mode) throws(SystemError) -> JournalFile? {
        let flags =
            switch mode {
            case .read: O_RDONLY
            case .append: O_RDWR | O_APPEND
            case .createNew: O_RDWR | O_APPEND | O_CREAT | O_TRUNC
            case .lock: O_RDWR | O_CREAT
            }
        // Spelled out, since `open` here is this function.
        let descriptor = openFile(path, flags | O_CLOEXEC)
        if descriptor < 0, errno == ENOENT, mode == .read || mode == .append { return nil }
        if descriptor < 0 { throw SystemError("open \(path)") }
        return JournalFile(descriptor: descriptor)
    }

    /// All that is in the file.
    func readAll() throws(SystemError) -> [UInt8] {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(descriptor, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            if count < 0 { throw SystemError("read") }
            if count == 0 { return bytes }
            bytes += chunk[..<count]
        }
    }

    /// Adds bytes to the end of the file.
    func append(_ bytes: [UInt8]) throws(SystemError) {
        var done = 0
        while done < bytes.count {
            let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress! + done, bytes.count - done) }
            if count < 0, errno == EINTR { continue }
            if count < 0 { throw SystemError("write") }
            done += count
        }
    }

    /// Returns when all that was written is on the disk itself.
    func sync() throws(SystemError) {
        #if canImport(Darwin)
            if fcntl(descriptor, F_FULLFSYNC) == 0 { return }
        #endif
        if fsync(descriptor) != 0 { throw SystemError("fsync") }
    }

    /// Cuts the file off.
    func truncate(to length: Int) throws(SystemError) {
        if ftruncate(descriptor, off_t(length)) != 0 { throw SystemError("ftruncate") }
    }

    /// Takes the file's lock, which goes when the file is closed or the process ends, however it ends.
    ///
    /// - Returns: whether it was free.
    func tryLock() throws(SystemError) -> Bool {
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
        if errno == EWOULDBLOCK { return false }
        throw SystemError("flock")
    }

    /// Gives the lock back and closes the file. By closing alone, a child process that is just being started would keep
    /// the lock until it runs.
    func unlockAndClose() {
        _ = flock(descriptor, LOCK_UN)
        close()
    }

    func close() { _ = closeFile(descriptor) }
}

/// Gives a file another name, in one step: whoever opens that name finds the old file or the new one, whole.
func renameFile(_ path: String, to new: String) throws(SystemError) {
    if rename(path, new) != 0 { throw SystemError("rename \(path)") }
}

/// Takes a file's name away; where there is none, nothing happens.
func removeFile(_ path: String) { _ = unlink(path) }

/// Gives a file a second name.
///
/// - Returns: whether the name was free.
func linkFile(_ path: String, to second: String) throws(SystemError) -> Bool {
    if link(path, second) == 0 { return true }
    if errno == EEXIST { return false }
    throw SystemError("link \(second)")
}

/// Returns when the names in a folder are on the disk itself.
func syncFolder(of path: String) throws(SystemError) {
    let folder = path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    guard let file = try JournalFile.open(folder, .read) else { return }
    defer { file.close() }
    try file.sync()
}

/// The number of this process.
func processNumber() -> Int { Int(getpid()) }

private func openFile(_ path: String, _ flags: Int32) -> Int32 { open(path, flags, 0o644) }
private func closeFile(_ descriptor: Int32) -> Int32 { close(descriptor) }
