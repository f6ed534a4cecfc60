import CurrycombWorkbook

/// The outcome of building an exercise, a tour or the playground.
package enum BuildOutcome: Sendable, Equatable {
    /// The program was built. Of the compiler's warnings about the answer, the array contains those that the course
    /// explains.
    case built(executable: String, warnings: [Diagnostic] = [])
    /// The file of the answer, the tour or the playground does not compile, or the answer has an import that is not
    /// allowed. The errors are in the order of the lines, usually with one error for each faulty line.
    case refused([Diagnostic])
    /// The program could not be built for another reason, or the build was stopped. The text says why.
    case failed(String)
}

/// The outcome of a build that reports the errors in every file.
package enum AuthorBuild: Sendable, Equatable {
    package struct Refusal: Sendable, Equatable {
        /// The path relative to the package's folder; for a file outside of it, the path as the compiler prints it.
        package let file: String
        package let line: Int
        package let message: String
    }

    case built(executable: String)
    case refused([Refusal])
    case failed(String)
}
