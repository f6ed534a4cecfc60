import CurrycombWorkbook
import Foundation
import TestSupport
import Testing

@testable import CurrycombWorkshop

@Suite struct EditorTests {
    private func choose(_ environment: [String: String], installed: Set<String> = [], line: Int? = 12) -> Editor? {
        Editor.choose(
            for: "/a b/main.swift", line: line, environment: { environment[$0] }, isInstalled: installed.contains)
    }

    @Test func visualPrecedesEditorAndInstalledPrograms() {
        #expect(choose(["VISUAL": "vim", "EDITOR": "nano"], installed: ["code"])?.name == "vim")
        #expect(choose(["EDITOR": "nano"], installed: ["code"])?.name == "nano")
        #expect(choose([:], installed: ["code", "vim"])?.name == "code")
        #expect(choose(["EDITOR": "  "], installed: ["vi"])?.name == "vi")
        #expect(choose([:]) == nil)
    }

    @Test func onlyTerminalEditorsUseTheTerminal() {
        #expect(choose(["EDITOR": "/usr/bin/vim -p"])?.usesTerminal == true)
        #expect(choose(["VISUAL": "code --wait"])?.usesTerminal == false)
        #expect(choose(["VISUAL": "something-else"])?.usesTerminal == true)
    }

    @Test func eachEditorHasItsOwnArgumentForALine() {
        #expect(choose(["EDITOR": "vim"])?.command.suffix(2) == ["+12", "/a b/main.swift"])
        #expect(choose(["EDITOR": "code -w"])?.command.suffix(2) == ["--goto", "/a b/main.swift:12"])
        #expect(choose(["EDITOR": "odd"])?.command.last == "/a b/main.swift")
        #expect(choose(["EDITOR": "vim"], line: nil)?.command.last == "/a b/main.swift")
    }

    #if canImport(Darwin)
    @Test func aFileIsOpenedAsTextWithoutAKnownEditor() {
        #expect(choose([:], installed: ["open"])?.command == ["open", "-t", "/a b/main.swift"])
        #expect(choose([:], installed: ["open"], line: nil)?.command == ["open", "-t", "/a b/main.swift"])
        #expect(choose([:], installed: ["xed", "open"])?.command == ["xed", "--line", "12", "/a b/main.swift"])
    }
    #else
    /// On Debian, `open` is another name of `xdg-open` or of `run-mailcap`, neither of which knows `-t`.
    @Test func openIsUsedOnlyOnAMac() {
        let command = choose(["DISPLAY": ":0"], installed: ["open", "xdg-open"])?.command
        #expect(command == ["xdg-open", "/a b/main.swift"])
        #expect(choose([:], installed: ["open", "vi"])?.name == "vi")
    }

    @Test func withoutADisplayAnEditorRunsInTheTerminal() {
        let installed: Set = ["xdg-open", "vim"]
        #expect(choose([:], installed: installed)?.name == "vim")
        #expect(choose([:], installed: installed)?.command.contains { $0.contains(":wq") } == true)
        #expect(choose(["EDITOR": "vim"])?.command.contains { $0.contains(":wq") } == false)
        #expect(choose(["DISPLAY": ""], installed: installed)?.name == "vim")
        #expect(choose([:], installed: ["xdg-open"]) == nil)
        #expect(choose(["WAYLAND_DISPLAY": "wayland-0"], installed: installed)?.name == "xdg-open")
    }
    #endif

    @Test func xcodeIsAvailableOnlyIfSelected() {
        let (xcode, tools) = ("/Applications/Xcode-26.app/Contents/Developer", "/Library/Developer/CommandLineTools")
        #expect(Editor.hasXcode(named: nil, selected: xcode, isThere: false))
        #expect(!Editor.hasXcode(named: nil, selected: tools, isThere: true))
        #expect(Editor.hasXcode(named: xcode, selected: tools, isThere: false))
        #expect(Editor.hasXcode(named: nil, selected: nil, isThere: true))
        #expect(!Editor.hasXcode(named: nil, selected: nil, isThere: false))
    }

    @Test func argumentsAndSpacesArePassedToTheEditor() throws {
        let editor = try #require(choose(["EDITOR": "printf '%s|' 'x y'"], line: nil))
        #expect(Capture().run(editor.command).output == "x y|/a b/main.swift|")
        #expect(choose(["VISUAL": "'/Applications/My Editor/subl' -w"])?.usesTerminal == false)
    }

