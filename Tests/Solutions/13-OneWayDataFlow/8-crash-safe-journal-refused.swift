let crashSafeJournalRefused = [
    "substring": """
    func line(_ entry: String) -> String { entry }
    func recover(_ journal: String) -> Recovery {
        Recovery(entries: journal.split(separator: "\\n"), dropped: 0)
    }
    """,
    "numbered": """
    func line(_ entry: String) -> String { entry }
    func recover(_ journal: String) -> Recovery {
        let sum = journal[0..<4]
        return Recovery(entries: [String(sum)], dropped: 0)
    }
    """,
]
