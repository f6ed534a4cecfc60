@_spi(Courses) import CurrycombWorkbook
import Foundation
import Solutions
import TestSupport
import Testing

@Suite(.waitsForPrograms) struct ReadmeTests {
    @Test(arguments: ["README.md", "Sources/README.md"])
    func readmeCodeGivesTheStatedResults(page: String) async throws {
        let readme = try Snippets(of: page, importing: "Currycomb")
        #expect(readme.count > 0)
        let program = try await Compiler.build(source: readme.program, as: "readme", settings: [])
        defer { try? FileManager.default.removeItem(atPath: program) }
        let (status, output) = try Program.run(program)
        #expect(status == 0, "\(output)")
        #expect(!output.contains("README.md:"), "\(output)")
    }

    @Test(arguments: ["README.md", "Sources/README.md"])
    func pathsInTheReadmeExist(page: String) throws {
        let text = try String(contentsOf: Places.root.appendingPathComponent(page), encoding: .utf8)
        let paths = text.matches(of: /`((?:Sources|Tests|Chapters|Exercises|\.ci)\/[^`… ]*)`/).map { String($0.1) }
        #expect(paths.count > 5)
        for path in paths {
            #expect(FileManager.default.fileExists(atPath: Places.root.appendingPathComponent(path).path), "\(path)")
        }
    }

    /// A lesson and the table of chapters state the same time for a chapter: 5 to 35 minutes more than its exercises
    /// take.
    @Test @MainActor func aChaptersDurationIsTheSameEverywhere() throws {
        func text(_ path: String) throws -> String {
            try String(contentsOf: Places.root.appendingPathComponent(path), encoding: .utf8)
        }
        let rows = try text("README.md").matches(of: /(?m)^\| (\d+) .*\| (\d+) \|$/)
        let table = Dictionary(rows.map { (Int($0.1), Int($0.2)) }) { first, _ in first }
        let all = allJudges.map(\.exercise)
        for folder in EveryChapter.folders {
            let lesson = try text("Chapters/\(folder)/Lesson.md")
            let said = try #require(lesson.firstMatch(of: /About (\d+) minutes\s+with the exercises/), "\(folder)")
            let minutes = try #require(Int(said.1))
            #expect(table[Int(folder.prefix(2))] == minutes, "\(folder)")
            let exercises = all.filter { $0.chapterFolder == folder }.map(\.minutes).reduce(0, +)
            #expect((exercises + 5...exercises + 35).contains(minutes), "\(folder): the exercises take \(exercises)")
        }
    }

    /// The name of a chapter is the heading of its lesson; the table of chapters and the page for teachers use the same
    /// name.
    @Test func aChapterHasTheSameNameEverywhere() throws {
        func text(_ path: String) throws -> String {
            try String(contentsOf: Places.root.appendingPathComponent(path), encoding: .utf8)
        }
        let rows = try text("README.md").matches(of: /(?m)^\| (\d+) ([^|]+) \|/)
        let questions = try text("Chapters/Teaching.md").matches(of: #/(?m)^(\d+)\. \*\*([^*]+)\.\*\* /#)
        for folder in EveryChapter.folders {
            let head = try #require(
                try text("Chapters/\(folder)/Lesson.md").firstMatch(of: /^# (\d+)  (.+)\n/), "\(folder)")
            for found in [rows, questions] {
                let names: [Substring] = found.filter { $0.1 == head.1 }.map { $0.2 }
                #expect(names == [head.2], "\(folder)")
            }
        }
    }
}
