import CurrycombWorkbook

/// The outcome of building an exercise, a tour or the playground.
package enum BuildOutcome: Sendable, Equatable {
    /// The program was built at this path.
    case built(executable: String)
    /// The file of the answer, the tour or the playground does not compile. The errors are in the order of the lines,
    /// usually one for each line.
    case refused([Diagnostic])
    /// The program could not be built for another reason. The text explains it and suggests a remedy.
    case failed(String)
}

/// The outcome of a build for an author, who may edit every file.
package enum AuthorBuild: Sendable, Equatable {
    /// A line of a file that the compiler rejects.
    package struct Refusal: Sendable, Equatable {
        /// The file's path from the root.
        package let file: String
        package let line: Int
        package let message: String
    }

    /// The program was built at this path.
    case built(executable: String)
    /// These lines, in one or more files, do not compile.
    case refused([Refusal])
    /// The program could not be built for the reason in the text.
    case failed(String)
}
