import CurrycombDiagrams
import CurrycombMarbles
import CurrycombWorkbook
import CurrycombWorkshop
import Foundation

/// The command that draws operators from real runs.
package struct MarblePictures {
    package let traits: TerminalTraits
    /// True if ASCII was requested, or the terminal supports only ASCII.
    package let ascii: Bool

    package init(traits: TerminalTraits, ascii: Bool, environment: (String) -> String? = Self.environment) {
        self.traits = traits
        self.ascii = ascii || !Self.knowsUnicode(environment)
    }

    static func knowsUnicode(_ environment: (String) -> String?) -> Bool {
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment($0) }.first { !$0.isEmpty }
        guard let locale = locale?.lowercased() else { return true }
        return locale.contains("utf-8") || locale.contains("utf8")
    }

    package static func environment(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }

    /// Draws the pictures of an operator, or lists the operators if `name` is `nil`. `alias` is the name that the user
    /// typed, if it is not the operator's own. The pictures are written to the file `svg`, or to the terminal if `svg`
    /// is `nil`.
    package func run(_ name: String?, alias: String? = nil, svg: String?) -> Int32 {
        if let alias, let name { print(Say.calledHere(alias, name) + "\n") }
        guard let name else {
            for line in list() { print(line.text(colour: traits.colour)) }
            return Workshop.done
        }
        let scenarios = MarbleCatalogue.scenarios(of: name)
        guard let svg else {
            print(text(scenarios))
            return Workshop.done
        }
        if Files.isFolder(svg) {
            Workshop.complain("\(svg): \(Say.itIsAFolder)")
            return Workshop.notYet
        }
        guard Files.mayReplace(svg, Self.isPicture) else {
            Workshop.complain(Say.isAnotherFile(svg))
            return Workshop.notYet
        }
        do {
            try MarbleDiagram.svg(scenarios.map(Self.captioned)).write(toFile: svg, atomically: true, encoding: .utf8)
        } catch {
            Workshop.complain(Say.notWritten(svg, error))
            return Workshop.notYet
        }
        print(Say.written(scenarios.count, svg))
        return Workshop.done
    }

    /// Returns true if a text is a picture that the command wrote.
    static func isPicture(_ text: String) -> Bool {
        text.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\"") && text.contains("<rect class=\"page\"")
    }

    package func text(_ scenarios: [MarbleScenario]) -> String {
        var style: MarbleStyle = ascii ? .ascii : .drawn
        style.colour = traits.colour
        return scenarios.map { scenario in
            let head = StyledLine.paragraph(scenario.summary, .dim, traits.columns)
            let title = StyledLine(scenario.name, .strong) + StyledLine("  ")
            let lines =
                head.count == 1 && title.columns + head[0].columns <= traits.columns
                ? [title + head[0]] : [title] + head
            return lines.map { $0.text(colour: traits.colour) }.joined(separator: "\n") + "\n\n"
                + scenario.run().text(width: traits.columns, style)
        }.joined(separator: "\n\n")
    }

    static func captioned(_ scenario: MarbleScenario) -> MarbleDiagram {
        let picture = scenario.run()
        return MarbleDiagram(
            "\(scenario.name): \(scenario.summary)", code: picture.code, inputs: picture.inputs,
            outputs: picture.outputs)
    }

    package func list() -> [StyledLine] {
        let column = (MarbleCatalogue.names.map(\.count).max() ?? 0) + 4
        let isNarrow = traits.columns < 2 * column
        var lines: [StyledLine] = []
        for kind in MarbleScenario.Kind.allCases {
            if !lines.isEmpty { lines.append("") }
            lines += StyledLine.paragraph(kind.rawValue, .dim, traits.columns)
            var names: Set<String> = []
            for scenario in MarbleCatalogue.all
            where scenario.kind == kind && names.insert(scenario.name).inserted {
                let name = StyledLine("  ") + StyledLine(scenario.name, .strong)
                if isNarrow {
                    lines += [name] + StyledLine.paragraph(scenario.summary, indent: 4, traits.columns)
                } else {
                    lines += StyledLine.paragraph(scenario.summary, indent: column, first: name, traits.columns)
                }
            }
        }
        return lines + [""] + StyledLine.paragraph(Say.drawsOne, .dim, traits.columns)
    }
}
