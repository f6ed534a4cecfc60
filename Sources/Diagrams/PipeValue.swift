enum PipeValue: Equatable {
    case text(String)
    case number(Int)
    case texts([String])
    case truth(Bool)

    enum Kind: String {
        case text = "String"
        case number = "Int"
        case texts = "[String]"
        case truth = "Bool"
    }

    var kind: Kind {
        switch self {
        case .text: .text
        case .number: .number
        case .texts: .texts
        case .truth: .truth
        }
    }

    init(typed: String) {
        let digits = typed.utf8.first == UInt8(ascii: "-") ? typed.dropFirst() : typed[...]
        let isNumber = (1...6).contains(digits.utf8.count) && digits.utf8.allSatisfy { 48...57 ~= $0 }
        if isNumber, let number = Int(typed) { self = .number(number) } else { self = .text(typed) }
    }

    /// The value as a Swift literal.
    var code: String {
        switch self {
        case .text(let text): Self.quoted(text)
        case .number(let number): String(number)
        case .texts(let texts): "[" + texts.map { Self.quoted($0) }.joined(separator: ", ") + "]"
        case .truth(let isTrue): isTrue ? "true" : "false"
        }
    }

    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            if scalar == "\"" || scalar == "\\" { quoted += "\\" }
            quoted.unicodeScalars.append(scalar)
        }
        return quoted + "\""
    }
}
