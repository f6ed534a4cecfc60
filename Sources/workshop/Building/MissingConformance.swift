/// Returns errors about members that a protocol requires, and that an answer's type lacks or declares differently;
/// `nil` if the message is about something else, or if none of its notes names a requirement.
///
/// The compiler reports the error on the line that declares the type, but the useful facts are in its notes: the
/// requirement, and the answer's declaration. Its advice to add stubs would only distract from the exercise.
func explainMissingConformance(
    _ message: CompilerMessage, in file: String, _ answer: AnswerLines
) -> [ExplainedError]? {
    guard let (type, contract) = message.text.quoted(between: "type '", "' does not conform to protocol '") else {
        return nil
    }
    var missing: [Requirement] = []
    var open: [(message: CompilerMessage, name: String?)] = []
    for note in message.notes {
        if let requirement = Requirement(note) {
            missing.append(requirement)
        } else if note.file == file, note.text.hasPrefix("candidate ") {
            open.append((note, word(in: answer.line(note.line), at: note.column)))
        }
    }
    guard !missing.isEmpty else { return nil }
    var explained: [ExplainedError] = []
    var absent: [Requirement] = []
    for requirement in missing {
        // A single requirement gets the first candidate. Each of several requirements gets a candidate with its name
        // or, if there is none, of a similar type: a function for a function, a value for a value.
        let index =
            missing.count == 1
            ? open.indices.first
            : open.firstIndex { $0.name == requirement.baseName }
                ?? open.firstIndex { $0.message.fits(requirement) }
        if let index {
            explained.append(ExplainedError(open.remove(at: index).message, for: requirement, of: contract))
        } else if let other = requirement.ofOtherKind(in: answer.lines, from: message.line) {
            explained.append(other.told(for: requirement, of: contract))
        } else {
            absent.append(requirement)
        }
    }
    if !absent.isEmpty {
        let list = absent.map { "'\($0.name)'" }.joined(separator: ", ")
        let names = answer.names
        let slip =
            absent.count == 1 && !names.contains(absent[0].name)
            ? Nearest.plausible(absent[0].name, in: names.filter { $0.count > 1 }) : nil
        explained.append(
            ExplainedError(
                line: message.line, column: message.column,
                text: Say.requirementsMissing(list, count: absent.count, type),
                meaning: absent.map(\.name) == ["init()"]
                    ? Say.noInit(contract)
                    : SwiftProtocols.meaning(contract)
                        ?? Say.contractAsks(
                            contract, absent.map(\.shown).joined(separator: "` and `"), slip: slip)))
    }
    return explained
}

private struct Requirement {
    enum Kind: String { case function, property, initializer, other }

    let kind: Kind
    let name: String
    let type: String

    /// Reads a note such as `protocol requires function 'compose' with type '<A, B> …'`.
    init?(_ note: CompilerMessage) {
        let start = "protocol requires "
        guard note.text.hasPrefix(start),
            let (name, type) = withoutAliases(note.text).quoted(between: " '", "' with type '")
        else { return nil }
        self.name = name
        self.type = type
        kind = Kind(rawValue: String(note.text.dropFirst(start.count).prefix { $0 != " " })) ?? .other
    }

    /// The name, followed by the type if that is short enough for a sentence.
    var shown: String { type.count <= 30 ? "\(name): \(type)" : name }

    var baseName: String { String(name.prefix { $0 != "(" }) }

    /// Returns the method inside the type's braces that has the name of this required property, or the property that
    /// has the name of this required method; `nil` if there is none. The compiler does not list such declarations among
    /// its candidates.
    func ofOtherKind(in lines: [Substring], from start: Int) -> OtherKind? {
        guard kind == .property || kind == .function, lines.indices.contains(start - 1) else { return nil }
        let keywords = kind == .property ? ["func"] : ["var", "let"]
        let indentation = lines[start - 1].prefix { $0 == " " }.count
        for (index, line) in lines.enumerated().dropFirst(start) {
            let code = line.drop { $0 == " " }
            if code.hasPrefix("}"), line.count - code.count <= indentation { return nil }
            let parts = code.split { " (:<={".contains($0) }
            guard let place = parts.firstIndex(where: { keywords.contains(String($0)) }),
                parts[..<place].allSatisfy({ ["public", "private", "lazy", "mutating"].contains($0) }),
                let name = parts.dropFirst(place + 1).first, name == baseName
            else { continue }
            let column = line[..<name.startIndex].utf8.count + 1
            return OtherKind(line: index + 1, column: column)
        }
        return nil
    }
}

