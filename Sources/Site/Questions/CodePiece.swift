/// A top-level statement or declaration in a lesson's code.
struct CodePiece: Hashable {
    enum Kind: Hashable { case type, function, constant, variable, statement }

    let lines: [String]
    let kind: Kind
    let names: [String]
    var code: String { lines.joined(separator: "\n") }
    /// The names that the piece uses but does not declare.
    var uses: Set<String> {
        let plain = SwiftNames(code).plain
        return kind == .function || kind == .type || kind == .statement
            ? plain.subtracting(SwiftNames.local(code)).subtracting(names) : plain.subtracting(names)
    }
    /// True if the piece only shows values: names or members with their results, without calls or changes.
    var isLook: Bool { kind == .statement && lines.allSatisfy { $0.wholeMatch(of: /[\w.]+ *\/\/ → .*/) != nil } }

    static func all(of lines: [String]) -> [CodePiece] {
        var pieces: [[String]] = []
        var isOpen = false
        for line in lines where !line.allSatisfy(\.isWhitespace) {
            // A comment or an attribute belongs to the line below it; an indented or closing line continues the piece.
            if let start = line.first, !" })].".contains(start), !isOpen {
                pieces.append([line])
            } else if pieces.isEmpty {
                pieces.append([line])
            } else {
                pieces[pieces.count - 1].append(line)
            }
            isOpen = line.hasPrefix("//") || line.wholeMatch(of: attribute) != nil
        }
        return pieces.map(CodePiece.init)
    }

    // The patterns are stored, because a pattern inside a function would be compiled on each call. They never change, so
    // they can be used on any thread, although `Regex` is not `Sendable`.
    nonisolated(unsafe) private static let attribute = /@\w+(\(.*\))?/
    nonisolated(unsafe) private static let declaration =
        /^(?:@\w+(?:\([^)]*\))? |\w+ )*?(func|struct|class|enum|actor|protocol|typealias) (\w+)/
    nonisolated(unsafe) private static let tuple = /^(let|var) \(([^)]*)\)/
    nonisolated(unsafe) private static let constant = /^(?:@\w+ )?(let|var) (\w+)/

    private init(_ lines: [String]) {
        self.lines = lines
        let head = lines.first { !$0.hasPrefix("//") && $0.wholeMatch(of: Self.attribute) == nil } ?? ""
        if let match = head.firstMatch(of: Self.declaration) {
            (kind, names) = (match.1 == "func" ? .function : .type, [String(match.2)])
        } else if let match = head.firstMatch(of: Self.tuple) {
            kind = match.1 == "var" ? .variable : .constant
            names = match.2.split(separator: ",").map { String($0.filter { $0.isLetter || $0.isNumber || $0 == "_" }) }
        } else if let match = head.firstMatch(of: Self.constant) {
            (kind, names) = (match.1 == "var" ? .variable : .constant, [String(match.2)])
        } else {
            (kind, names) = (.statement, [])
        }
    }
}
