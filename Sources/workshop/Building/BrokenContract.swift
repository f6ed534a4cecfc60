/// What an answer lacks of its contract, a line each.
///
/// The compiler puts this error on the `struct` line and what helps into its notes: which requirement it is, and what the
/// answer has in its place. `add stubs` would only hide what is to be learned.
///
/// - Parameters:
///   - message: an error.
///   - file: the learner's file.
///   - names: the names in it, one of which may be a slip.
/// - Returns: `nil` where the error is about something else, or its notes are of a kind unknown here.
func brokenContract(_ message: CompilerMessage, in file: String, names: [String]) -> [Told]? {
    guard let (type, contract) = message.text.quoted(between: "type '", "' does not conform to protocol '") else {
        return nil
    }
    var missing: [Requirement] = []
    var open: [CompilerMessage] = []
    for note in message.notes {
        if let requirement = Requirement(note) {
            missing.append(requirement)
        } else if note.file == file, note.text.hasPrefix("candidate ") {
            open.append(note)
        }
    }
    guard !missing.isEmpty else { return nil }
    var told: [Told] = []
    var absent: [Requirement] = []
    for requirement in missing {
        // One requirement, one candidate is the common case. With several, a candidate that fits the kind of type.
        guard let index = missing.count == 1 ? open.indices.first : open.firstIndex(where: { $0.fits(requirement) })
        else {
            absent.append(requirement)
            continue
        }
        let candidate = open.remove(at: index)
        told.append(
            Told(
                line: candidate.line, column: candidate.column,
                text: "'\(requirement.name)' \(candidate.difference), the contract asks for \(requirement.type)",
                meaning: ContractPhrases.differs(requirement.name, contract)))
    }
    if !absent.isEmpty {
        let list = absent.map { "'\($0.name)'" }.joined(separator: ", ")
        let slip =
            absent.count == 1 && !names.contains(absent[0].name) ? Nearest.plausible(absent[0].name, in: names) : nil
        told.append(
            Told(
                line: message.line, column: message.column,
                text: "\(list) \(absent.count == 1 ? "is" : "are") missing from \(type)",
                meaning: ContractPhrases.missing(
                    contract, absent.map { "\($0.name): \($0.type)" }, slip: slip)))
    }
    return told
}

/// What a learner reads about a contract that is not kept.
enum ContractPhrases {
    static func differs(_ name: String, _ contract: String) -> String {
        "\(contract) fixes the name, the labels and the type of '\(name)', since the checks call it so. Compare the two types "
            + "part by part; the exercise's stub has the right line."
    }

    static func missing(_ contract: String, _ requirements: [String], slip: String?) -> String {
        "\(contract) asks for \(requirements.joined(separator: " and ")). "
            + (slip.map { "Is '\($0)' meant to be it?" }
                ?? "Is the name spelt so, and does it stand inside the braces of the struct?")
    }
}

private struct Requirement {
    let name: String
    let type: String

    /// `protocol requires function 'compose' with type '<A, B> …'`; a property, an initializer likewise.
    init?(_ note: CompilerMessage) {
        guard note.text.hasPrefix("protocol requires "),
            let (name, type) = note.text.quoted(between: " '", "' with type '")
        else { return nil }
        self.name = name
        self.type = type
    }
}

extension CompilerMessage {
    /// How a candidate differs: its type, or what it lacks.
    fileprivate var difference: String {
        if let type = text.quotedEnd(after: "candidate has non-matching type '") { return "has the type \(type)" }
        let rest = text.dropFirst("candidate ".count)
        return rest.hasSuffix(" here") ? String(rest.dropLast(5)) : String(rest)
    }

    fileprivate func fits(_ requirement: Requirement) -> Bool {
        text.contains("->") == requirement.type.contains("->")
    }
}

extension String {
    /// What stands after a beginning and up to a middle, and what stands after that up to the closing quote.
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
