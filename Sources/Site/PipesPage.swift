import CurrycombDiagrams
import CurrycombWorkshop
import Foundation

/// The page on which functions are boxes that the reader puts in order.
struct PipesPage {
    let site: Site
    static let place = "pipes.html"

    var made: (pages: [String: String], entries: [Site.Entry]) {
        let board =
            site.isLive
            ? "<pipe-board><noscript>\(still)<p class=\"still\">\(Say.noScriptPipes)</p></noscript></pipe-board>\n<script src=\"assets/pipes.js\"></script>\n"
            : still + "<p>\(Say.stillPicture)</p>\n"
        let chapter = site.course.chapters.first { $0.number == 2 }
        let built = chapter.map { "<p>\(HTML.link(ChapterPage.place($0), Say.pipesBuild))</p>\n" } ?? ""
        let body = """
            <h1>\(Say.pipes)</h1>
            <p class="lead">\(Say.pipesLead)</p>
            \(board)<h2 id="order">\(Say.pipesFirst)</h2>
            <p>\(HTML.sentence(Say.pipesText))</p>
            <h2 id="types">\(Say.pipesTypes)</h2>
            <p>\(HTML.sentence(Say.pipesTypesText))</p>
            \(built)
            """
        return (
            [Self.place: site.page(Say.pipes, at: Self.place, section: Say.pipes, body)],
            [
                Site.Entry(
                    title: Say.pipes, place: Self.place, kind: Say.course, also: "pipe|compose|boxes",
                    text: Say.pipesLead)
            ]
        )
    }

    private struct Answer: Decodable {
        struct Value: Decodable { let code: String }
        struct Box: Decodable {
            let name: String
            let value: Value?
        }
        let code: String
        let boxes: [Box]
    }

    private var still: String {
        let input = "Anna Lee"
        let question = (["pipe\t" + input] + ["words", "first", "letters", "isFour"].map { "s\t" + $0 })
            .joined(separator: "\n")
        guard let answer = try? JSONDecoder().decode(Answer.self, from: Data(Diagrams.pipes(question).utf8)) else {
            return ""
        }
        let rows = answer.boxes.map { [HTML.code($0.name), HTML.code($0.value?.code ?? Say.noName)] }
        return "<p>\(HTML.code("\(answer.code)(\"\(input)\")"))</p>\n"
            + HTML.table([Say.box, Say.valueAfter], rows)
    }
}
