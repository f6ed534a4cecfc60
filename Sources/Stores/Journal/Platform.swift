#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Bionic)
import Bionic
#endif

// This is the only file of the module that depends on the operating system. It provides thread numbers, and files that
// can be synced to the disk.

/// Returns a number that identifies the current thread and is never 0.
func currentThread() -> UInt {
    #if canImport(Glibc)
    UInt(pthread_self())
    #else
    UInt(bitPattern: pthread_self())
    #endif
}

func pauseBriefly() { usleep(1000) }

struct SystemError: Error, CustomStringConvertible {
    let call: String
    let code: Int32

    /// Makes an error from `errno`. The name of the call is an autoclosure, because making that string may change
    /// `errno`.
    init(_ call: @autoclosure () -> String, code: Int32 = errno) {
        self.call = call()
        self.code = code
    }

    /// True if the disk is full, or a quota or the maximum size of a file has been reached.
    var meansFull: Bool { code == ENOSPC || code == EDQUOT || code == EFBIG }

    var description: String { "\(call): \(String(cString: strerror(code)))" }
}

struct FileFacts: Equatable {
    struct Identity: Equatable {
        let device: UInt64
        let number: UInt64
    }

    enum Kind: String {
        case file
        case folder = "a folder"
        case link = "a symbolic link"
        case pipe = "a pipe"
        case device = "a device"
        case socket = "a socket"
        case other = "no file"
    }

    let identity: Identity
    let kind: Kind
    /// The number of the file's names: more than one if there are hard links, 0 for an open file that has been removed.
    let names: Int
    /// The permission bits, as `chmod` takes them.
    let permissions: UInt32

    fileprivate init(_ status: stat) {
        identity = Identity(
            device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(truncatingIfNeeded: status.st_ino))
        names = Int(status.st_nlink)
        let mode = UInt32(status.st_mode)
        permissions = mode & 0o777
        // The numbers of the file types are the same on all supported systems, but the systems' constants for them have
        // different Swift types.
        kind =
            switch mode & 0o170000 {
            case 0o100000: .file
            case 0o040000: .folder
            case 0o120000: .link
            case 0o010000: .pipe
            case 0o020000, 0o060000: .device
            case 0o140000: .socket
            default: .other
            }
    }

    /// Reads the facts about the file at a path, without opening it or following a symbolic link. Returns `nil` if
    /// there is no file.
    init?(at path: String) throws(SystemError) {
        var status = stat()
        if lstat(path, &status) != 0 {
            if errno == ENOENT { return nil }
            throw SystemError("lstat \(path)")
        }
        self.init(status)
    }
}

