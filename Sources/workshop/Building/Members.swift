import CurrycombWorkbook
import Foundation

/// The members of the types that an answer's file declares or gets from its chapter, by the type's name, and common
/// members of the standard library.
struct Members {
    /// The types, functions and values that the chapter declares outside of all types.
    private(set) var globals: [String] = []
    /// The functions that the chapter's types and protocols have, by the type's name.
    private var functions: [String: Set<String>] = [:]
    /// The constraints of these functions' generic parameters, by the names of the type, the function and the parameter.
    private var constraints: [String: [String: [String: String]]] = [:]
    /// Those of these functions that may throw.
    private var throwing: [String: Set<String>] = [:]
    /// The protocols to which types conform, by the type's name. The protocols of all of the answer's own types are
    /// under the key `""`.
    private var protocols: [String: Set<String>] = [:]
    /// The methods of all these types, with the functions of the file's own types.
    private var methods: [String: Set<String>] = [:]
    /// What can be called, by its name: functions, cases with values, values that are functions, and, by the type's
    /// name, initializers.
    private(set) var callables: [String: [Callable]] = [:]
    private var names = Self.standard.merging(Self.toolkit) { $1 }
    private var cases = Self.toolkit
    /// The properties and their types, without spaces, in the order of their declarations.
    private var properties: [String: [(name: String, type: String)]] = [:]
    /// The types that the file or its chapter declares; all their members are known.
    private var declared: Set<String> = []
    /// The generic parameters of each type.
    private var parameters: [String: [String]] = [:]

    /// Reads the declarations of a file and, as far as other modules can use them, of all files in a chapter's folder.
    init(_ tokens: [SourceToken], chapter: String?) {
        read(tokens, isOwn: true)
        guard let chapter, let files = FileManager.default.enumerator(atPath: chapter) else { return }
        let paths = files.compactMap { $0 as? String }.filter {
            $0.hasSuffix(".swift") && !$0.hasSuffix("Stub.swift") && !$0.hasSuffix("+Answers.swift")
        }
        for path in paths.sorted() {
            Files.text("\(chapter)/\(path)").map { read(SourceToken.all(in: $0), isOwn: false) }
        }
    }

    private mutating func read(_ tokens: [SourceToken], isOwn: Bool) {
        let texts = tokens.map(\.text)
        func isName(_ index: Int) -> Bool {
            texts.indices.contains(index) && texts[index].utf8.first.map(SourceToken.isPartOfWord) == true
        }
        // For each open brace, the type whose body begins there, if there is one.
        var open: [(type: String?, isPublic: Bool)] = []
        var next: (type: String, isPublic: Bool)?
        for (index, text) in texts.enumerated() {
            // Modifiers are expected on the same line as the declaration.
            func has(_ modifiers: Set<String>) -> Bool {
                texts[..<index].indices.reversed().lazy.prefix { tokens[$0].line == tokens[index].line }
                    .prefix { !["{", "}", ";"].contains(texts[$0]) }.contains { modifiers.contains(texts[$0]) }
            }
            let isPublic = isOwn || has(["public", "package"])
            if !isOwn, isPublic, open.isEmpty, Self.declaring.contains(text), isName(index + 1) {
                globals.append(texts[index + 1])
            }
            if ["case", "func", "init", "let", "var"].contains(text), isOwn || isPublic || open.last?.isPublic == true,
                let callable = Callable(at: index, of: tokens, in: open.last?.type, isOwn: isOwn),
                !open.contains(where: { $0.type == nil }) || isOwn
            {
                callables[callable.name, default: []].append(callable)
            }
            switch text {
            case "{":
                open.append(next.map { ($0.type, $0.isPublic) } ?? (nil, false))
                next = nil
            case "}": _ = open.popLast()
            case "struct", "class", "enum", "actor", "protocol", "extension":
                guard isName(index + 1), index == 0 || ![".", ":", ","].contains(texts[index - 1]) else { continue }
                var last = index + 1
                while last + 2 < texts.count, texts[last + 1] == ".", isName(last + 2) { last += 2 }
                next = (texts[last], isOwn || text == "protocol" || text == "extension" && isPublic)
                if text != "extension" { declared.insert(texts[last]) }
                if last + 1 < texts.count, texts[last + 1] == "<", text != "extension" {
                    let list = texts[(last + 2)...].prefix { $0 != ">" && $0 != "{" }
                    parameters[texts[last]] = list.indices.filter { $0 == last + 2 || texts[$0 - 1] == "," }
                        .map { texts[$0] }
                }
                if last + 1 < texts.count, texts[last + 1] == ":" {
                    protocols[isOwn ? "" : texts[last], default: []]
                        .formUnion(texts[(last + 2)...].prefix { $0 != "{" && $0 != "where" })
                }
            case "case", "let", "var", "func":
                guard let (type, isOpen) = open.last, let type, isName(index + 1), !has(["private", "fileprivate"]),
                    text == "case" || isOpen || isPublic
                else { continue }
                names[type, default: []].append(texts[index + 1])
                if text == "func" { methods[type, default: []].insert(texts[index + 1]) }
                if !isOwn, text == "func" {
                    functions[type, default: []].insert(texts[index + 1])
                    constraints[type, default: [:]][texts[index + 1]] = Self.constraints(
                        texts[index...].dropFirst(2))
                    if Self.mayThrow(texts[index...].dropFirst()) {
                        throwing[type, default: []].insert(texts[index + 1])
                    }
                }
                if text == "let" || text == "var", index + 2 < texts.count, texts[index + 2] == ":" {
                    properties[type, default: []].append((texts[index + 1], Self.type(at: index + 3, of: tokens)))
                }
                guard text == "case" else { continue }
                cases[type, default: []].append(texts[index + 1])
                var (place, depth) = (index + 2, 0)
                while place < texts.count, depth > 0 || tokens[place].line == tokens[index].line {
                    if texts[place] == "(" { depth += 1 }
                    if texts[place] == ")" { depth -= 1 }
                    if depth == 0, texts[place] == ",", isName(place + 1) {
                        names[type, default: []].append(texts[place + 1])
                        cases[type, default: []].append(texts[place + 1])
                    }
                    place += 1
                }
            default: break
            }
        }
    }

