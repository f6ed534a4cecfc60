import CurrycombWorkbook
import Testing

@testable import CurrycombWorkshop

@Suite final class SessionTests {
    let clone: Clone
    private var session: Session

    init() throws {
        clone = try Clone()
        session = try #require(Session(Fixture.course, clone.workspace, Progress()))
        session.view = .exercise
    }

    private func press(_ keys: String) -> Session.Action? {
        var action: Session.Action?
        for key in keys { action = session.handle(.character(key), rows: 24) }
        return action
    }

    private func screen(_ columns: Int = 80, _ rows: Int = 24) -> [String] {
        session.frame(columns, rows).map { $0.text(colour: false) }
    }

    private func shows(_ text: String) -> Bool { screen().contains { $0.contains(text) } }

    @Test func aSessionResumesAtTheFirstOpenExercise() throws {
        var progress = Progress()
        progress.note(Fixture.done, on: Fixture.composeTwo, answer: "x")
        session = try #require(Session(Fixture.course, clone.workspace, progress))
        #expect(session.exercise.slug == "compose-many")
        #expect(session.progress.current == "compose-many")
    }

    @Test func aSessionContinuesAtTheLastExercise() throws {
        var progress = Progress()
        progress.current = "curry"
        session = try #require(Session(Fixture.course, clone.workspace, progress))
        #expect(session.exercise.slug == "curry")
        progress.note(Fixture.done, on: Fixture.curry, answer: "x")
        session = try #require(Session(Fixture.course, clone.workspace, progress))
        #expect(session.exercise.slug == "curry", "the text on quitting named this exercise")
    }

    @Test func aVerdictIsShownFromTheTopAndTheListHasHelp() {
        session.receive(Fixture.verdict([.failed, .waiting, .waiting, .waiting]), answer: "x")
        for _ in 0..<3 { _ = press("h") }
        _ = session.frame(80, 12)
        #expect(!session.frame(80, 12).contains { $0.plain.contains("Compose two") && $0.plain.contains("of 4") })
        session.receive(Fixture.verdict([.failed, .waiting, .waiting, .waiting]), answer: "y")
        #expect(session.frame(80, 12).contains { $0.plain.contains("of 4") })
        _ = press("e")
        _ = press("??")
        #expect(shows("all/open/done"))
        _ = press("?")
        #expect(shows("the next exercise to do"))
        _ = session.handle(.escape, rows: 24)
        #expect(shows("all/open/done"))
        _ = press("?q")
        #expect(!shows("all/open/done"))
        _ = press("?")
        _ = session.handle(.escape, rows: 24)
        #expect(!shows("all/open/done"), "q closed the list")
    }

