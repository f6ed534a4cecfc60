import CurrycombWorkbook
import Foundation
import TestSupport
import Testing

@testable import CurrycombTeaching
@testable import CurrycombWorkshop

/// Answers in other folders are built with the clone's libraries, or in a copy of the clone. The clone's own answer
/// does not change.
@Suite(.serialized, .waitsForProgramsFirst) final class GradingJudgeTests {
    private static let package = Result { try TinyPackage() }
    private let package: TinyPackage
    private let temporary: String

    init() throws {
        package = try Self.package.get()
        temporary = Files.real(NSTemporaryDirectory()) + "/grading-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: temporary) }

    private func answerJudge(_ isFast: Bool) -> GradingJudge {
        let answerJudge = GradingJudge(Workspace(root: package.root), temporary: temporary, isFast: isFast)
        answerJudge.prepare([package.first]) { _ in }
        return answerJudge
    }

    private func judge(_ answer: String, _ answerJudge: GradingJudge) -> Verdict {
        answerJudge.judge(package.first, Data(answer.utf8)) { false }
    }

    @Test(arguments: [true, false])
    func answersAreBuiltWithTheClonesLibraries(isFast: Bool) throws {
        let own = Files.text("\(package.root)/\(package.first.file)")
        let answerJudge = answerJudge(isFast)
        // The exercise has no checks, so an answer that compiles is done, unless its file is empty.
        #expect(judge(TinyPackage.answer("x * 7"), answerJudge).status == .done)
        let refused = judge(TinyPackage.answer("\"\\(x)\""), answerJudge)
        #expect(refused.status == .doesNotCompile)
        #expect(refused.diagnostics.map(\.line) == [5])
        #expect(refused.diagnostics.first?.misconception == "text")
        #expect(judge("", answerJudge).status == .notJudged)
        #expect(
            judge("@testable import Chapter01Tiny\n" + TinyPackage.answer("x"), answerJudge).status == .doesNotCompile)
        // The teacher's own answer is unchanged, and nothing is left in the temporary folder.
        #expect(Files.text("\(package.root)/\(package.first.file)") == own)
        #expect(FileFingerprint.names(in: temporary) == ["elsewhere"])
    }

    @Test func theTeachersBrokenAnswerIsIgnored() throws {
        try package.write(package.first.file, "let broken =")
        defer { try? package.write(package.first.file, TinyPackage.answer("x * 2")) }
        for isFast in [true, false] {
            #expect(judge(TinyPackage.answer("x * 7"), answerJudge(isFast)).status == .done)
        }
    }

    #if os(Linux)
    @Test func changesToTheBuildAreDetected() throws {
        let answerJudge = answerJudge(true)
        let before = answerJudge.fingerprints
        #expect(answerJudge.isIntact(before))
        for changed in ["debug/Chapter01Tiny.build/Tiny.swift.o", "currycomb/tour-1/libraries.so"] {
            let before = answerJudge.fingerprints
            let file = "\(package.root)/.build/\(changed)"
            #expect(Files.exists(file), "\(changed)")
            try Data("nonsense".utf8).write(to: URL(fileURLWithPath: file))
            #expect(!answerJudge.isIntact(before), "\(changed)")
            // After a new build, the answer of the next learner links again.
            answerJudge.prepare([package.first]) { _ in }
            #expect(Files.bytes(file) != Data("nonsense".utf8), "\(changed)")
            #expect(judge(TinyPackage.answer("x * 7"), answerJudge).status == .done, "\(changed)")
        }
    }
    #endif
}
