import CurrycombWorkbook
import Foundation

/// A page that accompanies a lesson, for readers who want to know more.
package struct Aside: Equatable {
    /// The name by which a reader selects the page: `categories` for the file `Aside-Categories.md`.
    package let name: String
    package let title: String
    package let text: String

    package static func all(of chapter: Chapter, in workspace: Workspace) -> [Aside] {
        let folder = "Chapters/\(chapter.folder)"
        let files = (try? FileManager.default.contentsOfDirectory(atPath: workspace.path(folder))) ?? []
        return files.filter { $0.hasPrefix("Aside-") && $0.hasSuffix(".md") }.sorted().compactMap { file in
            workspace.text("\(folder)/\(file)").map { text in
                let name = String(file.dropFirst("Aside-".count).dropLast(".md".count))
                let heading = text.split(separator: "\n").first { $0.hasPrefix("# ") }?.dropFirst(2)
                return Aside(name: name.lowercased(), title: heading.map(String.init) ?? name, text: text)
            }
        }
    }
}
