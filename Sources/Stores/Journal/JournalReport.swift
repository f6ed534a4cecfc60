/// A report on the opening of a journal. Write it to a log, or show it to the user if data is missing.
public struct JournalReport: Sendable, Equatable, CustomStringConvertible {
    /// An incomplete record at the end of the file. The record was dropped. Usually, the process or the machine stopped
    /// before the record had been written and acknowledged.
    public struct TornTail: Sendable, Equatable {
        /// The position in the file at which the record began.
        public let offset: Int
        /// The number of bytes that were dropped.
        public let bytes: Int
    }

    /// Parts of a journal that are damaged or missing.
    public struct Damage: Sendable, Equatable {
        /// The damaged ranges of the file; an empty range is a position where complete records are missing or repeated.
        public let stretches: [Range<Int>]
        /// The number of complete actions after the damage that cannot be applied, because the state before them is
        /// lost, or because the header is damaged and the records cannot be decoded.
        public let unplacedActions: Int
    }

    /// True if there was no journal, so a new one was begun.
    public internal(set) var isNew = false
    /// The number of actions after the last snapshot. These actions were reduced again.
    public internal(set) var actions = 0
    /// The incomplete record that was dropped from the end of the file, if any.
    public internal(set) var tornTail: TornTail?
    /// The damage, if any.
    public internal(set) var damage: Damage?
    /// The version that the state was migrated from, if any.
    public internal(set) var migratedFrom: Int?
    /// The path of the old file if it was kept, after damage or a migration; otherwise `nil`.
    public internal(set) var keptAside: String?

    /// True if no damage was found. A file that was cut off after a complete snapshot does not count as damaged.
    public var isWhole: Bool { damage == nil }

    /// The report in words, one sentence for each fact.
    public var description: String {
        var words: [String] = []
        if isNew { words.append("A new journal was begun.") }
        if let damage {
            let places = damage.stretches.map {
                $0.isEmpty ? "at byte \($0.lowerBound)" : "in bytes \($0.lowerBound)–\($0.upperBound - 1)"
            }
            words.append("The journal is damaged \(places.joined(separator: ", ")).")
            words.append("The state is the latest that is certain.")
            if damage.unplacedActions > 0 {
                let count = damage.unplacedActions
                words.append(
                    "\(count) complete \(count == 1 ? "action" : "actions") after the damage could not be used.")
            }
        }
        if let tornTail {
            words.append("An incomplete last record (\(tornTail.bytes) bytes) was dropped.")
        }
        if let migratedFrom { words.append("The state was migrated from version \(migratedFrom).") }
        if let keptAside { words.append("The original file is kept as \(keptAside).") }
        if !isNew { words.append("\(actions) \(actions == 1 ? "action" : "actions") replayed.") }
        return words.joined(separator: " ")
    }
}

/// An error that prevents a journal from being opened or written.
public enum JournalError: Error, Sendable, CustomStringConvertible {
    /// Another process, or another part of this process, has the journal open.
    case inUse(path: String, process: Int?)
    /// The file with this name is not a journal; it was not changed.
    case notAJournal(path: String, reason: String)
    /// The journal must be replaced, because it is empty or damaged or needs a migration. However, the file has other
    /// names (hard links), which would still refer to the old file. The journal was not changed.
    case linked(path: String, names: Int)
    /// A newer version of the app wrote the journal. The journal was not changed.
    case newer(found: Int, known: Int)
    /// An older version of the app wrote the journal, but there is no migration from that version. The journal was not
    /// changed.
    case noMigration(from: Int, to: Int)
    /// A complete record cannot be decoded, or a migration threw an error. If a record cannot be decoded, the type of
    /// the state or of the actions has usually changed without a new version. The file was not changed.
    case undecodable(record: Int, reason: String)
    /// A state or an action could not be encoded. Neither it nor anything after it is written.
    case unencodable(reason: String)
    /// The file or its lock could not be used, for the given reason.
    case file(reason: String)
    /// The journal has been closed.
    case closed

    /// The error in words.
    public var description: String {
        switch self {
        case .inUse(let path, let process):
            "The journal \(path) is in use" + (process.map { " by process \($0)." } ?? ".")
        case .notAJournal(let path, let reason): "\(path) is not a journal: \(reason). It was not changed."
        case .linked(let path, let names):
            "The journal \(path) must be replaced, but has \(names) names (hard links): the other names would still refer "
                + "to the old file. Remove them, or open a copy."
        case .newer(let found, let known):
            "The journal was written by version \(found); this is version \(known), which cannot read it."
        case .noMigration(let from, let to): "There is no migration from version \(from) to version \(to)."
        case .undecodable(let record, let reason):
            "Record \(record) does not decode: \(reason). Increase the version and add a migration."
        case .unencodable(let reason): "An action or a state could not be encoded: \(reason)."
        case .file(let reason): "The journal's file: \(reason)."
        case .closed: "The journal has been closed."
        }
    }
}
