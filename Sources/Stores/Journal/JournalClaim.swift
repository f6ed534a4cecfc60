/// The exclusive use of a journal: a lock on its file, if there is one, and the lock `path.lock` for its name.
///
/// The file's own lock decides who may use the journal. So owners that use different names of one file (symbolic links
/// or hard links) exclude each other.
///
/// A compaction by the previous owner may have replaced the file. So a new owner of the lock checks if the name still
/// refers to the locked file, and starts over if it does not. A compaction locks the new file before the file gets this
/// name.
///
/// The second lock, `path.lock`, decides as long as there is no file. It contains the number of the process that holds
/// it. If the disk is full, the file's own lock is enough.
struct JournalClaim {
    /// The absolute path of the file; if the given path is a symbolic link, the path of its target.
    let path: String
    /// The locked file; `nil` if there is none yet.
    let file: JournalFile?
    let bytes: [UInt8]
    /// The lock `path.lock`; `nil` if the disk has no space for it.
    let nameLock: JournalFile?

    /// Claims the journal at a path. Nothing is written until it is certain that the file is a journal, is empty or
    /// does not exist.
    init(_ given: String) throws(JournalError) {
        let path = try system { () throws(SystemError) in try followLinks(given) }
        while true {
            if let file = try Self.openLocked(path, given) {
                do throws(JournalError) {
                    bytes = try system { () throws(SystemError) in try file.readAll() }
                    guard bytes.isEmpty || Scan.isJournal(bytes) else {
                        throw .notAJournal(path: given, reason: "it has other content")
                    }
                    nameLock = try Self.lockName(path, given, fileIsLocked: true)
                } catch {
                    file.unlockAndClose()
                    throw error
                }
                (self.path, self.file) = (path, file)
                return
            }
            let lock = try Self.lockName(path, given, fileIsLocked: false)
            let isFree: Bool
            do throws(SystemError) { isFree = try FileFacts(at: path) == nil } catch {
                lock?.unlockAndClose()
                throw .file(reason: "\(error)")
            }
            if isFree {
                (self.path, file, bytes, nameLock) = (path, nil, [], lock)
                return
            }
            // Another process has created the file in the meantime, so the loop starts over.
            lock?.unlockAndClose()
        }
    }

    func release() {
        file?.unlockAndClose()
        nameLock?.unlockAndClose()
    }

    private static func openLocked(_ path: String, _ given: String) throws(JournalError) -> JournalFile? {
        while true {
            // The kind of the file is checked before the file is opened, because opening a device may have side
            // effects.
            guard let facts = try system({ () throws(SystemError) in try FileFacts(at: path) }) else { return nil }
            guard facts.kind == .file else {
                throw .notAJournal(path: given, reason: "it is \(facts.kind.rawValue)")
            }
            guard let file = try system({ () throws(SystemError) in try JournalFile.open(path, .append) }) else {
                return nil
            }
            do throws(JournalError) {
                let opened = try system { () throws(SystemError) in try file.facts() }
                guard opened.kind == .file else {
                    throw .notAJournal(path: given, reason: "it is \(opened.kind.rawValue)")
                }
                guard try takeLock(of: file) else {
                    throw .inUse(path: given, process: owner(path))
                }
                let now = try system { () throws(SystemError) in try FileFacts(at: path) }
                if now?.identity == opened.identity { return file }
            } catch {
                file.unlockAndClose()
                throw error
            }
            // The file has been removed or replaced, for example by a compaction, so the loop starts over.
            file.unlockAndClose()
        }
    }

    /// Takes the lock of a file. Returns false if the lock has another owner. A released store of this process may hold
    /// the lock until its last turn has ended, and that turn may be running on another thread. So while released stores
    /// are closing, this function tries again for up to a second.
    private static func takeLock(of file: JournalFile) throws(JournalError) -> Bool {
        let end = ContinuousClock.now + .seconds(1)
        while true {
            // The count is read before the attempt. If it is 0, no released store is still about to release a lock, so
            // waiting would not help.
            let someAreClosing = closingStores.load(ordering: .acquiring) > 0
            if try system({ () throws(SystemError) in try file.tryLock() }) { return true }
            guard someAreClosing, ContinuousClock.now < end else { return false }
            pauseBriefly()
        }
    }

    /// Takes the lock `path.lock`. Returns `nil` if the disk has no space for it but the file itself is locked.
    private static func lockName(
        _ path: String, _ given: String, fileIsLocked: Bool
    ) throws(JournalError) -> JournalFile? {
        let name = path + ".lock"
        if let facts = try system({ () throws(SystemError) in try FileFacts(at: name) }), facts.kind != .file {
            throw .file(reason: "\(name) is \(facts.kind.rawValue), not a lock")
        }
        let lock: JournalFile
        do throws(SystemError) {
            guard let opened = try JournalFile.open(name, .lock) else { throw SystemError("open \(name)") }
            lock = opened
        } catch {
            if fileIsLocked, error.meansFull { return nil }
            throw .file(reason: "\(error)")
        }
        do throws(JournalError) {
            guard try takeLock(of: lock) else {
                throw .inUse(path: given, process: number(in: lock))
            }
            let content = try system { () throws(SystemError) in try lock.readAll() }
            // A lock contains the number of a process. A new lock is empty. After a power cut, some bytes of a lock may
            // be zero.
            guard content.count <= 20, content.allSatisfy({ $0 == 0 || 0x30...0x39 ~= $0 }) else {
                throw .file(reason: "\(name) contains something other than a lock")
            }
        } catch {
            lock.unlockAndClose()
            throw error
        }
        // The number is needed only for the error `inUse`, so it does not matter if writing it fails, for example on a
        // full disk.
        try? lock.truncate(to: 0)
        try? lock.append([UInt8]("\(processNumber())".utf8))
        return lock
    }

    private static func owner(_ path: String) -> Int? {
        let name = path + ".lock"
        guard (try? FileFacts(at: name))?.kind == .file, let lock = try? JournalFile.open(name, .append) else {
            return nil
        }
        defer { lock.unlockAndClose() }
        // If this lock is free, the current owner of the file does not hold it, so the number in it belongs to an
        // earlier owner.
        if (try? lock.tryLock()) ?? true { return nil }
        return number(in: lock)
    }

    private static func number(in lock: JournalFile) -> Int? {
        (try? lock.readAll()).flatMap { Int(String(decoding: $0, as: UTF8.self)) }
    }
}

func system<Result>(_ work: () throws(SystemError) -> Result) throws(JournalError) -> Result {
    do { return try work() } catch { throw .file(reason: "\(error)") }
}
