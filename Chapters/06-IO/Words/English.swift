import CurrycombWorkbook

/// What a learner of this chapter reads, in English.
enum English {
    static let describeReading = Words(
        title: "Describe an effect",
        task: "Describe the reading of a file, without reading it. Then write of and map for such descriptions.",
        hints: Hints(
            question: "Which of your lines run when reading is called, and which when somebody calls run()?",
            direction: "All work goes inside the braces of IO { … }. In map, that includes running the first effect.",
            nearly: "IO { try folder.read(name) } and IO { transform(try io.…) }",
            byCheck: [
                Sentence("text", "run() should give what folder.read gives, for the name that came in."),
                Sentence("late", "Is the reading inside the braces of IO { … }? What stands before them runs at once."),
                Sentence(
                    "anew",
                    """
                    Two things to count: how often one run() reads, and what a second run() sees. Keep nothing between \
                    runs.
                    """),
                Sentence("missing", "folder.read throws already. All you have to do is stay out of its way."),
                Sentence("of", "There is no work here at all. What do the braces hold?"),
                Sentence(
                    "map",
                    """
                    First the old effect has to run, then the function gets what came out. Both happen in the new \
                    effect.
                    """),
                Sentence(
                    "mapEffect",
                    """
                    Three things are counted: what runs before run(), what one run() does, and what a second one sees.
                    """),
                Sentence(
                    "laws",
                    """
                    The two sides are shown with what they did. map may run the old effect once per run, whether that \
                    works or fails, and do nothing else.
                    """),
                Sentence(
                    "everywhere",
                    """
                    Each line of the story is one step. Look at the first one where the two differ: did something run \
                    too early, twice, or with an old text?
                    """),
            ]),
        checks: [
            Sentence("text", "running it gives the text of the file"),
            Sentence("late", "describing an effect does not run it"),
            Sentence("anew", "each run reads the file once, as it is then"),
            Sentence("missing", "where there is no file, run() throws"),
            Sentence("of", "of gives its value"),
            Sentence("map", "map applies the function to what the effect gives"),
            Sentence("mapEffect", "map runs nothing itself: the effect runs when the new one does, once each time"),
            Sentence("everywhere", "also for other files and texts, several effects, and a folder that changes"),
            Sentence("laws", "map does nothing but apply the function: its two laws hold"),
        ],
        misconceptions: [
            Sentence(
                "lookedEarly",
                """
                the file was written after you described the reading, and you had looked at it before. Look only when the \
                effect runs.
                """),
            Sentence(
                "nameHard",
                """
                wax.txt was asked for, and honey.txt's text came out. Use name, not the example's.
                """),
            Sentence(
                "errorSwallowed",
                """
                there is no such file, and a text came out: a default has swallowed the error. Let folder.read throw \
                it.
                """),
            Sentence(
                "transformTwice",
                """
                transform was called more than once for one value. Call it in one place, and return what it gives.
                """),
            Sentence("nameItself", "honey.txt is the name. The text is what folder.read(name) gives."),
            Sentence(
                "early",
                """
                the file was read while the reading was only being described. Leave that to run().
                """),
            Sentence("twice", "one run() read the file twice. Read it once, and return what you got."),
            Sentence(
                "notRead",
                """
                the text came out, but the folder has noted no reading. Read the file with folder.read(name): it notes \
                the reading, and throws where there is no file.
                """),
            Sentence(
                "remembered",
                "the file had changed, and run() gave the old text: the first result was kept. Read it in each run()."),
            Sentence(
                "mapEarly",
                "map ran the effect to get a value for its function. Leave that for later: run it inside IO { … }."),
            Sentence("mapTwice", "one run() of the new effect ran the old one twice. Call io.run() in one place only."),
            Sentence(
                "mapRemembered",
                "the second run() gave the first value again: map has kept it. Run the old effect, and use what it gives."
            ),
            Sentence(
                "triedAgain",
                """
                after an error, map ran the effect once more. One run is enough; an error ends it.
                """),
            Sentence(
                "ioItself",
                "transform wants a value, and io is a description. io.run() gives the value, inside IO { … }."),
            Sentence("valueNotIO", "that is a value, and a description is wanted: put the work inside IO { … }."),
            Sentence("noTry", "an effect may fail, so calling it needs the word try: try io.run()."),
            Sentence(
                "ranNow",
                """
                this runs the effect right here, while you are only describing. That is why Swift asks who handles its \
                error. Move the line inside IO { … }.
                """),
        ],
        notice: """
            reading is a pure function: the same name gives the same description. Only run() touches the disk, \
            and you can see where it is called.
            """,
        toolkit: "Sources/Effects/IO/IO.swift")

