import CurrycombWorkbook
import Foundation
import Testing

@testable import CurrycombSite
@testable import CurrycombTeaching
@testable import CurrycombWorkshop
@testable import workshop_tools

@Suite struct PlanTests {
    static let requests = [
        PlanRequest(days: [360], chapters: Array(1...5)), PlanRequest(days: [180], chapters: Array(1...3)),
        PlanRequest(days: [360, 360], chapters: Array(1...8)), PlanRequest(days: [90], chapters: Array(1...13)),
        PlanRequest(days: [30], chapters: [10]), PlanRequest(days: [360], chapters: [2]),
        PlanRequest(days: [480], chapters: Array(1...13), start: 13 * 60),
        PlanRequest(days: [360, 360, 360, 360], chapters: Array(1...13), start: 8 * 60 + 30),
    ]

    private func ids(_ days: [[Plan.Item]]) -> [String] {
        days.joined().flatMap { item in if case .exercises(let ids) = item.kind { ids } else { [String]() } }
    }

    @Test func onlyAnEarlierPlanIsOverwritten() throws {
        let clone = try Clone()
        let commands = CourseCommands(
            course: .whole, workspace: clone.workspace, answerJudge: FakeJudge(root: clone.workspace.root),
            traits: TerminalTraits())
        for name in ["agenda.md", "agenda.html"] {
            let file = clone.workspace.path(name)
            func run(_ hours: Int) -> Int32 {
                commands.plan(PlanRequest(days: [hours * 60], chapters: [1, 2], out: file))
            }
            #expect(run(6) == Workshop.done)
            let first = Files.text(file)
            #expect(run(3) == Workshop.done && Files.text(file) != first)
            try Files.write("# Agenda\n\nour meeting\n", to: file)
            #expect(run(6) == Workshop.notWritten)
            #expect(Files.text(file) == "# Agenda\n\nour meeting\n")
            try Files.write("", to: file)
            #expect(run(6) == Workshop.done)
        }
    }

    @Test(arguments: requests)
    func timesAddUp(request: PlanRequest) {
        let plan = Plan(request, .whole)
        #expect(!plan.days.isEmpty)
        for (day, capacity) in zip(plan.days, plan.capacity) {
            #expect(Plan.work(day) <= capacity)
            var clock = request.start
            for item in day {
                #expect(item.start == clock)
                clock += item.minutes
            }
            #expect(Plan.end(day) == clock)
        }
    }

    @Test(arguments: requests)
    func everyExerciseIsPlannedOnce(request: PlanRequest) {
        let plan = Plan(request, .whole)
        let left = plan.left.flatMap(\.exercises)
        let all = Course.whole.exercises.filter { request.chapters.contains($0.chapter) }.map(\.id)
        let planned = ids(plan.days) + plan.homework.map(\.id) + left.map(\.id)
        #expect(planned.count == all.count)
        #expect(Set(planned) == Set(all))
        #expect(ids(plan.days) == all.filter(ids(plan.days).contains))
        #expect(Set(plan.cuts.map(\.id)).isSubset(of: ids(plan.days)))
    }

    @Test(arguments: requests)
    func workIsInterruptedByBreaks(request: PlanRequest) {
        for day in Plan(request, .whole).days {
            var stretch = 0
            for item in day {
                stretch = item.isWork ? stretch + item.minutes : 0
                // A stretch of work may exceed the limit, because no break comes before a look back, or before the last
                // 20 minutes of a day's work.
                #expect(stretch <= Plan.longestStretch + 25)
            }
            let work = day.drop { $0.kind == .arrival }.prefix { $0.kind != .buffer }
            #expect(work.first?.isWork == true)
            #expect(work.last?.isWork == true)
            #expect(day.count { $0.kind == .lunch } <= 1)
        }
    }

