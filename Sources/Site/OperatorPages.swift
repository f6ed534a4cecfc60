import CurrycombDiagrams
import CurrycombMarbles
import CurrycombWorkbook
import CurrycombWorkshop
import Foundation

struct OperatorPages {
    let site: Site
    private let texts: [String: OperatorText]

    init(site: Site) {
        self.site = site
        texts = (try? OperatorText.read(site.workspace.toolkit.text(OperatorText.file) ?? "")) ?? [:]
    }

    var made: (pages: [String: String], entries: [Site.Entry]) {
        var pages = ["operators/index.html": index, "compare.html": compare, "chain.html": chain]
        var entries = [
            Site.Entry(
                title: Say.operators, place: "operators/index.html", kind: Say.home, also: "all operators",
                text: Say.operatorsLead),
            Site.Entry(
                title: Say.compare, place: "compare.html", kind: Say.operators, text: Say.compareLead),
            Site.Entry(
                title: Say.chain, place: "chain.html", kind: Say.operators, also: "x-ray|xray",
                text: Say.chainLead),
        ]
        pages["operators/pictures/chain.svg"] = FixedColours.onCard(
            Diagrams.picture(ofChain: Self.firstChain)?.svg ?? "")
        let sources = Sources(site.workspace)
        for name in MarbleCatalogue.names {
            let scenarios = Site.scenarios(name)
            pages[Site.operatorPage(name)] = page(name, scenarios, sources)
            for (place, scenario) in scenarios {
                pages[Site.picture(name, place)] = FixedColours.onCard(scenario.run().svg)
            }
            let note = OperatorNote.all[name]
            entries.append(
                Site.Entry(
                    title: name, place: Site.operatorPage(name), kind: scenarios[0].scenario.summary,
                    also: [note?.rx, note?.combine, note?.reactiveSwift].compactMap { $0 }
                        .flatMap { $0.split(separator: " ") }.joined(separator: "|"),
                    text: [note?.promise, texts[name]?.text].compactMap { $0 }.joined(separator: " ")))
        }
        return (pages, entries)
    }

    private var index: String {
        let wishes = OperatorNote.wishes.map { wish, names in
            "<tr><th scope=\"row\">\(wish)</th><td>"
                + names.map { HTML.link(HTML.slug($0) + ".html", HTML.code($0)) }.joined(separator: " ")
                + "</td></tr>\n"
        }.joined()
        var kinds = ""
        for kind in MarbleScenario.Kind.allCases {
            var seen: Set<String> = []
            let cards = MarbleCatalogue.all.filter { $0.kind == kind && seen.insert($0.name).inserted }.map {
                scenario in
                """
                <li><a class="card" href="\(HTML.slug(scenario.name)).html"><img src="pictures/\(HTML.slug(scenario.name))-0.svg" \
                alt="" loading="lazy"><div><strong>\(HTML.escaped(scenario.name))</strong>\
                <span>\(HTML.escaped(HTML.capitalized(scenario.summary)))</span></div></a></li>

                """
            }
            if !cards.isEmpty {
                kinds +=
                    "<h3>\(HTML.escaped(HTML.capitalized(kind.rawValue)))</h3>\n<ul class=\"grid small-cards\">\n\(cards.joined())</ul>\n"
            }
        }
        let body = """
            <h1>\(Say.operators)</h1>
            <p class="lead">\(Say.operatorsLead)</p>
            <h2 id="wishes">\(Say.wishes)</h2>
            <div class="table wishes" tabindex="0" role="region" aria-label="\(Say.wishes)"><table><tbody>
            \(wishes)</tbody></table></div>
            <h2 id="all">\(Say.allByKind)</h2>
            \(kinds)
            """
        return site.page(Say.operators, at: "operators/index.html", section: Say.operators, isWide: true, body)
    }

