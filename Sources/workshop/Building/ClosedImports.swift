import CurrycombWorkbook

/// Returns an error for each import that an answer must not have. A `@testable`, `@_spi` or `@_private` import of a
/// module of the course or the toolkit could give access to the solutions or the judges. A plain import of such a
/// module could provide the code that the learner has to write, so only the modules that the exercise itself imports
/// are allowed.
///
/// Imports in comments and strings do not count.
///
/// - Parameter given: the texts of files whose modules an answer may import, too. If these files import nothing, the
///   answer may import any module, but only without the attributes above.
func closedImports(in text: String, given files: [String]) -> [Diagnostic] {
    let lines = compilerLines(of: text).map(String.init)
    let tokens = SourceToken.all(in: text)
    let given = Set(files.flatMap { modules(in: SourceToken.all(in: $0)).map(\.module.text) })
    var diagnostics: [Diagnostic] = []
    for (index, module) in modules(in: tokens) where isOurs(module.text) {
        let opener = attributes(before: index, in: tokens).first { openers.contains($0.text) }
        guard let place = opener ?? (given.isEmpty || given.contains(module.text) ? nil : tokens[index]) else {
            continue
        }
        diagnostics.append(
            Diagnostic(
                line: place.line, column: place.column,
                message: opener.map { Say.closedImport($0.text) } ?? Say.otherImport(module.text),
                source: lines.indices.contains(place.line - 1) ? lines[place.line - 1] : "",
                meaning: opener == nil ? Say.enoughImports : Say.plainImport(module.text)))
    }
    return diagnostics
}

/// Returns the module of each import, and the index of the word `import`.
private func modules(in tokens: [SourceToken]) -> [(index: Int, module: SourceToken)] {
    tokens.indices.compactMap { index in
        guard tokens[index].text == "import" else { return nil }
        return tokens[(index + 1)...].first { !kinds.contains($0.text) }.map { (index, $0) }
    }
}

private let openers: Set = ["@testable", "@_spi", "@_private"]
/// The words that may come between `import` and the name of the module.
private let kinds: Set = ["struct", "class", "enum", "protocol", "func", "let", "var", "typealias"]
private let levels: Set = ["public", "package", "internal", "fileprivate", "private"]

private func isOurs(_ module: String) -> Bool {
    ["Chapter", "Currycomb", "Solutions"].contains { module.hasPrefix($0) }
}

private func attributes(before place: Int, in tokens: [SourceToken]) -> [SourceToken] {
    var found: [SourceToken] = []
    var index = place - 1
    while index >= 0 {
        if tokens[index].text == ")" {
            var depth = 0
            repeat {
                if tokens[index].text == ")" { depth += 1 } else if tokens[index].text == "(" { depth -= 1 }
                index -= 1
            } while index >= 0 && depth > 0
            guard index >= 0, tokens[index].text.hasPrefix("@") else { break }
        } else if tokens[index].text.hasPrefix("@") {
            found.append(tokens[index])
            index -= 1
        } else if levels.contains(tokens[index].text) {
            index -= 1
        } else {
            break
        }
    }
    return found
}
