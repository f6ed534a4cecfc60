import CurrycombWorkshop

enum SaySite {
    static let lead =
        "Learn functional and reactive Swift by building it: you write small functions, and every save gets a verdict that says why."
    static let description =
        "A functional and reactive toolkit for Swift 6, and a course that teaches it by having you build it."
    static let menu = "Menu"
    static let onThisPage = "On this page"
    static let copy = "Copy"
    static let clone = "git clone https://github.com/currycomb/currycomb.git && cd currycomb && swift run workshop"
    static let start = "swift run workshop"
    static let getIt = "Get it"
    static let getItText =
        """
        It needs Swift 6.2 or later and nothing else. You build small versions of the toolkit's functions; the full toolkit \
        comes with it.
        """
    static func begin(_ chapter: Int) -> String { "Start chapter \(chapter)" }
    static let resume = "Continue"
    static let forTeachers = "For teachers: slides, handouts, an agenda"
    static let done = "I have done it"
    static let checks = "What is checked"
    static let readFirst = "The lesson"
    static let nextExercise = "Next exercise"
    static func nextStep(_ id: String) -> String { "Now write it yourself: exercise \(id)" }
    static let skip = "Skip to the content"
    static let home = "Home"
    static let course = "Course"
    static let operators = "Operators"
    static let compare = "Compare"
    static let chain = "Chain"
    static let pipes = "Pipes"
    static let pipesLead =
        "Functions as boxes. Put them in order and see the value after each one. The toolkit's own pipe and compose compute it."
    static let pipesFirst = "The same boxes, read from both ends"
    static let pipesText = """
        `pipe` runs its functions as they are written, from left to right. `compose` runs the last one first, as in f(g(x)); \
        here its values climb from the bottom. Switch between the two and compare the results of the same boxes.
        """
    static let pipesTypes = "Boxes that fit"
    static let pipesTypesText = """
        A function fits after another if it takes what the other returns. If it does not fit, Swift refuses to compile \
        the line, and the box says why. The functions with a colored edge fit next.
        """
    static let box = "Box"
    static let valueAfter = "Value after it"
    static let pipesBuild = "You build both yourself in chapter 2."
    static let comingFrom = "Coming from"
    static let glossary = "Glossary"
    static let articles = "Articles"
    static let theme = "Light or dark"
    static let search = "Search"
    static let codeLabel = "Swift code"
    static let textLabel = "Text"
    static let tableLabel = "Table"
    static let whatComesOut = "What comes out? Make your guess, then open."
    static let footer =
        "Made by <code>swift run workshop site</code> from a clone. The code that you get has computed every diagram and every result on these pages."

    // MARK: - Home

    static let dragMe = "Drag a marble"
    static let dragMeText =
        "Two signals, merged. The Swift operator itself, compiled for the browser, computes the result."
    static let verdict = "A wrong answer, as it looks in the terminal"
    static let courseMap = "The course"
    static func courseLength(_ course: Course) -> String { "\(Say.length(course)). Take one at a time." }
    /// Returns the introduction of another author's course, for a README that has no paragraph to show.
    static func lead(_ course: Course) -> String {
        "You learn by writing: every save of an exercise gets a verdict with a reason. It needs Swift and nothing else."
    }

    // MARK: - A chapter

    static func chapter(_ number: Int) -> String { "Chapter \(number)" }
    static func exerciseCount(_ count: Int) -> String { count == 1 ? "1 exercise" : "\(count) exercises" }
    static let exercises = "Exercises"
    static func exercisesText(_ number: Int) -> String {
        "You do them in a clone. There, <code>swift run workshop</code> judges every save, and <code>swift run workshop check \(number)</code> judges all exercises of this chapter."
    }
    static func minutes(_ minutes: Int) -> String { "about \(minutes) minutes" }
    static let stub = "The starting file"
    static func hint(_ step: Int) -> String { "Hint \(step) of 3" }
    static let solution = "A solution"
    static let solutionSure = "Have you tried it? Trying teaches more than reading. Open once more to see a solution."
    static let solutionShow = "Show the solution anyway"
    static let tour = "The tour"
    static func tourText(_ product: String) -> String { "What <code>swift run \(product)</code> prints." }
    static let tourOpen = "Show what it prints"
    static let live = "Try it here"
    static let liveText = "The operators of this chapter, with marbles that you can drag."
    static let previous = "Previous"
    static let next = "Next"

