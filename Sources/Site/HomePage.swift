import CurrycombDiagrams
import CurrycombMarbles
import CurrycombWorkbook
import CurrycombWorkshop

struct HomePage {
    let site: Site

    var made: (pages: [String: String], entries: [Site.Entry]) {
        let merge =
            isOurs
            ? """
            <h2 id="drag">\(Say.dragMe)</h2>
            <p>\(Say.dragMeText) \(HTML.link("operators/index.html", Say.operators))</p>
            \(MarbleCatalogue.scenario("merge", 0).map { site.diagram($0, 0, up: "") } ?? "")
            """ : ""
        let chapters = site.course.chapters.map { chapter in
            let ids = chapter.exercises.map(\.id).joined(separator: " ")
            return """
                <li><a class="card" href="\(ChapterPage.place(chapter))"\(HTML.attribute("data-exercises", ids))><strong><span class="number" style="display:inline">\
                \(chapter.number)</span>\(HTML.escaped(chapter.title))</strong><span>\(HTML.sentence(chapter.about))</span>\
                <span class="count">\(Say.exerciseCount(chapter.exercises.count))</span></a></li>

                """
        }.joined()
        let command = isOurs ? Say.cloneCommand : Say.startCommand
        let first = site.course.chapters.first.map {
            "<a class=\"go\" data-continue=\"\(Say.resumeCourse)\" href=\"\(ChapterPage.place($0))\">\(Say.beginChapter($0.number))</a>"
        }
        let teachers =
            TeachingPage(site: site).isThere ? " " + HTML.link(TeachingPage.place, Say.homeForTeachers) : ""
        let body = """
            <div class="hero"><div>
            <h1>\(HTML.escaped(site.course.name))</h1>
            <p class="lead">\(HTML.escaped(site.lead))</p>
            <p class="begin">\(first ?? "")\(teachers)</p>
            <p class="what">\(Say.getIt)</p>
            <div class="get"><code tabindex="0">\(HTML.escaped(command))</code>\
            <button type="button" data-copy="\(HTML.escaped(command))">\(Say.copy)</button></div>
            <p class="still">\(Say.getItText)</p>
            </div><div>
            <p class="what" id="verdict">\(Say.wrongVerdict)</p>
            \(verdict(VerdictPicture.text, "full"))\(verdict(VerdictPicture.narrow, "narrow"))</div></div>
            \(merge)\
            <h2 id="course">\(Say.courseMap)</h2>
            <p>\(Say.courseMapText(Say.length(site.course)))</p>
            <ul class="grid">
            \(chapters)</ul>

            """
        return (
            ["index.html": site.page(site.course.name, at: "index.html", section: "", isWide: true, body)],
            [
                Site.Entry(
                    title: Say.courseMap, place: "index.html#course", kind: Say.home,
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
        return HTML.block(html, label: Say.wrongVerdict, kind: kind)
    }
}
