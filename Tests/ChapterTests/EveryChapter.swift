import CurrycombWorkbook
import Foundation
import Solutions
import TestSupport
import Testing

/// What must be true of every chapter that has a folder.
@Suite struct EveryChapter {
    /// The folders under `Chapters`, such as `02-Composition`.
    static let folders: [String] = {
        let root = Places.root.appendingPathComponent("Chapters").path
        return ((try? FileManager.default.contentsOfDirectory(atPath: root)) ?? [])
            .filter { $0.first?.isNumber == true }.sorted()
    }()

    @Test(arguments: folders)
    func itsLessonIsTrue(folder: String) throws {
        let module = "Chapter" + folder.split(separator: "-").joined()
        let lesson = try Snippets(of: "Chapters/\(folder)/Lesson.md", importing: module)
        #expect(lesson.count > 0, "a lesson without code")
        let program = try Compiler.build(source: lesson.program, as: "lesson", in: folder)
        defer { try? FileManager.default.removeItem(atPath: program) }
        let (status, output) = try Compiler.run(program)
        #expect(status == 0, "\(output)")
        #expect(!output.contains("Lesson.md:"), "\(output)")
    }

    @Test(arguments: folders)
    func itsTourPrintsItsTranscript(folder: String) throws {
        let number = try #require(Int(folder.prefix(2)))
        let transcript = Places.root.appendingPathComponent("Chapters/\(folder)/Tour/Transcript.txt")
        let (status, output) = try Compiler.run(Places.executable("tour-\(number)"))
        #expect(status == 0)
        #expect(output == (try String(contentsOf: transcript, encoding: .utf8)))
    }

    @Test(arguments: folders)
    func hasAStubForEachExerciseAndNoOther(folder: String) throws {
        let root = Places.root.path
        let stubs = try FileManager.default.contentsOfDirectory(atPath: "\(root)/Chapters/\(folder)/Stubs")
        let exercises = EveryExercise.folders.filter { $0.hasPrefix(folder) }.map {
            $0.dropFirst(folder.count + 1) + ".swift"
        }
        #expect(stubs.sorted() == exercises.map(String.init).sorted())
        #expect(stubs.count >= 4)
    }
}