    @Test func aLongCommentIsRewrapped() {
        let code = """
            /// One two three four five
            /// six seven.
            ///
            /// One two three four five
            /// `six` seven.
            ///
            /// - eight
                /// Short.
                /// And short.
            """
        let lines = Pager(title: "", content: .code(code)).lines(24).map { $0.text(colour: false) }
        #expect(
            lines == [
                "  /// One two three four", "  /// five six seven.", "  ///",
                "  /// One two three four", "  /// five `six` seven.", "  ///", "  /// - eight", "      /// Short.",
                "      /// And short.",
            ])
    }

    @Test func onlyVisibleFailuresAreReportedAsFixed() {
        session.receive(Fixture.verdict([.failed, .passed, .failed, .passed]), answer: "x")
        session.receive(Fixture.verdict([.passed, .passed, .passed, .passed]), answer: "y")
        #expect(session.change.fixed.count == 1, "the third check was not on the screen before")
    }

    @Test func aNewLearnerSeesTheWelcome() throws {
        session = try #require(Session(Fixture.course, clone.workspace, Progress()))
        #expect(shows("What happens when you save") && shows("2 chapters, 3 exercises"))
        _ = session.handle(.escape, rows: 24)
        #expect(shows("2.1"))
        var progress = Progress()
        progress.current = "curry"
        session = try #require(Session(Fixture.course, clone.workspace, progress))
        #expect(!shows("What happens when you save"))
    }

    @Test func hintsBelongToTheFailingCheck() {
        session.receive(Fixture.verdict([.passed, .passed, .failed, .waiting]), answer: "x")
        #expect(shows("[h] a hint on this check"))
        _ = press("h")
        #expect(shows("When does g run?") && !shows("What is in your hand?"))
        _ = press("h")
        #expect(shows("When does g run?") && shows("What is in your hand?"))
        session.receive(Fixture.verdict([.passed, .failed, .waiting, .waiting]), answer: "y")
        #expect(!shows("When does g run?") && !shows("What is in your hand?"), "another check fails now")
        #expect(shows("[h] the hints so far"))
        _ = press("h")
        #expect(!shows("When does g run?") && shows("What is in your hand?"))
        #expect(session.progress[Fixture.composeTwo].hints == 1)
    }

    @Test func notesEndWithTheirVerdict() {
        session.receive(Fixture.verdict([.passed, .passed, .failed, .waiting]), answer: "x")
        for _ in 0..<5 { _ = press("h") }
        #expect(shows(Say.noMoreHints))
        session.receive(Fixture.verdict([.passed, .failed, .waiting, .waiting]), answer: "y")
        #expect(!shows(Say.noMoreHints))
        _ = press("s")
        session.receive(Fixture.verdict([.passed, .passed, .failed, .waiting]), answer: "z")
        // The new verdict has cancelled the first `s`, so the second `s` asks again.
        _ = press("s")
        #expect(shows("Press [s] again"))
    }

    @Test func theContractShowsRequirementsAndHelpers() throws {
        _ = press("c")
        #expect(session.note == Say.contractMissing)
        try clone.write("// Make it of double.\nstruct Answer: ComposeTwo {\n}\n", Fixture.composeTwo.stub)
        let chapter = "Chapters/02-Composition"
        try clone.write(
            "/// 2.1: one of two.\npublic protocol ComposeTwo: Contract {\n    /// Makes one.\n    func compose() -> Int\n}\n",
            Fixture.composeTwo.contract)
        try clone.write(
            "public func judge<A>(_ a: A) {\n    exit(0)\n}\n\npublic func halve(_ n: Int) -> Int {\n    n\n}\n\n/// Twice.\npublic func double(_ n: Int) -> Int {\n    2 * n\n}\n",
            "\(chapter)/World/Numbers.swift")
        _ = press("c")
        #expect(shows("protocol ComposeTwo: Contract {") && shows("func compose() -> Int"))
        #expect(shows("/// Twice.") && shows("func double(_ n: Int) -> Int"))
        #expect(!shows("2 * n") && !shows("judge<") && !shows("halve"))
    }

    @Test func privateSettersAreShownAsGetOnly() {
        let source = "public final class Folder {\n    /// All.\n    public private(set) var log: [String] = []\n}\n"
        #expect(
            PublicOutline(source).declarations
                == ["final class Folder {\n    /// All.\n    var log: [String] { get }\n}"])
    }

    @Test func formerNamesAreNotShown() {
        let source = "/// A former name.\n@available(*, deprecated, renamed: \"A\")\npublic typealias B = A\n"
        #expect(!PublicOutline(source).declarations.contains { $0.contains("typealias B") })
    }

    @Test func aFinishedChapterShowsItsOutcomes() throws {
        try clone.write(
            "# Composition\n\n## What you can do now\n\n- Put two together.\n\n## Now you\n\nGo.\n",
            "Chapters/02-Composition/Lesson.md")
        session.receive(Fixture.done, answer: "x")
        #expect(!shows("Put two together."))
        session.progress.note(Fixture.done, on: Fixture.composeMany, answer: "x")
        #expect(shows("Chapter 2, Composition, is done.") && shows("Put two together."))
        #expect(!shows("Go."))
    }

    @Test func aFirstAttemptReportsNoFixes() {
        session.receive(Fixture.verdict([.todo, .todo, .todo, .todo]), answer: "stub")
        session.receive(Fixture.verdict([.passed, .passed, .failed, .failed]), answer: "x")
        #expect(session.change.isEmpty)
    }

    @Test func passedChecksShareALineOnALowScreen() throws {
        session.receive(Fixture.verdict([.passed, .passed, .passed, .failed]), answer: "x")
        let titles = try #require(session.verdict).checks.map(\.title)
        let high = screen(80, 24)
        #expect(titles.allSatisfy { title in high.contains { $0.contains(title) } })
        let low = screen(80, 8)
        #expect(low.contains { $0.contains("three checks pass") } && low.contains { $0.contains("✗ \(titles[3])") })
        #expect(!low.contains { $0.contains(titles[0]) })
    }

    @Test func aCourseWithoutExercisesHasNoSession() {
        #expect(Session(Course("Small", of: []), clone.workspace, Progress()) == nil)
    }

    @Test func aScreenIsNeverLargerThanTheTerminal() {
        session.receive(Fixture.verdict([.passed, .failed, .failed, .failed]), answer: "x")
        for (columns, rows) in [(80, 24), (40, 12), (20, 5), (1, 1), (200, 60)] {
            for keys in ["", "hhh", "e", "?"] {
                _ = press(keys)
                let frame = session.frame(columns, rows)
                #expect(frame.count <= rows, "\(columns)×\(rows) after \(keys)")
                #expect(frame.allSatisfy { $0.columns <= columns }, "\(columns)×\(rows) after \(keys)")
                _ = session.handle(.escape, rows: rows)
            }
        }
    }

    @Test func nextAndPreviousStopAtTheEnds() {
        #expect(press("p") == nil)
        #expect(session.note == Say.nothingBefore)
        #expect(press("n") == .judge)
        #expect(session.exercise.slug == "compose-many")
        #expect(press("n") == .judge)
        #expect(press("n") == nil)
        #expect(session.note == Say.nothingAfter)
        #expect(press("p") == .judge)
        #expect(session.exercise.slug == "compose-many")
    }

    @Test func afterSuccessNextSelectsAnOpenExercise() {
        session.progress.note(Fixture.done, on: Fixture.composeMany, answer: "x")
        session.receive(Fixture.done, answer: "x")
        #expect(shows("[n] next: 3.1 Curry"))
        #expect(press("n") == .judge)
        #expect(session.exercise.slug == "curry")
    }

    @Test func nextSkipsSolvedExercisesBeforeAVerdict() {
        for exercise in [Fixture.composeTwo, Fixture.composeMany] {
            session.progress.note(Fixture.done, on: exercise, answer: "x")
        }
        #expect(press("n") == .judge)
        #expect(session.exercise.slug == "curry")
    }

    @Test func theEndOfTheCourseIsReported() {
        session.progress.note(Fixture.done, on: Fixture.composeMany, answer: "x")
        session.progress.note(Fixture.done, on: Fixture.curry, answer: "x")
        session.receive(Fixture.done, answer: "x")
        #expect(session.note == Say.allDone)
    }

    @Test func pastedKeysDoNotOverflowTheScrollPosition() {
        session.receive(Fixture.verdict([.failed, .waiting, .waiting, .waiting]), answer: "x")
        _ = press("Ghhhh  ")
        #expect(!screen().isEmpty)
    }

    @Test func aTourContinuesBehindThePageOfKeys() {
        _ = press("t?")
        session.updateTour { ($0.content, $0.state) = (.output("one\n"), .running) }
        session.updateTour { $0.state = .ended("the end") }
        _ = session.handle(.escape, rows: 24)
        #expect(shows("one") && shows("the end"))
        // The tour has ended, so a save does not close its page.
        session.closeTour()
        #expect(shows("the end"))
    }

    @Test func aSaveClosesTheTourBehindThePageOfKeys() {
        _ = press("t?")
        session.closeTour()
        _ = press("l")
        _ = session.handle(.escape, rows: 24)
        #expect(shows("Compose two"))
    }

    @Test("the page of keys over a running tour or check of all exercises leads to a new judgment when it closes")
    func keysOverSomethingRunning() {
        _ = press("t?")
        #expect(press("q") == .judge)
        _ = press("a?")
        #expect(press("q") == .judge)
        // Here, the user closes the list before the check of all exercises has sent its first message.
        _ = press("a")
        #expect(press("q") == .judge)
        _ = press("ea")
        #expect(press("q") == .judge)
        _ = press("e?")
        #expect(press("q") == nil)
    }

    @Test("a tour that delays the judgment of a save leads to the judgment when it ends")
    func tourOverAJudgment() {
        #expect(press("t") == .tour(2))
        #expect(session.endTour("Done.") == .judge, "the answer has no verdict yet")
        session.receive(Fixture.verdict([.failed, .waiting, .waiting, .waiting]), answer: "x")
        #expect(shows("Done."), "the verdict does not close the tour's page")
        #expect(press("qt") == .tour(2))
        #expect(session.endTour("Done.") == nil)
        #expect(press("q") == nil)
    }

    @Test("an answer that is judged again is shown as being checked")
    func judgedAgain() {
        session.receive(Fixture.verdict([.failed, .waiting, .waiting, .waiting]), answer: "x")
        #expect(press("aq") == .judge)
        #expect(session.isChecking && shows("checking again") && !shows("build included"))
        session.secondsOfCheck = 4
        #expect(shows("checking again …  for 4 s, build included (a check may take 10 s)"))
    }

    @Test("a save under an open page is reported on the page until the learner returns")
    func saveUnderAPage() {
        session.receive(Fixture.verdict([.failed, .waiting, .waiting, .waiting]), answer: "x")
        for key in ["?", "e"] {
            _ = press(key)
            #expect(!shows("saved"))
            session.noteSave()
            #expect(shows("checking again"))
            session.receive(Fixture.verdict([.passed, .failed, .waiting, .waiting]), answer: "y")
            #expect(shows("Your saved answer: 1 of 4 pass. [esc] shows the verdict."))
            _ = session.handle(.escape, rows: 24)
            _ = screen()
        }
        session.noteSave()
        _ = press("?")
        #expect(!shows("saved"), "the save was not under the page")
    }

    @Test("on a narrow screen, each key is followed by its meaning")
    func narrowKeys() {
        _ = press("?")
        #expect(shows("n  the next exercise to do          p  the one before"))
        let lines = screen(42, 40)
        #expect(lines.contains("  n  the next exercise to do") && lines.contains("  p  the one before"))
        #expect(lines.contains("  !  in a class: raise your hand with a"))
    }

    @Test("a note that is longer than the screen allows ends in …, and a note with a path is shown to its end")
    func longNotes() {
        session.note = Say.kept(".currycomb/kept/01-PureFunctions/1-pure-compare/2026-11-27-190000.swift")
        #expect(screen(40, 24).map { $0.trimmingPrefix(" ") }.joined().contains("-190000.swift"))
        session.note = nil
        session.news = Say.reviewing("1.1", "A minimum of its own", ".currycomb/kept/01-PureFunctions/1/a.swift")
        #expect(shows("restores it."))
        session.news = String(repeating: "word ", count: 200)
        #expect(screen(40, 12).filter { $0.contains("word") }.count == 4)
        #expect(screen(40, 12).last { $0.contains("word") }?.hasSuffix("…") == true)
    }

    @Test("the key that quits the playground is always shown", arguments: [200, 80, 40, 30])
    func playgroundKeys(columns: Int) {
        let line = Session.keys(Say.keys(Say.playgroundKeys), columns)
        #expect(line.columns <= columns && line.plain.hasSuffix("q quit"))
    }

    @Test("a page shows a new text, and the same text in another width")
    func layout() {
        var pager = Pager(title: "", content: .output("one two\nthree\n"), .running)
        func shown(_ width: Int) -> [String] { pager.window(width, 5).shown.map { $0.text(colour: false) } }
        #expect(shown(20) == ["one two", "three"] && shown(20) == ["one two", "three"])
        #expect(shown(3) == ["one", "two", "thr", "ee"])
        pager.state = .ended("end")
        #expect(shown(20) == ["one two", "three", "", "end"])
        pager.content = .output("four\n")
        #expect(shown(20) == ["four", "", "end"])
    }

    @Test func hintsComeInThreeSteps() {
        session.receive(Fixture.verdict([.failed, .waiting, .waiting, .waiting]), answer: "x")
        #expect(!shows("What is in your hand?"))
        _ = press("h")
        #expect(shows("What is in your hand?"))
        #expect(!shows("Return a closure."))
        _ = press("hh")
        #expect(shows("{ x in f(…) }"))
        #expect(session.note == nil)
        _ = press("h")
        #expect(session.note == Say.noMoreHints)
        #expect(session.progress[Fixture.composeTwo].hints == 3)
    }

    @Test func theSolutionIsShownAtTheSecondRequest() throws {
        try clone.write(
            "private struct Answer: Y {\n}\n\npackage let aReference: any Y.Type = Answer.self\n",
            Fixture.composeTwo.answers)
        session.receive(Fixture.verdict([.failed, .waiting, .waiting, .waiting]), answer: "x")
        _ = press("s")
        #expect(session.note == Say.againForSolution)
        #expect(!shows("struct Answer"))
        _ = press("s")
        #expect(shows("struct Answer: Y {"))
        #expect(shows("import Chapter02Composition"))
        #expect(!shows("Reference"))
        #expect(!shows("private"))
    }

    @Test func anotherKeyCancelsAConfirmation() {
        _ = press("r")
        #expect(session.note == Say.againForReset)
        #expect(press("hr") == nil)
        #expect(press("r") == .reset)
        #expect(press("sh") == nil)
        #expect(press("s") == nil)
        #expect(session.note == Say.againForSolution)
    }

    @Test func aResetMendsNothing() {
        session.receive(Verdict(id: "2.1", status: .doesNotCompile), answer: "x")
        session.verdictsUnderNote = 1
        session.receive(Fixture.verdict([.todo, .todo, .todo, .todo]), answer: "stub")
        #expect(session.change.isEmpty)
    }

    @Test("the note about a reset stays during the first verdict, but not during the next")
    func noteOfAReset() {
        session.note = Say.kept("a.swift")
        session.verdictsUnderNote = 1
        session.noteSave()
        session.receive(Fixture.verdict([.todo, .todo, .todo, .todo]), answer: "stub")
        #expect(session.note == Say.kept("a.swift"))
        session.receive(Fixture.done, answer: "x")
        #expect(session.note == nil)
    }

    @Test func raisingAHandRequiresAClass() {
        #expect(press("!") == nil)
        #expect(session.note == Say.notInARoom)
        #expect(session.question == nil && !shows("raise hand"))
    }

    @Test func aHandIsRaisedWithAQuestionAndLowered() {
        session.classroom = .joined
        #expect(shows("! raise hand"))
        #expect(press("!why? qs") == nil)
        #expect(shows("question: why? qs▏") && shows("Your answer, its verdict and this question are"))
        #expect(session.handle(.backspace, rows: 24) == nil)
        #expect(session.handle(.enter, rows: 24) == .raiseHand("why? q"))
        session.classroom = .handUp(isReceived: false)
        #expect(shows("could not be reached yet"))
        session.classroom = .handUp(isReceived: true)
        #expect(shows("Your hand is up. [!] lowers it."))
        #expect(press("!") == .lowerHand)
    }

    @Test func escapeCancelsTheQuestion() {
        session.classroom = .joined
        #expect(press("!nothing") == nil)
        #expect(session.handle(.escape, rows: 24) == nil)
        #expect(session.question == nil && !shows("question:"))
        _ = press("!" + String(repeating: "界", count: 400))
        #expect(session.question?.count == ClassBounds.question)
        #expect(screen(40, 12).count == 12)
    }

    @Test func fixedChecksAreReported() {
        session.receive(Fixture.verdict([.passed, .failed, .waiting, .waiting]), answer: "x")
        #expect(session.change.isEmpty)
        session.receive(Fixture.verdict([.passed, .passed, .failed, .waiting]), answer: "y")
        #expect(session.change.fixed == ["g runs first, then f"])
        #expect(shows("fixed since last time: g runs first, then f"))
        session.receive(Fixture.verdict([.failed, .passed, .failed, .waiting]), answer: "z")
        #expect(session.change.broken == ["the result is a function"])
    }

    @Test func aCompileErrorDoesNotHideFixedChecks() {
        session.receive(Fixture.verdict([.passed, .failed, .waiting, .waiting]), answer: "x")
        session.receive(Verdict(id: "2.1", status: .doesNotCompile), answer: "y")
        session.receive(Fixture.verdict([.passed, .passed, .waiting, .waiting]), answer: "z")
        #expect(session.change.fixed == ["it compiles", "g runs first, then f"])
    }

    @Test func passedChecksAreRememberedAfterARestart() throws {
        var progress = Progress()
        progress.note(Fixture.verdict([.passed, .failed, .waiting, .waiting]), on: Fixture.composeTwo, answer: "x")
        session = try #require(Session(Fixture.course, clone.workspace, progress))
        session.receive(Fixture.verdict([.passed, .passed, .waiting, .waiting]), answer: "y")
        #expect(session.change.fixed == ["g runs first, then f"])
    }

    @Test func theListFindsAndOpensAnExercise() {
        _ = press("e")
        #expect(shows("> · 2.1   Compose two functions"))
        _ = press("/curry")
        #expect(shows("> · 3.1   Curry"))
        #expect(!shows("compose-two"))
        #expect(session.handle(.enter, rows: 24) == .judge)
        #expect(session.exercise.slug == "curry")
    }

    @Test func qIsALetterWhileSearching() {
        #expect(press("e/q") == nil)
        #expect(shows("No exercise matches your search."))
        _ = session.handle(.escape, rows: 24)
        #expect(shows("Compose two functions"))
    }

    @Test("an id that is searched for is chosen, even if it is a part of the current exercise's id")
    func idInAnother() throws {
        let other = Fixture.exercise("12-Later", 1, "later", "Later")
        let chapter = Chapter(folder: "12-Later", title: "Later", about: "", exercises: [other])
        var progress = Progress()
        progress.current = "later"
        let course = Course("Small", of: Fixture.course.chapters + [chapter])
        session = try #require(Session(course, clone.workspace, progress))
        _ = press("e/2.1")
        #expect(shows("> · 2.1 ") && shows("· 12.1"))
        #expect(session.handle(.endOfInput, rows: 24) == .quit)
        #expect(session.handle(.enter, rows: 24) == .judge)
        #expect(session.exercise.slug == "compose-two")
    }

    @Test func anEmptyListDoesNotTrap() {
        _ = press("ef")
        _ = press("f")
        #expect(shows("No exercise is done."))
        #expect(session.handle(.enter, rows: 24) == nil)
        _ = session.handle(.down, rows: 24)
        _ = session.handle(.escape, rows: 24)
        #expect(press("q") == .quit)
    }

    @Test func aKeyShowsTheAnswersInALesson() throws {
        let question = "```swift question\nsquare(5)  // → 25\n```\n\n**Because** so.\n\n"
        try clone.write(
            question + (1...60).map { "line \($0)\n\n" }.joined() + question, "Chapters/02-Composition/Lesson.md")
        _ = press("l")
        #expect(shows("// → ?") && shows("a the answer"))
        #expect(!shows("Because so.") && !shows("25"))
        _ = press("a")
        #expect(shows("// → 25") && shows("Because so."))
        #expect(!shows("a the answer"))
        _ = press("G")
        #expect(shows("// → ?") && shows("a the answer"))
        _ = press("k a")
        #expect(!shows("// → ?"), "the second question is also answered")
    }

    @Test func anAsideIsOpenedAndClosed() throws {
        try clone.write("# Composition\n\nWhy.\n", "Chapters/02-Composition/Lesson.md")
        try clone.write("# Arrows\n\nAnother word.\n", "Chapters/02-Composition/Aside-Arrows.md")
        _ = press("l")
        #expect(shows("1 Arrows") && shows("Why."))
        _ = press("1")
        #expect(shows("Another word.") && !shows("Why."))
        // The page of keys over the aside closes first.
        _ = press("?")
        _ = session.handle(.escape, rows: 24)
        #expect(shows("Another word."))
        _ = session.handle(.escape, rows: 24)
        #expect(shows("Why."))
        _ = session.handle(.escape, rows: 24)
        #expect(shows("Compose two functions"))
    }

    @Test("asides have their keys in the lesson's order, and all of them are shown, even on a narrow screen")
    func keysOfAsides() throws {
        let folder = "Chapters/02-Composition/"
        try clone.write(
            "# Composition\n\nSee [both ways](Aside-Ways.md), or [A](Aside-Arrows.md).\n", folder + "Lesson.md")
        try clone.write("# Arrows, and why they point to the right\n", folder + "Aside-Arrows.md")
        try clone.write("# Two ways to stop, and a third one\n", folder + "Aside-Ways.md")
        try clone.write("# What the older framework did\n", folder + "Aside-Old.md")
        _ = press("l")
        #expect(shows("See both ways ([1]), or A ([2])."))
        for columns in [80, 40] {
            let lines = screen(columns, 24).joined(separator: "\n")
            #expect(lines.contains("1 Two ways") && lines.contains("2 Arrows") && lines.contains("3 What the older"))
            #expect(lines.contains("esc back"))
        }
        #expect(screen(200, 24).last?.contains("3 What the older") == true)
        _ = press("1")
        #expect(shows("Two ways to stop"))
    }

    @Test("a save removes the note about another exercise's file")
    func noteOfAnotherFile() {
        session.note = Say.savedOther("4.1", "2.1")
        #expect(shows("The file of 4.1 has changed"))
        session.noteSave()
        #expect(!shows("The file of 4.1 has changed"))
    }

    @Test func aKeyShowsTheAnswersInATour() {
        #expect(press("t") == .tour(2))
        session.view = .pager(Pager(title: "tour", content: .output("before\n    f(1)  →  \u{1E}2\nafter\n")))
        #expect(shows("    f(1)  →  ?") && !shows("after") && shows("a the answer"))
        _ = press("a")
        #expect(shows("    f(1)  →  2") && shows("after") && !shows("a the answer"))
    }

    @Test func aLessonReopensWhereItWasLeft() throws {
        _ = press("l")
        #expect(session.note == Say.lessonMissing("Chapters/02-Composition/Lesson.md"))
        try clone.write(
            "# Composition\n\nWhy.\n" + (1...60).map { "line \($0)\n\n" }.joined(), "Chapters/02-Composition/Lesson.md")
        _ = press("l")
        #expect(shows("Why."))
        _ = session.handle(.end, rows: 24)
        #expect(shows("line 60"))
        _ = session.handle(.escape, rows: 24)
        #expect(shows("Compose two functions"))
        _ = press("l")
        #expect(shows("line 60"), "a lesson opens again where it was left")
        try clone.write("# Composition\n\nAnother reason.\n", "Chapters/02-Composition/Lesson.md")
        _ = session.handle(.escape, rows: 24)
        _ = press("l")
        #expect(shows("Another reason."))
    }

    @Test func checkAllShowsAndRecordsEveryVerdict() {
        #expect(press("a") == .checkAll)
        session.receive(
            Fixture.verdict([.passed, .passed, .passed, .passed], of: Fixture.curry), on: Fixture.curry, answer: "x")
        #expect(session.progress.isDone(Fixture.curry))
        #expect(shows("✓ 3.1"))
        #expect(session.exercise.slug == "compose-two")
    }

    @Test func theResultOfACheckOfAllStaysUntilTheNextKey() {
        _ = press("e")
        session.update { view in
            guard case .list(var list) = view else { return false }
            list.news = Say.checkedAll(3, done: 1, open: "2.2, 3.1")
            view = .list(list)
            return true
        }
        #expect(shows("checked 3: 1 is done; still open: 2.2, 3.1"))
        _ = press("j")
        #expect(!shows("still open"))
        #expect(Say.checkedAll(2, done: 2, open: "") == "checked 2: 2 are done")
    }

    @Test func keysActOnThePageThatExplainsThem() {
        _ = press("?")
        _ = press("n")
        #expect(session.exercise.slug == "compose-many")
        _ = press("?")
        _ = press("r")
        #expect(shows(Say.againForReset))
        _ = press("?")
        _ = press("?")
        #expect(press("q") == .quit)
    }
}

