/// Functions as boxes that one puts in order.
struct PipesPage {
    let site: Site
    static let place = "pipes.html"

    var made: (pages: [String: String], entries: [Site.Entry]) {
        let board =
            site.isLive
            ? "<pipe-board><noscript><p>\(SaySite.noScript)</p></noscript></pipe-board>\n<script src=\"assets/pipes.js\"></script>\n"
            : "<p>\(SaySite.stillPicture)</p>\n"
        let chapter = site.course.chapters.first { $0.number == 2 }
        let built = chapter.map { "<p>\(HTML.link(ChapterPage.place($0), SaySite.pipesBuild))</p>\n" } ?? ""
        let body = """
            <h1>\(SaySite.pipes)</h1>
            <p class="lead">\(SaySite.pipesLead)</p>
            \(board)<h2 id="order">\(SaySite.pipesFirst)</h2>
            <p>\(HTML.sentence(SaySite.pipesText))</p>
            <h2 id="types">\(SaySite.pipesTypes)</h2>
            <p>\(HTML.sentence(SaySite.pipesTypesText))</p>
            \(built)
            """
        return (
            [Self.place: site.page(SaySite.pipes, at: Self.place, section: SaySite.pipes, body)],
            [
                Site.Entry(
                    title: SaySite.pipes, place: Self.place, kind: SaySite.course, also: "pipe|compose|boxes",
                    text: SaySite.pipesLead)
            ]
        )
    }
}
