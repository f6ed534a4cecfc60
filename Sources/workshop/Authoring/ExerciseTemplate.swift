/// The files of a new exercise. They compile, and what is to be written is marked with TODO.
struct ExerciseTemplate {
    let names: ExerciseNames

    /// The new files, by their paths from the root.
    var files: [(path: String, text: String)] {
        let chapter = "Chapters/\(names.chapterFolder)"
        return [
            ("\(chapter)/Exercises/\(names.contract).swift", contract),
            ("\(chapter)/Words/English+\(names.contract).swift", words),
            ("\(chapter)/Stubs/\(names.folder).swift", stub),
            ("Exercises/\(names.chapterFolder)/\(names.folder)/main.swift", stub),
            ("\(chapter)/References/\(names.folder).swift", reference),
            ("\(chapter)/Misconceptions/\(names.folder)-wrong.swift", wrong),
        ]
    }

    private var contract: String {
        """
        /// \(names.id): TODO: what it is about, in a line.
        public protocol \(names.contract): Contract {
            /// TODO: what it does, in a sentence, with a worked example or two.
            ///
            /// `twice(3)` is `6`.
            func twice(_ x: Int) -> Int

            /// TODO: one requirement a task.
            ///
            /// `fourTimes(3)` is `12`.
            func fourTimes(_ x: Int) -> Int
        }

        extension \(names.contract) {
            /// What must hold, in the order of the words.
            static var checks: [Check] {
                let contract = (any \(names.contract)).self
                return [
                    Check("twice", of: "twice") {
                        try $0.agrees("twice(_)", as: contract, on: Argument("x", .int), examples: [3, 0]) { $0.twice($1) }
                    },
                    Check("fourTimes", of: "fourTimes") {
                        try $0.agrees("fourTimes(_)", as: contract, on: Argument("x", .int), examples: [3, 0]) {
                            $0.fourTimes($1)
                        }
                    },
                ]
            }
        }

        """
    }

    private var words: String {
        """
        import CurrycombWorkbook

        extension English {
            static let \(names.constant) = Words(
                title: \(quoted(names.title)),
                task: "TODO: what to do, in one to three short lines.",
                hints: Hints(
                    question: "TODO: a question that sets the learner thinking?",
                    direction: "TODO: where to go.",
                    nearly: "TODO: nearly the answer."),
                checks: [
                    Sentence("twice", "TODO: what must hold, as in: twice(x) is x and x"),
                    Sentence("fourTimes", "TODO: what must hold next"),
                ],
                misconceptions: [
                    Sentence("same", "TODO: what somebody did who gave x back, and where to look."),
                    Sentence("plusTwo", "TODO: what somebody did who added two."),
                    Sentence("once", "TODO: what somebody did who doubled once."),
                ],
                notice: "TODO: what to notice once it is done.")
        }

        """
    }

    private var stub: String {
        """
        import \(names.module)

        // \(names.id)  \(names.title)
        //
        // TODO: the task in a few lines, with the examples of the contract.
        //
        //     twice(3)        // 6
        //     fourTimes(3)    // 12

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

    private var reference: String {
        """
        // TODO: the solution: it is shown to learners, and answers are compared with it.
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
        // TODO: a wrong answer for each misconception, under its key; each must be told its own sentence.
        package let \(names.constant)Wrong: KeyValuePairs<String, any Contract.Type> = [
            "same": Same.self, "plusTwo": PlusTwo.self, "once": Once.self,
        ]

        /// Right in what a wrong answer does not say otherwise.
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

    private func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }

    /// The line of `Words/Exercises.swift`.
    var declaration: String {
        let line = "package let \(names.constant) = Exercise("
        let arguments = "in: folder, \(names.number), \"\(names.slug)\", minutes: 10, words: English.\(names.constant))"
        return (line + arguments).count <= 120 ? "\(line)\(arguments)\n" : "\(line)\n    \(arguments)\n"
    }

    /// The entry of `Chapter.swift`.
    var judge: String {
        let (constant, contract) = (names.constant, names.contract)
        let line =
            "    ExerciseJudge(\(constant), asks: (any \(contract)).self, reference: \(constant)Reference, "
            + "wrong: \(constant)Wrong) {"
        let long = """
                ExerciseJudge(
                    \(constant), asks: (any \(contract)).self, reference: \(constant)Reference, wrong: \(constant)Wrong
                ) {
            """
        return """
            \(line.count <= 120 ? line : long)
                    ($0 as? any \(contract).Type)?.checks
                },

            """
    }
}