@Suite struct ExerciseListTests {
    private var progress: Progress {
        var progress = Progress()
        progress.note(Fixture.done, on: Fixture.composeTwo, answer: "x")
        return progress
    }

    private func shown(_ list: ExerciseList) -> [String] { list.shown(Fixture.course, progress).map(\.slug) }

    @Test func filtersSelectOpenOrDoneExercises() {
        #expect(shown(ExerciseList()) == ["compose-two", "compose-many", "curry"])
        #expect(shown(ExerciseList(filter: .open)) == ["compose-many", "curry"])
        #expect(shown(ExerciseList(filter: .done)) == ["compose-two"])
    }

    @Test func searchMatchesIDsTitlesSlugsAndChapters() {
        #expect(shown(ExerciseList(search: "2.2")) == ["compose-many"])
        #expect(shown(ExerciseList(search: "TWO func")) == ["compose-two"])
        #expect(shown(ExerciseList(search: "currying")) == ["curry"])
        #expect(shown(ExerciseList(filter: .open, search: "compose")) == ["compose-many"])
        #expect(shown(ExerciseList(search: "zzz")) == [])
    }

    @Test func theCursorStaysOnAVisibleExercise() {
        var list = ExerciseList(selected: "compose-two")
        list.move(-1, Fixture.course, progress)
        #expect(list.selected == "compose-two")
        list.move(99, Fixture.course, progress)
        #expect(list.selected == "curry")
        list.filter = .done
        #expect(list.selection(Fixture.course, progress)?.slug == "compose-two")
    }
}
