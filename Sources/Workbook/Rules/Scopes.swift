/// The braces of a file, with the types to which they belong, so that a rule can find what a name means.
struct Scopes {
    /// The braces of a type, an extension, a function or a closure, with the head before them.
    struct Block {
        /// The tokens from the word that begins the declaration, or from the brace, to the closing brace.
        let tokens: ClosedRange<Int>
        let brace: Int
        /// The names of the type and of the types around it, outermost first; `nil` if the braces are not a type's.
        let path: [String]?

        func contains(_ place: Int) -> Bool { tokens.contains(place) }
    }

    /// The blocks of the file, each before the blocks inside it.
    let blocks: [Block]
    private let parents: [[String]: Set<String>]

    static let types: Set = ["struct", "class", "enum", "actor", "protocol"]
    private static let beginning = types.union([
        "extension", "func", "init", "subscript", "var", "let", "typealias", "associatedtype", "if", "for", "while",
        "guard", "switch", "do", "case",
    ])

    init(_ tokens: [SourceToken]) {
        var blocks: [Block] = []
        var parents: [[String]: Set<String>] = [:]
        var open: [Int] = []
        // The last word that may begin the head of the next braces.
        var word: Int?
        for (index, token) in tokens.enumerated() {
            switch token.text {
            case "{":
                let outer = open.isEmpty ? [] : blocks[open[open.count - 1]].path
                var path: [String]?
                if let word, Self.types.contains(tokens[word].text) || tokens[word].text == "extension" {
                    let names = Self.name(tokens, after: word)
                    // The path of a type in a function begins with a position instead of the outer types, because the
                    // type's name means nothing outside the function. So does the path of a type inside very many
                    // types, because long paths would fill the memory.
                    path = (outer.flatMap { $0.count < 64 ? $0 : nil } ?? ["\(word)"]) + names
                    let bases = tokens[word..<index].drop { $0.text != ":" }.prefix { $0.text != "where" }
                    parents[path ?? [], default: []].formUnion(bases.map(\.text))
                }
                open.append(blocks.count)
                let start = path == nil ? index : word ?? index
                blocks.append(Block(tokens: start...tokens.count, brace: index, path: path))
                word = nil
            case "}":
                if let last = open.popLast() {
                    let block = blocks[last]
                    blocks[last] = Block(tokens: block.tokens.lowerBound...index, brace: block.brace, path: block.path)
                }
                word = nil
            case ";": word = nil
            case let text where Self.beginning.contains(text) && !Self.isMember(tokens, index): word = index
            default: break
            }
        }
        self.blocks = blocks
        self.parents = parents
    }

    /// Returns true for a word such as `init` in `Box.init` or in `self.init`.
    private static func isMember(_ tokens: [SourceToken], _ index: Int) -> Bool {
        index > 0 && tokens[index - 1].text == "."
    }

    /// Returns the names of a type or an extension, such as `Outer` and `Inner` after the word in
    /// `extension Outer.Inner`. A module's name is left out.
    private static func name(_ tokens: [SourceToken], after word: Int) -> [String] {
        var names: [String] = []
        var index = word + 1
        while index < tokens.count {
            names.append(tokens[index].text)
            index += 1
            let mark = tokens[index...].prefix { ".:".contains($0.text) }.map(\.text)
            guard mark == ["."] || mark == [":", ":"] else { break }
            index += mark.count
        }
        return names.count > 1 && AnswerTokens.isModule(names[0]) ? Array(names.dropFirst()) : names
    }

    /// Returns the blocks around a place, outermost first.
    func around(_ place: Int) -> [Block] { blocks.filter { $0.contains(place) } }

    /// Returns true if a name that is declared directly in a block can be used at a place without its type's name:
    /// inside the block, in the other blocks of its type, and in the blocks of types that inherit from this type.
    ///
    /// - Parameter block: the block, or `nil` for a declaration outside all braces, which can be used in the whole
    ///   file.
    func isVisible(declaredIn block: Block?, at place: Int) -> Bool {
        guard let block else { return true }
        if block.contains(place) { return true }
        guard let path = block.path else { return false }
        return around(place).contains { $0.path.map { $0 == path || inherits($0, from: path) } == true }
    }

    private func inherits(_ type: [String], from base: [String]) -> Bool {
        var known: Set<[String]> = [type]
        var rest = [type]
        while let next = rest.popLast() {
            for name in parents[next] ?? [] {
                if name == base.last { return true }
                rest += parents.keys.filter { $0.last == name && known.insert($0).inserted }
            }
        }
        return false
    }
}
