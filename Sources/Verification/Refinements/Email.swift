extension Validator where Output == String {
    /// An e-mail address that a web form accepts. The grammar is that of the HTML standard (4.10.5.1.5), which excludes
    /// the unusual forms of RFC 5322. In addition, the domain must have a dot, and the address has at most 64 bytes
    /// before the `@` and 254 bytes in all. Only a message to the address can show that it exists.
    public func email() -> Validator {
        refine(.malformed(.email), isEmailAddress)
    }
}

extension Validator where Input == JSON, Output == String {
    /// A string that is an e-mail address; see ``email()``.
    public static var email: Validator { .string.email() }
}

@Sendable
private func isEmailAddress(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, parts[0].count <= 64, text.utf8.count <= 254 else { return false }
    guard parts[0].allSatisfy({ isLetterOrDigit($0) || ".!#$%&'*+/=?^_`{|}~-".utf8.contains($0) }) else {
        return false
    }
    let labels = parts[1].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return labels.count >= 2
        && labels.allSatisfy { label in
            label.count <= 63 && label.first.map(isLetterOrDigit) == true && label.last.map(isLetterOrDigit) == true
                && label.allSatisfy { isLetterOrDigit($0) || $0 == UInt8(ascii: "-") }
        }
}

private func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
    default: false
    }
}
