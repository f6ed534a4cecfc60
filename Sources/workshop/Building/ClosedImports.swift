import CurrycombWorkbook

/// Returns an error for each `@testable`, `@_spi` or `@_private` import of a module of the course or the toolkit,
/// because such an import could reach the solutions or the judges.
///
/// Imports in comments and strings do not count.
func closedImports(in text: String) -> [Diagnostic] {
    let lines = compilerLines(of: text).map(String.init)
    let tokens = SourceToken.all(in: text)
    var diagnostics: [Diagnostic] = []
    for (index, token) in tokens.enumerated() where token.text == "import" {
        guard let module = tokens[(index + 1)...].first(where: { !kinds.contains($0.text) }), isOurs(module.text),
            let opener = attributes(before: index, in: tokens).first(where: { openers.contains($0.text) })
        else { continue }
        diagnostics.append(
            Diagnostic(
                line: opener.line, column: opener.column, message: BuildPhrases.closed(opener.text),
                source: lines.indices.contains(opener.line - 1) ? lines[opener.line - 1] : "",
                meaning: BuildPhrases.plainImport(module.text)))
    }
    return diagnostics
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