    static let ioFlatMap = Words(
        title: "One effect after another",
        task: "Write flatMap, which makes the second effect from what the first one gave. Then read, change and write.",
        hints: Hints(
            question: "next(value) gives you a description. Who runs it?",
            direction: """
                Inside IO { … } run the first, hand its value to next, and run what next gives. shout is a flatMap: \
                reading first, then writing.
                """,
            nearly: "IO { try next(try io.run()).… } and flatMap(reading(…)) { writing($0.uppercased(), …) }",
            byCheck: [
                Sentence(
                    "late",
                    """
                    Nothing may run when flatMap is called, and that includes next: it needs a value, and there is \
                    none yet.
                    """),
                Sentence(
                    "order",
                    """
                    In each run(): the first effect once, then the second once. Keep the first one's value in a \
                    constant if you need it twice.
                    """),
                Sentence(
                    "laws",
                    """
                    The two sides are shown with what they did. A description that nobody runs, or one that runs \
                    twice, is what usually breaks a law.
                    """),
                Sentence(
                    "everywhere",
                    """
                    Find the first line of the story that differs. If an error is in it: after an error nothing more \
                    may run.
                    """),
                Sentence(
                    "shout",
                    """
                    The text comes out of reading. The function that you give to flatMap gets it, and describes the \
                    writing.
                    """),
                Sentence(
                    "others",
                    """
                    Both names and the text come in from outside. Is there a name of the example left in your answer?
                    """),
                Sentence("missing", "reading(…).run() throws, and with try that error goes on by itself."),
                Sentence(
                    "anyFile",
                    """
                    A second run() reads again, since the file may have changed. Does your program keep a text from \
                    the first run?
                    """),
            ]),
        checks: [
            Sentence("value", "the second effect gets the value of the first"),
            Sentence("late", "describing two effects runs neither"),
            Sentence("order", "the first runs, then the second, once each, in every run()"),
            Sentence("everywhere", "flatMap: also for other effects, run again, with errors, in other types"),
            Sentence("laws", "the three monad laws hold"),
            Sentence("shout", "a file is read, changed and written when the program runs"),
            Sentence("others", "other files and other texts go the same way"),
            Sentence("missing", "where there is no file, nothing is written, and run() throws"),
            Sentence("anyFile", "shout: also for other files and texts, run again, in a folder that changes"),
        ],
        misconceptions: [
            Sentence(
                "nextRemembered",
                """
                the second run() ran the effect that next had made in the first one. Ask next anew, with the value of \
                this run.
                """),
            Sentence(
                "firstRemembered",
                """
                in the second run(), the first effect was left out: its value was kept. Each run does all of it \
                anew.
                """),
            Sentence(
                "nextTwice",
                """
                next was called twice in one run(). Call it once, and keep what it describes in a constant.
                """),
            Sentence(
                "readEarly",
                """
                the file had changed, and the old text was written: shout had looked into the file while describing.
                """),
            Sentence(
                "writeErrorSwallowed",
                """
                the file could not be written, and nobody was told: a try? or a catch has swallowed the error. \
                Let try throw it.
                """),
            Sentence(
                "shoutRemembered",
                """
                the second run() did not read the file again: the first text was kept. Each run does all of it anew.
                """),
            Sentence(
                "addedTo",
                """
                the capitals were added to what was in the target. They take its place: write them alone.
                """),
            Sentence(
                "exchanged",
                """
                the program reads loud.txt, which it should write: source and target are swapped.
                """),
            Sentence(
                "wroteTwice",
                """
                loud.txt was written twice. Change the text to capitals first, and write once.
                """),
            Sentence(
                "nameShouted",
                """
                A.TXT is the file's name in capitals. The text is what reading gives; the function after it gets that \
                text.
                """),
            Sentence(
                "namesHard",
                """
                other files were named, and a file of the example was used. Take name and target.
                """),
            Sentence(
                "textHard",
                """
                BUZZ was written, and buzz was never read: the example's text stands in your answer.
                """),
            Sentence(
                "firstLetter",
                """
                only the first letter is a capital. Make all of them so: uppercased().
                """),
            Sentence(
                "errorSwallowed",
                """
                there is no such file, and the program went on as if nothing had happened: try?, a default or a \
                catch has swallowed the error.
                """),
            Sentence(
                "early", "something ran while flatMap put the two together. All of it belongs inside IO { … }."),
            Sentence("firstTwice", "the first effect ran twice. Keep its value in a constant, and give that to next."),
            Sentence("secondTwice", "the second effect ran twice. Return what its one run() gives."),
            Sentence("bothTwice", "both effects ran twice in one run(). Once each is enough: return the first value."),
            Sentence(
                "remembered",
                """
                the second run() did nothing: the first result was kept. A description runs anew each time.
                """),
            Sentence(
                "lawless",
                """
                after an error, flatMap ran the second effect once more. Each of the two should run once; an error \
                ends it.
                """),
            Sentence("shoutEarly", "shout touched the files while it was only describing. That is for run() to do."),
            Sentence(
                "neverRun",
                """
                a.txt was read, and nothing was written: writing(…) is a description, and nobody ran it. map leaves it \
                so; flatMap runs the second one too.
                """),
            Sentence("nothingRan", "run() did nothing: none of the descriptions was run."),
            Sentence(
                "notNoted",
                """
                loud.txt is there, but the folder has not noted both a reading of a.txt and a writing of loud.txt. \
                Read with reading(…), and write with writing(…).
                """),
            Sentence("readTwice", "a.txt was read twice. Read it once, and use the text that you got."),
            Sentence("sameFile", "the capitals were written over a.txt. They belong in the target, loud.txt."),
            Sentence(
                "wroteFirst",
                "loud.txt was written before a.txt was read. The text comes first: write in what follows the reading."),
            Sentence("notShouted", "buzz was copied as it was. Make it capitals on the way: $0.uppercased()."),
            Sentence(
                "nested",
                """
                map gives an effect inside an effect, IO<IO<…>>, and nobody would run the inner one. flatMap makes \
                them one.
                """),
            Sentence(
                "noRun",
                """
                that is a description, and not the value that it gives. The function that you give to flatMap gets the \
                value.
                """),
        ],
        notice: """
            flatMap is the semicolon of effects: first this, then that. Since it keeps the laws, you may cut a long \
            program anywhere and name the pieces.
            """,
        toolkit: "Sources/Effects/IO/IO+Monad.swift")

