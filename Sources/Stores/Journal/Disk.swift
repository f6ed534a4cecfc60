/// The calls by which a journal's bytes come to the disk: tests put in others, which fail when they are told to.
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

    /// Puts a file in place of another, if there is one, so that a crash at any moment leaves the old one or the new one, whole.
    ///
    /// - Returns: the new file, open for more.
    func replace(_ path: String, with bytes: [UInt8]) throws(SystemError) -> JournalFile {
        let draft = path + ".new"
        guard let file = try JournalFile.open(draft, .createNew) else { throw SystemError("open \(draft)") }
        do throws(SystemError) {
            try append(file, bytes)
            try sync(file)
            try rename(draft, path)
        } catch {
            file.close()
            throw error
        }
        return file
    }
}
