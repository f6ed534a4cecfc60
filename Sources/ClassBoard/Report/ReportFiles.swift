import Foundation

/// The files of a report: `index.html`, `learners.csv`, `report.json`, and a page for each learner.
struct ReportFiles {
    private static let document = "report.json"

    let report: Report
    let style: String

    init(_ report: Report, style: String) {
        self.report = report
        self.style = style
    }

    struct OtherFiles: Error {}

    /// Returns true if a folder is missing, contains nothing but hidden files, or contains a report of the same class.
    static func isFree(_ folder: String, for room: Room) -> Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.allSatisfy { $0.hasPrefix(".") } || self.room(of: folder) == room.id
    }

    private static func room(of folder: String) -> String? {
        struct Origin: Decodable { let room: String }
        return FileManager.default.contents(atPath: "\(folder)/\(document)")
            .flatMap { try? JSONDecoder().decode(Origin.self, from: $0).room }
    }

    func write(to folder: String) throws {
        // Never overwrites another class's report: if that class has been deleted, its report cannot be made again.
        guard Self.isFree(folder, for: report.room) else { throw OtherFiles() }
        let files = FileManager.default
        func makeFolder(_ path: String) throws {
            try files.createDirectory(
                atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        }
        func write(_ name: String, _ text: String) throws {
            try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"), options: .atomic)
        }
        var all = all()
        try makeFolder(folder)
        // This file identifies the class of the report. It is written first: if a later step fails and the command is
        // repeated, the folder counts as this class's report and may be written again.
        if let text = all.removeValue(forKey: Self.document) { try write(Self.document, text) }
        try makeFolder(folder + "/learners")
        for (name, text) in all { try write(name, text) }
        // Removes an earlier report's pages about learners who have been renamed or removed since then.
        for name in try files.contentsOfDirectory(atPath: folder + "/learners")
        where name.wholeMatch(of: /[0-9]{2,}(-[a-z0-9-]+)?\.html/) != nil && all["learners/\(name)"] == nil {
            try files.removeItem(atPath: "\(folder)/learners/\(name)")
        }
    }

    func all() -> [String: String] {
        var files = [
            "index.html": ReportPage(report, style).index(), "learners.csv": csv(), Self.document: json(),
        ]
        for learner in report.learners {
            files[Self.file(learner, report)] = ReportPage(report, style).page(of: learner)
        }
        return files
    }

    /// Returns a path such as `learners/01-ada.html`. The number distinguishes learners with the same name. The
    /// name is reduced to ASCII letters, digits and hyphens, which are valid in file names on every system.
    static func file(_ learner: Learner, _ report: Report) -> String {
        let name = report.names[learner.order] ?? ""
        let slug = name.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.joined(separator: "-")
        let number = learner.order < 10 ? "0\(learner.order)" : "\(learner.order)"
        return "learners/" + ([number, String(slug.prefix(24))].filter { !$0.isEmpty }.joined(separator: "-")) + ".html"
    }

    /// Returns a table as specified by RFC 4180: a header, and a line for each exercise that a learner has opened.
    private func csv() -> String {
        let head = [
            "learner", "exercise", "title", "opened", "solved", "seconds", "verdicts", "held", "checks", "met", "hands",
        ]
        let lines = report.learners.flatMap { learner in
            report.attempts(of: learner).map { id, attempt -> [String] in
                [
                    report.names[learner.order] ?? "", id, report.course.title(id), Self.time(attempt.opened),
                    attempt.solved.map(Self.time) ?? "", "\(Int(attempt.seconds))", "\(attempt.verdicts)",
                    "\(attempt.held)", "\(report.course.checks(attempt, of: id))",
                    report.faults(of: attempt, id).map { $0.key.isEmpty ? "doesNotCompile" : $0.key }.sorted()
                        .joined(separator: " "),
                    "\(learner.handsRaised)",
                ]
            }
        }
        return ([head] + lines).map { $0.map(Self.field).joined(separator: ",") + "\r\n" }.joined()
    }

    private static func time(_ seconds: Double) -> String { Date(timeIntervalSince1970: seconds).ISO8601Format() }

    /// Returns a field, in quotes if necessary. An apostrophe before a formula keeps a spreadsheet from running the
    /// formula.
    static func field(_ text: String) -> String {
        let text = text.unicodeScalars.first.map("=+-@\t\r".unicodeScalars.contains) == true ? "'" + text : text
        guard text.unicodeScalars.contains(where: { ",\"\n\r".unicodeScalars.contains($0) }) else { return text }
        let doubled = text.unicodeScalars.flatMap { $0 == "\"" ? [$0, $0] : [$0] }
        return "\"" + String(String.UnicodeScalarView(doubled)) + "\""
    }

    private func json() -> String {
        let document = Document(
            version: 1, room: report.room.id, title: report.room.title, date: report.date,
            learners: report.learners.map { learner in
                .init(
                    name: report.names[learner.order] ?? "", joined: Self.time(learner.joined),
                    handsRaised: learner.handsRaised,
                    exercises: report.attempts(of: learner).map { id, attempt in
                        .init(
                            id: id, opened: Self.time(attempt.opened), solved: attempt.solved.map(Self.time),
                            seconds: attempt.seconds, verdicts: attempt.verdicts, held: attempt.held,
                            checks: report.course.checks(attempt, of: id),
                            met: report.faults(of: attempt, id).map {
                                .init(key: $0.key, isMisconception: $0.isMisconception, verdicts: $0.verdicts)
                            })
                    })
            },
            exercises: report.exercises.map {
                .init(
                    id: $0.id, title: $0.title, opened: $0.opened, solved: $0.solved, medianSeconds: $0.seconds,
                    medianVerdicts: $0.verdicts)
            },
            faults: report.faults.map {
                .init(
                    exercise: $0.exercise, key: $0.key, isMisconception: $0.isMisconception, sentence: $0.sentence,
                    learners: $0.learners, verdicts: $0.verdicts, solvedInTheEnd: $0.solved)
            })
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(document)).map { String(decoding: $0, as: UTF8.self) + "\n" } ?? ""
    }

    private struct Document: Encodable {
        struct Person: Encodable {
            struct Row: Encodable {
                let id: String
                let opened: String
                let solved: String?
                let seconds: Double
                let verdicts: Int
                let held: Int
                let checks: Int
                let met: [Met]
            }
            struct Met: Encodable {
                let key: String
                let isMisconception: Bool
                let verdicts: Int
            }
            let name: String
            let joined: String
            let handsRaised: Int
            let exercises: [Row]
        }
        struct ExerciseRow: Encodable {
            let id: String
            let title: String
            let opened: Int
            let solved: Int
            let medianSeconds: Double?
            let medianVerdicts: Double?
        }
        struct FaultRow: Encodable {
            let exercise: String
            let key: String
            let isMisconception: Bool
            let sentence: String
            let learners: Int
            let verdicts: Int
            let solvedInTheEnd: Int
        }
        let version: Int
        let room: String
        let title: String
        let date: String
        let learners: [Person]
        let exercises: [ExerciseRow]
        let faults: [FaultRow]
    }
}
