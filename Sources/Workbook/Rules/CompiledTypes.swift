#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The names in an answer's object file. The compiler writes a name into this file for each type that the code uses,
/// even if the answer's text leaves the type to inference, as in `inner = .init(value)`.
struct CompiledTypes {
    /// The bytes of the object file.
    let object: [UInt8]

    /// The names that mention a chapter or a module of the toolkit, as a person writes them, such as
    /// `Chapter09Calculator.Cell.value.getter : Swift.Int`.
    private var names: [String] {
        var names: Set<String> = []
        object.withUnsafeBytes { bytes in
            var place = bytes.startIndex
            while let start = bytes[place...].firstIndex(of: UInt8(ascii: "$")) {
                let name = bytes[start...].prefix(while: Self.isInName)
                place = max(start + 1, name.endIndex)
                let text = String(decoding: name, as: UTF8.self)
                if text.hasPrefix("$s"), text.contains("Chapter") || text.contains("Currycomb") { names.insert(text) }
            }
        }
        return names.compactMap(Self.demangled)
    }

    /// Returns the first of these types, in alphabetical order, that the answer uses as a type of a chapter or of the
    /// toolkit. A type of the answer with the same name does not count. A call whose result has the type does not count
    /// either, as long as the answer does nothing with the result.
    func firstUse(of types: Set<String>) -> String? {
        let names = names
        return types.sorted().first { type in names.contains { Self.mentions(type, in: $0) } }
    }

    private static func mentions(_ type: String, in name: String) -> Bool {
        // Types after a parenthesis, a colon or an arrow belong to a function's signature or are a property's type.
        // A member in an extension begins with `(extension in Chapter07Task):`.
        let own = name.hasPrefix("(extension in ") ? name.drop { $0 != ":" }.dropFirst() : name[...]
        let subject = own.prefix { !"(<:-".contains($0) }
        let words = subject.split { !$0.isLetter && !$0.isNumber && !"_.".contains($0) }
        return words.contains { word in
            let parts = word.split(separator: ".")
            return parts.count > 1 && parts[1] == type && AnswerTokens.isModule(String(parts[0]))
        }
    }

    private static func isInName(_ byte: UInt8) -> Bool {
        SourceToken.isPartOfWord(byte) && byte < 128 || byte == UInt8(ascii: "$")
    }

    private static func demangled(_ name: String) -> String? {
        guard let text = swift_demangle(name, name.utf8.count, nil, nil, 0) else { return nil }
        defer { free(text) }
        return String(cString: text)
    }
}

/// A function of Swift's runtime. The caller has to free the text.
@_silgen_name("swift_demangle")
private func swift_demangle(
    _ name: UnsafePointer<CChar>?, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>?,
    _ size: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
