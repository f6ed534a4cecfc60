import CurrycombDiagrams
import CurrycombMarbles
import CurrycombWorkshop
import Foundation

/// The pictures of operators on their functions' pages, drawn from real runs in light and dark colors.
struct ApiPictures {
    let base: String

    static func name(_ operatorName: String, _ place: Int) -> String { "marbles-\(HTML.slug(operatorName))-\(place)" }

    static func files(_ name: String, _ svg: String) -> [(name: String, text: String)] {
        [(name + ".svg", FixedColours.light(svg)), (name + "~dark.svg", FixedColours.dark(svg))]
    }

    /// Writes the pictures, and a page for each function that appears in a scenario. DocC adds the page to the
    /// function's own documentation.
    func write(to catalog: String) throws {
        var pages: [String: String] = [:]
        for name in MarbleCatalogue.names {
            for (place, scenario) in Site.scenarios(name) where !scenario.functions.isEmpty {
                let picture = Self.name(name, place)
                for file in Self.files(picture, scenario.run().svg) {
                    try Files.write(file.text, to: "\(catalog)/Resources/\(file.name)")
                }
                for function in scenario.functions {
                    pages[function, default: ""] += """
                        ![\(scenario.code): \(scenario.summary)](\(picture))

                        [\(Say.dragThis)](\(base)/\(Site.operatorPage(name))\(place == 0 ? "" : "#place=\(place)"))


                        """
                }
            }
        }
        for (number, function) in pages.keys.sorted().enumerated() {
            let text =
                "# ``CurrycombSignals/\(Self.path(function))``\n\n## \(Say.inPictures)\n\n\(pages[function]!)"
            try Files.write(text, to: "\(catalog)/Operators/\(number).md")
        }
    }

    /// Returns the path of a function. `Signals.just(_:)` is a member of `Signals`; a function without an owner is a
    /// member of `Signal`.
    static func path(_ function: String) -> String {
        let owner = "Signals."
        return function.hasPrefix(owner) ? "Signals/" + function.dropFirst(owner.count) : "Signal/" + function
    }
}
