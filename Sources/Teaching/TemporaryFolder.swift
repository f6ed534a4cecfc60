import CurrycombWorkbook
import Foundation

/// The folders for the temporary files of the commands for teachers and authors. They may contain learners' answers.
package enum TemporaryFolder {
    private static let day = 24 * 3600.0

    /// Returns the path for a new folder whose name begins with `name`. Also removes earlier folders of this kind that
    /// have not changed for a day, which killed commands have left behind.
    package static func path(_ name: String, now: Date = Date()) -> String {
        let path = temporaryPath(name)
        let files = FileManager.default
        let around = (path as NSString).deletingLastPathComponent
        for entry in (try? files.contentsOfDirectory(atPath: around)) ?? [] where entry.hasPrefix(name + "-") {
            let old = "\(around)/\(entry)"
            guard let attributes = try? files.attributesOfItem(atPath: old),
                let changed = attributes[.modificationDate] as? Date, now.timeIntervalSince(changed) > day
            else { continue }
            try? files.removeItem(atPath: old)
        }
        return path
    }
}
