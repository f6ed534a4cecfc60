/// The right to use a journal's file: it is locked, whatever name it was opened by, and so is its name.
///
/// The lock that counts is the file's own: two owners that use different names of one file, symbolic links or hard
/// ones, exclude each other. Since a compaction puts another file in its place, the owner of the lock looks whether the
/// name still stands for that file, and begins again if not; the new file is locked before it has the name. The lock
/// beside it, `path.lock`, holds while there is no file yet, and names the process that has it.
struct JournalClaim {
    /// The file's path: no symbolic link.
    let path: String
    /// The file, locked; `nil` if there is none yet.
    let file: JournalFile?
    /// The content.
    let bytes: [UInt8]
    /// The lock beside it; `nil` if the disk has no space for one.
    let nameLock: JournalFile?

    /// Claims a journal. Nothing is written before it is known to be one, or not to be there.
    init(_ given: String) throws(JournalError) {
        let path = try system { () throws(SystemError) in try followLinks(given) }
        while true {
            if let file = try Self.openLocked(path, given) {
                do throws(JournalError) {
                    bytes = try system { () throws(SystemError) in try file.readAll() }
                    guard bytes.isEmpty || Scan.isJournal(bytes) else {
                        throw .notAJournal(path: given, reason: "its bytes are something else")
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
            // Another process has created it meanwhile.
            lock?.unlockAndClose()
        }
    }

    /// Gives the locks back.
    func release() {
        file?.unlockAndClose()
        nameLock?.unlockAndClose()
    }

    /// The file with its lock; `nil` if there is none.
    private static func openLocked(_ path: String, _ given: String) throws(JournalError) -> JournalFile? {
        while true {
            // Inspected before it is opened, since opening a device may have effects.
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
            // A compaction has put another file in its place.
            file.unlockAndClose()
        }
    }

    /// Takes a lock, or says that another store has it. A store of this process that has gone gives its journal's locks
    /// back in its last turn, which another thread may have: that is waited for.
    private static func takeLock(of file: JournalFile) throws(JournalError) -> Bool {
        let end = ContinuousClock.now + .seconds(1)
        while true {
            // Checked before the lock: a store that has closed by now has released it.
            let someAreClosing = closingStores.load(ordering: .acquiring) > 0
            if try system({ () throws(SystemError) in try file.tryLock() }) { return true }
            guard someAreClosing, ContinuousClock.now < end else { return false }
            pauseBriefly()
        }
    }

    /// Takes the lock beside a journal's file.
    ///
    /// - Returns: the lock; `nil` if the disk has no room for it and the file itself is locked.
    private static func lockName(
        _ path: String, _ given: String, fileIsLocked: Bool
    ) throws(JournalError) -> JournalFile? {
        let name = path + ".lock"
        if let facts = try system({ () throws(SystemError) in try FileFacts(at: name) }), facts.kind != .file {
            throw .file(reason: "\(name) is \(facts.kind.rawValue), and no lock")
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
            // A number, or zeros after a power cut.
            guard content.count <= 20, content.allSatisfy({ $0 == 0 || 0x30...0x39 ~= $0 }) else {
                throw .file(reason: "\(name) holds something else than a lock")
            }
        } catch {
            lock.unlockAndClose()
            throw error
        }
        // The number only serves the message: it need not be written, as on a full disk.
        try? lock.truncate(to: 0)
        try? lock.append([UInt8]("\(processNumber())".utf8))
        return lock
    }

    /// The process that has a journal open, if it is known.
    private static func owner(_ path: String) -> Int? {
        let name = path + ".lock"
        guard (try? FileFacts(at: name))?.kind == .file, let lock = try? JournalFile.open(name, .append) else {
            return nil
        }
        defer { lock.unlockAndClose() }
        // The file is free: its owner used another name, and this record is an earlier owner's.
        if (try? lock.tryLock()) ?? true { return nil }
        return number(in: lock)
    }

    private static func number(in lock: JournalFile) -> Int? {
        (try? lock.readAll()).flatMap { Int(String(decoding: $0, as: UTF8.self)) }
    }
}

/// Calls the system; its result becomes a journal's error.
func system<Result>(_ work: () throws(SystemError) -> Result) throws(JournalError) -> Result {
    do { return try work() } catch { throw .file(reason: "\(error)") }
}