    /// Returns the generic parameters of a function and their constraints, from the tokens after its name. A parameter
    /// without a constraint has the constraint "".
    static func constraints(_ head: some Sequence<String>) -> [String: String] {
        var (found, parameter, depth) = ([String: String](), String?.none, 0)
        for (index, text) in head.enumerated() {
            if index == 0, text != "<" { return [:] }
            if text == "<" { depth += 1 }
            if text == ">" { depth -= 1 }
            guard depth > 0 else { break }
            if text == "," || index == 0 {
                parameter = nil
            } else if let parameter {
                if text != ":" { found[parameter, default: ""] += text }
            } else {
                (parameter, found[text]) = (text, "")
            }
        }
        return found
    }

    /// Returns true if the head of a function, after the word `func`, has `throws` after the parameters.
    private static func mayThrow(_ head: ArraySlice<String>) -> Bool {
        var depth = 0
        for text in head {
            if text == "(" { depth += 1 }
            if text == ")" { depth -= 1 }
            if depth < 0 || ["{", "}", "associatedtype", "func", "init", "let", "static", "var"].contains(text) {
                break
            }
            if depth == 0, text == "throws" { return true }
        }
        return false
    }

    /// Returns the type that begins at an index, without spaces. It ends with the line, or before `=` or a brace.
    static func type(at start: Int, of tokens: [SourceToken]) -> String {
        var (end, depth) = (start, 0)
        while end < tokens.count, depth > 0 || tokens[end].line == tokens[start].line {
            if depth == 0, ["=", "{", "}", ";"].contains(tokens[end].text) { break }
            if ["(", "["].contains(tokens[end].text) { depth += 1 }
            if [")", "]"].contains(tokens[end].text) { depth -= 1 }
            if depth < 0 { break }
            end += 1
        }
        return tokens[start..<end].map(\.text).joined()
    }

    private static let declaring: Set = [
        "struct", "class", "enum", "actor", "protocol", "func", "let", "var", "typealias",
    ]

    private static let standard = [
        "Array": sequence + [
            "append", "count", "dropFirst", "dropLast", "endIndex", "firstIndex", "indices", "insert", "isEmpty",
            "joined", "last", "popLast", "prefix", "remove", "removeAll", "removeFirst", "removeLast", "startIndex",
            "suffix", "swapAt",
        ],
        "Dictionary": sequence + ["count", "isEmpty", "keys", "mapValues", "removeValue", "updateValue", "values"],
        "String": sequence + [
            "append", "count", "dropFirst", "dropLast", "hasPrefix", "hasSuffix", "isEmpty", "last", "lowercased",
            "matches", "prefix", "replacing", "split", "suffix", "uppercased",
        ],
        "Int": ["description", "isMultiple", "magnitude", "quotientAndRemainder", "signum"],
        "Double": ["description", "isNaN", "magnitude", "rounded", "squareRoot"],
    ]

    /// The cases of the toolkit's enums, which no chapter declares.
    private static let toolkit = ["End": ["completed", "failed", "interrupted"]]

    private static let sequence = [
        "allSatisfy", "compactMap", "contains", "enumerated", "filter", "first", "flatMap", "forEach", "map", "max",
        "min", "reduce", "reversed", "sorted",
    ]

    /// Returns true if the answer's contract, or a contract from which it inherits, has a function with this name.
    func hasFunction(_ name: String) -> Bool { contracts.contains { functions[$0]?.contains(name) == true } }

    /// The names of the functions that these contracts and their extensions have.
    var contractFunctions: [String] { contracts.flatMap { functions[$0] ?? [] }.sorted() }

    /// Returns the types of the answer and the chapter that have a case with this name.
    func types(withCase name: String) -> [String] {
        cases.filter { declared.contains($0.key) && $0.value.contains(name) }.map(\.key).sorted()
    }

