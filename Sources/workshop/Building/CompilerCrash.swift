import CurrycombWorkbook

/// Returns a message for a learner whose file crashed the compiler, with the line and a way to avoid the crash. Returns
/// `nil` if the stack dump names no line of the file and the file does not contain the known cause.
///
/// The known cause is code that the compiler should reject: a constant that is used inside the closure that makes it.
func compilerCrash(_ output: String, in source: String, text: String) -> Diagnostic? {
    let lines = compilerLines(of: text).map(String.init)
    if let (name, line) = constantUsedWhileMade(lines) {
        return Diagnostic(
            line: line, column: column(of: lines[line - 1]),
            message: Say.crashedWhileMaking(name), source: lines[line - 1], meaning: Say.usedWhileMade(name),
            misconception: nil)
    }
    let places = output.split(separator: " at [\(source):").dropFirst().compactMap { Int($0.prefix(while: \.isNumber)) }
    guard let line = places.last(where: { lines.indices.contains($0 - 1) }) else { return nil }
    return Diagnostic(
        line: line, column: column(of: lines[line - 1]), message: Say.crashedHere, source: lines[line - 1],
        meaning: Say.compilerBug, misconception: nil)
}

private func column(of line: String) -> Int { line.prefix { $0 == " " }.count + 1 }

private func constantUsedWhileMade(_ lines: [String]) -> (name: String, line: Int)? {
    for (index, line) in lines.enumerated() {
        let code = line.drop { $0 == " " }
        guard code.hasPrefix("let "), let equals = code.firstIndex(of: "="), code.contains("{") else { continue }
        let name = String(code[..<equals].dropFirst(4).prefix { $0 != " " && $0 != ":" })
        guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { continue }
        var depth = 0
        var rest = String(code[code.index(after: equals)...])
        for next in index..<lines.count {
            if next > index { rest = lines[next] }
            depth += rest.count { $0 == "{" } - rest.count { $0 == "}" }
            if isRedeclared(name, in: rest) { break }
            if words(in: rest).contains(name), !rest.contains(".\(name)") { return (name, index + 1) }
            if depth <= 0 { break }
        }
    }
    return nil
}

private func isRedeclared(_ name: String, in line: String) -> Bool {
    ["let \(name) ", "var \(name) ", "\(name) in", "\(name),", "\(name):", "\(name))"].contains { line.contains($0) }
        && ["let ", "var ", " in", "func "].contains { line.contains($0) }
}
