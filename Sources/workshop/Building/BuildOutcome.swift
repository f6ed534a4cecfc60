import CurrycombWorkbook

/// The outcome of building an exercise, a tour or the playground.
package enum BuildOutcome: Sendable, Equatable {
    /// It compiles; the path of the program.
    case built(executable: String)
    /// The compiler refuses the learner's file: each error once, in the order of the lines.
    case refused([Diagnostic])
    /// It could not be built for another reason. The text gives the reason and the remedy.
    case failed(String)
}

/// The outcome of building for an author, who may edit every file.
package enum AuthorBuild: Sendable, Equatable {
    /// A line of a file that the compiler refuses.
    package struct Refusal: Sendable, Equatable {
        /// The file's path from the root.
        package let file: String
        package let line: Int
        package let message: String
    }

    /// It compiles; the path of the program.
    case built(executable: String)
    /// The compiler refuses lines, of one file or of several.
    case refused([Refusal])
    /// It could not be built for another reason, which the text names.
    case failed(String)
}
