import CurrycombWorkshop
import Foundation

/// The folder of a site. The file `files.txt` in it lists the files that were written. When the site is written again,
/// only files from this list are removed.
struct SiteFolder {
    enum Fault: Error, Equatable {
        case isFile
        /// The folder contains files, but no `files.txt` of a site.
        case isNotOurs
    }

    let path: String
    private static let list = "files.txt"
    /// The first line of the list. A file without this line counts as a list only if it names certain files of a site.
    private static let mark = "# Written by workshop site"

    /// Returns the names of the site's files in this folder. Throws a fault if a site may not be written into the
    /// folder.
    @discardableResult
    func check() throws -> [String] {
        let isFolder = Files.isFolder(path)
        if !isFolder, Files.exists(path) { throw Fault.isFile }
        if let former = formerNames() { return former }
        // An interruption may leave a hidden file in a new folder, so hidden files do not count.
        if isFolder,
            try !FileManager.default.contentsOfDirectory(atPath: path).allSatisfy({ $0.hasPrefix(".") })
        {
            throw Fault.isNotOurs
        }
        return []
    }

    func write(_ files: [String: Data]) throws {
        let manager = FileManager.default
        let former = try check()
        let names = files.keys.sorted()
        // The list is written first and names old and new files, so the folder is recognized after an interruption.
        try manager.createDirectory(atPath: path, withIntermediateDirectories: true)
        try writeList(Set(former).union(names).sorted())
        for name in former
        where files[name] == nil && !name.hasPrefix("/") && !name.contains("..") && !Files.isFolder(path + "/" + name) {
            try? manager.removeItem(atPath: path + "/" + name)
        }
        for name in names {
            let place = path + "/" + name
            if Files.bytes(place) == files[name] { continue }
            try manager.createDirectory(
                atPath: (place as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try files[name]?.write(to: URL(fileURLWithPath: place), options: .atomic)
        }
        try writeList(names)
    }

    private func writeList(_ names: [String]) throws {
        try Data((([Self.mark] + names).joined(separator: "\n") + "\n").utf8)
            .write(to: URL(fileURLWithPath: path + "/" + Self.list), options: .atomic)
    }

    /// Returns the files that this folder's list names; `nil` if there is no list, or if it is not a site's.
    private func formerNames() -> [String]? {
        guard let lines = Files.text(path + "/" + Self.list)?.split(separator: "\n").map(String.init) else {
            return nil
        }
        if lines.first == Self.mark { return Array(lines.dropFirst()) }
        return Set(lines).isSuperset(of: ["index.html", "assets/site.css"]) ? lines : nil
    }
}
