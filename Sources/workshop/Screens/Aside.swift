import CurrycombWorkbook
import Foundation

/// A page that accompanies a lesson, for readers who want to know more.
package struct Aside: Equatable {
    /// The name by which a reader selects the page: `categories` for the file `Aside-Categories.md`.
    package let name: String
    package let title: String
    package let text: String
    let file: String

    /// Returns the asides of a chapter, in the order in which its lesson links to them; the others come last.
    package static func all(of chapter: Chapter, in workspace: Workspace) -> [Aside] {
        let folder = "Chapters/\(chapter.folder)"
        let files = (try? FileManager.default.contentsOfDirectory(atPath: workspace.path(folder))) ?? []
        let lesson = workspace.text(chapter.lesson) ?? ""
        let asides = files.filter { $0.hasPrefix("Aside-") && $0.hasSuffix(".md") }.map { file in
            (place: lesson.firstRange(of: "](\(file))")?.lowerBound ?? lesson.endIndex, file: file)
        }
        return asides.sorted { ($0.place, $0.file) < ($1.place, $1.file) }.compactMap { _, file in
            workspace.text("\(folder)/\(file)").map { text in
                let name = String(file.dropFirst("Aside-".count).dropLast(".md".count))
                let heading = text.split(separator: "\n").first { $0.hasPrefix("# ") }?.dropFirst(2)
                return Aside(name: name.lowercased(), title: heading.map(String.init) ?? name, text: text, file: file)
            }
        }
    }

    /// Returns a lesson whose links to asides say how to open them in the terminal.
    static func named(_ asides: [Aside], in lesson: String, by name: (Int, Aside) -> String) -> String {
        asides.enumerated().reduce(lesson) { text, aside in
            text.replacing("](\(aside.element.file))", with: "](\(name(aside.offset, aside.element)))")
        }
    }
}
