import CurrycombWorkbook

/// What a teacher asks of the workshop.
enum Teaching: Equatable {
    /// Judges what a class handed in; `chapters` is empty where all count.
    case grade([String], chapters: [Int], out: String?)
    /// Judges this clone's answers, for a build server.
    case check([String], CheckForm, junit: String?)
    /// Writes what a class on GitHub needs.
    case classroom
    case plan(PlanRequest)
    case newExercise(id: String, slug: String, title: String)
    case newChapter(String)
    /// Takes the last new exercise or chapter back.
    case undoNew
    /// Writes a package into a folder that is not there, or empty.
    case newCourse(folder: String, name: String)
    /// `nil` means all exercises.
    case author(String?, watches: Bool)
    /// Asks the board at a place, too, if one is named.
    case doctor(BoardPlace?)

    /// The commands as they are typed.
    static let names = ["grade", "classroom", "plan", "new", "author"]

    /// Understands a teacher's words.
    ///
    /// - Parameters:
    ///   - words: the words after the program's name.
    ///   - course: the exercises and chapters that may be named.
    ///   - root: gets the folder that `--root` names.
    /// - Returns: `nil` where it is one of the commands that everybody uses.
    static func understood(_ words: [String], _ course: Course, root: inout String?) throws(UsageError) -> Request? {
        var reader = OptionReader(words)
        guard let name = reader.name, reader.isTeaching(name) else { return nil }
        if reader.flag("--help") || reader.flag("-h") { return .help(on: name) }
        root = try reader.value("--root", Say.aFolder)
        let request: Teaching
        switch name {
        case "grade":
            let chapters = try reader.value("--chapters", Say.someChapters)
            let out = try reader.value("--out", Say.aFolder)
            let paths = try reader.rest()
            guard !paths.isEmpty else { throw UsageError(message: Say.missing(Say.someHandIns, name)) }
            request = .grade(paths, chapters: try chapters.map(course.chapterNumbers) ?? [], out: out)
        case "check":
            let flags = [
                (CheckForm.json, reader.flag("--json")), (.markdown, reader.flag("--markdown")),
                (.problems, reader.flag("--problems")),
            ].filter(\.1)
            if flags.count > 1 { throw UsageError(message: Say.oneForm) }
            let junit = try reader.value("--junit", Say.aFile)
            var slugs: [String] = []
            for word in try reader.rest() {
                // An editor knows the folder of the file that is open: 1-compose-two.
                let slug = word.wholeMatch(of: /\d+-([a-z].*)/).map { String($0.1) }
                let known = slug.flatMap { course.exercise($0)?.slug } ?? word
                guard case .check(let more, _) = try Arguments(["check", known], course).command else { continue }
                slugs += more
            }
            request = .check(slugs, flags.first?.0 ?? .text, junit: junit)
        case "classroom":
            try reader.end()
            request = .classroom
        case "doctor":
            _ = reader.flag("--class")
            let board = try reader.value("--board", SayJoin.aBoard)
            try reader.end()
            request = .doctor(try board.map(boardPlace))
        case "plan": request = .plan(try PlanRequest(&reader, course))
        case "author":
            let watches = reader.flag("--watch")
            let rest = try reader.rest()
            if rest.count > 1 { throw UsageError(message: Say.tooMany(rest[1], name)) }
            request = .author(rest.first, watches: watches)
        default: request = try new(&reader)
        }
        return .teach(request)
    }

    /// The place of a board, with or without a room's word behind it.
    private static func boardPlace(_ text: String) throws(UsageError) -> BoardPlace {
        if let place = BoardPlace(text) { return place }
        do throws(RoomAddress.Fault) {
            return try RoomAddress(text).board
        } catch {
            throw UsageError(message: SayJoin.nonsense(text))
        }
    }

