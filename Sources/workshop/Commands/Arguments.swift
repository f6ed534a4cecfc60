import CurrycombWorkbook

package enum Request: Equatable {
    /// Continues the course at the learner's current exercise or, if there are slugs, at the first of these exercises that
    /// is not done.
    case resume(at: [String])
    case list, play, update, doctor
    case help(on: String?)
    case classroom(ClassRequest)
    case check([String], json: Bool)
    /// Judges answers for a build server or an editor.
    case report([String], CheckForm, junit: String?)
    /// Prints a hint for an exercise; `nil` means the learner's current exercise or, if that is done, the next that is
    /// not done.
    case hint(String?)
    case contract(String?)
    case solution(String?)
    case reset(String)
    /// Begins or continues the review of an exercise; `nil` means the exercise under review, or else the one that has
    /// been due for longest.
    case review(String?)
    case stopReview
    case lesson(Int?, aside: String?)
    /// Runs the tour of a chapter; `nil` means the chapter of the learner's current exercise or, if that is done, of
    /// the next that is not done. If `asks` is true, a tour in a terminal asks the reader to guess each result before
    /// it shows the result.
    case tour(Int?, asks: Bool, steps: Bool = false)
    /// Sets or prints the language of this clone; `system` removes the setting.
    case language(String?)
    /// Runs a command of `workshop-tools`, which parses the words itself.
    case tools

    /// True if the command is refused in a clone whose folders cannot be written.
    package var needsToWrite: Bool {
        switch self {
        case .classroom(.join(nil, _)), .classroom(.diary): false
        case .classroom: true
        case .resume, .check, .report, .tour, .play, .reset, .review, .stopReview, .update: true
        case .language(let name): name != nil
        case .list, .hint, .contract, .solution, .lesson, .doctor, .help, .tools: false
        }
    }

    package static let names =
        [
            "list", "check", "hint", "contract", "lesson", "tour", "solution", "reset", "review", "play", "update",
            "join",
            "leave", "diary", "doctor", "language", "help",
        ] + ToolProgram.names
}

/// The parsed words after the program's name. In the command, exercises are identified by slug.
struct Arguments: Equatable {
    var command = Request.resume(at: [])
    var root: String?
}

package struct UsageError: Error, Equatable {
    package let message: String

    package init(message: String) { self.message = message }
}

extension Arguments {
    /// Other tools' names for commands, each with the command's name here.
    private static let otherNames = [
        "course": "list", "exercises": "list", "map": "list", "progress": "list", "status": "list", "judge": "check",
        "run": "check", "test": "check", "verify": "check", "undo": "reset", "playground": "play",
    ]

    /// Returns the folder given by `--root`. This option is parsed first, since the other words may name exercises in
    /// the folder.
    static func root(in words: [String]) -> String? {
        if let option = words.firstIndex(of: "--root"), option + 1 < words.count { return words[option + 1] }
        return words.first { $0.hasPrefix("--root=") }.map { String($0.dropFirst("--root=".count)) }
    }

    init(_ words: [String], _ course: Course) throws(UsageError) {
        var reader = OptionReader(words)
        if ToolProgram.understands(reader) {
            command = reader.flag("--help") || reader.flag("-h") ? .help(on: reader.name) : .tools
            return
        }
        if reader.name == "check", let report = try Self.report(&reader, course) {
            (command, root) = (report, Self.root(in: words))
            return
        }
        var rest: [String] = []
        var json = false
        var help = false
        var isQuiet = false
        var steps = false
        var index = words.startIndex
        while index < words.endIndex {
            let word = words[index]
            index += 1
            switch word {
            case "--root":
                guard index < words.endIndex else { throw UsageError(message: Say.missing(Say.aFolder, word)) }
                root = words[index]
                index += 1
            case _ where word.hasPrefix("--root="): root = String(word.dropFirst("--root=".count))
            case TourQuestion.quietly: isQuiet = true
            case TourSteps.option: steps = true
            case "--json": json = true
            case "--help", "-h": help = true
            case _ where word.hasPrefix("-") && word.count > 1:
                throw UsageError(
                    message: Say.unknownOption(
                        word,
                        Nearest.plausible(
                            word,
                            in: [
                                "--json", "--root", "--help", TourQuestion.quietly, TourSteps.option, Projector.option,
                            ])))
            default: rest.append(word)
            }
        }
        if help {
            command = .help(on: rest.first.flatMap { Request.names.contains($0) ? $0 : nil })
            return
        }
        let name = rest.first ?? Say.name
        command = try Self.command(rest, json: json, course)
        guard isQuiet || steps else { return }
        guard case .tour(let number, _, _) = command else {
            throw UsageError(message: Say.tooMany(isQuiet ? TourQuestion.quietly : TourSteps.option, name))
        }
        command = .tour(number, asks: !isQuiet, steps: steps)
    }

