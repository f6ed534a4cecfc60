import CurrycombWorkshop
import Foundation

/// The names that the code of a chapter may use, besides the names in its lesson: the names in the chapter's own
/// sources and in the toolkit.
struct DeclaredNames {
    struct Declaration {
        let name: String
        let owner: String?
        let isType: Bool
        fileprivate let written: String
        /// The declaration without its body and its access level. It is computed on demand, because few declarations
        /// are shown.
        var head: String { DeclaredNames.plain(written) }
        /// The first sentence of the comment on the declaration.
        let summary: String
    }

    private var types: [String: Declaration] = [:]
    private var functions: [String: Declaration] = [:]
    private var members: [String: [String: Declaration]] = [:]
    private var own: Set<String> = []

    /// Parses Swift in the format of `swift format`. If a name has several declarations, the first is used. The
    /// chapter's declarations come before the toolkit's.
    init(_ sources: [String], toolkit: DeclaredNames? = nil) {
        for source in sources { read(source, isOurs: true) }
        own = Set(members.keys)
        guard let toolkit else { return }
        types.merge(toolkit.types) { own, _ in own }
        functions.merge(toolkit.functions) { own, _ in own }
        members.merge(toolkit.members) { own, others in own.merging(others) { own, _ in own } }
    }

    /// Reads the sources of a chapter, without its exercises and its tour, and the sources of several modules of the
    /// toolkit.
    init(_ workspace: Workspace, _ chapter: String) {
        let toolkit = workspace.toolkit
        let known = Self.toolkits.value[toolkit.root] ?? Self.toolkit(toolkit)
        Self.toolkits.value[toolkit.root] = known
        self.init(Self.files("Chapters/\(chapter)", in: workspace), toolkit: known)
    }

    /// The names of each toolkit, read once for all chapters.
    private static let toolkits = Shared<[String: DeclaredNames]>([:])

    private static func toolkit(_ workspace: Workspace) -> DeclaredNames {
        var names = DeclaredNames([])
        for module in [
            "Effects", "Verification", "Events", "Signals", "Stores", "Bindings", "MarbleLines", "Marbles",
            "Containers",
        ] {
            for file in files("Sources/\(module)", in: workspace) { names.read(file, isOurs: false) }
        }
        return names
    }

    private static func files(_ folder: String, in place: Workspace) -> [String] {
        let all = FileManager.default.enumerator(atPath: place.path(folder))?.compactMap { $0 as? String } ?? []
        // A file whose name ends with `NamesElsewhere.swift` declares names of other libraries as unavailable.
        return all.filter {
            $0.hasSuffix(".swift") && !$0.hasSuffix("NamesElsewhere.swift") && $0.first?.isNumber != true
                && !$0.hasPrefix("Tour/")
        }.sorted()
            .compactMap { place.text("\(folder)/\($0)") }
    }

    /// Adds the declarations of a file. If `isOurs` is true, adds all that are not private. Otherwise, adds only
    /// declarations marked `public`: neither the cases of enums nor the requirements of protocols, because these never
    /// have this mark.
    private mutating func read(_ source: String, isOurs: Bool) {
        var comment: [Substring] = []
        var owners: [String] = []
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        var index = 0
        while index < lines.count {
            let line = lines[index]
            defer { index += 1 }
            let indent = line.prefix { $0 == " " }.count
            let text = line.dropFirst(indent)
            if text.isEmpty || text.hasPrefix("@") && !text.contains(" ") { continue }
            if indent / 4 < owners.count { owners = Array(owners.prefix(indent / 4)) }
            if text.hasPrefix("///") {
                comment.append(text.dropFirst(3).trimmingPrefix(" "))
                continue
            }
            let summary = Self.summary(comment)
            comment = []
            guard indent == owners.count * 4, isOurs || text.contains("public ") || text.hasPrefix("extension "),
                !text.contains("private "), !text.hasPrefix("@usableFromInline"),
                let match = text.firstMatch(of: Self.declaration)
            else { continue }
            let (keyword, name) = (match.1, String(match.2))
            var head = String(text)
            // A declaration whose parentheses are open continues on the next lines, at most eight.
            let last = min(index + 8, lines.count - 1)
            while index < last, !head.hasSuffix("{"), !head.hasSuffix("}"), Self.isOpen(head) {
                index += 1
                head += (head.hasSuffix("(") ? "" : " ") + lines[index].trimmingPrefix { $0 == " " }
            }
            let opens = head.hasSuffix("{")
            let isType = !["func", "var", "let", "case"].contains(keyword)
            let declaration = Declaration(
                name: name, owner: owners.last, isType: isType, written: head, summary: summary)
            if isType, keyword != "extension", owners.isEmpty, types[name] == nil { types[name] = declaration }
            if let owner = owners.last {
                if members[owner]?[name] == nil { members[owner, default: [:]][name] = declaration }
            } else if !isType, functions[name] == nil {
                functions[name] = declaration
            }
            if isType, opens { owners.append(name) }
        }
    }

