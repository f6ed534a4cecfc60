import CurrycombDiagrams
import CurrycombMarbles
import CurrycombWorkbook

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
            let ids = chapter.exercises.map(\.id).joined(separator: " ")
            return """
                <li><a class="card" href="\(ChapterPage.place(chapter))"\(HTML.attribute("data-exercises", ids))><strong><span class="number" style="display:inline">\
                \(chapter.number)</span>\(HTML.escaped(chapter.title))</strong><span>\(HTML.sentence(chapter.about))</span>\
                <span class="count">\(SaySite.exerciseCount(chapter.exercises.count))</span></a></li>

                """
        }.joined()
        let command = isOurs ? SaySite.clone : SaySite.start
        let first = site.course.chapters.first.map {
            "<a class=\"go\" data-continue=\"\(SaySite.resume)\" href=\"\(ChapterPage.place($0))\">\(SaySite.begin($0.number))</a>"
        }
        let teachers =
            TeachingPage(site: site).isThere ? " " + HTML.link(TeachingPage.place, SaySite.forTeachers) : ""
        let body = """
            <div class="hero"><div>
            <h1>\(HTML.escaped(site.course.name))</h1>
            <p class="lead">\(HTML.escaped(site.lead))</p>
            <p class="begin">\(first ?? "")\(teachers)</p>
            <p class="what">\(SaySite.getIt)</p>
            <div class="get"><code tabindex="0">\(HTML.escaped(command))</code>\
            <button type="button" data-copy="\(HTML.escaped(command))">\(SaySite.copy)</button></div>
            <p class="still">\(SaySite.getItText)</p>
            </div><div>
            <p class="what" id="verdict">\(SaySite.verdict)</p>
            \(verdict(VerdictPicture.text, "full"))\(verdict(VerdictPicture.narrow, "narrow"))</div></div>
            \(merge)\
            <h2 id="course">\(SaySite.courseMap)</h2>
            <p>\(SaySite.courseLength(site.course))</p>
            <ul class="grid">
            \(chapters)</ul>

            """
        return (
            ["index.html": site.page(site.course.name, at: "index.html", section: "", isWide: true, body)],
            [
                Site.Entry(
                    title: SaySite.courseMap, place: "index.html#course", kind: SaySite.home,
                    also: "lessons|chapters|install|get it|clone")
            ]
        )
    }

    private var isOurs: Bool { site.course.isOurs }

    private func verdict(_ file: String, _ kind: String) -> String {
        let html = VerdictPicture.lines(site.workspace.toolkit, file).map { line in
            let text = HTML.sentence(line) { "<span class=\"t\">\(HTML.escaped($0))</span>" }
            if line.hasPrefix("✓") { return "<span class=\"good\">✓</span>" + text.dropFirst() }
            if line.hasPrefix("✗") { return "<span class=\"bad\">✗</span>" + text.dropFirst() }
            return text
        }.joined(separator: "\n")
        return HTML.block(html, label: SaySite.verdict, kind: kind)
    }
}