    /// Returns true if one of these contracts has a function with this name that may throw.
    func mayThrow(_ name: String) -> Bool { contracts.contains { throwing[$0]?.contains(name) == true } }

    /// Returns the constraint that a generic parameter of a function has in these contracts; `nil` if it has none.
    func constraint(of parameter: String, in function: String) -> String? {
        contracts.lazy.compactMap { constraints[$0]?[function]?[parameter] }.first { !$0.isEmpty }
    }

    /// The answer's contracts, and the contracts from which they inherit.
    private var contracts: Set<String> {
        var known: Set<String> = []
        var rest = protocols[""] ?? []
        while let next = rest.popFirst() {
            if known.insert(next).inserted { rest.formUnion(protocols[next] ?? []) }
        }
        return known
    }

    /// Returns true if a type of the answer or the chapter has a member with this name.
    func has(_ name: String, in type: String) -> Bool {
        Self.standard[type] == nil && names[type]?.contains(name) == true
    }

    /// Returns true if the answer or the chapter declares a type with this name.
    func isType(_ name: String) -> Bool { declared.contains(name) }

    /// Returns true if a type of the answer or the chapter has a method with this name.
    func hasMethod(_ name: String, in type: String) -> Bool { methods[type]?.contains(name) == true }

    /// Returns true if a type of the answer or the chapter has a property with this name, declared with its type.
    func hasProperty(_ name: String, in type: String) -> Bool {
        properties[type]?.contains { $0.name == name } == true
    }

    /// Returns the names of the members of a type that the answer or the chapter declares, each once; an empty array if
    /// there are more than ten, and for other types.
    func all(of type: String) -> [String] {
        guard declared.contains(type), let names = names[type] else { return [] }
        let each = names.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        return each.count <= 10 ? each : []
    }

    /// Returns the properties of a type such as `Step<Int, String>` that have the type `wanted` or, if this is `nil`, all
    /// properties of the type; an empty array if there are more than four.
    func properties(of type: String, typed wanted: String? = nil) -> [String] {
        let plain = plainType(type)
        guard !type.hasSuffix("?"), !type.hasPrefix("["), let known = properties[plain] else { return [] }
        let words = Dictionary(
            zip(parameters[plain] ?? [], arguments(of: type)), uniquingKeysWith: { first, _ in first })
        let fitting = known.filter { property in
            guard property.name != "description" else { return false }
            guard let wanted else { return true }
            let type = property.type.replacing(/\w+/) { words[String($0.output)] ?? String($0.output) }
            return type == wanted.replacing(" ", with: "")
        }.map(\.name)
        return fitting.count <= 4 ? fitting : []
    }

    /// Returns the member of a type that a name is most likely meant to be, if there is one, and the cases of the type
    /// if there are only a few. Returns `nil` if the type is not known or has a member of this name.
    func similar(to name: String, in type: String) -> (near: String?, cases: [String])? {
        guard let names = names[type], !names.contains(name) else { return nil }
        let near = Nearest.plausible(
            name,
            in: names.filter { member in
                let (short, long) = member.count < name.count ? (member, name) : (name, member)
                // If one name is the end of the other, they are different words: `unsubscribe` is the opposite of
                // `subscribe`, and not a slip.
                return short.count > 2
                    && (short.count == long.count || !long.lowercased().hasSuffix(short.lowercased()))
                    && (long.lowercased().hasPrefix(short.lowercased())
                        || Nearest.slips(name, member) <= min(2, max(1, name.count / 3)))
            })
        let cases = cases[type] ?? []
        return (near, cases.count <= 6 ? cases : [])
    }
}

/// Returns the generic arguments of a type, without spaces: `["Int", "[String]"]` for `Step<Int, [String]>`.
private func arguments(of type: String) -> [String] {
    guard let start = type.firstIndex(of: "<"), type.hasSuffix(">") else { return [] }
    return parts(ofList: type[type.index(after: start)...].dropLast()).map { $0.replacing(" ", with: "") }
}

/// Returns the parts of a list of types, which commas separate: `["Int", "(A, B)"]` for `Int, (A, B)`.
func parts(ofList list: Substring) -> [String] {
    var (parts, depth) = ([""], 0)
    var before: Character = " "
    for character in list {
        switch character {
        case "(", "[", "<": depth += 1
        case ">" where before == "-": break
        case ")", "]", ">": depth -= 1
        default: break
        }
        before = character
        if character == ",", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
    }
    return parts.map { String($0.drop { $0 == " " }) }
}

/// Returns the name of a type without the types in which it is declared, its generic arguments and question marks: `B`
/// for `A.B<Int>?`.
func plainType(_ type: String) -> String {
    if type.hasPrefix("["), type.hasSuffix("]") { return type.contains(" : ") ? "Dictionary" : "Array" }
    return String(type.prefix { $0 != "<" && $0 != "?" }.split(separator: ".").last ?? "")
}
