import CurrycombWorkbook
import Foundation

/// The page with an exercise's requirements and the helpers from its chapter.
struct ContractPage {
    let workspace: Workspace

    /// Returns the contract with the comments on its requirements, and the signatures of the chapter's types and
    /// functions that the exercise needs; `nil` if the stub or the contract is missing.
    func text(of exercise: Exercise) -> String? {
        let chapter = "Chapters/\(exercise.chapterFolder)"
        guard let stub = workspace.stub(of: exercise), let name = Self.contract(askedForBy: stub) else { return nil }
        let files = folders(in: chapter).filter(Chapter.isExercise)
            .flatMap { contracts(in: "\(chapter)/\($0)") }.compactMap(workspace.text)
        guard let place = files.firstIndex(where: { $0.contains("public protocol \(name):") }) else { return nil }
        var outline = PublicOutline(files[place]).declarations
        guard let own = outline.firstIndex(where: { $0.contains("protocol \(name):") }) else { return nil }
        let contract = outline.remove(at: own)
        let world =
            ([chapter]
            + folders(in: chapter).filter { $0 != "Tour" && !Chapter.isExercise($0) }
            .map { "\(chapter)/\($0)" })
            .flatMap(swiftFiles).compactMap(workspace.text).flatMap { PublicOutline($0).declarations }
        let others = files.enumerated().filter { $0.offset != place }.flatMap { PublicOutline($0.element).declarations }
            .filter { !$0.contains(": Contract {") }
        // From other files, the page shows only the declarations that the contract and the stub mention, and the
        // declarations that these need in turn. The exercise does not need the rest.
        let around = outline + Self.mentioned(by: contract + "\n" + stub, in: world + others)
        // Every chapter declares its own `judge`. It is left out, because the starting file already calls it.
        let helpful = around.filter { !$0.contains("func judge<") }
        guard !helpful.isEmpty else { return contract + "\n" }
        return ([contract, "// " + Say.theWorld] + helpful).joined(separator: "\n\n") + "\n"
    }

    static func contract(askedForBy stub: String) -> String? {
        stub.firstMatch(of: /(?m)^struct Answer: (\w+)/).map { String($0.1) }
    }

    /// Returns the declarations that a text mentions, and all declarations that these mention in turn.
    private static func mentioned(by contract: String, in declarations: [String]) -> [String] {
        func name(_ declaration: String) -> String? {
            declaration.firstMatch(
                of: /(?m)^\w*(?:.* )?(?:struct|enum|class|actor|protocol|extension|typealias|func) (\w+)/
            )
            .map { String($0.1) }
        }
        func words(_ text: String) -> Set<String> {
            Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
        }
        var wanted = words(contract)
        var kept: Set<Int> = []
        while true {
            let more = declarations.indices.filter { index in
                !kept.contains(index) && name(declarations[index]).map(wanted.contains) ?? false
            }
            if more.isEmpty { return kept.sorted().map { declarations[$0] } }
            kept.formUnion(more)
            for index in more { wanted.formUnion(words(declarations[index])) }
        }
    }

    private func folders(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: workspace.path(folder))) ?? [])
            .filter { !$0.contains(".") }.sorted()
    }

    /// Returns an exercise's files with public declarations, except the stub and the files with answers.
    private func contracts(in folder: String) -> [String] {
        swiftFiles(in: folder).filter {
            let text = workspace.text($0) ?? ""
            return !$0.hasSuffix("/Stub.swift") && !text.contains(AnswerSource.border) && text.contains("public ")
        }
    }

    private func swiftFiles(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: workspace.path(folder))) ?? [])
            .filter { $0.hasSuffix(".swift") }.sorted().map { folder + "/" + $0 }
    }
}

/// The public declarations of a file, with their comments but without their bodies. The parser relies on the
/// indentation that `swift format` produces.
struct PublicOutline {
    /// The text of each public top-level declaration, and of each extension with public members.
    let declarations: [String]

