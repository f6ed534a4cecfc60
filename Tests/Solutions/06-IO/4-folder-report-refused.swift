let folderReportRefused = [
    "ranNow": """
    func summary(_ text: String) -> String { text }
    func report(on names: [String], to target: String, in folder: Folder) -> IO<Int> {
        let texts = try names.map { try reading($0, in: folder).run() }
        return IO { texts.count }
    }
    """,
    "notRun": """
    func summary(_ text: String) -> String { text }
    func report(on names: [String], to target: String, in folder: Folder) -> IO<Int> {
        IO {
            for name in names { print(summary(reading(name, in: folder))) }
            return names.count
        }
    }
    """,
]
