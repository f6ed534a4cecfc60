import CurrycombWorkbook

/// The names that the code of a new exercise or chapter uses.
struct ExerciseNames: Equatable {
    let chapterFolder: String
    let number: Int
    let slug: String
    let title: String

    var chapter: Int { Int(chapterFolder.prefix { $0 != "-" }) ?? 0 }
    var id: String { "\(chapter).\(number)" }
    var folder: String { "\(number)-\(slug)" }
    /// The contract's name: `ComposeTwo` for `compose-two`.
    var contract: String { Exercise.name(slug) }
    /// The constant's name: `composeTwo` for `compose-two`.
    var constant: String { contract.prefix(1).lowercased() + contract.dropFirst() }
    var module: String { Self.module(chapterFolder) }

    static func number(ofChapter folder: String) -> Int { Int(folder.prefix(2)) ?? 0 }

    /// Returns the module's name: `Chapter02Composition` for `02-Composition`.
    static func module(_ folder: String) -> String { "Chapter" + folder.split(separator: "-").joined() }

    /// Returns true if a name can be used in paths, in the manifest and in code.
    static func isSlug(_ text: String) -> Bool { text.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)*/) != nil }

    /// True if Swift, or a module that exercises use, already has the contract's name.
    var isTaken: Bool { Self.taken.contains(contract) }

    private static let taken: Set = [
        "Any", "Self", "Type", "Protocol", "Answer", "Contract", "Check", "Argument", "Generator", "Examiner",
        "Exercise",
        "Chapter", "ExerciseJudge", "Fn", "Int", "String", "Bool", "Double", "Character", "Array", "Dictionary", "Set",
        "Optional", "Result", "Error", "Task", "Actor", "Sendable", "Never", "Void", "Equatable", "Hashable",
        "Comparable",
        "Sequence", "Collection", "KeyValuePairs", "MainActor",
    ]

    /// Returns true if a folder's name is that of a chapter, such as `14-Name`.
    static func isChapter(_ text: String) -> Bool { text.wholeMatch(of: /[0-9]{2}-[A-Z][A-Za-z0-9]*/) != nil }
}