/// Resolves a symbolic link, or a chain of links; the file need not exist. A relative path is made absolute, so it
/// remains valid when the process changes its working directory. Links in the names of folders are not resolved.
func followLinks(_ path: String) throws(SystemError) -> String {
    var path = path
    // The slash is searched for in the bytes, because a slash before a combining mark is part of another `Character`.
    let slash = UInt8(ascii: "/")
    if path.utf8.first != slash, let folder = getcwd(nil, 0) {
        path = String(cString: folder) + "/" + path
        free(folder)
    }
    for _ in 0..<40 {
        guard try FileFacts(at: path)?.kind == .link else { return path }
        var bytes = [CChar](repeating: 0, count: 4096)
        let count = readlink(path, &bytes, bytes.count)
        guard count >= 0 else { throw SystemError("readlink \(path)") }
        let target = String(decoding: bytes[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
        let folder = path[...(path.utf8.lastIndex(of: slash) ?? path.startIndex)]
        path = target.utf8.first == slash ? target : folder + target
    }
    throw SystemError("readlink \(path)", code: ELOOP)
}

struct JournalFile: Sendable {
    let descriptor: Int32

    enum Mode { case read, append, createNew, lock }

    /// Opens a file. Programs that this process starts do not inherit it. Only the mode `read`, which is for
    /// folders, follows a symbolic link. The modes `append` and `lock` do not wait if the file is a pipe. Returns `nil`
    /// if `read` or `append` finds no file.
    static func open(_ path: String, _ mode: Mode) throws(SystemError) -> JournalFile? {
        let flags =
            switch mode {
            case .read: O_RDONLY
            case .append: O_RDWR | O_APPEND | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY
            case .createNew: O_RDWR | O_APPEND | O_CREAT | O_EXCL | O_NOFOLLOW
            case .lock: O_RDWR | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY
            }
        // `openFile` calls the system's `open`, because in this type, the name `open` refers to this function.
        let descriptor = openFile(path, flags | O_CLOEXEC)
        if descriptor < 0, errno == ENOENT, mode == .read || mode == .append { return nil }
        if descriptor < 0 { throw SystemError("open \(path)") }
        return JournalFile(descriptor: descriptor)
    }

    func facts() throws(SystemError) -> FileFacts {
        var status = stat()
        if fstat(descriptor, &status) != 0 { throw SystemError("fstat") }
        return FileFacts(status)
    }

    func setPermissions(_ permissions: UInt32) throws(SystemError) {
        if fchmod(descriptor, mode_t(permissions)) != 0 { throw SystemError("fchmod") }
    }

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

    /// Returns true if the file may be a draft that a crash left: if it is empty, or begins like a journal or with
    /// zeros.
    func mayBeDraft() throws(SystemError) -> Bool {
        var start = [UInt8](repeating: 0, count: Header.magic.count)
        let count = pread(descriptor, &start, start.count, 0)
        if count < 0 { throw SystemError("read") }
        return zip(start[..<count], Header.magic).allSatisfy { $0 == $1 } || start.allSatisfy { $0 == 0 }
    }

    func append(_ bytes: [UInt8]) throws(SystemError) {
        var done = 0
        while done < bytes.count {
            let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress! + done, bytes.count - done) }
            if count < 0, errno == EINTR { continue }
            if count < 0 { throw SystemError("write") }
            done += count
        }
    }

    /// Returns when all written bytes are on the disk itself or, on an Apple file system without `F_FULLFSYNC`, when
    /// they have been sent to the disk.
    func sync() throws(SystemError) {
        #if canImport(Darwin)
        if fcntl(descriptor, F_FULLFSYNC) == 0 { return }
        #endif
        if fsync(descriptor) != 0 { throw SystemError("fsync") }
    }

    func truncate(to length: Int) throws(SystemError) {
        if ftruncate(descriptor, off_t(length)) != 0 { throw SystemError("ftruncate") }
    }

    /// Locks the file and returns true, or returns false if the lock is not free. When the process ends for any reason,
    /// the system releases the lock.
    func tryLock() throws(SystemError) -> Bool {
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
        if errno == EWOULDBLOCK { return false }
        throw SystemError("flock")
    }

    /// Releases the lock and closes the file. Closing alone is not enough: a child process that is just being started
    /// holds the lock until it runs its program.
    func unlockAndClose() {
        _ = flock(descriptor, LOCK_UN)
        close()
    }

    func close() { _ = closeFile(descriptor) }
}

func renameFile(_ path: String, to new: String) throws(SystemError) {
    if rename(path, new) != 0 { throw SystemError("rename \(path)") }
}

func removeFile(_ path: String) { _ = unlink(path) }

/// Removes the draft that a crash may have left, or a link in its place. The file to which a link refers is kept.
/// Throws if the file may be something else: if another program has locked it, if it has other content, or if there is
/// a lock beside it, as there is for a journal.
func removeDraft(_ path: String) throws(SystemError) {
    guard let facts = try FileFacts(at: path) else { return }
    guard facts.kind == .file, facts.names == 1 else { return removeFile(path) }
    guard let file = try JournalFile.open(path, .append) else { return }
    // The lock is released after the removal, so that a program that is opening the file notices the removal.
    defer { file.unlockAndClose() }
    guard try file.tryLock(), try file.mayBeDraft(), try FileFacts(at: path + ".lock") == nil else {
        throw SystemError("create \(path)", code: EEXIST)
    }
    removeFile(path)
}

/// Gives a file a second name and returns true, or returns false if another file has that name.
func linkFile(_ path: String, to second: String) throws(SystemError) -> Bool {
    if link(path, second) == 0 { return true }
    if errno == EEXIST { return false }
    throw SystemError("link \(second)")
}

/// Waits until the names in the folder that contains the file `path` are on the disk, as ``JournalFile/sync()`` does
/// for a file's content.
func syncFolder(of path: String) throws(SystemError) {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    guard let file = try JournalFile.open(folder, .read) else { return }
    defer { file.close() }
    try file.sync()
}

func processNumber() -> Int { Int(getpid()) }

private func openFile(_ path: String, _ flags: Int32) -> Int32 { open(path, flags, 0o644) }
private func closeFile(_ descriptor: Int32) -> Int32 { close(descriptor) }
