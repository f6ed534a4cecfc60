import CurrycombWorkshop
import Foundation

/// The folder of a site. The file `files.txt` in it lists the files that were written. When the site is written again,
/// only files from this list are removed.
struct SiteFolder {
    enum Fault: Error, Equatable {
        case isFile
        /// The folder contains files, but no `files.txt`.
        case isNotOurs
    }

    let path: String
    private static let list = "files.txt"

    func write(_ files: [String: Data]) throws {
        let manager = FileManager.default
        let isFolder = Files.isFolder(path)
        if !isFolder, Files.exists(path) { throw Fault.isFile }
        let former = Files.text(path + "/" + Self.list)
        if former == nil, isFolder, try !manager.contentsOfDirectory(atPath: path).isEmpty {
            throw Fault.isNotOurs
        }
        let names = files.keys.sorted()
        for name in (former ?? "").split(separator: "\n").map(String.init)
        where files[name] == nil && !name.hasPrefix("/") && !name.contains("..") {
            try? manager.removeItem(atPath: path + "/" + name)
        }
        for name in names {
            let place = path + "/" + name
            if Files.bytes(place) == files[name] { continue }
            try manager.createDirectory(
                atPath: (place as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try files[name]?.write(to: URL(fileURLWithPath: place), options: .atomic)
        }
        try Data((names.joined(separator: "\n") + "\n").utf8)
            .write(to: URL(fileURLWithPath: path + "/" + Self.list), options: .atomic)
    }
}
