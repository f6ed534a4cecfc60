import CurrycombWorkbook

/// What the workshop is asked to do.
enum Request: Equatable {
    case resume, list, play, doctor, help
    case check([String], json: Bool)
    /// `nil` means the one that the learner is at.
    case hint(String?)
    case solution(String?)
    case reset(String)
    case lesson(Int?)
    case tour(Int?)

    /// The commands as they are typed.
    static let names = ["list", "check", "hint", "lesson", "tour", "solution", "reset", "play", "doctor", "help"]
}

/// The words after the program's name, understood. Exercises are slugs in it.
struct Arguments: Equatable {
    var command = Request.resume
    var root: String?
}

/// Why the words cannot be understood.
struct UsageError: Error, Equatable {
    let message: String
}

extension Arguments {
    /// Understands the words.
    ///
    /// - Parameters:
    ///   - words: the words after the program's name.
    ///   - course: the exercises and chapters that may be named.
    /// - Throws: what is wrong, with the nearest thing that would be right.
    init(_ words: [String], _ course: Course) throws(UsageError) {
        var rest: [String] = []
        var json = false
        var help = false
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
            case "--json": json = true
            case "--help", "-h": help = true
            case _ where word.hasPrefix("-") && word.count > 1:
                throw UsageError(
                    message: Say.unknownOption(word, Nearest.plausible(word, in: ["--json", "--root", "--help"])))
            default: rest.append(word)
            }
        }
        if help {
            command = .help
            return
        }
        command = try Self.command(rest, json: json, course)
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
        case "solution": return .solution(try optionalExercise(rest, name, course))
        case "reset":
            guard let slug = try optionalExercise(rest, name, course) else {
                throw UsageError(message: Say.missing(Say.anExercise, name))
            }
            return .reset(slug)
        case "lesson": return .lesson(try optionalChapter(rest, name, course))
        case "tour": return .tour(try optionalChapter(rest, name, course))
        case "list", "play", "doctor", "help":
            if let extra = rest.first { throw UsageError(message: Say.tooMany(extra, name)) }
            return name == "list" ? .list : name == "play" ? .play : name == "doctor" ? .doctor : .help
        default:
            throw UsageError(message: Say.unknownCommand(name, Nearest.plausible(name.lowercased(), in: Request.names)))
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
