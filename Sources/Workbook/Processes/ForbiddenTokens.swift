/// Code with which an answer could manipulate the judge. No exercise needs it.
enum ForbiddenTokens {
    private static let attributes: Set<Substring> = [
        "testable", "_spi", "_silgen_name", "_extern", "_cdecl", "c", "_section", "section",
        "_implements", "_originallyDefinedIn",
    ]

    /// Names with which code can find the course's own functions or types, or reach any place in the process's memory
    /// or code.
    private static let functions: Set<Substring> = [
        "dlsym", "dlvsym", "dlopen", "_typeByName", "_getTypeByMangledNameInContext",
        "_getTypeByMangledNameInEnvironment", "unsafeBitCast", "UnsafePointer", "UnsafeMutablePointer",
        "UnsafeRawPointer", "UnsafeMutableRawPointer", "UnsafeRawBufferPointer", "UnsafeMutableRawBufferPointer",
        "UnsafeBufferPointer", "UnsafeMutableBufferPointer", "OpaquePointer", "mmap", "mprotect", "ptrace",
        "process_vm_readv", "process_vm_writev", "fromByteOffset", "toByteOffset", "assumingMemoryBound",
        "withMemoryRebound",
    ]

    /// Protocols that give a type a description, or refine a protocol that does.
    private static let describing: Set = [
        "CustomStringConvertible", "CustomDebugStringConvertible", "CustomReflectable", "TextOutputStreamable",
        "CustomLeafReflectable", "LosslessStringConvertible", "CodingKey", "StringProtocol", "BinaryInteger",
        "SignedInteger", "UnsignedInteger",
        "FixedWidthInteger",
    ]

    /// Swift's types of text. An extension cannot change their descriptions, because they already conform to the
    /// protocols in `describing` that matter for a text.
    private static let texts: Set = ["String", "Substring", "Character"]

    /// Keywords that can begin the declaration after a type alias. A type alias has no closing brace to mark its end.
    private static let declaring: Set = [
        "struct", "class", "enum", "actor", "protocol", "extension", "typealias", "func", "let", "var", "import",
    ]

    /// The other words that can follow a type alias outside all braces.
    private static let beforeDeclarations: Set = [
        "judge", "final", "private", "fileprivate", "internal", "public", "nonisolated", "@", "#",
    ]

    /// Returns a message about one piece of forbidden code in an answer's text, and its line, counted from 1; `nil` if
    /// there is none.
    static func first(in text: String) -> (message: String, line: Int)? {
        if let (word, line) = firstWord(in: text) { return (Phrases.forbidden(word), line) }
        return firstForeignDescription(in: text)
    }

    /// Finds an extension that gives a description to a type that the answer does not declare.
    private static func firstForeignDescription(in text: String) -> (message: String, line: Int)? {
        guard describing.contains(where: { text.contains($0) }) else { return nil }
        let tokens = SourceToken.all(in: text)
        // `declared` contains all types that the file declares, and `own` those that are outside all braces. In an
        // extension, the name of a type outside all braces cannot mean another type.
        var (declared, own, depth): (Set<String>, Set<String>, Int) = ([], [], 0)
        var texts = texts
        for (token, next) in zip(tokens, tokens.dropFirst()) {
            if "{(".contains(token.text) { depth += 1 } else if "})".contains(token.text) { depth -= 1 }
            if token.text == "typealias" { texts.remove(next.text) }
            guard ["struct", "class", "enum", "actor"].contains(token.text) else { continue }
            declared.insert(next.text)
            if depth == 0 { own.insert(next.text) }
        }
        let aliases = ownAliases(in: tokens, of: own, declared)
        // A protocol or type alias in the file may include one of the protocols in `describing`. Then it counts as one
        // of them.
        var describing = describing
        var known = 0
        while known < describing.count {
            known = describing.count
            for (index, token) in tokens.enumerated() where ["protocol", "typealias"].contains(token.text) {
                let head = tokens[(index + 1)...].prefix { $0.text != "{" && !declaring.contains($0.text) }
                if let name = head.first?.text, head.dropFirst().contains(where: { describing.contains($0.text) }) {
                    describing.insert(name)
                }
            }
        }
        for (index, token) in tokens.enumerated() where token.text == "extension" {
            let head = tokens[(index + 1)...].prefix { !["{", "where"].contains($0.text) }
            guard let colon = head.indices.first(where: { head[$0].text == ":" && !isDouble($0) }),
                let type = head[..<colon].prefix(while: { $0.text != "<" }).last(where: {
                    $0.text.first?.isLetter == true || $0.text.hasPrefix("_")
                }),
                !texts.contains(head.prefix { $0.text != ":" }.map(\.text).joined()),
                colon != head.startIndex + 1 || !aliases.contains(type.text),
                // `Outer.Inner` is the file's own type if the file declares both names. `Module::Type` never means the
                // file's own type.
                !own.contains(head[head.startIndex].text) || !declared.contains(type.text)
                    || head[..<colon].contains(where: { $0.text == ":" }),
                let word = head[colon...].first(where: { describing.contains($0.text) })?.text
            else { continue }
            return (Phrases.describesOurs(type.text, word), token.line)
        }
        return nil

        func isDouble(_ index: Int) -> Bool {
            tokens[index - 1].text == ":" || tokens.indices.contains(index + 1) && tokens[index + 1].text == ":"
        }
    }

