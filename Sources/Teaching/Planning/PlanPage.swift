import CurrycombSite
import CurrycombWorkbook
import CurrycombWorkshop

/// A plan as a self-contained page in the style of the class report, to be shown, mailed or printed.
enum PlanPage {
    static func isFor(_ file: String) -> Bool { [".html", ".htm"].contains(where: file.lowercased().hasSuffix) }

    static func html(_ plan: Plan, _ course: Course, css: String) -> String {
        let days = plan.days.enumerated().map { index, day in
            self.day(day, plan.days.count > 1 ? Say.day(index + 1) : nil, of: plan.capacity[index], course)
        }
        let remarks = PlanText.remarks(plan).map { "<p><strong>\(HTML.sentence($0))</strong></p>\n" }.joined()
        var lists = remarks + list(Say.whenLate, plan.cuts, isOrdered: true) + list(Say.homework, plan.homework)
        if !plan.left.isEmpty {
            let chapters = plan.left.map { "<li>\(HTML.escaped(Say.chapter($0.number, $0.title)))</li>\n" }
            lists += "<h2>\(Say.noTimeFor)</h2>\n<ul>\n\(chapters.joined())</ul>\n"
        }
        return HTML.document(
            "\(Say.agenda) · \(course.name)",
            head: ["<link rel=\"icon\" href=\"data:,\">", "<style>\n\(css)\(style)\n</style>"],
            body: "<main>\n<h1>\(Say.agenda)</h1>\n\(days.joined())\(lists)</main>\n")
    }

    private static func day(_ day: [Plan.Item], _ title: String?, of capacity: Int, _ course: Course) -> String {
        let rows = day.map { item in
            """
            <tr\(item.isWork ? "" : " class=\"pause\"")><th scope="row">\(PlanText.clock(item.start))</th>\
            <td class="min">\(Say.minutes(item.minutes))</td><td>\(text(item, course))</td></tr>

            """
        }
        return (title.map { "<h2>\($0)</h2>\n" } ?? "") + """
            <table class="agenda"><tbody>
            \(rows.joined())<tr class="pause"><th scope="row">\(PlanText.clock(Plan.end(day)))</th><td></td><td>\(Say.endOfDay)</td></tr>
            </tbody></table>
            <p class="dim">\(PlanText.sum(day, of: capacity))</p>

            """
    }

    private static func text(_ item: Plan.Item, _ course: Course) -> String {
        guard case .exercises(let ids) = item.kind else { return HTML.sentence(PlanText.text(item, course)) }
        return "<ul>\n" + ids.compactMap { course.exercise($0) }.map(self.item).joined() + "</ul>\n"
    }

    private static func item(_ exercise: Exercise) -> String {
        "<li><span class=\"id\">\(exercise.id)</span>\(HTML.sentence(exercise.words.title)) <span class=\"dim\">\(Say.minutes(exercise.minutes))</span></li>\n"
    }

    private static func list(_ head: String, _ exercises: [Exercise], isOrdered: Bool = false) -> String {
        guard !exercises.isEmpty else { return "" }
        let tag = isOrdered ? "ol" : "ul"
        return "<h2>\(head)</h2>\n<\(tag)>\n\(exercises.map(item).joined())</\(tag)>\n"
    }

    private static let style = """
        .agenda{width:100%}.agenda th,.agenda td{vertical-align:top}
        .agenda th{white-space:nowrap;font-variant-numeric:tabular-nums;font-size:1.05rem;font-weight:600;min-width:0;width:4.5rem}
        .agenda .min{white-space:nowrap;color:var(--mute);width:5rem}
        .agenda .pause td,.agenda .pause th{color:var(--mute);font-weight:400}
        .agenda ul{list-style:none;margin:0;padding:0}.id{margin-right:.5em}
        @media print{.agenda th,.agenda td{padding-top:.28rem;padding-bottom:.28rem}h2{break-after:avoid}}
        """
}
