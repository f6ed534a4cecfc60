func quote(_ text: some StringProtocol) -> String {
    "\"\(escape(text))\""
}

func escape(_ text: some StringProtocol) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": result += "\\\""
        case "\\": result += "\\\\"
        case "\n": result += "\\n"
        case "\r": result += "\\r"
        case "\t": result += "\\t"
        case "\0": result += "\\0"
        case " "..."~": result.unicodeScalars.append(scalar)
        case _ where isInvisible(scalar): result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result
}

/// Returns true for a character that can make two strings differ although they look the same.
private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    // The zero-width joiner is part of many emoji, so it is not escaped.
    if scalar == "\u{200D}" { return false }
    return switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
    case .spaceSeparator: scalar != " "
    default: false
    }
}
