import CurrycombSite
import CurrycombWorkbook
import CurrycombWorkshop
import Foundation

enum PlanText {
    static func lines(_ plan: Plan, _ course: Course, _ width: Int) -> [StyledLine] {
        var lines: [StyledLine] = []
        for (index, day) in plan.days.enumerated() {
            if index > 0 { lines.append("") }
            let head = plan.days.count > 1 ? Say.day(index + 1) : Say.agenda
            lines.append(StyledLine(head, .strong))
            for item in day {
                let time = "\(clock(item.start))  \(minutes(item.minutes))  "
                lines += StyledLine.paragraph(
                    text(item, course), item.isWork ? .plain : .dim, indent: time.count, first: StyledLine(time, .dim),
                    width)
            }
            lines.append(StyledLine("\(clock(Plan.end(day)))       \(Say.endOfDay)", .dim))
            lines.append(StyledLine(sum(day, of: plan.capacity[index]), .dim))
        }
        for remark in remarks(plan) { lines += [""] + StyledLine.paragraph(remark, .plain, width) }
        func list(_ head: String, _ text: String) {
            lines += ["", StyledLine(head, .strong)]
            lines += StyledLine.paragraph(text, indent: 2, width)
        }
        if !plan.cuts.isEmpty { list(Say.whenLate, named(plan.cuts)) }
        if !plan.homework.isEmpty { list(Say.homework, named(plan.homework)) }
        if !plan.left.isEmpty {
            list(Say.noTimeFor, plan.left.map { Say.chapter($0.number, $0.title) }.joined(separator: ", "))
        }
        return lines
    }

    static func markdown(_ plan: Plan, _ course: Course) -> String {
        var lines: [String] = ["# \(Say.agenda)"]
        for (index, day) in plan.days.enumerated() {
            lines += ["", "## \(Say.day(index + 1))", "", "| | min | |", "|---|---|---|"]
            lines += day.map {
                // Without a backslash, a `|` in a title would end the cell.
                let text = text($0, course).replacing("|", with: "\\|")
                return "| \(clock($0.start).trimmingCharacters(in: .whitespaces)) | \($0.minutes) | \(text) |"
            }
            lines.append("| \(clock(Plan.end(day)).trimmingCharacters(in: .whitespaces)) | | \(Say.endOfDay) |")
        }
        for remark in remarks(plan) { lines += ["", remark] }
        if !plan.cuts.isEmpty { lines += ["", "**\(Say.whenLate):** \(named(plan.cuts))"] }
        if !plan.homework.isEmpty { lines += ["", "**\(Say.homework):** \(named(plan.homework))"] }
        if !plan.left.isEmpty {
            let chapters = plan.left.map { Say.chapter($0.number, $0.title) }.joined(separator: ", ")
            lines += ["", "**\(Say.noTimeFor):** \(chapters)"]
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Returns true if a text is a plan that the command wrote, as Markdown or as a page.
    static func isPlan(_ text: String) -> Bool {
        text.hasPrefix("# \(Say.agenda)\n") && text.contains("\n|---|---|---|\n")
            || text.contains("<table class=\"agenda\">")
    }

    static func text(_ item: Plan.Item, _ course: Course) -> String {
        switch item.kind {
        case .opening(let number):
            let title = course.chapters.first { $0.number == number }?.title ?? ""
            return Say.opensChapter(number, title)
        case .exercises(let ids):
            return ids.compactMap { course.exercise($0).map { "\($0.id) \($0.words.title)" } }.joined(separator: ", ")
        case .round(let number): return Say.round(number)
        case .pause: return Say.pause
        case .lunch: return Say.lunch
        case .arrival: return Say.arrival
        case .buffer: return Say.buffer
        }
    }

    static func sum(_ day: [Plan.Item], of capacity: Int) -> String {
        let around = day.filter { !$0.isWork }.reduce(0) { $0 + $1.minutes }
        return Say.sum(work: Plan.work(day), of: capacity, around: around)
    }

    static func remarks(_ plan: Plan) -> [String] {
        (plan.proposed.isEmpty ? [] : [Say.proposed(plan.proposed)])
            + plan.pastMidnight.map { day in
                Say.pastMidnight(
                    plan.days.count > 1 ? day + 1 : nil,
                    clock(Plan.end(plan.days[day])).trimmingCharacters(in: .whitespaces))
            }
    }

    private static func named(_ exercises: [Exercise]) -> String {
        exercises.map { "\($0.id) \($0.words.title) (\(Say.minutes($0.minutes)))" }.joined(separator: ", ")
    }

    static func clock(_ minutes: Int) -> String { String(format: "%2d:%02d", minutes / 60 % 24, minutes % 60) }

    private static func minutes(_ minutes: Int) -> String { String(format: "%3d", minutes) }
}

extension CourseCommands {
    package func plan(_ request: PlanRequest) -> Int32 {
        let plan = Plan(request, course)
        show(PlanText.lines(plan, course, traits.columns))
        guard let out = request.out else { return Workshop.done }
        let text =
            PlanPage.isFor(out) ? PlanPage.html(plan, course, css: workspace.look) : PlanText.markdown(plan, course)
        guard Files.mayReplace(Files.absolute(out), PlanText.isPlan) else {
            print()
            Workshop.complain(Say.isAnotherFile(out))
            return Workshop.notWritten
        }
        do {
            try Files.write(text, to: Files.absolute(out))
        } catch {
            Workshop.complain(Say.notWritten(out, error))
            return Workshop.notWritten
        }
        print()
        paragraph(Say.writtenTo([out]))
        return Workshop.done
    }
}

extension Workspace {
    var look: String { Site.look.compactMap(toolkit.text).joined(separator: "\n") }
}