    // MARK: - Operators

    static let operatorsLead = "Each drawing is a run of the operator itself. Open one, and drag its marbles."
    static let wishes = "What do you want to do?"
    static let allByKind = "All, by kind"
    static let inUse = "In use"
    static let whenToUse = "When to use it"
    static let whenNot = "When not"
    static let goesWrong = "What goes wrong"
    static let reactiveCocoa = "ReactiveCocoa 2.5"
    static let typesElsewhere = "Types of RxSwift and Combine"
    static let related = "Related"
    static let otherNames = "In other libraries"
    static let availability = "Availability and cost"
    static func availableOn(isInBrowser: Bool) -> String {
        "In <code>CurrycombSignals</code>, with Swift 6.2: macOS 15, iOS 18 and Linux\(isInBrowser ? ", and in the browser" : "")."
    }
    static let measured =
        "Measured on two cores of an AMD EPYC by `swift run -c release --package-path Tests/Benchmarks SignalsBenchmark`."
    static let source = "Source"
    static let inSource = "declared in"
    static let more = "More examples"
    static let noName = "–"
    static let stillPicture = "The toolchain that made this site has no WebAssembly, so the drawing does not move."
    static let noScript = "With JavaScript you can drag the marbles."
    static let noScriptPipes = "With JavaScript you can move the boxes."

    static let compareLead = "The same input for two operators, side by side."
    static let compareDrag = "Drag a marble in one; the other follows."
    static let chooseTwo = "Any two"
    static let oneOfTwo = ["One", "The other"]
    static let chainLead =
        "Up to four operators one after another, with a line after each: the X-ray of a signal."
    static let chainColors = "A marble keeps its color."
    static let comingFromLead =
        "Operators that you know under another name. A dash means that the library has no separate operator for the same work."
    static let here = "Currycomb"
    static let differences = "What differs"
    static let functional = "fp-ts and Overture"
    static let glossaryLead = "Each term in a few sentences, with the exercise in which you build it."
    static let articlesLead =
        "The course follows five articles and the notes of a talk by Chinese iOS developers. Here are the headings of each, with the lesson and the exercises that have the same idea, a summary, and its faults."
    static let saidThere = "In short"
    static let faults = "Its faults"
    static let builtIn = "build it in"

    // MARK: - The command

    static func written(_ pages: Int, _ folder: String, seconds: String) -> String {
        "\(pages) files in \(folder), made in \(seconds). Open \(folder)/index.html."
    }
    static func still(_ why: String) -> String {
        "The diagrams do not move: this toolchain does not build Embedded Swift for WebAssembly.\n\(why)"
    }
    static let api = "API"
    static let module = "Module"
    static func apiHeader(_ home: String) -> String {
        "<p style=\"margin:0;padding:.5rem 1.3rem;font-size:.88rem\"><a style=\"color:inherit\" href=\"\(home)\">← The course, and operators to drag</a></p>\n"
    }
    static let dragThis = "Drag these marbles"
    static let inPictures = "In pictures"
    static let buildingAPI = "building the toolkit's pages with DocC (a minute) …"
    static func warned(_ warnings: String) -> String { "DocC warns:\n\(warnings)" }
    static func noAPI(_ why: String) -> String { "The toolkit's pages could not be made.\n\(why)" }
    static let baseWithoutAPI =
        "--base is for the toolkit's pages: add --api. All other pages work under any path."
    static let buildingDiagrams = "building the diagrams for the browser (once; a minute or two) …"
    static func noPiece(_ path: String) -> String { "It has no \(path)." }
    static let notOpened = "No browser could be started. Open index.html yourself."
    static func refused(_ file: String, _ line: Int, _ problem: String) -> String { "\(file):\(line): \(problem)" }
    static func notAFolder(_ path: String) -> String {
        "\(path) is a file. Name a folder: swift run workshop site FOLDER"
    }
    static func apiIsNotOurs(_ path: String) -> String {
        "\(path)/api is not a reference that `workshop site --api` wrote. Move it away, or name another folder; nothing was changed."
    }
    static func notOurs(_ path: String) -> String {
        "\(path) contains files that `workshop site` did not write. Name another folder, or empty it yourself."
    }
}
