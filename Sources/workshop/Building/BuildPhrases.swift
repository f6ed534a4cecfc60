enum BuildPhrases {
    static let stopped = "The build was stopped."

    static func closed(_ opener: String) -> String { "an answer cannot use an \(opener) import" }

    static func otherImport(_ module: String) -> String { "an answer to this exercise cannot import \(module)" }
    static let enoughImports = """
        The starting file imports all that the exercise needs, and another module could contain the code that you have \
        to write. Remove this import.
        """

    static func plainImport(_ module: String) -> String {
        """
        This import could reach the solution or the checks. `import \(module)` has all that the exercise needs.
        """
    }

    static let noSwift =
        "`swift build` could not be started. Is Swift on your PATH? `swift run workshop doctor` checks that."

    static func elsewhere(_ file: String, line: Int, _ message: String) -> String {
        """
        A file that is not yours to edit does not compile: \(file), line \(line): \(message)
        If you changed it, `git diff \(file)` shows the change and `git checkout \(file)` undoes it.
        """
    }

    static let brokenText = "invalid UTF-8 found in source file"
    static let meaningOfBrokenText = """
        The � in this line stands for a character that is not written as UTF-8. Type the character again, or save the \
        file as UTF-8.
        """

    static func crashed(_ file: String) -> String {
        "The compiler itself crashed at \(file). Undo the last change; `swift build` shows its message."
    }

    static func failed(_ product: String, _ end: String) -> String {
        "`swift build --product \(product)` failed:\n\(end)"
    }

    static func unknown(_ product: String, _ end: String) -> String {
        "`swift build --product \(product)` failed, but not because of your file:\n\(end)"
    }
}