    static let ioErrors = Words(
        title: "Errors, and what is done in any case",
        task: "Write catching, which goes on after an error, and ensure, whose finaliser runs whatever happens.",
        hints: Hints(
            question: "At which line do you leave the braces if the effect throws? And if it does not?",
            direction: """
                catching is a do and a catch inside IO { … }. For ensure, look for the Swift word that means "on the \
                way out".
                """,
            nearly: "IO { defer { try? finaliser.run() }; return try … }",
            byCheck: [
                Sentence(
                    "caught",
                    "do { … } catch { … } inside the braces of IO { … }. In catch, Swift calls the error error."),
                Sentence(
                    "itsError",
                    """
                    Hand on the very error that was caught. And what the handler describes may fail itself: that error \
                    goes out with try.
                    """),
                Sentence(
                    "finaliser",
                    "One place is enough for the finaliser, if Swift passes it on every way out of the braces."),
                Sentence(
                    "error",
                    """
                    An error leaves the braces at the line where it is thrown. What stands below that line does not \
                    run.
                    """),
                Sentence(
                    "both",
                    "The finaliser may fail, and nobody should hear of it. Which of try, try? and try! keeps silent?"),
                Sentence(
                    "everywhere",
                    """
                    Find the first line of the story that differs. Effects are put inside one another there: each \
                    needs its own turn, in each run().
                    """),
            ]),
        checks: [
            Sentence("value", "where nothing fails, the handler has no part in it"),
            Sentence("caught", "where the effect fails, the handler's effect runs in its place"),
            Sentence("itsError", "the handler gets the error, and may fail itself"),
            Sentence("finaliser", "the finaliser runs after the effect, once"),
            Sentence("error", "the finaliser runs when the effect fails, too, and the error comes through"),
            Sentence("both", "where the finaliser fails, the effect's value or error is still the one that is seen"),
            Sentence("everywhere", "also for other effects and errors, one inside the other, run again"),
        ],
        misconceptions: [
            Sentence(
                "filesOnly",
                """
                an error that is not a FileTrouble went past the handler. Catch every error: catch, without a pattern.
                """),
            Sentence(
                "handlerRemembered",
                """
                the handler was asked once, and its effect ran for later errors, too. Ask it anew for each error.
                """),
            Sentence(
                "handlerCaught",
                """
                the handler's effect failed, and was run once more. Its error is the one to throw: no second try.
                """),
            Sentence(
                "errorRemembered",
                """
                the handler got the error of an earlier run. Give it the one that has just been caught.
                """),
            Sentence(
                "closesAgain",
                """
                close failed, and was run once more. It runs once, whether it fails or not.
                """),
            Sentence(
                "handlerAsked",
                """
                nothing failed, and the handler was called all the same. Only the catch branch calls it, with the \
                error.
                """),
            Sentence(
                "remembered",
                """
                the second run() did not do everything again: the first result was kept. A description runs anew \
                each time.
                """),
            Sentence(
                "otherError",
                """
                the handler did not get the error that was thrown. In catch, it is called error: hand that one on.
                """),
            Sentence(
                "handlerErrorLost",
                """
                the handler's effect failed, and the first error came out. What the handler describes takes the place \
                of the effect, and so does its error.
                """),
            Sentence(
                "ensureOnce",
                """
                the second run() left something out. Each run is the work and then close: keep nothing between them.
                """),
            Sentence(
                "closeSeen",
                """
                the work gave 5, and only close failed: the value was lost. Run the finaliser with try?, after \
                success as well.
                """),
            Sentence("handlerAlways", "0 is the handler's value, and nothing had failed. Use it only after an error."),
            Sentence("early", "the effect ran while catching was called. Put do and catch inside IO { … }."),
            Sentence("notCaught", "the error went past the handler. Catch it, and run what handler(error) describes."),
            Sentence(
                "readAgain",
                """
                the failed effect was tried a second time. The handler comes after the first failure.
                """),
            Sentence("handledTwice", "the handler's effect ran twice. Return what its one run() gives."),
            Sentence("ensureEarly", "ensure ran something while it was being described. All of it waits for run()."),
            Sentence("finaliserFirst", "close ran before the work. It has to come last."),
            Sentence(
                "finaliserLeftOut",
                """
                the work went well, and close never ran. It is due after success as well as after an error.
                """),
            Sentence("finaliserTwice", "close ran twice after success. One place for it is enough: defer."),
            Sentence("workTwice", "the work ran twice. Keep its value, run the finaliser, and return the value."),
            Sentence(
                "skipped",
                """
                the work failed, and close did not run. It has to run whichever way the work ends: defer does, on \
                every way out.
                """),
            Sentence(
                "twiceOnError",
                """
                close ran twice after the error: more than one place calls it there.
                """),
            Sentence(
                "errorHidden",
                """
                you learn that close failed, but no longer why the work did. Run the finaliser with try?, so that the \
                first error stays.
                """),
            Sentence("handlerNotRun", "handler(error) is a description. Run it: try handler(error).run()."),
            Sentence("tryInDefer", "nothing may be thrown from inside defer. With try? an error ends there."),
        ],
        notice: """
            The finaliser is written once, beside the work, and not at each place where the work may end. That is how \
            files get closed, locks opened and spinners stopped.
            """,
        toolkit: "Sources/Effects/IO/IO+Resources.swift")

