import CurrycombWorkbook

/// The files of a new exercise. They compile, and TODO marks each part that the author has to write.
struct ExerciseTemplate {
    let names: ExerciseNames
    /// The placeholder for minutes that the author has not filled in.
    static let noMinutes = 0

    /// The new files, with paths relative to the root.
    var files: [(path: String, text: String)] {
        let folder = "Chapters/\(names.chapterFolder)/\(names.folder)"
        return [
            ("\(folder)/Exercise.md", text), ("\(folder)/\(names.contract).swift", contract),
            ("\(folder)/\(names.contract)+Answers.swift", answers), ("\(folder)/Stub.swift", stub),
            (
                "Exercises/\(names.chapterFolder)/\(names.folder)/main.swift",
                StartingFile.text(stub, opening: ["\(names.id)  \(names.title)", ""] + opening)
            ),
        ]
    }

    private var contract: String {
        """
        /// \(names.id): TODO: what the exercise is about, in a line.
        public protocol \(names.contract): Contract {
            /// TODO: what the function does, in a sentence, with a worked example or two.
            ///
            /// `twice(3)` is `6`.
            func twice(_ x: Int) -> Int

            /// TODO: the same for the next function. Each part of the exercise has a separate function.
            ///
            /// `fourTimes(3)` is `12`.
            func fourTimes(_ x: Int) -> Int
        }

        extension \(names.contract) {
            /// The checks, in the order in which `Exercise.md` lists them.
            static var checks: [Check<any \(names.contract)>] {
                [
                    Check("twice", of: "twice") {
                        try $0.agrees("twice(_)", on: Argument("x", .int), examples: [3, 0]) { $0.twice($1) }
                    },
                    Check("fourTimes", of: "fourTimes") {
                        try $0.agrees("fourTimes(_)", on: Argument("x", .int), examples: [3, 0]) {
                            $0.fourTimes($1)
                        }
                    },
                ]
            }
        }

        """
    }

    private var opening: [String] {
        [
            "TODO: the task in a few lines, with the examples of the contract.", "", "    twice(3)        // 6",
            "    fourTimes(3)    // 12",
        ]
    }

    private var text: String {
        """
        # \(names.title)

        TODO: what to do, in one to three short lines.

        - minutes: \(Self.noMinutes)

        ## Starting file

        \(opening.joined(separator: "\n"))

        ## Hints

        1. TODO: a question that sets the learner thinking?
        2. TODO: where to go.
        3. TODO: nearly the answer.

        ## Checks

        - `twice`: TODO: what must be true, as in: twice(x) is x + x
        - `fourTimes`: TODO: what must be true next

        ## Mistakes

        - `same`: TODO: what the code did that returned x itself, and what to change.
        - `plusTwo`: TODO: what the code did that added two.
        - `once`: TODO: what the code did that doubled once.

        ## Notice

        TODO: what to notice once it is done.

        """
    }

    private var stub: String {
        """
        import \(names.module)

        struct Answer: \(names.contract) {
            func twice(_ x: Int) -> Int {
                todo("twice")
            }

            func fourTimes(_ x: Int) -> Int {
                todo("fourTimes")
            }
        }

        judge(Answer.self)

        """
    }

    private var answers: String { "\(reference)\n\(AnswerSource.border)\n\n\(wrong)" }

    private var reference: String {
        """
        // TODO: the solution. Learners see it, and the checks compare their answers with it.
        private struct Answer: \(names.contract) {
            func twice(_ x: Int) -> Int {
                x * 2
            }

            func fourTimes(_ x: Int) -> Int {
                twice(twice(x))
            }
        }

        package let \(names.constant)Reference: any \(names.contract).Type = Answer.self

        """
    }

    private var wrong: String {
        """
        // TODO: a wrong answer for each mistake in `Exercise.md`, under the mistake's key. Its verdict must be
        // the mistake's sentence.
        package let \(names.constant)Wrong: KeyValuePairs<String, any Contract.Type> = [
            "same": Same.self, "plusTwo": PlusTwo.self, "once": Once.self,
        ]

        /// The right behavior, unless a wrong answer overrides it.
        private protocol Right: \(names.contract) {}

        extension Right {
            func twice(_ x: Int) -> Int { x * 2 }
            func fourTimes(_ x: Int) -> Int { twice(twice(x)) }
        }

        private struct Same: Right {
            func twice(_ x: Int) -> Int { x }
        }

        private struct PlusTwo: Right {
            func twice(_ x: Int) -> Int { x + 2 }
        }

        private struct Once: Right {
            func fourTimes(_ x: Int) -> Int { twice(x) }
        }

        """
    }

    /// The exercise's entry in `Chapter.swift`.
    var judge: String {
        let (constant, contract) = (names.constant, names.contract)
        let line =
            "    ExerciseJudge(\"\(names.folder)\", asks: (any \(contract)).self, reference: \(constant)Reference, "
            + "wrong: \(constant)Wrong) {"
        let long = """
                ExerciseJudge(
                    "\(names.folder)", asks: (any \(contract)).self, reference: \(constant)Reference, wrong: \(constant)Wrong
                ) {
            """
        return """
            \(line.count <= 120 ? line : long)
                    ($0 as? any \(contract).Type)?.checks
                },

            """
    }
}
