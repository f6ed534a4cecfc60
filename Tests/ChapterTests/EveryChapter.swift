import CurrycombMarbles
import CurrycombWorkbook
import Foundation
import Solutions
import TestSupport
import Testing

/// The requirements for every chapter that has a folder.
@Suite(.waitsForPrograms) struct EveryChapter {
    /// The folders under `Chapters`, such as `02-Composition`.
    static let folders: [String] = {
        let root = Places.root.appendingPathComponent("Chapters").path
        return ((try? FileManager.default.contentsOfDirectory(atPath: root)) ?? [])
            .filter { $0.first?.isNumber == true }.sorted()
    }()

    /// The folders of the chapters whose code is compiled and judged. `.ci/run` omits a chapter if no file on which its
    /// verdicts depend has changed since they last passed.
    static let changed: [String] = {
        let unchanged = ProcessInfo.processInfo.environment["CURRYCOMB_UNCHANGED"]?.split(separator: " ") ?? []
        return folders.filter { !unchanged.contains($0[...]) }
    }()

    /// The lessons and the asides, such as `02-Composition/Lesson.md`.
    static let pages: [String] = folders.flatMap { folder -> [String] in
        let chapter = Places.root.appendingPathComponent("Chapters/\(folder)").path
        return ((try? FileManager.default.contentsOfDirectory(atPath: chapter)) ?? [])
            .filter { $0 == "Lesson.md" || $0.hasPrefix("Aside-") }.sorted().map { "\(folder)/\($0)" }
    }

    @Test(arguments: pages.filter { page in changed.contains { page.hasPrefix("\($0)/") } })
    func codeOnPagesGivesTheStatedResults(page: String) async throws {
        let folder = String(page.prefix { $0 != "/" })
        let module = "Chapter" + folder.split(separator: "-").joined()
        let code = try Snippets(of: "Chapters/\(page)", importing: module)
        if page.hasSuffix("/Lesson.md") { #expect(code.count > 0, "a lesson without code") }
        guard code.count > 0 else { return }
        let program = try await Compiler.build(
            source: code.program, as: "lesson", settings: Compiler.asInPackage)
        defer { try? FileManager.default.removeItem(atPath: program) }
        let (status, output) = try Program.run(program)
        #expect(status == 0, "\(output)")
        #expect(!output.contains(".md:"), "\(output)")
    }

    /// Each line of a marble diagram is a name, at least two spaces, and marbles; empty lines separate diagrams.
    @Test(arguments: pages)
    func marbleDiagramsCanBeParsed(page: String) throws {
        for (line, text) in try Snippets(of: "Chapters/\(page)", importing: "none").marbles where !text.isEmpty {
            let place: Comment = "\(page):\(line): \(text)"
            let parts = try #require(text.firstMatch(of: /^(\S+(?: \S+)*)  +(\S.*)$/), place)
            #expect(throws: Never.self, place) { try MarbleLine(String(parts.2)) }
        }
    }

    /// In Markdown, a line that begins with a comment is HTML up to its end, so text after the comment is shown wrongly.
    @Test(arguments: pages)
    func commentsAreOnTheirOwnLines(page: String) throws {
        let text = try String(contentsOf: Places.root.appendingPathComponent("Chapters/\(page)"), encoding: .utf8)
        let joined = text.split(separator: "\n").filter { $0.hasPrefix("<!--") && !$0.hasSuffix("-->") }
        #expect(joined == [])
    }

    @Test(arguments: folders)
    func theTourPrintsItsTranscript(folder: String) throws {
        let number = try #require(Int(folder.prefix(2)))
        let transcript = Places.root.appendingPathComponent("Chapters/\(folder)/Tour/Transcript.txt")
        let (status, output) = try Program.run(Places.executable("tour-\(number)"))
        #expect(status == 0)
        #expect(output == (try String(contentsOf: transcript, encoding: .utf8)))
    }

    /// On a projector, a terminal with large letters has about 80 columns.
    @Test(arguments: folders)
    func theTourFitsEightyColumns(folder: String) throws {
        let transcript = Places.root.appendingPathComponent("Chapters/\(folder)/Tour/Transcript.txt")
        let lines = try String(contentsOf: transcript, encoding: .utf8).split(separator: "\n")
        #expect(lines.filter { $0.count > 80 }.isEmpty)
    }

    @Test(arguments: folders)
    func exercisesMatchTheirFolders(folder: String) throws {
        let chapter = Chapter(folder, root: Places.root.path)
        let exercises = EveryExercise.folders.filter { $0.hasPrefix(folder) }.map { $0.dropFirst(folder.count + 1) }
        #expect(chapter.exercises.map(\.folder).sorted() == exercises.map(String.init).sorted())
        #expect(chapter.exercises.map(\.number) == Array(1...chapter.exercises.count))
        #expect(chapter.exercises.count >= 4)
        #expect(!chapter.title.isEmpty && chapter.about.hasSuffix("."))
        for exercise in chapter.exercises {
            for file in [exercise.text, exercise.contract, exercise.answers, exercise.stub] {
                #expect(
                    FileManager.default.fileExists(atPath: Places.root.appendingPathComponent(file).path), "\(file)")
            }
        }
    }
}
