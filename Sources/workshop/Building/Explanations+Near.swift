/// The name that a misspelled name is most likely meant to be.
extension Explanations {
    static let translations = [
        "null": "nil", "None": "nil", "undefined": "nil", "fun": "func", "function": "func", "def": "func",
        "fn": "func",
        "println": "print", "printf": "print", "this": "self", "string": "String", "int": "Int", "bool": "Bool",
        "True": "true", "False": "false", "const": "let", "lambda": "{ x in … }",
    ]

    /// Common Swift names to suggest in place of a misspelled name.
    static let standard = [
        "String", "Int", "Double", "Bool", "Character", "Array", "Dictionary", "Optional", "print", "map", "filter",
        "reduce", "stride", "true", "false", "nil", "zip", "max", "min", "abs", "return", "func", "struct",
    ]

    static let keywords: Set = [
        "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum", "extension",
        "false",
        "for", "func", "guard", "if", "import", "in", "init", "inout", "is", "let", "nil", "private", "protocol",
        "return",
        "self", "static", "struct", "switch", "throw", "throws", "true", "try", "var", "where", "while",
    ]

    /// Returns true if a word is a keyword that differs from a name in more than one letter. Nearly every
    /// file contains keywords, and a short name often resembles one of them.
    static func isFarKeyword(_ word: String, _ name: String) -> Bool {
        keywords.contains(word) && Nearest.slips(word, name) > 1
    }

    /// Returns the most likely correction of a misspelled name; `nil` if no known name is similar. If `isType` is true,
    /// the correction is the name of a type.
    static func near(_ name: String, _ names: [String], isType: Bool) -> String? {
        // A type is no substitute for the name of a function or a value, unless only the capital letter differs.
        func fits(_ word: String) -> Bool {
            isType
                ? word.first?.isUppercase == true
                : name.first?.isUppercase == true || word.first?.isUppercase != true
                    || word.lowercased() == name.lowercased()
        }
        if let translation = translations[name], fits(translation) { return translation }
        // A guess is useful only if the misspelled name is its beginning, or if at most a third of the letters differ,
        // and no more than two.
        func isNear(_ word: String) -> Bool {
            (name.count > 3 && word.hasPrefix(name)) || word.lowercased() == name.lowercased()
                || Nearest.slips(name, word) <= min(2, max(1, name.count / 3))
        }
        let near = Nearest.plausible(
            name,
            in: (names + standard).filter {
                $0 != name && $0.count > 1 && fits($0) && !isFarKeyword($0, name) && isNear($0)
            })
        // A name of one or two letters resembles too many other names.
        return name.count > 2 ? near : nil
    }
}
