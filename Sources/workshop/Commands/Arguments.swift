import CurrycombDiagrams
import CurrycombMarbles
import CurrycombWorkbook

/// What the workshop is asked to do.
enum Request: Equatable {
    case resume, list, play, update, doctor
    /// The whole help, or its lines about one command.
    case help(on: String?)
    /// What a learner asks of the class board.
    case classroom(ClassRequest)
    /// What teachers and authors ask for.
    case teach(Teaching)
    case check([String], json: Bool)
    /// `nil` means the one that the learner is at.
    case hint(String?)
    case contract(String?)
    case solution(String?)
    case reset(String)
    /// `nil` means what is due.
    case review(String?)
    case stopReview
    case lesson(Int?, aside: String?)
    /// Whether it asks what comes out before it shows it.
    case tour(Int?, asks: Bool, steps: Bool = false)
    /// The pictures of an operator, or the list of all; written to a file if one is named.
    case marbles(String?, svg: String?, ascii: Bool)
    /// The web site.
    case site(SiteRequest)
    /// Sets the language of this clone, or says which one it is; `system` takes the setting back.
    case language(String?)

    /// Whether it builds, or changes files.
    var needsToWrite: Bool {
        switch self {
        case .teach(let request): request.needsToWrite
        case .classroom(.join(nil, _)), .classroom(.diary): false
        case .classroom: true
        case .resume, .check, .tour, .play, .reset, .review, .stopReview, .update, .site: true
        case .language(let name): name != nil
        case .list, .hint, .contract, .solution, .lesson, .marbles, .doctor, .help: false
        }
    }

    /// Whether it makes what a course may lack.
    var isNew: Bool {
        switch self {
        case .teach(.newChapter), .teach(.newExercise), .teach(.newCourse): true
        default: false
        }
    }

    /// The commands as they are typed.
    static let names = [
        "list", "check", "hint", "contract", "lesson", "tour", "solution", "reset", "review", "marbles", "site", "play",
        "update", "join", "leave", "diary", "doctor", "language", "help",
    ]
}

/// The words after the program's name, understood. Exercises are slugs in it.
struct Arguments: Equatable {
    var command = Request.resume
    var root: String?
    /// What an operator was called, if that is another library's name for it.
    var alias: String?
}

/// Why the words cannot be understood.
struct UsageError: Error, Equatable {
    let message: String
}

extension Arguments {
    /// The folder that `--root` names, before the other words are understood: what they may name lies there.
    static func root(in words: [String]) -> String? {
        if let option = words.firstIndex(of: "--root"), option + 1 < words.count { return words[option + 1] }
        return words.first { $0.hasPrefix("--root=") }.map { String($0.dropFirst("--root=".count)) }
    }

    /// Understands the words.
    ///
    /// - Parameters:
    ///   - words: the words after the program's name.
    ///   - course: the exercises and chapters that may be named.
    /// - Throws: what is wrong, with the nearest thing that would be right.
    init(_ words: [String], _ course: Course) throws(UsageError) {
        if let request = try Teaching.understood(words, course, root: &root) {
            command = request
            return
        }
        var rest: [String] = []
        var json = false
        var help = false
        var ascii = false
        var isQuiet = false
        var steps = false
        var site = SiteRequest()
        var svg: String?
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
            case "--svg":
                guard index < words.endIndex else { throw UsageError(message: Say.missing(Say.aFile, word)) }
                svg = words[index]
                index += 1
            case _ where word.hasPrefix("--svg="): svg = String(word.dropFirst("--svg=".count))
            case "--ascii": ascii = true
            case TourQuestion.quietly: isQuiet = true
            case TourSteps.option: steps = true
            case "--open": site.opens = true
            case "--api": site.hasAPI = true
            case "--base":
                guard index < words.endIndex else { throw UsageError(message: Say.missing(Say.aPath, word)) }
                site.base = SiteRequest.path(words[index])
                index += 1
            case _ where word.hasPrefix("--base="):
                site.base = SiteRequest.path(String(word.dropFirst("--base=".count)))
            case "--json": json = true
            case "--help", "-h": help = true
            case _ where word.hasPrefix("-") && word.count > 1:
                throw UsageError(
                    message: Say.unknownOption(
                        word,
                        Nearest.plausible(
                            word,
                            in: [
                                "--json", "--root", "--svg", "--ascii", "--open", "--api", "--base", "--help",
                                TourQuestion.quietly, TourSteps.option, Projector.option,
                            ])))
            default: rest.append(word)
            }
        }
        if help {
            command = .help(on: rest.first.flatMap { (Request.names + Teaching.names).contains($0) ? $0 : nil })
            return
        }
        if let option = site.option, rest.first != "site" {
            throw UsageError(message: Say.tooMany(option, rest.first ?? Say.name))
        }
        if rest.first == "marbles", !json {
            command = try Self.marbles(Array(rest.dropFirst()), svg: svg, ascii: ascii)
            if case .marbles(let name?, _, _) = command, let word = rest.dropFirst().first,
                word.lowercased() != name.lowercased()
            {
                alias = word
            }
            return
        }
        let name = rest.first ?? Say.name
        if svg != nil { throw UsageError(message: Say.tooMany("--svg", name)) }
        if ascii { throw UsageError(message: Say.tooMany("--ascii", name)) }
        if rest.first == "site", !json {
            if isQuiet { throw UsageError(message: Say.tooMany(TourQuestion.quietly, name)) }
            if steps { throw UsageError(message: Say.tooMany(TourSteps.option, name)) }
            if rest.count > 2 { throw UsageError(message: Say.tooMany(rest[2], "site")) }
            if site.base != nil, !site.hasAPI { throw UsageError(message: SaySite.baseWithoutAPI) }
            site.folder = rest.dropFirst().first
            command = .site(site)
            return
        }
        command = try Self.command(rest, json: json, course)
        guard isQuiet || steps else { return }
        guard case .tour(let number, _, _) = command else {
            throw UsageError(message: Say.tooMany(isQuiet ? TourQuestion.quietly : TourSteps.option, name))
        }
        command = .tour(number, asks: !isQuiet, steps: steps)
    }

    private static func marbles(_ words: [String], svg: String?, ascii: Bool) throws(UsageError) -> Request {
        if words.count > 1 { throw UsageError(message: Say.tooMany(words[1], "marbles")) }
        guard let word = words.first else {
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
        return .marbles(name, svg: svg, ascii: ascii)
    }

    private static func command(_ words: [String], json: Bool, _ course: Course) throws(UsageError) -> Request {
        guard let name = words.first else {
            if json { return .check([], json: true) }
            return .resume
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
            let all = Request.names + Teaching.names
            guard all.contains(word) else {
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
            let nearest =
                course.exercise(name).map { _ in "check \(name)" }
                ?? Nearest.plausible(name.lowercased(), in: Request.names + Teaching.names)
            throw UsageError(message: Say.unknownCommand(name, nearest))
        }
    }

    /// One exercise, or all of a chapter.
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
        // Whoever names an exercise means its chapter.
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
