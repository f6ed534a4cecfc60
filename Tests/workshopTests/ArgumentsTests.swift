import Testing

@testable import CurrycombWorkshop

@Suite struct ArgumentsTests {
    private func request(_ words: String) throws -> Request {
        try Arguments(words.split(separator: " ").map(String.init), Fixture.course).command
    }

    private func message(_ words: String) -> String? {
        do throws(UsageError) {
            _ = try Arguments(words.split(separator: " ").map(String.init), Fixture.course)
            return nil
        } catch {
            return error.message
        }
    }

    @Test func everyCommandIsParsed() throws {
        #expect(try request("") == .resume(at: []))
        #expect(try request("list") == .list)
        #expect(try request("play") == .play)
        #expect(try request("update") == .update)
        #expect(try request("doctor") == .doctor)
        #expect(try request("language") == .language(nil))
        #expect(try request("language zh-Hans") == .language("zh-Hans"))
        #expect(throws: UsageError(message: Say.notALanguage("中文"))) { try request("language 中文") }
        #expect(try request("help") == .help(on: nil))
        #expect(try request("check") == .check([], json: false))
        #expect(throws: UsageError(message: Say.unknownCommand("status", "list"))) { try request("status") }
        #expect(try request("hint") == .hint(nil))
        #expect(try request("reset 2.2") == .reset("compose-many"))
        #expect(try request("lesson 3") == .lesson(3, aside: nil))
        #expect(try request("tour 2 --no-questions") == .tour(2, asks: false))
        #expect(try request("tour 2 --steps") == .tour(2, asks: true, steps: true))
        #expect(throws: UsageError(message: Say.tooMany("--steps", "list"))) { try request("list --steps") }
        #expect(throws: UsageError.self) { try request("lesson 2 --no-questions") }
        #expect(try request("lesson 2 categories") == .lesson(2, aside: "categories"))
        #expect(throws: UsageError.self) { try request("lesson 2 categories again") }
        #expect(try request("review") == .review(nil))
        #expect(try request("review 2.1") == .review("compose-two"))
        #expect(try request("review stop") == .stopReview)
        #expect(try request("contract compose-two") == .contract("compose-two"))
        #expect(try request("tour 03-Currying") == .tour(3, asks: true))
        #expect(try request("tour composition") == .tour(2, asks: true))
    }

    @Test("a wrong folder after --root is named even if the other words name an exercise")
    func wrongRoot() {
        func explained(_ words: [String]) -> String {
            Workshop.Place("Small", words).explained(UsageError(message: "other"), in: words).message
        }
        let wrong = ["--root", "/nowhere/at/all"]
        #expect(explained(["check", "2"] + wrong) == Say.noRoot("/nowhere/at/all", "Small"))
        #expect(explained(wrong + ["author", "2.1"]) == Say.noRoot("/nowhere/at/all", "Small"))
        #expect(explained(["chekc"] + wrong) == "other")
        #expect(explained(["help", "chekc"] + wrong) == "other")
    }

    @Test func idsAndSlugsAreInterchangeable() throws {
        #expect(try request("hint 2.1") == request("hint compose-two"))
        #expect(try request("solution 3.1") == request("solution curry"))
        #expect(try request("check 2.1 curry") == .check(["compose-two", "curry"], json: false))
    }

    @Test func anExerciseOrAChapterCanBeResumed() throws {
        #expect(try request("2.2") == .resume(at: ["compose-many"]))
        #expect(try request("curry") == .resume(at: ["curry"]))
        #expect(try request("2") == .resume(at: ["compose-two", "compose-many"]))
    }

    @Test func checkAcceptsAChapterAndJSONInAnyOrder() throws {
        #expect(try request("check 2") == .check(["compose-two", "compose-many"], json: false))
        #expect(try request("--json check 3.1") == .check(["curry"], json: true))
        #expect(try request("check 3.1 --json") == .check(["curry"], json: true))
        #expect(try request("--json") == .check([], json: true))
    }

    @Test func anExerciseSelectsItsChapter() throws {
        #expect(try request("lesson 2.2") == .lesson(2, aside: nil))
        #expect(try request("tour curry") == .tour(3, asks: true))
    }

