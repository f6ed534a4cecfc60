import CurrycombSite
import CurrycombWorkbook
import CurrycombWorkshop

/// A plan as a page that needs nothing but itself, in the look of the site: for a wall, a mail or a printer.
enum PlanPage {
    /// Returns true if a file is to be such a page.
    static func isFor(_ file: String) -> Bool { [".html", ".htm"].contains(where: file.lowercased().hasSuffix) }

    /// - Parameter css: the site's style sheet.
    static func html(_ plan: Plan, _ course: Course, css: String) -> String {
        let days = plan.days.enumerated().map { index, day in
            self.day(day, plan.days.count > 1 ? Say.day(index + 1) : nil, of: plan.capacity[index], course)
        }
        var lists = list(Say.whenLate, plan.cuts, isOrdered: true) + list(Say.homework, plan.homework)
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
            <td class="min">\(SaySlides.minutes(item.minutes))</td><td>\(text(item, course))</td></tr>

            """
        }
        let pauses = day.filter { !$0.isWork }.reduce(0) { $0 + $1.minutes }
        return (title.map { "<h2>\($0)</h2>\n" } ?? "") + """
            <table class="agenda"><tbody>
            \(rows.joined())<tr class="pause"><th scope="row">\(PlanText.clock(Plan.end(day)))</th><td></td><td>\(Say.endOfDay)</td></tr>
            </tbody></table>
            <p class="dim">\(Say.sum(work: Plan.work(day), of: capacity, pauses: pauses))</p>

            """
    }

    private static func text(_ item: Plan.Item, _ course: Course) -> String {
        guard case .exercises(let ids) = item.kind else { return HTML.escaped(PlanText.text(item, course)) }
        return "<ul>\n" + ids.compactMap { course.exercise($0) }.map(self.item).joined() + "</ul>\n"
    }

    private static func item(_ exercise: Exercise) -> String {
        "<li><span class=\"number\">\(exercise.id)</span>\(HTML.sentence(exercise.words.title)) <span class=\"dim\">\(SaySlides.minutes(exercise.minutes))</span></li>\n"
    }

    private static func list(_ head: String, _ exercises: [Exercise], isOrdered: Bool = false) -> String {
        guard !exercises.isEmpty else { return "" }
        let tag = isOrdered ? "ol" : "ul"
        return "<h2>\(head)</h2>\n<\(tag)>\n\(exercises.map(item).joined())</\(tag)>\n"
    }

    private static let style = """
        .agenda th{white-space:nowrap;font-variant-numeric:tabular-nums;color:var(--ink);font-size:1.05rem;width:4.5rem}
        .agenda .min{white-space:nowrap;color:var(--mute);width:5rem}
        .agenda .pause td,.agenda .pause th{color:var(--mute);font-weight:400}
        .agenda ul{list-style:none;margin:0;padding:0}.agenda li:first-child{margin-top:0}
        @page{size:A4;margin:14mm}
        @media print{html{font-size:10pt}main{padding:0}tr,li{break-inside:avoid}h2{break-after:avoid}}
        """
}