    private func page(_ name: String, _ scenarios: [(place: Int, scenario: MarbleScenario)], _ sources: Sources)
        -> String
    {
        let first = scenarios[0].scenario
        let note = OperatorNote.all[name]
        var body = """
            <p class="crumb">\(HTML.link("index.html", Say.operators)) · \(HTML.escaped(first.kind.rawValue))</p>
            <h1>\(HTML.escaped(name))</h1>
            <p class="lead">\(HTML.sentence(note?.promise ?? first.summary))</p>
            \(site.diagram(first, 0, up: "../", isAddressed: true))
            """
        if let text = texts[name] { body += use(text, of: name) }
        let declared = scenarios.flatMap { $0.scenario.functions }.reduce(into: [String]()) {
            if !$0.contains($1) { $0.append($1) }
        }
        if scenarios.count > 1 {
            body += "<h2 id=\"more\">\(Say.moreExamples)</h2>\n"
            for (place, scenario) in scenarios.dropFirst() {
                body +=
                    "<h3>\(HTML.escaped(HTML.capitalized(scenario.summary)))</h3>\n"
                    + site.diagram(scenario, place, up: "../")
            }
        }
        if let note {
            body += "<h2 id=\"names\">\(Say.otherNames)</h2>\n" + names(note)
            body +=
                "<h2 id=\"related\">\(Say.related)</h2>\n<p>"
                + note.related.map { HTML.link(HTML.slug($0) + ".html", HTML.code($0)) }.joined(separator: " ")
                + "</p>\n"
        }
        let place = Say.availableOn(isInBrowser: MarbleCopies.isInBrowser(first))
        body += "<h2 id=\"where\">\(Say.availability)</h2>\n<p>\(place)</p>\n"
        if let cost = texts[name]?.cost, !cost.isEmpty {
            body += "<p>\(HTML.sentence(cost)) \(HTML.sentence(Say.measured))</p>\n"
        }
        let places = declared.compactMap { function in sources.place(of: function).map { (function, $0) } }
        if !places.isEmpty {
            body +=
                "<h2 id=\"source\">\(Say.source)</h2>\n<ul>\n"
                + places.map { function, file in
                    let page = site.api?.place(of: function)
                    let name = page.map { HTML.link("../" + $0, HTML.code(function)) } ?? HTML.code(function)
                    return "<li>\(name) \(Say.declaredIn) \(HTML.code(file))</li>\n"
                }.joined()
                + "</ul>\n"
        }
        return site.page(name, at: Site.operatorPage(name), section: Say.operators, body + pager(name))
    }

    private func use(_ text: OperatorText, of name: String) -> String {
        func sentence(_ text: String) -> String {
            HTML.sentence(text) { code in
                let bare = code.hasPrefix("Signals.") ? code.dropFirst("Signals.".count) : code[...]
                let other = String(bare.prefix { $0 != "(" })
                let isLinked = other != name && MarbleCatalogue.names.contains(other)
                return isLinked ? HTML.link(HTML.slug(other) + ".html", HTML.code(code)) : HTML.code(code)
            }
        }
        func list(_ title: String, _ mark: String, _ lines: [String]) -> String {
            "<h2 id=\"\(mark)\">\(title)</h2>\n"
                + (lines.count == 1
                    ? "<p>\(sentence(lines[0]))</p>\n"
                    : "<ul>\n" + lines.map { "<li>\(sentence($0))</li>\n" }.joined() + "</ul>\n")
        }
        return "<h2 id=\"use\">\(Say.inUse)</h2>\n<p>\(sentence(text.use))</p>\n"
            + HTML.swift(text.code.joined(separator: "\n"))
            + list(Say.whenToUse, "when", text.when) + list(Say.whenNot, "not", text.whenNot)
            + list(Say.goesWrong, "wrong", text.wrong)
    }

    private func names(_ note: OperatorNote) -> String {
        func name(_ text: String) -> String {
            text.isEmpty || text == Say.noName ? Say.noName : HTML.code(text)
        }
        let variants = texts[note.name]?.names ?? []
        let own = [HTML.code(note.name)] + note.elsewhere.map { name($0) }
        return HTML.table(
            [Say.name] + OperatorNote.libraries,
            variants.isEmpty ? [own] : variants.map { [HTML.code($0[0])] + $0.dropFirst().map { name($0) } })
    }

    private func pager(_ name: String) -> String {
        let names = MarbleCatalogue.names
        let index = names.firstIndex(of: name) ?? 0
        func entry(_ place: Int, _ word: String) -> String {
            guard names.indices.contains(place) else { return "<span></span>" }
            return
                "<a class=\"card\" href=\"\(HTML.slug(names[place])).html\"><span>\(word)</span><strong>\(names[place])</strong></a>"
        }
        return
            "<nav class=\"pager\" aria-label=\"\(Say.operators)\">\(entry(index - 1, Say.previousPage))\(entry(index + 1, Say.nextPage))</nav>\n"
    }

    /// The pairs of operators that readers often confuse.
    private static let pairs: [(title: String, names: [(String, Int)])] = [
        ("flatMap: all at once, or one after another", [("flatMap", 0), ("flatMap", 1)]),
        ("flatMap: only the latest, or only the first", [("flatMapLatest", 0), ("flatMap", 2)]),
        ("merge and concat", [("merge", 0), ("concat", 0)]),
        ("zip and combineLatest", [("zip", 0), ("combineLatest", 0)]),
        ("combineLatest and withLatest", [("combineLatest", 0), ("withLatest", 0)]),
        ("debounce and throttle", [("debounce", 0), ("throttle", 0)]),
        ("scan and reduce", [("scan", 0), ("reduce", 0)]),
        ("take and skip", [("take", 0), ("skip", 0)]),
    ]