    // This pattern never changes, so it can be used on any thread, although `Regex` is not `Sendable`.
    nonisolated(unsafe) private static let declaration =
        /^(?:@\w+(?:\([^)]*\))? |(?:public|package|final|static|nonisolated|indirect|mutating|override|lazy|convenience|private\(set\)) )*(func|var|let|struct|class|enum|actor|protocol|typealias|extension|case) (\w+)/

    private static func isOpen(_ text: String) -> Bool {
        var depth = 0
        for byte in text.utf8 { depth += byte == UInt8(ascii: "(") ? 1 : byte == UInt8(ascii: ")") ? -1 : 0 }
        return depth > 0
    }

    private static func summary(_ comment: [Substring]) -> String {
        let text = comment.prefix { !$0.isEmpty }.joined(separator: " ").replacing("``", with: "`")
        return text.range(of: ". ").map { String(text[..<$0.lowerBound]) + "." } ?? text
    }

    private static func body(of head: String) -> String.Index? {
        if head.hasSuffix("{") { return head.index(before: head.endIndex) }
        guard head.hasSuffix("}") else { return nil }
        var depth = 0
        return head.indices.reversed().first { index in
            if head[index] == "}" { depth += 1 }
            if head[index] == "{" { depth -= 1 }
            return depth == 0
        }
    }

    // The patterns are stored, because a pattern inside a function would be compiled on each call. They never change, so
    // they can be used on any thread, although `Regex` is not `Sendable`.
    nonisolated(unsafe) private static let access =
        #/\b(public|package|static|nonisolated|final|mutating|indirect|private\(set\)) |@(escaping|Sendable|MainActor|autoclosure) /#
    nonisolated(unsafe) private static let storage = #/^(var|let) \w+: /#

    fileprivate static func plain(_ head: String) -> String {
        var head = head
        if let brace = body(of: head) { head = String(head[..<brace]).trimmingCharacters(in: .whitespaces) }
        head = head.replacing(access, with: "").replacing("( ", with: "(").replacing(" )", with: ")")
        // The initial values of properties are implementation details, so they are not shown.
        if head.contains(storage), let value = head.range(of: " = ") {
            head = String(head[..<value.lowerBound])
        }
        return head
    }

    /// Returns the declarations of names as lines of code; a type is declared with the requested members.
    func declarations(of names: [SwiftNames.Name], asked: [SwiftNames.Name], known: Set<String>) -> [[String]] {
        var told: Set<String> = []
        var parts: [[String]] = []
        var inPlay: [String] = []
        var handedOn: [String] = []
        for name in names where name.kind == .plain && !known.contains(name.text) {
            guard told.insert(name.text).inserted else { continue }
            if let function = functions[name.text] {
                parts.append(lines(function))
            } else if types[name.text] != nil {
                inPlay.append(name.text)
            }
        }
        // A member such as `Ours.map` is declared under this full name, without a declaration of `Ours`.
        for name in names {
            guard case .member(of: let base?) = name.kind, types[base] != nil, !known.contains(base),
                let member = members[base]?[name.text], Self.isNamespace(base),
                told.insert(base + "." + name.text).inserted
            else { continue }
            parts.append(lines(member, in: base))
            // The question may be about the cases of a type that the function takes or returns.
            let generic = member.head.firstMatch(of: /^\w+ \w+<([^>(]*)>/).map { SwiftNames(String($0.1)).all } ?? []
            handedOn += SwiftNames(member.head).names.map(\.text).filter { types[$0] != nil && !generic.contains($0) }
        }
        var wanted = asked.filter { name in
            if case .member(of: let base) = name.kind { base.map { !Self.isNamespace($0) } ?? true } else { false }
        }.map(\.text).filter { !SwiftStandard.names.contains($0) && !known.contains($0) }
        func take(of type: String) -> [String] {
            let taken = wanted.filter { members[type]?[$0] != nil }
            wanted.removeAll(where: taken.contains)
            var seen: Set<String> = []
            return taken.filter { seen.insert($0).inserted }
        }
        for type in inPlay where !Self.isNamespace(type) { parts.append(lines(type, take(of: type))) }
        let others = handedOn + own.sorted() + ["Signal"]
        for type in others where !inPlay.contains(type) && !Self.isNamespace(type) && !known.contains(type) {
            let taken = take(of: type)
            if !taken.isEmpty { parts.append(lines(type, taken)) }
        }
        return parts
    }

    private static func isNamespace(_ name: String) -> Bool { ["Ours", "Signals"].contains(name) }

    private func lines(_ declaration: Declaration, in base: String? = nil) -> [String] {
        let head =
            base.map { base in declaration.head.replacing(#/^(func|var|let) /#, with: { "\($0.1) \(base)." }) }
            ?? declaration.head
        return (declaration.summary.isEmpty ? [] : ["// \(declaration.summary)"]) + [head]
    }

    /// Returns a type's declaration with only the protocols that the chapter declares. Other protocols do not help a
    /// reader.
    private func head(_ type: Declaration) -> String {
        guard let match = type.head.wholeMatch(of: /(\w+ \w+(?:<.*>)?): (.*)/) else { return type.head }
        let kept = match.2.split(separator: ", ").filter { own.contains(String($0)) }
        return String(match.1) + (kept.isEmpty ? "" : ": \(kept.joined(separator: ", "))")
    }

    private func lines(_ type: String, _ own: [String]) -> [String] {
        guard let declaration = types[type] else { return own.compactMap { members[type]?[$0]?.head } }
        let inner = own.compactMap { members[type]?[$0] }.map { "    \($0.head)" }
        return lines(declaration).dropLast() + [head(declaration) + (inner.isEmpty ? "" : " {")] + inner
            + (inner.isEmpty ? [] : ["}"])
    }
}

/// Names from Swift and its libraries, which a question need not declare.
enum SwiftStandard {
    static let names: Set = [
        "Int", "String", "Double", "Bool", "Void", "Character", "Set", "Array", "Dictionary", "Optional", "Never",
        "Sendable",
        "Error", "Regex", "Result", "append", "count", "first", "last", "map", "flatMap", "filter", "reduce", "forEach",
        "contains", "removeAll", "removeFirst", "sorted", "joined", "prefix", "suffix", "description", "isEmpty",
        "uppercased",
        "lowercased", "split", "get", "print", "escaping", "withObservationTracking", "onChange", "success", "failure",
        "MainActor", "rounded", "max", "min", "none", "some",
    ]
}
