/// The file with which a learner begins an exercise: a comment from `Exercise.md`, and the code of the exercise's
/// `Stub.swift`.
///
/// ```swift
/// import Chapter02Composition
///
/// // 2.1  Compose two functions
/// //
/// // `compose(f, g)` returns a new function. …
///
/// struct Answer: ComposeTwo {
/// ```
public enum StartingFile {
    /// Returns the text of an exercise's starting file, or `nil` if the exercise's stub or text is missing.
    public static func text(
        _ folder: String, in chapterFolder: String, root: String, language: Language = .current
    ) -> String? {
        guard let code = Platform.contents(of: "\(root)/Chapters/\(chapterFolder)/\(folder)/Stub.swift") else {
            return nil
        }
        let (original, translation) = Exercise.texts(folder, in: chapterFolder, root: root, language: language)
        guard let base = original else { return nil }
        guard let title = translation?.title ?? base.title else { return code }
        let own = translation?.opening ?? []
        let chapter = Int(chapterFolder.prefix { $0 != "-" }) ?? 0
        let id = "\(chapter).\(Exercise.parts(folder).number)"
        return text(code, opening: ["\(id)  \(title)", ""] + (own.isEmpty ? base.opening : own))
    }

    /// Returns the starting file in every language, the course's original language first. A learner's file that equals
    /// one of these is unchanged.
    public static func versions(_ folder: String, in chapterFolder: String, root: String) -> [String] {
        let marks = Platform.names(in: "\(root)/Chapters/\(chapterFolder)/\(folder)").compactMap { name -> String? in
            let parts = name.split(separator: ".")
            return parts.count == 3 && parts[0] == "Exercise" && parts[2] == "md" ? String(parts[1]) : nil
        }
        return ([""] + marks).compactMap { text(folder, in: chapterFolder, root: root, language: Language($0)) }
    }

    /// Returns the code with the lines of `opening` as a comment below its imports.
    package static func text(_ code: String, opening: [String]) -> String {
        var imports: [Substring] = []
        var rest = code[...]
        while rest.hasPrefix("import "), let end = rest.firstIndex(of: "\n") {
            imports.append(rest[..<end])
            rest = rest[rest.index(after: end)...]
        }
        rest = rest.drop { $0 == "\n" }
        let comment = opening.map { $0.isEmpty ? "//" : "// \($0)" }
        return (imports.map(String.init) + (imports.isEmpty ? [] : [""]) + comment + [""]).joined(separator: "\n")
            + "\n"
            + rest
    }
}