    private var compare: String {
        func diagrams(_ names: [(String, Int)]) -> String {
            "<div class=\"pair\">\n"
                + names.compactMap { name, place in
                    MarbleCatalogue.scenario(name, place).map { site.diagram($0, place, up: "") }
                }.joined() + "</div>\n"
        }
        let pairs = Self.pairs.map { title, names in
            "<h2 id=\"\(HTML.slug(title))\">\(title)</h2>\n\(diagrams(names))"
        }.joined()
        let own = [("merge", 0), ("combineLatest", 0)]
        let chooser = """
            <h2 id="choose" class="scripted">\(Say.chooseTwo)</h2>
            <marble-compare><div class="choosers">
            \(own.enumerated().map { choice($0.offset, $0.element) }.joined())</div>
            \(diagrams(own))</marble-compare>

            """
        return site.page(
            Say.compare, at: "compare.html", section: Say.compare, isWide: true,
            "<h1>\(Say.compare)</h1>\n<p class=\"lead\">\(Say.compareLead) <span class=\"scripted\">\(Say.compareDrag)</span></p>\n\(site.isLive ? chooser : "")\(pairs)"
        )
    }

    private func choice(_ index: Int, _ chosen: (name: String, place: Int)) -> String {
        let options = MarbleCatalogue.names.flatMap { Site.scenarios($0) }.filter {
            MarbleCopies.isInBrowser($0.scenario)
        }.map { place, scenario in
            let isChosen = scenario.name == chosen.name && place == chosen.place
            return
                "<option value=\"\(scenario.name).\(place)\"\(isChosen ? " selected" : "")>\(HTML.escaped("\(scenario.name): \(scenario.summary)"))</option>\n"
        }.joined()
        return "<label>\(index == 0 ? Say.oneOfTwo : Say.otherOfTwo)<select>\n\(options)</select></label>\n"
    }

    private static let firstChain = "chain\nl\t-1--2-3---4-5--6-|\ns\tfilter\t\ns\tmap\t\ns\tscan\t"

    private var chain: String {
        let still = "<img src=\"operators/pictures/chain.svg\" alt=\"\(Say.chainLead)\">"
        let board =
            site.isLive
            ? Site.board("addressed", answer: Diagrams.chain(Self.firstChain), still: still, as: "marble-chain")
            : still + "\n<p>\(Say.stillPicture)</p>\n"
        return site.page(
            Say.chain, at: "chain.html", section: Say.chain, isWide: true,
            "<h1>\(Say.chain)</h1>\n<p class=\"lead\">\(Say.chainLead) <span class=\"scripted\">\(Say.chainColors)</span></p>\n\(board)"
        )
    }

    private struct Sources {
        private let files: [(path: String, text: String)]
        /// For each name, the indices of the files that declare functions of this name.
        private let declarations: [String: [Int]]

        init(_ workspace: Workspace) {
            let workspace = workspace.toolkit
            let files: [(path: String, text: String)] = ["Sources/Signals/Operators", "Sources/Signals/Sources"].flatMap
            { folder in
                ((try? FileManager.default.contentsOfDirectory(atPath: workspace.path(folder))) ?? []).sorted()
                    .map { (folder + "/" + $0, workspace.text(folder + "/" + $0) ?? "") }
            }
            self.files = files
            declarations = files.indices.reduce(into: [:]) { found, index in
                let names = files[index].text.matches(of: /func `?(\w+)`?[(<]/).map { String($0.1) }
                for name in Set(names) { found[name, default: []].append(index) }
            }
        }

        /// Returns the path of the file that declares a function such as `Signals.merge(_:)`; `nil` if there is none.
        /// The file is found by the function's name and first label.
        func place(of function: String) -> String? {
            let bare = function.hasPrefix("Signals.") ? String(function.dropFirst("Signals.".count)) : function
            let name = String(bare.prefix { $0 != "(" })
            let label = bare.drop { $0 != "(" }.dropFirst().prefix { $0 != ":" && $0 != ")" }
            let found = declarations[name, default: []].map { files[$0] }
            let exact = found.first { label.isEmpty || label == "_" || $0.text.contains("\(label) ") }
            return (exact ?? found.first)?.path
        }
    }
}