    /// Returns the request of a `check` with `--junit`, `--markdown` or `--problems`; `nil` for any other `check`.
    private static func report(_ reader: inout OptionReader, _ course: Course) throws(UsageError) -> Request? {
        // The option's value is read first, because a flag in the value's place must not be read as a flag of the
        // command.
        let junit = try reader.value("--junit", Say.aFile)
        let isJSON = reader.flag("--json")
        let forms = [
            (CheckForm.json, isJSON), (.markdown, reader.flag("--markdown")), (.problems, reader.flag("--problems")),
        ].filter(\.1).map(\.0)
        guard junit != nil || !forms.allSatisfy({ $0 == .json }) else { return nil }
        if reader.flag("--help") || reader.flag("-h") { return .help(on: "check") }
        if forms.count > 1 { throw UsageError(message: Say.oneForm) }
        _ = try reader.value("--root", Say.aFolder)
        var slugs: [String] = []
        for word in try reader.rest() {
            // In place of a slug, an editor may pass the name of the open file's folder, such as `1-compose-two`.
            let slug = word.wholeMatch(of: /\d+-([a-z].*)/).map { String($0.1) }
            slugs += try exercises(slug.flatMap { course.exercise($0)?.slug } ?? word, course)
        }
        return .report(slugs, forms.first ?? .text, junit: junit)
    }

    private static func command(_ words: [String], json: Bool, _ course: Course) throws(UsageError) -> Request {
        guard let name = words.first else {
            if json { return .check([], json: true) }
            return .resume(at: [])
        }
        let rest = Array(words.dropFirst())
        if json, name != "check" { throw UsageError(message: Say.tooMany("--json", name)) }
        switch name {
        case "check":
            var slugs: [String] = []
            for word in rest { slugs += try exercises(word, course) }
            return .check(slugs, json: json)
        case "hint": return .hint(try optionalExercise(rest, name, course))
        case "contract": return .contract(try optionalExercise(rest, name, course))
        case "solution": return .solution(try optionalExercise(rest, name, course))
        case "reset":
            guard let slug = try optionalExercise(rest, name, course) else {
                throw UsageError(message: Say.missing(Say.anExercise, name))
            }
            return .reset(slug)
        case "review":
            if rest == ["stop"] { return .stopReview }
            return .review(try optionalExercise(rest, name, course))
        case "lesson":
            if rest.count > 2 { throw UsageError(message: Say.tooMany(rest[2], name)) }
            return .lesson(
                try optionalChapter(Array(rest.prefix(1)), name, course), aside: rest.count == 2 ? rest[1] : nil)
        case "tour": return .tour(try optionalChapter(rest, name, course), asks: true)
        case "language":
            if rest.count > 1 { throw UsageError(message: Say.tooMany(rest[1], name)) }
            if let word = rest.first, word.wholeMatch(of: /[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8})*/) == nil {
                throw UsageError(message: Say.notALanguage(word))
            }
            return .language(rest.first)
        case "join", "leave", "diary": return .classroom(try ClassRequest(name, rest))
        case "help":
            if let extra = rest.dropFirst().first { throw UsageError(message: Say.tooMany(extra, name)) }
            guard let word = rest.first else { return .help(on: nil) }
            let all = Request.names
            guard all.contains(word) || word == "all" else {
                throw UsageError(message: Say.unknownCommand(word, Nearest.plausible(word.lowercased(), in: all)))
            }
            return .help(on: word)
        case "list", "play", "update", "doctor":
            if let extra = rest.first { throw UsageError(message: Say.tooMany(extra, name)) }
            switch name {
            case "list": return .list
            case "play": return .play
            case "update": return .update
            default: return .doctor
            }
        default:
            let isNumber = name.first?.isNumber == true
            guard isNumber || course.exercise(name) != nil || course.chapter(name) != nil else {
                // An exercise's name is also allowed here, so the user may have misspelled such a name.
                let names = Request.names + course.exercises.map(\.slug)
                let nearest = Self.otherNames[name.lowercased()] ?? Nearest.plausible(name.lowercased(), in: names)
                throw UsageError(message: Say.unknownCommand(name, nearest))
            }
            if let extra = rest.first { throw UsageError(message: Say.tooMany(extra, name)) }
            return .resume(at: try exercises(name, course))
        }
    }

    private static func exercises(_ word: String, _ course: Course) throws(UsageError) -> [String] {
        if let exercise = course.exercise(word) { return [exercise.slug] }
        if let chapter = course.chapter(word) { return chapter.exercises.map(\.slug) }
        throw unknown(word, course)
    }

    private static func optionalExercise(
        _ words: [String], _ command: String, _ course: Course
    ) throws(UsageError) -> String? {
        if words.count > 1 { throw UsageError(message: Say.tooMany(words[1], command)) }
        guard let word = words.first else { return nil }
        guard let exercise = course.exercise(word) else { throw unknown(word, course) }
        return exercise.slug
    }

    private static func unknown(_ word: String, _ course: Course) -> UsageError {
        let nearest = course.nearest(to: word)
        return UsageError(message: Say.unknownExercise(word, nearest?.id, nearest?.slug))
    }

    private static func optionalChapter(
        _ words: [String], _ command: String, _ course: Course
    ) throws(UsageError) -> Int? {
        if words.count > 1 { throw UsageError(message: Say.tooMany(words[1], command)) }
        guard let word = words.first else { return nil }
        if let chapter = course.chapter(word) ?? course.exercise(word).flatMap(course.chapter(of:)) {
            return chapter.number
        }
        let number = Int(word).flatMap { number in
            course.chapters.min { abs($0.number - number) < abs($1.number - number) }?.number
        }
        let name = Nearest.of(word.lowercased(), in: course.chapters.map { $0.folder.lowercased() })
        throw UsageError(message: Say.unknownChapter(word, number ?? name.flatMap(course.chapter)?.number))
    }
}