    @Test("an editor that is not installed or cannot open the file is reported")
    func editorWithAWindow() throws {
        let missing = try #require(choose(["VISUAL": "/nowhere/code --wait"]))
        #expect(!missing.usesTerminal && !missing.start() && missing.isMissing)
        #expect(choose(["EDITOR": "no-such-editor -w"])?.isMissing == true)
        for known in ["sh", "/bin/sh -c true", "NAME=1 vim", "$HOME/ed", "'my editor'"] {
            #expect(choose(["EDITOR": known])?.isMissing == false, "\(known)")
        }
        #expect(!Editor(command: ["false"], usesTerminal: false, name: "code").start())
        #expect(Editor(command: ["true"], usesTerminal: false, name: "code").start())
    }
}

@Suite(.waitsForPrograms) struct CaptureTests {
    private func run(_ script: String, _ capture: Capture = Capture(), cancelled: () -> Bool = { false }) -> (
        output: String, end: Capture.End
    ) {
        capture.run(["/bin/sh", "-c", script], cancelled: cancelled)
    }

    @Test func outputAndErrorsKeepTheirOrder() {
        let (output, end) = run("echo one; echo two >&2; exit 3")
        #expect(output == "one\ntwo\n")
        #expect(end == .exit(3))
    }

    @Test func endlessAndCancelledProgramsAreStopped() {
        #expect(run("while :; do echo flood; done", Capture(bytes: 1000)).end == .flooded)
        #expect(run("while :; do :; done", Capture(seconds: 0.1)).end == .timedOut)
        #expect(run("while :; do :; done", cancelled: { true }).end == .cancelled)
        #expect(run("kill -9 $$").end == .exit(137))
        #expect(Capture().run(["/no/such/program"]).end == .notStarted)
    }

    /// SwiftPM keeps the lock of a build in the folder for temporary files, so all builds must have the same folder.
    @Test func buildsShareOneFolderForTemporaryFiles() {
        let ours = ProcessInfo.processInfo.environment["TMPDIR"] ?? ""
        let tell = "printf %s \"$TMPDIR\""
        #expect(run(tell).output != ours)
        #expect(run(tell, Capture(removesTemporaryFiles: false)).output == ours)
    }

    @Test func aBackgroundChildDoesNotDelayTheEnd() {
        let (output, end) = run("sleep 1000 & echo done")
        #expect(output == "done\n")
        #expect(end == .exit(0))
    }

    @Test func theTimeLimitAppliesAfterOutputIsClosed() {
        #expect(run("exec >&- 2>&-; sleep 5", Capture(seconds: 0.3)).end == .timedOut)
        #expect(run("echo one; exec >&- 2>&-; sleep 0.2; exit 3") == ("one\n", .exit(3)))
    }

    @Test func invalidUTF8IsReplaced() {
        #expect(run("printf 'a\\377b'").output == "a\u{FFFD}b")
    }
}

@Suite(.waitsForPrograms) struct DoctorTests {
    @Test(arguments: [
        ("Swift version 6.3.1 (swift-6.3.1-RELEASE)", Doctor.Finding.Grade.good),
        ("Apple Swift version 6.2 (swiftlang-6.2.0.19.9 clang-1700.3.19.1)", .good),
        ("Swift version 6.2-dev (LLVM …)", .good), ("Swift version 5.10.1 (swift-5.10.1-RELEASE)", .bad),
        ("Swift version 6.1 (…)", .bad), ("hello", .note), ("", .note), ("version", .note),
    ])
    func swiftVersionsAreGraded(_ output: String, _ grade: Doctor.Finding.Grade) {
        #expect(Doctor.judge(version: output).grade == grade)
    }

    @Test func aMissingFileIsReportedWithARemedy() throws {
        let clone = try Clone()
        try FileManager.default.removeItem(atPath: clone.workspace.path(Fixture.curry.file))
        let commands = CourseCommands(
            course: Fixture.course, workspace: clone.workspace, answerJudge: FakeJudge(), traits: TerminalTraits())
        let finding = Doctor(commands: commands).examine().first { $0.what.hasPrefix(Fixture.curry.file) }
        #expect(finding?.grade == .bad)
        #expect(finding?.remedy == "`swift run workshop reset 3.1` brings it back.")
    }
}
