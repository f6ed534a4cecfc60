/// The calls to the file system. Tests replace them, for example with calls that fail.
struct Disk: Sendable {
    var append: @Sendable (JournalFile, [UInt8]) throws(SystemError) -> Void = { (file, bytes) throws(SystemError) in
        try file.append(bytes)
    }
    var sync: @Sendable (JournalFile) throws(SystemError) -> Void = { file throws(SystemError) in try file.sync() }
    var rename: @Sendable (String, String) throws(SystemError) -> Void = { (old, new) throws(SystemError) in
        try renameFile(old, to: new)
    }
    var syncFolder: @Sendable (String) throws(SystemError) -> Void = { path throws(SystemError) in
        try CurrycombStores.syncFolder(of: path)
    }

    /// Replaces a file and returns the new file, open and locked. A crash at any moment leaves either the old state of
    /// the path or the complete new file. The new file is locked before it is renamed, so no other process can lock it
    /// first.
    func replace(
        _ path: String, with bytes: [UInt8], permissions: UInt32? = nil
    ) throws(ReplacementError) -> JournalFile {
        let draft = path + ".new"
        let file: JournalFile
        do throws(SystemError) {
            // A crash may have left a file with this name, or another process may have made a link with this name.
            // Either is removed before the new file is made.
            try removeDraft(draft)
            guard let draft = try JournalFile.open(draft, .createNew) else { throw SystemError("open \(draft)") }
            file = draft
        } catch {
            throw .before(error)
        }
        do throws(SystemError) {
            guard try file.tryLock() else { throw SystemError("flock \(draft)") }
            if let permissions { try file.setPermissions(permissions) }
            try append(file, bytes)
            try sync(file)
        } catch {
            file.unlockAndClose()
            removeFile(draft)
            throw .before(error)
        }
        do throws(SystemError) {
            try rename(draft, path)
        } catch {
            file.unlockAndClose()
            throw .renaming(error)
        }
        return file
    }
}

enum ReplacementError: Error, CustomStringConvertible {
    /// Nothing was replaced.
    case before(SystemError)
    /// The renaming failed: either the old file or the new one is in place.
    case renaming(SystemError)

    var description: String {
        switch self {
        case .before(let error), .renaming(let error): error.description
        }
    }
}
