import CurrycombAuthoring
import CurrycombDiagrams
import CurrycombSite
import CurrycombTeaching
import CurrycombWorkbook
import CurrycombWorkshop

/// The commands that a learner's first build does not need: those for teachers and authors, `marbles` and `site`.
enum ToolRequest: Equatable {
    case grade(GradeRequest)
    /// Writes the files that a class on GitHub needs.
    case classroom
    case plan(PlanRequest)
    case newExercise(id: String, slug: String, title: String)
    case newChapter(String)
    case undoNew
    case newCourse(folder: String, name: String)
    /// Checks an author's exercise, or the exercises of a chapter. With `nil`, checks all exercises, but judges no
    /// answers.
    case author(String?, watches: Bool)
    /// Checks this laptop, and the named board or the board of the joined class.
    case doctor(BoardPlace?)
    /// Shows the pictures of an operator or the list of all operators, or writes the pictures to a file. The alias is
    /// the name that the user typed if it is another name for the operator, such as one from another library.
    case marbles(String?, alias: String? = nil, svg: String?, ascii: Bool)
    case site(SiteRequest)

    var needsToWrite: Bool {
        switch self {
        case .plan, .doctor, .marbles: false
        default: true
        }
    }

    /// True if the command works in a course without exercises.
    var needsNoExercises: Bool {
        switch self {
        case .newChapter, .newExercise, .newCourse, .undoNew, .marbles: true
        default: false
        }
    }

    init(_ words: [String], _ course: Course) throws(UsageError) {
        var reader = OptionReader(words)
        _ = try reader.value("--root", Say.aFolder)
        switch reader.name {
        case "grade": self = .grade(try GradeRequest(&reader, course))
        case "classroom":
            try reader.end()
            self = .classroom
        case "doctor":
            _ = reader.flag("--class")
            let board = try reader.value("--board", Say.aBoard)
            try reader.end()
            self = .doctor(try board.map(Self.boardPlace))
        case "plan": self = .plan(try PlanRequest(&reader, course))
        case "new": self = try Self.new(&reader)
        case "author":
            let watches = reader.flag("--watch")
            self = .author(try reader.atMostOne(), watches: watches)
        case "marbles": self = try Self.marbles(&reader)
        case "site": self = .site(try SiteRequest(&reader))
        case let name: throw UsageError(message: Say.unknownCommand(name ?? "", nil))
        }
    }

    /// Returns the address of a board from a text that may end with a room's word.
    private static func boardPlace(_ text: String) throws(UsageError) -> BoardPlace {
        if let place = BoardPlace(text) { return place }
        do throws(RoomAddress.Fault) {
            return try RoomAddress(text).board
        } catch {
            throw UsageError(message: Say.nonsense(text))
        }
    }

    private static func new(_ reader: inout OptionReader) throws(UsageError) -> ToolRequest {
        let words = try reader.rest()
        if words.contains("") { throw UsageError(message: Say.emptyWord("new") + " " + Say.newWhat) }
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

    private static func marbles(_ reader: inout OptionReader) throws(UsageError) -> ToolRequest {
        let ascii = reader.flag("--ascii")
        let svg = try reader.value("--svg", Say.aFile)
        guard let word = try reader.atMostOne() else {
            if svg != nil { throw UsageError(message: Say.missing(Say.anOperator, "--svg")) }
            return .marbles(nil, svg: nil, ascii: ascii)
        }
        let names = MarbleCatalogue.names
        let own = names.first { $0.lowercased() == word.lowercased() }
        guard let name = own ?? OperatorNote.named(word, in: names) else {
            let nearest = Nearest.plausible(word.lowercased(), in: names.map { $0.lowercased() })
            throw UsageError(
                message: Say.unknownOperator(word, names.first { $0.lowercased() == nearest }))
        }
        return .marbles(name, alias: own == nil ? word : nil, svg: svg, ascii: ascii)
    }
}

extension CourseCommands {
    func follow(_ request: ToolRequest) -> Int32 {
        switch request {
        case .grade(let request): grade(request)
        case .classroom: classroom()
        case .plan(let plan): self.plan(plan)
        case .newExercise(let id, let slug, let title): newExercise(id, slug, title)
        case .newChapter(let folder): newChapter(folder)
        case .undoNew: undoNew()
        case .newCourse(let folder, let name): newCourse(folder, name)
        case .author(let word, let watches): author(word, watches: watches)
        case .doctor(let board): ClassDoctor(commands: self, board: board).run()
        case .marbles(let name, let alias, let svg, let ascii):
            MarblePictures(traits: traits, ascii: ascii).run(name, alias: alias, svg: svg)
        case .site(let request): SiteCommand(course: course, workspace: workspace).run(request)
        }
    }
}
