import CurrycombWorkbook

struct ExerciseNames: Equatable {
    let chapterFolder: String
    let number: Int
    let slug: String
    let title: String

    var chapter: Int { Int(chapterFolder.prefix { $0 != "-" }) ?? 0 }
    var id: String { "\(chapter).\(number)" }
    var folder: String { "\(number)-\(slug)" }
    /// The name of the contract: `ComposeTwo` for `compose-two`.
    var contract: String { Exercise.name(slug) }
    /// The beginning of the constants' names: `composeTwo` for `compose-two`.
    var constant: String { contract.prefix(1).lowercased() + contract.dropFirst() }
    var module: String { Self.module(chapterFolder) }

    static func number(ofChapter folder: String) -> Int { Int(folder.prefix(2)) ?? 0 }

    static func module(_ folder: String) -> String { "Chapter" + folder.split(separator: "-").joined() }

    /// Returns true if a name can be used in paths, in the manifest and in code.
    static func isSlug(_ text: String) -> Bool { text.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)*/) != nil }

    /// True if the contract's name is also a common name of Swift or of the modules that exercises use, or a name in
    /// the new exercise's files.
    var isTaken: Bool { Self.taken.contains(contract) }

    private static let taken: Set = [
        "Any", "Self", "Type", "Protocol", "Answer", "Contract", "Check", "Argument", "Generator", "Examiner",
        "Exercise",
        "Chapter", "ExerciseJudge", "Fn", "Int", "String", "Bool", "Double", "Character", "Array", "Dictionary", "Set",
        "Optional", "Result", "Error", "Task", "Actor", "Sendable", "Never", "Void", "Equatable", "Hashable",
        "Comparable",
        "Sequence", "Collection", "KeyValuePairs", "MainActor", "StaticString",
        // The name of the file with the starting code.
        "Stub",
        // The names of the template's own types.
        "Same", "PlusTwo", "Once", "Right",
    ]

    static func isChapter(_ text: String) -> Bool { text.wholeMatch(of: /[0-9]{2}-[A-Z][A-Za-z0-9]*/) != nil }
}