    static let folderReport = Words(
        title: "Effects at the edge",
        task: "Count in a pure function. Around it, describe a program that reads files and writes one report.",
        hints: Hints(
            question: "Which part of this needs a disk, and which could you test with nothing but a text?",
            direction: """
                summary counts, and knows no file. In IO { … } go through the names, try to read each, collect a line \
                for it, and write all lines once at the end.
                """,
            nearly: """
                for each name: do { let text = try reading(name, in: folder).run(); … } catch { lines.append(…) \
                }
                """,
            byCheck: [
                Sentence(
                    "summary",
                    """
                    Line ends separate lines. Any white space separates words, and two spaces in a row are one gap.
                    """),
                Sentence(
                    "empty", "What does split give for an empty text? And what does components(separatedBy:) give?"),
                Sentence(
                    "anyText",
                    """
                    Look at the text that fails: does it have more than two lines, or letters beyond a to z?
                    """),
                Sentence(
                    "late", "Every reading and writing has to be inside the braces of IO { … }, the loop as well."),
                Sentence("report", "The log shows what was done, and in which order. Read all, and then write once."),
                Sentence(
                    "missing",
                    """
                    One file that fails must not end the loop. Where does the do stand: around the loop, or inside it?
                    """),
                Sentence(
                    "none",
                    "Without names the loop does nothing, but the writing is still due. And its error must get out."),
                Sentence(
                    "again",
                    """
                    A second run() starts afresh. Where are your list and your count declared, inside the braces or \
                    outside?
                    """),
                Sentence(
                    "everywhere", "Find the first line of the story that differs, and what was in the files by then."),
            ]),
        checks: [
            Sentence("summary", "summary counts lines and words"),
            Sentence("empty", "an empty text has none of either"),
            Sentence("anyText", "summary counts in other texts, too"),
            Sentence("late", "describing the report touches no file"),
            Sentence("report", "the files are read in order, and the report is written once"),
            Sentence("missing", "a missing file has a line in the report, and the others are still read"),
            Sentence("none", "no files make an empty report, and a report that cannot be written is an error"),
            Sentence("again", "a second run is a report of its own"),
            Sentence("everywhere", "also for other files, several reports, and a folder that changes"),
        ],
        misconceptions: [
            Sentence(
                "lookedEarly",
                """
                a file was written after report was called, and the report does not know of it. Look at the files only in \
                run().
                """),
            Sentence(
                "equalNames",
                """
                a name that is in the list twice has only one line in the report. Write a line for each.
                """),
            Sentence("sorted", "the lines are not in the order of the names. Write them as the names come."),
            Sentence(
                "namesLeftOut",
                """
                nobody can tell which line belongs to which file. Each line begins with the file's name and a colon.
                """),
            Sentence(
                "spacesCounted",
                """
                two spaces in a row were taken for a word between them. split leaves empty pieces out by itself.
                """),
            Sentence(
                "twoLines",
                """
                there are 3 lines: more than one is not always two. Count the pieces between the line ends.
                """),
            Sentence(
                "readTwice",
                """
                each file was read twice. Read it once, and take the line and the count from the same text.
                """),
            Sentence(
                "emptyMissing",
                """
                b.txt is there, and empty. Only a file that cannot be read is missing: ask the error, not the text.
                """),
            Sentence(
                "errorPrinted",
                """
                the error itself was printed. The line wants the file's name and the word missing.
                """),
            Sentence(
                "targetHard",
                """
                the report was to go into s.txt, and there is no such file. Use target.
                """),
            Sentence(
                "countHard",
                """
                3 files could be read. Count them, whatever the example says.
                """),
            Sentence(
                "nothingWritten",
                """
                there were no files, and no report was written. Write an empty one, so that nobody reads an old one.
                """),
            Sentence(
                "writeErrorSwallowed",
                """
                the report could not be written, and nobody was told: a try? or a catch has swallowed the error. \
                Let try throw it.
                """),
            Sentence("exchanged", "the two numbers are swapped: there are 2 lines and 4 words."),
            Sentence("onlySpaces", "sweet and thick were taken for one word. The end of a line ends a word, too."),
            Sentence(
                "emptyCounted",
                """
                an empty text was counted as a line or a word. split leaves empty pieces out by itself.
                """),
            Sentence(
                "early",
                """
                report touched the folder while it was being described. Reading and writing wait for run().
                """),
            Sentence(
                "ranNow",
                "this line runs an effect outside of IO { … }, where only a description is made. Move it inside."),
            Sentence(
                "notRun",
                """
                reading(…) describes, and gives no text. Inside IO { … }, run it: try reading(…).run().
                """),
            Sentence(
                "stopsAtError",
                """
                one file was missing, and the whole report failed. Catch the error of each file by itself.
                """),
            Sentence("backwards", "b.txt was read before a.txt. Keep the order of the names."),
            Sentence(
                "writesEach",
                """
                the report was written more than once. Collect all lines, and write once, at the end.
                """),
            Sentence(
                "notNoted",
                """
                the report is right, but the folder has not noted all the reading and writing. Read with reading(…), \
                and write with writing(…).
                """),
            Sentence(
                "neverWritten",
                """
                the files were read, and nothing was written: no writing(…) was run.
                """),
            Sentence(
                "neverRead",
                """
                the report was written, and no file was read: no reading(…) was run.
                """),
            Sentence("leftOut", "gone.txt is not in the report at all. It has a line: gone.txt: missing."),
            Sentence(
                "swallowed", "gone.txt was taken for an empty file: a default hid the error. Say that it is missing."),
            Sentence("stopsAtMissing", "what comes after the missing file was not read. Go on with the next name."),
            Sentence("countsMissing", "4 counts the missing file, too. Count those that could be read."),
            Sentence(
                "remembered",
                """
                a.txt had changed, and the report has the old figures: something was kept from the first run.
                """),
            Sentence(
                "piledUp",
                """
                the first run is in the second report, too. Each run begins inside IO { … } with no lines, and writes \
                only its own.
                """),
        ],
        notice: """
            You can test summary with a text, without a disk. What is left at the edge is short, and does nothing but \
            read and write.
            """,
        toolkit: "Sources/Effects/IO/IO+Traverse.swift")
}
