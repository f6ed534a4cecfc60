struct OpenedFile {
    let file: JournalFile
    let length: Int
    let lastNumber: UInt64
    /// The number of bytes of the header and the snapshot.
    let snapshotLength: Int
    /// False if the file may contain actions that an earlier process wrote but did not sync.
    let isSynced: Bool
}

struct JournalRecovery<State: Codable & Sendable, Action: Codable & Sendable> {
    let claim: JournalClaim
    let version: Int
    let initial: State
    let reducer: Reducer<State, Action>
    let migrations: [Migration<State>]
    let disk: Disk
    var report = JournalReport()

    /// Returns the state and the open file. Closes the old file if a new one has replaced it.
    mutating func open() throws(JournalError) -> (State, OpenedFile) {
        guard let file = claim.file, !claim.bytes.isEmpty else {
            report.isNew = true
            if let facts = try facts(), facts.names > 1 { throw .linked(path: claim.path, names: facts.names) }
            return (initial, try begin(initial))
        }
        let bytes = claim.bytes
        let scan = Scan(bytes)
        let state = try state(scan)
        if report.damage != nil || report.migratedFrom != nil {
            let reason = report.damage != nil ? "damaged" : "version-\(report.migratedFrom ?? 0)"
            report.keptAside = try keepAside(reason)
            return (state, try begin(state))
        }
        var length = bytes.count
        if let torn = scan.torn {
            length = torn
            try system { () throws(SystemError) in
                try file.truncate(to: torn)
                try disk.sync(file)
            }
        }
        let snapshot = (scan.latest?.snapshot.payload.count ?? 0) + Header.length + Record.overhead
        let last = scan.runs.last?.last?.number ?? 0
        let opened = OpenedFile(
            file: file, length: length, lastNumber: last, snapshotLength: snapshot, isSynced: scan.torn != nil)
        return (state, opened)
    }

    /// Returns the latest state that is certain, or the initial state if there is none. Adds to the report the damage,
    /// an incomplete record, the number of actions, and the version that the state was migrated from.
    private mutating func state(_ scan: Scan) throws(JournalError) -> State {
        if let format = scan.unknownFormat { throw .file(reason: "its format, \(format), is unknown") }
        let found = scan.stateVersion.map(Int.init) ?? version
        if found > version { throw .newer(found: found, known: version) }
        var damaged = scan.damaged
        if let torn = scan.torn {
            // A new file gets its name only after its header and snapshot are written, so an incomplete header or
            // snapshot is damage.
            if scan.latest == nil {
                damaged.append(torn..<scan.length)
            } else {
                report.tornTail = .init(offset: torn, bytes: scan.length - torn)
            }
        }
        if scan.latest == nil, damaged.isEmpty { damaged.append(scan.length..<scan.length) }
        if !damaged.isEmpty { report.damage = .init(stretches: damaged, unplacedActions: scan.unplaced) }
        guard let (snapshot, actions) = scan.latest else { return initial }
        report.actions = actions.count
        if found < version {
            guard let migration = migrations.first(where: { $0.version == found }) else {
                throw .noMigration(from: found, to: version)
            }
            report.migratedFrom = found
            do {
                return try migration.run(snapshot, actions)
            } catch {
                throw error as? JournalError ?? .undecodable(record: Int(clamping: snapshot.number), reason: "\(error)")
            }
        }
        do throws(JournalError) {
            return try replay(snapshot, actions, reducer)
        } catch {
            // If the header is damaged, the version is unknown, and the records may be of another version. The journal
            // then starts with the initial state instead of failing.
            guard scan.stateVersion == nil else { throw error }
            report.actions = 0
            report.damage = .init(stretches: damaged, unplacedActions: scan.unplaced + actions.count)
            return initial
        }
    }

    /// Writes a new file that contains a snapshot of the state, in place of the existing file, if there is one.
    private func begin(_ state: State) throws(JournalError) -> OpenedFile {
        let payload: [UInt8]
        do { payload = try encoded(state) } catch { throw .unencodable(reason: "\(error)") }
        let bytes =
            Header(stateVersion: UInt32(version)).bytes + Record(kind: .snapshot, number: 1, payload: payload).bytes
        let permissions = try facts()?.permissions
        let file: JournalFile
        do throws(ReplacementError) {
            file = try disk.replace(claim.path, with: bytes, permissions: permissions)
        } catch {
            throw .file(reason: "\(error)")
        }
        do throws(SystemError) {
            try disk.syncFolder(claim.path)
        } catch {
            file.unlockAndClose()
            throw .file(reason: "\(error)")
        }
        claim.file?.unlockAndClose()
        return OpenedFile(
            file: file, length: bytes.count, lastNumber: 1, snapshotLength: bytes.count, isSynced: true)
    }

    private func facts() throws(JournalError) -> FileFacts? {
        guard let file = claim.file else { return nil }
        return try system { () throws(SystemError) in try file.facts() }
    }

    /// Gives the file a second, unused name, under which it remains when a new file takes the first name. Returns the
    /// second name.
    ///
    /// Throws if the file already has other names. There is one exception: the file has exactly one other name, this
    /// name has the form `path.reason-number`, and the names with lower numbers belong to other files. In that case, an
    /// earlier run made this link and then stopped, so the function returns this name.
    private func keepAside(_ reason: String) throws(JournalError) -> String {
        let facts = try facts()
        let names = facts?.names ?? 1
        for number in 1... {
            let aside = "\(claim.path).\(reason)-\(number)"
            let there = try system { () throws(SystemError) in try FileFacts(at: aside) }
            // If an earlier run made this link and then stopped, this run uses the link.
            if let there, there.identity == facts?.identity, names == 2 { return aside }
            if there != nil { continue }
            if names > 1 { throw .linked(path: claim.path, names: names) }
            if try system({ () throws(SystemError) in try linkFile(claim.path, to: aside) }) { return aside }
        }
        return claim.path
    }
}
