@_spi(Courses) import CurrycombWorkbook
import Foundation
import Solutions
import TestSupport
import Testing

/// The verdict on the site, from which the README's picture is drawn, is a real one.
@Suite struct VerdictPictureTests {
    @Test(arguments: [(80, "verdict"), (44, "verdict-narrow")])
    func thePictureShowsARealVerdict(_ width: Int, _ file: String) async throws {
        let exercise = try #require(
            await MainActor.run { allJudges.first { $0.slug == "compose-two" }?.exercise })
        // The exercise itself may contain a learner's answer, so the verdict refers to a copy of the starting file.
        let stub = try #require(
            StartingFile.text(exercise.folder, in: exercise.chapterFolder, root: Places.root.path))
        let folder = FileManager.default.temporaryDirectory.appending(path: "picture-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let source = folder.appending(path: "main.swift")
        try Data(stub.utf8).write(to: source)
        let verdict = Verdict(
            id: exercise.id, checks: EveryExercise.judge("swapped", of: exercise, source: source.path))
        let lines = VerdictText(verdict, of: exercise, width: width).lines.map { $0.text(colour: false) }
        let file = Places.root.appending(path: "Sources/Site/Assets/\(file).txt")
        let shown = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
        #expect(lines.filter { !$0.isEmpty } == shown, "\(lines.joined(separator: "\n"))")
    }
}