    /// Returns the names of the type aliases outside all braces that stand for a type of the file, such as `Outer` or
    /// `Outer.Inner`. The file must declare both names, and `Outer` must be outside all braces, too.
    private static func ownAliases(
        in tokens: [SourceToken], of own: Set<String>, _ declared: Set<String>
    ) -> Set<String> {
        var (aliases, depth): (Set<String>, Int) = ([], 0)
        for (index, token) in tokens.enumerated() {
            if "{(".contains(token.text) { depth += 1 } else if "})".contains(token.text) { depth -= 1 }
            guard depth == 0, token.text == "typealias", tokens.indices.contains(index + 3) else { continue }
            var path = [tokens[index + 3].text]
            var rest = tokens[(index + 4)...]
            while rest.count > 1, rest.first?.text == "." {
                path.append(rest[rest.startIndex + 1].text)
                rest = rest.dropFirst(2)
            }
            let isWhole = rest.first.map { declaring.contains($0.text) || beforeDeclarations.contains($0.text) } ?? true
            guard tokens[index + 2].text == "=", isWhole, own.contains(path[0]), declared.contains(path.last!) else {
                continue
            }
            aliases.insert(tokens[index + 1].text)
        }
        return aliases
    }

    /// Finds the first forbidden attribute or name in an answer's text, and its line. Strings and most comments are
    /// searched, too: a parser that skips them can be tricked, and no answer needs these words. Only lines that cannot
    /// contain code are skipped: they begin with `//`, and end neither a comment nor a string of several lines.
    private static func firstWord(in text: String) -> (word: String, line: Int)? {
        // The search reads bytes instead of characters, because some scalars form a single character with an `@` that
        // follows them.
        let (bytes, lineEnds) = (Array(text.utf8), Array("\n\r".utf8))
        var (line, place) = (1, 0)
        while place < bytes.count {
            let start = place
            if bytes[place] == UInt8(ascii: "\n") { line += 1 }
            if place == 0 || lineEnds.contains(bytes[place - 1]) {
                let text = bytes[place...].prefix { !lineEnds.contains($0) }
                if isComment(text) {
                    place = text.endIndex
                    continue
                }
            }
            // The files in this folder give access to running processes, even to their memory.
            if bytes[place...].starts(with: "/proc/".utf8) { return ("/proc/", line) }
            // Swift also accepts an attribute's name in backticks.
            let isAttribute = bytes[place] == UInt8(ascii: "@")
            if isAttribute { place += bytes[place...].dropFirst().prefix { $0 == UInt8(ascii: "`") }.count + 1 }
            let name = bytes[place...].prefix(while: SourceToken.isPartOfWord)
            place = max(name.endIndex, start + 1)
            if name.isEmpty { continue }
            let word = Substring(decoding: name, as: UTF8.self)
            if isAttribute, attributes.contains(word), !isAddress(start) { return ("@\(word)", line) }
            if functions.contains(word) { return (String(word), line) }
        }
        return nil

        func isComment(_ text: ArraySlice<UInt8>) -> Bool {
            let text = String(decoding: text.drop { " \t".utf8.contains($0) }, as: UTF8.self)
            return text.hasPrefix("//") && !["*/", "/#", "\\", "\"\"\""].contains { text.contains($0) }
        }

        /// Returns true for an `@` as in `bee@c.com`, which follows a word. Only another attribute can precede an
        /// attribute without a space.
        func isAddress(_ at: Int) -> Bool {
            let word = bytes[..<at].reversed().prefix(while: SourceToken.isPartOfWord)
            return !word.isEmpty && bytes[..<(at - word.count)].last != UInt8(ascii: "@")
        }
    }
}
