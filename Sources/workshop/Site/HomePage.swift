import CurrycombMarbles
import CurrycombWorkbook

/// What it is, a diagram at once, a verdict, two commands and the map.
struct HomePage {
    let site: Site

    var made: (pages: [String: String], entries: [Site.Entry]) {
        let merge =
            isOurs
            ? """
            <h2 id="drag">\(SaySite.dragMe)</h2>
            <p>\(SaySite.dragMeText) \(HTML.link("operators/index.html", SaySite.operators))</p>
            \(MarbleCatalogue.scenario("merge", 0).map { site.diagram($0, 0, up: "") } ?? "")
            """ : ""
        let chapters = site.course.chapters.map { chapter in
            """
            <li><a class="card" href="\(ChapterPage.place(chapter))"><strong><span class="number" style="display:inline">\
            \(chapter.number)</span>\(HTML.escaped(chapter.title))</strong><span>\(HTML.sentence(chapter.about))</span>\
            <span>\(SaySite.exerciseCount(chapter.exercises.count))</span></a></li>

            """
        }.joined()
        let body = """
            <div class="hero"><div>
            <h1>\(HTML.escaped(site.course.name))</h1>
            <p class="lead">\(site.lead)</p>
            </div></div>
            \(merge)<h2 id="verdict">\(SaySite.verdict)</h2>
            <p>\(SaySite.verdictText)</p>
            \(HTML.block(verdict, label: SaySite.verdict))<h2 id="commands">\(isOurs ? SaySite.twoCommands : SaySite.oneCommand)</h2>
            <p>\(isOurs ? SaySite.twoCommandsText : SaySite.oneCommandText)</p>
            \(HTML.block(commands, label: isOurs ? SaySite.twoCommands : SaySite.oneCommand))\
            <h2 id="course">\(SaySite.courseMap)</h2>
            <p>\(SaySite.courseLength(site.course))</p>
            <ul class="grid">
            \(chapters)</ul>

            """
        return (
            ["index.html": site.page(site.course.name, at: "index.html", section: "", isWide: true, body)],
            [Site.Entry(title: SaySite.courseMap, place: "index.html#course", kind: SaySite.home)]
        )
    }

    private var isOurs: Bool { site.course.isOurs }

    private var commands: String {
        let start = "swift run workshop   <span class=\"c\"># the course, where you left it</span>"
        let tests = "swift test           <span class=\"c\"># everything, tested</span>"
        return isOurs ? "\(start)\n\(tests)" : start
    }

    /// The verdict in the terminal's colours.
    private var verdict: String {
        VerdictPicture.lines(site.workspace.toolkit).map { line in
            let text = HTML.escaped(line)
            if line.hasPrefix("✓") { return "<span class=\"good\">✓</span>" + text.dropFirst() }
            if line.hasPrefix("✗") { return "<span class=\"bad\">✗</span>" + text.dropFirst() }
            return text
        }.joined(separator: "\n")
    }
}
