/// The language in which a learner reads: by default, that of the environment. Texts without a translation are in the
/// course's own language.
///
/// The translation of a file is next to it: `Exercise.zh-Hans.md` next to `Exercise.md`.
public struct Language: Sendable, Equatable {
    /// The environment variable that names the language.
    public static let variable = "CURRYCOMB_LANGUAGE"

    /// The marks of acceptable translations, such as `zh-Hans`, the best first. The array is empty for English, or if
    /// no language is named; the texts are then in the course's own language.
    public let marks: [String]

    /// Makes a language from a name such as `zh-Hans`, `zh_CN.UTF-8` or `en`.
    public init(_ name: String) {
        let plain = name.prefix { $0 != "." && $0 != "@" }
        let parts = plain.split { $0 == "_" || $0 == "-" }.map(String.init)
        guard let language = parts.first?.lowercased(), !["en", "c", "posix"].contains(language) else {
            marks = []
            return
        }
        var marks = [([language] + parts.dropFirst()).joined(separator: "-")]
        // A locale names a country, but translations are named by script.
        if language == "zh" {
            let isTraditional = parts.dropFirst().contains { ["tw", "hk", "mo", "hant"].contains($0.lowercased()) }
            marks.append(isTraditional ? "zh-Hant" : "zh-Hans")
        }
        marks.append(language)
        self.marks = marks.enumerated().filter { !marks[..<$0.offset].contains($0.element) }.map(\.element)
    }

    /// The language that the environment names, by ``variable`` or else by the locale.
    public static var current: Language {
        let name = [variable, "LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(Platform.environment).first {
            !$0.isEmpty
        }
        return Language(name ?? "")
    }

    /// Returns the path of the translation of a file: `Exercise.zh-Hans.md` for `Exercise.md`.
    package static func file(_ file: String, _ mark: String) -> String {
        guard let dot = file.lastIndex(of: ".") else { return "\(file).\(mark)" }
        return "\(file[..<dot]).\(mark)\(file[dot...])"
    }
}
