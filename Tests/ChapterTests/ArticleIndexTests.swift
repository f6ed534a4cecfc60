@_spi(Courses) import CurrycombWorkbook
import Foundation
import Solutions
import TestSupport
import Testing

/// The index of articles refers only to headings, exercises and symbols that exist.
struct ArticleIndexTests {
    /// The rows with four cells in the tables of `Chapters/Articles.md`.
    private static let rows: [[Substring]] = {
        let text =
            (try? String(contentsOf: Places.root.appendingPathComponent("Chapters/Articles.md"), encoding: .utf8))
        return (text ?? "").split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| in the ") }
            .map { $0.split(separator: "|").map { $0.drop { $0 == " " }.trimmingSuffix() } }.filter { $0.count == 4 }
    }()

    @Test("the index has rows, and no cell is empty")
    func rowsAreComplete() {
        #expect(Self.rows.count > 40)
        #expect(Self.rows.allSatisfy { row in row.allSatisfy { !$0.isEmpty } })
    }

    @Test("each lesson has its heading")
    func lessons() throws {
        for row in Self.rows {
            let link = try #require(row[1].wholeMatch(of: /\[(.*)\]\((.*)\)/), "\(row[1])")
            let page = Places.root.appendingPathComponent("Chapters/\(link.2)")
            let text = try String(contentsOf: page, encoding: .utf8)
            #expect(text.contains("\n## \(link.1)\n"), "\(link.2) has no heading \(link.1)")
        }
    }

    @Test("each exercise in the index exists")
    func exercises() async {
        let ids = await MainActor.run { Set(allJudges.map(\.id)) }
        for row in Self.rows {
            for id in row[2].split(separator: ", ") { #expect(ids.contains(String(id)), "\(id)") }
        }
    }

    @Test("each symbol is declared in the toolkit")
    func symbols() throws {
        let modules = [
            "Bindings", "Composition", "Containers", "Differences", "Effects", "Signals", "Stores", "Verification",
        ]
        var declared: Set<Substring> = []
        for module in modules {
            let folder = Places.root.appendingPathComponent("Sources/\(module)")
            let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
            for case let file as URL in files where file.pathExtension == "swift" {
                let text = try String(contentsOf: file, encoding: .utf8)
                for match in text.matches(of: /(?:func|struct|class|enum|protocol|typealias|extension) (\w+)/) {
                    declared.insert(match.1)
                }
            }
        }
        for row in Self.rows {
            for symbol in row[3].split(separator: ", ") {
                #expect(declared.contains(symbol.dropFirst().dropLast()), "\(symbol)")
            }
        }
    }
}

extension Substring {
    fileprivate func trimmingSuffix() -> Substring {
        var text = self
        while text.last == " " { text.removeLast() }
        return text
    }
}