    @Test func onlyTheFirstDayHasTimeForArrival() {
        var request = PlanRequest(days: [360, 180], chapters: Array(1...8))
        func minutes(_ kind: Plan.Item.Kind) -> [Int] {
            Plan(request, .whole).days.map { $0.filter { $0.kind == kind }.reduce(0) { $0 + $1.minutes } }
        }
        #expect(minutes(.arrival) == [20, 0] && minutes(.buffer) == [30, 15])
        (request.arrival, request.buffer) = (45, 0)
        #expect(minutes(.arrival) == [45, 0] && minutes(.buffer) == [0, 0])
    }

    @Test func daysAreFilledEvenlyAndEndWithAChapter() {
        for days in 2...3 {
            let plan = Plan(PlanRequest(days: Array(repeating: 360, count: days), chapters: Array(1...8)), .whole)
            let work = plan.days.map(Plan.work)
            #expect(plan.days.count == days)
            #expect(work.max()! - work.min()! <= 60, "\(work)")
            for day in plan.days {
                let last = day.last { $0.isWork }?.kind
                let endsAChapter = if case .round? = last { true } else { false }
                #expect(endsAChapter, "\(String(describing: last))")
            }
        }
    }

    @Test(arguments: [90, 180, 360, 720, 2160])
    func withoutChaptersAFittingSetIsProposed(minutes: Int) {
        let plan = Plan(PlanRequest(days: [minutes], chapters: []), .whole)
        #expect(plan.proposed == Array(1...max(1, plan.proposed.count)))
        #expect(plan.left.isEmpty)
        #expect(plan.homework.reduce(0) { $0 + $1.minutes } <= 60)
        // There must be no time for one more chapter.
        let next = Course.whole.chapters.first { !plan.proposed.contains($0.number) }
        if let next {
            let more = Plan(PlanRequest(days: [minutes], chapters: plan.proposed + [next.number]), .whole)
            #expect(!more.homework.isEmpty || !more.left.isEmpty)
        }
        #expect(PlanText.remarks(plan).first == Say.proposed(plan.proposed))
    }

    @Test func aDayThatPassesMidnightIsReported() throws {
        let late = Plan(PlanRequest(days: [360], chapters: Array(1...5), start: 21 * 60), .whole)
        #expect(late.pastMidnight == [0])
        #expect(PlanText.markdown(late, .whole).contains("would pass midnight and end at"))
        for time in late.days.joined() { #expect(PlanText.clock(time.start) < "24") }
        #expect(Plan(Self.requests[0], .whole).pastMidnight.isEmpty)
    }

    @Test func aDayFromNineHasLunchAtNoon() throws {
        let day = try #require(Plan(Self.requests[0], .whole).days.first)
        let lunch = try #require(day.first { $0.kind == .lunch })
        // Lunch begins between half past eleven and a quarter past one, in minutes after midnight.
        #expect((690...795).contains(lunch.start))
    }

    private func request(_ words: String) throws -> ToolRequest {
        try ToolRequest(words.split(separator: " ").map(String.init), .whole)
    }

    @Test func lengthsAndChaptersAreParsed() throws {
        #expect(try request("plan 6h 1-5") == .plan(PlanRequest(days: [360], chapters: Array(1...5))))
        #expect(try request("plan 2 days 1-3") == .plan(PlanRequest(days: [360, 360], chapters: [1, 2, 3])))
        #expect(try request("plan 90 min") == .plan(PlanRequest(days: [90], chapters: [])))
        #expect(try request("plan 90min 2,4") == .plan(PlanRequest(days: [90], chapters: [2, 4])))
        #expect(
            try request("plan 2d 1 3 --start 8:30")
                == .plan(PlanRequest(days: [360, 360], chapters: [1, 3], start: 510)))
        var early = PlanRequest(days: [360], chapters: [], start: 21 * 60)
        (early.arrival, early.buffer) = (0, 45)
        #expect(try request("plan 6h --start 21:00 --arrival 0 --buffer 45min") == .plan(early))
        let wrong = [
            "plan 6h --arrival soon", "plan 6h --buffer 300", "plan", "plan 99x", "plan 0h", "plan 6h 5-3",
            "plan 6h 40", "plan 2 weeks", "plan 6h 1 --start 25:00", "plan 100h",
            "plan 6h 1-", "plan 6h -3", "plan 6h 1,-3", "plan 6h 1-2-",
        ]
        for wrong in wrong {
            #expect(throws: UsageError.self, "\(wrong)") { try request(wrong) }
        }
    }