    @Test func helpFitsTheTerminal() {
        let help = """
            workshop tour [N]  runs the tour of chapter N
            workshop new exercise 2.6 slug  all the files of it
            A sentence that is longer than a line.
            """
        let lines = Say.fitted(help, 38).split(separator: "\n")
        #expect(
            lines == [
                "workshop tour [N]  runs the tour of", "                   chapter N", "workshop new exercise 2.6 slug",
                "    all the files of it", "A sentence that is longer than a line.",
            ])
        #expect(Say.fitted(help, 90) == help)
    }

    @Test func helpTakesPrecedence() throws {
        #expect(try request("check nonsense --help") == .help(on: "check"))
        #expect(try request("nonsense --help") == .help(on: nil))
        #expect(try request("help new") == .help(on: "new"))
        for name in Request.names {
            #expect(try request("help \(name)") == .help(on: name))
            #expect(Say.helpLines(on: name) != Say.help, "\(name) has no help text")
        }
        #expect(try request("-h") == .help(on: nil))
        #expect(try request("help all") == .help(on: "all") && Say.helpLines(on: "all") == Say.help)
    }

    @Test("the help for a learner fits on a screen of 24 lines, with the command before it and the prompt after it")
    func firstHelp() {
        #expect(Say.fitted(Say.firstHelp, 80).split(separator: "\n", omittingEmptySubsequences: false).count <= 22)
        #expect(Say.firstHelp.contains("workshop help [COMMAND]") && !Say.firstHelp.contains("workshop join"))
    }

    @Test func theRootOptionIsParsed() throws {
        #expect(try Arguments(["--root", "/a b", "list"], Fixture.course).root == "/a b")
        #expect(try Arguments(["list", "--root=/c"], Fixture.course).root == "/c")
        #expect(message("list --root") == "`--root` needs a folder.")
    }

    @Test(arguments: [
        ("chekc", "`chekc` is not a command. Did you mean `check`?"),
        ("curri", "`curri` is not a command. Did you mean `curry`?"),
        ("sol", "`sol` is not a command. Did you mean `solution`?"),
        ("2.9", "There is no exercise `2.9`. The nearest is 2.2, `compose-many`."),
        ("2.1 2.2", "`2.1` does not accept `2.2`."),
        ("xyzzyplugh", "`xyzzyplugh` is not a command."),
        ("check --jsn", "`--jsn` is not an option. Did you mean `--json`?"),
        ("check 2.9", "There is no exercise `2.9`. The nearest is 2.2, `compose-many`."),
        ("check 9.1", "There is no exercise `9.1`. The nearest is 3.1, `curry`."),
        (
            "check 99999999999999.-9223372036854775808",
            "There is no exercise `99999999999999.-9223372036854775808`. The nearest is 3.1, `curry`."
        ),
        ("hint compose-tow", "There is no exercise `compose-tow`. The nearest is 2.1, `compose-two`."),
        ("hint 3", "There is no exercise `3`. The nearest is 3.1, `curry`."),
        ("check 21", "There is no exercise `21`. The nearest is 2.1, `compose-two`."),
        ("check 2.1.7", "There is no exercise `2.1.7`. The nearest is 2.1, `compose-two`."),
        ("check 1,2", "There is no exercise `1,2`."),
        ("check --junit --markdown 2.1", "`--junit` needs a file."),
        ("solution many", "There is no exercise `many`. The nearest is 2.2, `compose-many`."),
        ("lesson 7", "There is no chapter `7`. The nearest is 3."),
        ("lesson 02-compositon", "There is no chapter `02-compositon`. The nearest is 2."),
        ("reset", "`reset` needs an exercise, such as 2.1 or its name."),
        ("list all", "`list` does not accept `all`."),
        ("hint 2.1 2.2", "`hint` does not accept `2.2`."),
        ("list --json", "`list` does not accept `--json`."),
    ])
    func errorsSuggestTheNearestName(_ words: String, _ expected: String) {
        #expect(message(words) == expected)
    }

    @Test func editDistancesAreComputed() {
        #expect(Nearest.slips("curry", "curry") == 0)
        #expect(Nearest.slips("crury", "curry") == 1)
        #expect(Nearest.slips("", "abc") == 3)
        #expect(Nearest.slips("kitten", "sitting") == 3)
        #expect(Nearest.of("a", in: []) == nil)
        #expect(Nearest.plausible("int", in: ["print", "Int"]) == "Int", "print is too far away")
    }
}
