import Foundation

package struct ProgressFile: Sendable {
    package enum Contents: Equatable {
        case progress(Progress)
        /// The progress without its damaged records, whose exercises are then checked again.
        case partlyDamaged(Progress)
        case missing
        case damaged
    }

    package let path: String
    private let lock: String

    package init(_ workspace: Workspace) {
        path = workspace.own + "/state.json"
        lock = workspace.path(".build") + "/currycomb-progress.lock"
    }

    package func read() -> Contents {
        guard Files.exists(path) else { return .missing }
        guard let data = FileManager.default.contents(atPath: path),
            var progress = try? JSONDecoder().decode(Progress.self, from: data),
            (1...Progress.version).contains(progress.version)
        else { return .damaged }
        let mayLackSums = progress.version == 1
        let count = progress.exercises.count
        progress.exercises = progress.exercises.filter { slug, record in
            (0...Self.mostHints).contains(record.hints) && (0...Self.mostReviews).contains(record.reviews ?? 0)
                && Self.days.contains(record.solvedOn ?? 0)
                && (record.sum == nil ? mayLackSums : record.sum == record.sum(for: slug))
        }
        for slug in progress.exercises.keys { progress.exercises[slug]?.sum = nil }
        progress.version = Progress.version
        return progress.exercises.count == count ? .progress(progress) : .partlyDamaged(progress)
    }

    /// The maximum number of hints in a valid record; no exercise has that many.
    private static let mostHints = 99
    /// The maximum number of reviews in a valid record, which no learner reaches.
    private static let mostReviews = 999
    /// The days in valid records, as in ``Day``: about 2700 years on both sides of 1970.
    private static let days = -1_000_000...1_000_000

    package func write(_ progress: Progress) throws {
        var progress = progress
        for (slug, record) in progress.exercises { progress.exercises[slug]?.sum = record.sum(for: slug) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
        try Files.write(String(decoding: encoder.encode(progress), as: UTF8.self) + "\n", to: path)
    }

    /// Writes this process's changes, and keeps those that another process has made in the meantime. If another process
    /// holds the lock for two seconds, or the file is damaged, the file is overwritten.
    ///
    /// - Parameter base: the state that this process last read or wrote; if it is `nil`, the file is overwritten.
    package func write(_ progress: Progress, since base: Progress?) throws -> Progress {
        let deadline = Date(timeIntervalSinceNow: 2)
        let result = FileLock.whileHolding(lock, unless: { Date() > deadline }) {
            Result {
                var merged = progress
                if let base, case .progress(let other) = read() { merged = progress.merged(with: other, since: base) }
                try write(merged)
                return merged
            }
        }
        guard let result else {
            try write(progress)
            return progress
        }
        return try result.get()
    }
}
