import CurrycombWorkbook
import Foundation
import TestSupport
import Testing

@testable import CurrycombWorkshop

@Suite(.enabled(if: Capture(seconds: 10).run(["git", "--version"]).end == .exit(0)), .waitsForPrograms)
final class UpdateTests {
    private let upstream: Clone
    private let root: String
    private let workspace: Workspace
    private let file = Fixture.composeTwo.file
    private let answer = "// my answer, with no end of line"

    init() throws {
        upstream = try Clone()
        root = upstream.workspace.root + "-clone"
        workspace = Workspace(root: root)
        try upstream.write(".currycomb/\n", ".gitignore")
        try upstream.write("one\n", "README.md")
        try upstream.write("gone\n", "Old.md")
        try git(upstream.workspace.root, "init", "-q", "-b", "main")
        try commit(upstream.workspace.root, "Begin")
        let (said, end) = Capture(seconds: 30).run(["git", "clone", "-q", upstream.workspace.root, root])
        try #require(end == .exit(0), "\(said)")
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    @discardableResult
    private func git(_ folder: String, _ words: String...) throws -> String {
        let who = ["-c", "user.name=t", "-c", "user.email=t@t"]
        let (said, end) = Capture(seconds: 30).run(["git", "-C", folder] + who + words)
        try #require(end == .exit(0), "\(words): \(said)")
        return said
    }

    private func commit(_ folder: String, _ message: String) throws {
        try git(folder, "add", "-A")
        try git(folder, "commit", "-q", "-m", message)
    }

    private func goOn() throws {
        for exercise in Fixture.course.exercises {
            try upstream.write("// a new stub \(exercise.id)\n", exercise.stub)
            try upstream.write("// a new stub \(exercise.id)\n", exercise.file)
        }
        try upstream.write("two\n", "README.md")
        try upstream.write("new\n", "New.md")
        try FileManager.default.removeItem(atPath: upstream.workspace.path("Old.md"))
        try commit(upstream.workspace.root, "Go on")
    }

    private func write(_ text: String, _ path: String) throws { try Files.write(text, to: workspace.path(path)) }

    @Test("a clone that git does not read, because it belongs to another user, is not reported as unknown")
    func cloneOfAnotherUser() throws {
        let variables = [
            "GIT_TEST_ASSUME_DIFFERENT_OWNER=1", "GIT_CONFIG_GLOBAL=/dev/null", "GIT_CONFIG_NOSYSTEM=1",
        ]
        guard case .refused(let why) = Update(workspace: workspace, seconds: 30, variables: variables)() else {
            Issue.record("git has read the clone")
            return
        }
        #expect(why.contains("dubious ownership") && why.contains("`git status` there says what to do"))
        try FileManager.default.removeItem(atPath: root + "/.git")
        #expect(update() == .refused(Say.notAClone(root)))
    }

    private func update() -> Update.Outcome { Update(workspace: workspace, stamp: "now", seconds: 30)() }

    /// Expects the learner's answer, all other files from upstream, and `status` as the output of `git status`.
    private func expectUpdated(_ outcome: Update.Outcome, status: String) throws {
        let kept = ".currycomb/kept/before-update-now"
        #expect(outcome == .updated(commits: 1, answers: 1, kept: kept))
        #expect(workspace.text(file) == answer)
        #expect(workspace.text("\(kept)/\(file)") == answer)
        #expect(workspace.text(Fixture.curry.file) == "// a new stub 3.1\n")
        #expect(workspace.text("README.md") == "two\n" && workspace.text("New.md") == "new\n")
        #expect(!Files.exists(workspace.path("Old.md")))
        #expect(try git(root, "status", "--porcelain") == status)
        #expect(try git(root, "show", "refs/currycomb/before-update/now:\(file)") == answer)
        #expect(update() == .upToDate)
    }

    private func expectRefused(_ says: String) throws {
        let before = try (git(root, "rev-parse", "HEAD"), git(root, "status", "--porcelain"), workspace.text(file))
        guard case .refused(let why) = update() else {
            Issue.record("the update was not refused")
            return
        }
        #expect(why.contains(says), "\(why)")
        let after = try (git(root, "rev-parse", "HEAD"), git(root, "status", "--porcelain"), workspace.text(file))
        #expect(before == after)
    }

    @Test func anUncommittedAnswerIsKept() throws {
        try write(answer, file)
        try goOn()
        try expectUpdated(update(), status: " M \(file)\n")
    }

    @Test func aStagedAndChangedAnswerIsKept() throws {
        try write("// half an answer", file)
        try git(root, "add", "-A")
        try write(answer, file)
        try goOn()
        try expectUpdated(update(), status: " M \(file)\n")
    }

    @Test func aCommittedAnswerIsKept() throws {
        try write(answer, file)
        try commit(root, "My answer")
        try goOn()
        try expectUpdated(update(), status: "")
        #expect(try git(root, "show", "HEAD:\(file)") == answer)
        #expect(try git(root, "log", "--format=%s", "HEAD^1", "-1") == "My answer\n")
    }

    @Test func aCommittedAndChangedAnswerIsKept() throws {
        try write("// half an answer", file)
        try commit(root, "Half an answer")
        try write(answer, file)
        try goOn()
        try expectUpdated(update(), status: " M \(file)\n")
    }

    @Test func anAnswerToAMovedExerciseIsKept() throws {
        try write(answer, file)
        try write("not an answer", "Exercises/02-Composition/notes.txt")
        let moved = "Exercises/02-Composition/5-compose-two/main.swift"
        let root = upstream.workspace.root
        try git(root, "mv", (file as NSString).deletingLastPathComponent, "Exercises/02-Composition/5-compose-two")
        try git(root, "mv", Fixture.composeTwo.source, "Chapters/02-Composition/5-compose-two")
        try commit(root, "Move")
        #expect(update() == .updated(commits: 1, answers: 1, kept: ".currycomb/kept/before-update-now"))
        #expect(Renewal(workspace)().moved == [moved])
        #expect(workspace.text(moved) == answer)
    }

    @Test func withoutNewCommitsNothingChanges() throws {
        try write(answer, file)
        #expect(update() == .upToDate)
        #expect(workspace.text(file) == answer)
    }

    @Test func anUnreachableRemoteIsReported() throws {
        try write(answer, file)
        try git(root, "remote", "set-url", "origin", root + "/nowhere")
        try expectRefused("origin could not be reached")
    }

    @Test func aBranchWithoutAnUpstreamIsReported() throws {
        try git(root, "branch", "--unset-upstream")
        try expectRefused("The branch main has no upstream")
    }

    @Test func aLockedBranchLeavesTheFilesUnchanged() throws {
        try write(answer, file)
        try goOn()
        try write("", ".git/refs/heads/main.lock")
        try expectRefused("your answers are unchanged")
        #expect(workspace.text("README.md") == "one\n" && !Files.exists(workspace.path("New.md")))
    }

    @Test func aDetachedHeadIsReported() throws {
        try git(root, "checkout", "-q", "--detach")
        try expectRefused("not on a branch")
    }

    @Test func anUnfinishedMergeIsReported() throws {
        try write("// mine", file)
        try commit(root, "Mine")
        try goOn()
        try git(root, "fetch", "-q")
        let merge = ["git", "-C", root, "-c", "user.name=t", "-c", "user.email=t@t", "merge", "-q", "origin/main"]
        #expect(Capture(seconds: 30).run(merge).end == .exit(1))
        try expectRefused("an unfinished operation")
    }

    @Test func changesOutsideTheAnswersAreReported() throws {
        try write(answer, file)
        try write("mine\n", "README.md")
        try goOn()
        try expectRefused("You have changed files outside Exercises: README.md.")
        try git(root, "commit", "-q", "-m", "Mine", "README.md")
        try expectRefused("Your commits and the course's both change README.md.")
    }

    @Test func anUntrackedFileInTheWayIsReported() throws {
        try write(answer, file)
        try write("mine\n", "New.md")
        try goOn()
        try expectRefused("your answers are unchanged")
        #expect(workspace.text("New.md") == "mine\n")
    }

    @Test func aFolderWithoutARepositoryIsReported() throws {
        try FileManager.default.removeItem(atPath: root + "/.git")
        guard case .refused(let why) = update() else {
            Issue.record("the update was not refused")
            return
        }
        #expect(why.contains("is not a git repository"))
    }
}
