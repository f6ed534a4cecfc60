import Foundation
import Testing

@testable import CurrycombDiagrams

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite struct SVGTests {
    @Test func svgIsWellFormedAndSaysWhatItShows() throws {
        for scenario in MarbleCatalogue.all {
            let svg = scenario.run().svg
            let parser = XMLParser(data: Data(svg.utf8))
            #expect(parser.parse(), "\(scenario.name): \(parser.parserError.map { "\($0)" } ?? "")")
            #expect(svg.contains("<title id=\"title\">\(scenario.name)</title>"))
        }
        let merge = try #require(MarbleCatalogue.scenarios(of: "merge").first).run().svg
        #expect(merge.contains("In, b: x at 3, y at 7, completed at 13."))
        #expect(merge.contains("Out: 1 at 1, x at 3, 2 at 5, y at 7, completed at 13."))
        #expect(merge.contains("prefers-color-scheme:dark"))
        #expect(merge.contains("role=\"img\""))
    }
}
