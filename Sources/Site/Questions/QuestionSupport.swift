import CurrycombWorkshop

/// The code that the questions of a lesson need: a question on a slide or a sheet needs the declaration of each name
/// that it uses.
struct QuestionSupport {
    struct Needs {
        var pieces: [CodePiece] = []
        /// The declarations of the chapter and the toolkit.
        var world: [[String]] = []
        var parts: [[String]] { world + pieces.map(\.lines) }
    }

    /// Joins parts of code; a part with more than two lines has an empty line before and after it.
    static func joined(_ parts: some Collection<[String]>) -> [String] {
        var lines: [String] = []
        var isLong = false
        for part in parts {
            if !lines.isEmpty, isLong || part.count > 2 { lines.append("") }
            lines += part
            isLong = part.count > 2
        }
        return lines
    }

    /// Returns the parts in a form that saves space: without empty lines between them, and without unindented comment
    /// lines, except results.
    static func dense(_ parts: some Collection<[String]>) -> [String] {
        parts.joined().filter { !$0.hasPrefix("// ") || $0.hasPrefix("// → ") }
    }

    private var needs: [[String]: Needs] = [:]

    init(_ lesson: MarkdownPage, _ names: DeclaredNames) {
        var before: [CodePiece] = []
        for case .code(let language, let lines) in lesson.blocks {
            let pieces = CodePiece.all(of: lines)
            if language == "swift question" { needs[lines] = Self.needs(pieces, before, names) }
            if language.hasPrefix("swift") { before += pieces }
        }
    }

    /// Returns the code that a question needs but does not contain.
    func needs(of question: [String]) -> Needs { needs[question] ?? Needs() }

    private static func needs(_ question: [CodePiece], _ before: [CodePiece], _ world: DeclaredNames) -> Needs {
        let asked = SwiftNames(question.map(\.code).joined(separator: "\n"))
        let own = Set(question.flatMap(\.names))
        var kept: Set<Int> = []
        var todo = question.reduce(into: Set()) { $0.formUnion($1.uses) }.subtracting(own)
        var done = own
        var isGrowing = true
        while isGrowing {
            while let name = todo.popFirst() {
                guard done.insert(name).inserted, let place = before.lastIndex(where: { $0.names.contains(name) }),
                    kept.insert(place).inserted
                else { continue }
                todo.formUnion(before[place].uses)
            }
            // Code that changes a variable after its declaration is also needed, because the answer would be different
            // without it.
            let changing = changing(kept, before)
            let first = kept.filter { !changing.isDisjoint(with: before[$0].names) }.min() ?? before.count
            isGrowing = false
            for index in before.indices.dropFirst(first + 1) where !kept.contains(index) {
                let piece = before[index]
                let isRun = piece.kind == .constant && piece.code.contains(/\bawait\b/)
                guard piece.kind == .statement && !piece.isLook || isRun, !piece.uses.isDisjoint(with: changing) else {
                    continue
                }
                kept.insert(index)
                todo.formUnion(piece.uses)
                isGrowing = true
            }
        }
        var needs = Needs()
        needs.pieces = kept.sorted().map { before[$0] }
        let code = (question + needs.pieces).map(\.code).joined(separator: "\n")
        needs.world = world.declarations(
            of: asked.names + needs.pieces.flatMap { SwiftNames($0.code).names }, asked: asked.names,
            known: SwiftNames.local(code).union(question.flatMap(\.names)).union(needs.pieces.flatMap(\.names)))
        return needs
    }

    /// Returns the names of variables, of constants that refer to objects, and of all constants and functions that use
    /// these variables or constants.
    private static func changing(_ kept: Set<Int>, _ pieces: [CodePiece]) -> Set<String> {
        var changing: Set<String> = []
        for piece in kept.map({ pieces[$0] }) where piece.kind == .variable || piece.kind == .constant {
            let isObject = pieces.contains { type in
                type.kind == .type && type.code.contains("class ") && !piece.uses.isDisjoint(with: type.names)
            }
            if piece.kind == .variable || isObject { changing.formUnion(piece.names) }
        }
        var isGrowing = true
        while isGrowing {
            let count = changing.count
            for piece in pieces where piece.kind == .constant || piece.kind == .function {
                if !piece.uses.isDisjoint(with: changing) { changing.formUnion(piece.names) }
            }
            isGrowing = changing.count > count
        }
        return changing
    }
}