    @Test func theTextFitsATerminal() {
        for request in Self.requests {
            for line in PlanText.lines(Plan(request, .whole), .whole, 80) { #expect(line.columns <= 80) }
        }
    }

    @Test(arguments: requests)
    func thePageContainsTheWholePlan(request: PlanRequest) {
        let plan = Plan(request, .whole)
        let page = PlanPage.html(plan, .whole, css: "")
        for item in plan.days.joined() {
            #expect(page.contains("<th scope=\"row\">\(PlanText.clock(item.start))</th>"))
            if case .exercises(let ids) = item.kind { for id in ids { #expect(page.contains(">\(id)</span>")) } }
        }
        for exercise in plan.homework + plan.cuts { #expect(page.contains(">\(exercise.id)</span>")) }
        for chapter in plan.left { #expect(page.contains(HTML.escaped(Say.chapter(chapter.number, chapter.title)))) }
    }

    @Test func chaptersWithTheSameNumberArePlanned() {
        let two = Chapter(folder: "02-Old", title: "Old", about: "", exercises: [])
        let course = Course("Small", of: Fixture.course.chapters + [two])
        let plan = Plan(PlanRequest(days: [360], chapters: [2]), course)
        #expect(ids(plan.days).contains("2.1"))
    }

    @Test func barsInTitlesAreEscaped() throws {
        let words = Words(
            title: "Lazily: `a || b`", task: "", hints: Hints(question: "", direction: "", nearly: ""), checks: [],
            misconceptions: [], notice: "")
        let exercises = (1...2).map { Exercise(in: "01-Names", $0, "bar-\($0)", minutes: 10, words: words) }
        let course = Course(
            "Bars", of: [Chapter(folder: "01-Names", title: "Names", about: "", exercises: exercises)])
        let text = PlanText.markdown(Plan(PlanRequest(days: [60], chapters: [1]), course), course)
        #expect(text.contains("| 1.1 Lazily: `a \\|\\| b`, 1.2 Lazily: `a \\|\\| b` |"))
    }

    @Test func onlyHTMLFilesArePages() {
        #expect(PlanPage.isFor("agenda.html") && PlanPage.isFor("a/Agenda.HTM"))
        #expect(!PlanPage.isFor("agenda.md") && !PlanPage.isFor("html"))
    }

    /// `Chapters/Teaching.md` gives the right times for classes of several lengths.
    @Test func theTeachingPageHasTheRightTimes() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized
        let text = try String(contentsOf: root.appending(path: "Chapters/Teaching.md"), encoding: .utf8)
        let rows = text.split(separator: "\n").compactMap {
            $0.wholeMatch(of: /\| [^|`]*`(\d+[a-z]+ [^`]*)` \|[^|]*\| ([^|]*) \|/)
        }
        #expect(rows.count == 5)
        for row in rows {
            guard case .plan(let request) = try request("plan \(row.1)") else { continue }
            let plan = Plan(request, .whole)
            let times = row.2.matches(of: /\d+:\d\d/).map { String($0.0) }
            let ends = plan.days.map { PlanText.clock(Plan.end($0)) }
            #expect(times.allSatisfy(ends.contains), "\(row.1): \(ends)")
            for work in row.2.matches(of: /(\d+) minutes/) {
                #expect(plan.days.map(Plan.work) == [Int(work.1)], "\(row.1)")
            }
            let named = row.2.matches(of: /\d+\.\d+/).map { String($0.0) }
            #expect(named.isEmpty || named == plan.homework.map(\.id), "\(row.1)")
        }
        for path in text.matches(of: /`((?:Sources|Tests|Chapters)\/[^`… ]*)`/) {
            #expect(FileManager.default.fileExists(atPath: root.appending(path: String(path.1)).path), "\(path.1)")
        }
    }
}