    private static func new(_ reader: inout OptionReader) throws(UsageError) -> Teaching {
        let words = try reader.rest()
        switch (words.first, words.count) {
        case ("exercise", 4): return .newExercise(id: words[1], slug: words[2], title: words[3])
        case ("undo", 1): return .undoNew
        case ("chapter", 2): return .newChapter(words[1])
        case ("course", 3): return .newCourse(folder: words[1], name: words[2])
        case ("exercise", 3): throw UsageError(message: Say.noTitle)
        case ("course", 2): throw UsageError(message: Say.noCourseName)
        default: throw UsageError(message: Say.newWhat)
        }
    }

    /// Whether it builds, or changes files.
    var needsToWrite: Bool {
        switch self {
        case .plan, .doctor: false
        default: true
        }
    }
}

/// Takes options out of the words, and leaves the rest.
struct OptionReader {
    private var words: [String]
    private(set) var name: String?

    init(_ words: [String]) {
        self.words = words
        let withValue: Set = ["--root", "--out", "--chapters", "--junit", "--start", "--svg", "--board"]
        var index = 0
        while index < words.count {
            if withValue.contains(words[index]) {
                index += 2
            } else if words[index].hasPrefix("-") {
                index += 1
            } else {
                name = words[index]
                self.words.remove(at: index)
                break
            }
        }
    }

    /// Whether the words are a teacher's: some commands are so only with an option.
    func isTeaching(_ name: String) -> Bool {
        switch name {
        case "check":
            words.contains { ["--markdown", "--problems", "--junit"].contains($0) || $0.hasPrefix("--junit=") }
        case "doctor": words.contains("--class")
        default: Teaching.names.contains(name)
        }
    }

    mutating func flag(_ option: String) -> Bool {
        guard let index = words.firstIndex(of: option) else { return false }
        words.remove(at: index)
        return true
    }

    mutating func value(_ option: String, _ what: String) throws(UsageError) -> String? {
        if let index = words.firstIndex(where: { $0.hasPrefix(option + "=") }) {
            return String(words.remove(at: index).dropFirst(option.count + 1))
        }
        guard let index = words.firstIndex(of: option) else { return nil }
        guard index + 1 < words.count else { throw UsageError(message: Say.missing(what, option)) }
        words.remove(at: index)
        return words.remove(at: index)
    }

    /// What is left; no option may be.
    mutating func rest() throws(UsageError) -> [String] {
        if let option = words.first(where: { $0.hasPrefix("-") && $0.count > 1 }) {
            throw UsageError(message: Say.tooMany(option, name ?? Say.name))
        }
        defer { words = [] }
        return words
    }

    mutating func end() throws(UsageError) {
        if let extra = try rest().first { throw UsageError(message: Say.tooMany(extra, name ?? Say.name)) }
    }
}

extension Course {
    /// The chapters that `1-5`, `1,3,7` or `3` names, in the order of the course.
    func chapterNumbers(_ word: String) throws(UsageError) -> [Int] {
        let all = chapters.map(\.number)
        var named: Set<Int> = []
        for part in word.split(separator: ",") {
            let ends = part.split(whereSeparator: { "-–…".contains($0) }).map { Int($0) }
            guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2, first <= last,
                all.contains(first), all.contains(last)
            else { throw UsageError(message: Say.notChapters(word)) }
            named.formUnion(first...last)
        }
        guard !named.isEmpty else { throw UsageError(message: Say.notChapters(word)) }
        return all.filter(named.contains)
    }
}

extension CourseCommands {
    func teach(_ request: Teaching) -> Int32 {
        switch request {
        case .grade(let paths, let chapters, let out): grade(paths, chapters: chapters, out: out)
        case .check(let slugs, let form, let junit): check(slugs, form, junit: junit)
        case .classroom: classroom()
        case .plan(let plan): self.plan(plan)
        case .newExercise(let id, let slug, let title): newExercise(id, slug, title)
        case .newChapter(let folder): newChapter(folder)
        case .undoNew: undoNew()
        case .newCourse(let folder, let name): newCourse(folder, name)
        case .author(let word, let watches): author(word, watches: watches)
        case .doctor(let board): ClassDoctor(commands: self, board: board).run()
        }
    }
}