private struct OtherKind {
    let line: Int
    let column: Int

    func told(for requirement: Requirement, of contract: String) -> ExplainedError {
        let (name, type) = (requirement.baseName, requirement.type)
        let isMethod = requirement.kind == .property
        return ExplainedError(
            line: line, column: column,
            text: isMethod ? Say.methodForProperty(name, contract) : Say.propertyForMethod(name, contract),
            meaning: isMethod
                ? type.contains("->") ? Say.functionExpected(name, type) : Say.propertyExpected(name, type)
                : Say.methodExpected(name, type))
    }
}

extension ExplainedError {
    fileprivate init(_ candidate: CompilerMessage, for requirement: Requirement, of contract: String) {
        let mutates = candidate.text.hasPrefix("candidate is marked 'mutating'")
        let isInstance = candidate.text.hasPrefix("candidate operates on an instance, not a type")
        let isStatic = candidate.text.hasPrefix("candidate operates on a type, not an instance")
        if isInstance || isStatic {
            self.init(
                line: candidate.line, column: candidate.column,
                text: isInstance ? Say.notStatic(requirement.name) : Say.isStatic(requirement.name),
                meaning: isInstance
                    ? Say.staticExpected(requirement.baseName) : Say.instanceExpected(requirement.baseName))
            return
        }
        self.init(
            line: candidate.line, column: candidate.column,
            text: mutates
                ? Say.isMutating(requirement.name)
                : Say.differsFromContract(requirement.name, candidate.difference, requirement.type),
            meaning: mutates
                ? Say.mayNotMutate(requirement.baseName)
                : candidate.difference == Say.hasType(requirement.type)
                    // The compiler leaves out the constraints of generic parameters.
                    ? Say.constraintDiffers(requirement.baseName)
                    : Say.contractFixes(requirement.name, contract))
    }
}

extension CompilerMessage {
    /// The predicate of a sentence about the candidate, such as `has the type Int`.
    fileprivate var difference: String {
        if let type = withoutAliases(text).quotedEnd(after: "candidate has non-matching type '") {
            return Say.hasType(type)
        }
        let rest = text.dropFirst("candidate ".count).replacing(", but protocol does not allow it", with: "")
        return String(rest.hasSuffix(" here") ? rest.dropLast(5) : rest)
    }

    fileprivate func fits(_ requirement: Requirement) -> Bool {
        text.contains("->") == requirement.type.contains("->")
    }
}

extension String {
    /// Returns the text between `beginning` and `middle`, and the text between `middle` and the last quote.
    func quoted(between beginning: String, _ middle: String) -> (String, String)? {
        guard let start = firstRange(of: beginning)?.upperBound,
            let center = self[start...].firstRange(of: middle),
            let end = self[center.upperBound...].lastIndex(of: "'")
        else { return nil }
        return (String(self[start..<center.lowerBound]), String(self[center.upperBound..<end]))
    }

    fileprivate func quotedEnd(after beginning: String) -> String? {
        guard let start = firstRange(of: beginning)?.upperBound, let end = self[start...].lastIndex(of: "'") else {
            return nil
        }
        return String(self[start..<end])
    }
}

/// The protocols of Swift whose requirements Swift itself can write for a type.
private enum SwiftProtocols {
    static func meaning(_ name: String) -> String? {
        switch name {
        case "Equatable", "Hashable", "Codable", "Decodable", "Encodable": Say.partsLack(name)
        case "Comparable": Say.comparesItself
        case "CaseIterable": Say.listsItsCases
        default: nil
        }
    }
}