    init(_ source: String) {
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        declarations = Self.outline(lines, areAllPublic: false)
    }

    private static func outline(_ lines: [String], areAllPublic: Bool) -> [String] {
        var declarations: [String] = []
        var comments: [String] = []
        var index = 0
        while index < lines.count {
            let line = lines[index]
            if line.hasPrefix("///") || line.contains(/^@\w+(\(.*\))?$/) {
                comments.append(line)
                index += 1
                continue
            }
            guard line.first?.isLetter ?? false || line.hasPrefix("@") else {
                if line.isEmpty { comments = [] }
                index += 1
                continue
            }
            let head = signature(lines, &index)
            let opens = head.last?.hasSuffix("{") ?? false
            let first = index
            if opens {
                while index < lines.count, lines[index] != "}" { index += 1 }
                index += 1
            }
            let isPublic =
                // A former name is only for answers from before.
                !comments.contains { $0.hasPrefix("@available(*, deprecated") }
                && (line.contains(/\b(public|open)\b/)
                    || areAllPublic && line.contains(/^(func|var|init|static|associatedtype|subscript)\b/)
                    || line.hasPrefix("case "))
            let isExtension = line.hasPrefix("extension ")
            if opens, line.contains(/\b(struct|enum|class|actor|protocol|extension)\s/), isPublic || isExtension {
                let inner = lines[first..<max(first, index - 1)].map { String($0.dropFirst(min(4, $0.count))) }
                let members = outline(inner, areAllPublic: line.contains("protocol ")).map(indented)
                if !(isExtension && members.isEmpty) {
                    let body = members.joined(separator: members.contains { $0.contains("\n") } ? "\n\n" : "\n")
                    declarations.append((comments + plain(head) + [body, "}"]).joined(separator: "\n"))
                }
            } else if isPublic {
                declarations.append((comments + plain(withoutBody(head))).joined(separator: "\n"))
            }
            comments = []
        }
        return declarations
    }

    /// Returns the lines of a declaration up to the brace that opens its body, or else to its end.
    private static func signature(_ lines: [String], _ index: inout Int) -> [String] {
        var head = [lines[index]]
        index += 1
        guard !head[0].hasSuffix("{"), !head[0].hasSuffix("}") else { return head }
        if head[0].hasSuffix(#"""""#) {
            // The lines of a multi-line string are skipped, because the page shows the type `String` in its place.
            while index < lines.count, !lines[index].contains(#"""""#) { index += 1 }
            index += 1
            return head
        }
        // A line that continues the declaration is indented, or begins with `)`, `>` or `{`.
        while index < lines.count, let start = lines[index].first, " )>{".contains(start) {
            head.append(lines[index])
            index += 1
            if head.last?.hasSuffix("{") ?? false { break }
        }
        return head
    }

    private static func withoutBody(_ head: [String]) -> [String] {
        var head = head
        if let text = head.last, text.hasSuffix(" = \"\"\"") {
            head[head.count - 1] = String(text.dropLast(6)) + ": String"
        }
        if let last = head.indices.last, let brace = head[last].firstRange(of: " {"),
            !head[last][brace.lowerBound...].contains("get }")
        {
            head[last] = String(head[last][..<brace.lowerBound])
        }
        return head
    }

    private static func plain(_ lines: [String]) -> [String] {
        lines.map { line in
            let declaration = line.replacing("public ", with: "")
            guard declaration.contains(/private\(set\) var \w+:/) else { return declaration }
            // Only the chapter can set this property. The initial value is left out, because it would look like a
            // default value.
            let head = declaration[..<(declaration.firstRange(of: " = ")?.lowerBound ?? declaration.endIndex)]
            return head.replacing("private(set) ", with: "") + " { get }"
        }
    }

    private static func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    " + $0 }
            .joined(separator: "\n")
    }
}
