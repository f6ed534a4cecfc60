import Foundation
import TestSupport
import Testing

@testable import CurrycombDiagrams
@testable import CurrycombMarbleLines
@testable import CurrycombMarbles

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The documentation of every operator and source contains the picture of a real run. Exceptions are the functions in
/// `withoutPicture`, and overloads whose documentation is a single line.
///
/// `Tests/Scripts/pictures` updates the pictures.
@Suite struct PictureTests {
    /// Functions that do not run in virtual time, and variants of a function whose documentation has a picture.
    static let withoutPicture: Set = [
        "Signals.from(async:)", "groupBy(_:element:)",
        "Signals.zip(_:_:_:_:)", "Signals.zip(_:_:_:_:_:)", "Signals.zip(_:_:_:_:_:_:)",
        "Signals.combineLatest(_:_:_:_:)", "Signals.combineLatest(_:_:_:_:_:)",
        "Signals.combineLatest(_:_:_:_:_:_:)",
        "Signals.merge(_:_:)", "Signals.merge(_:_:_:_:)", "Signals.merge(_:_:_:_:_:)", "Signals.merge(_:_:_:_:_:_:)",
    ]

    static let files: [URL] = ["Operators", "Sources"].flatMap { folder in
        let folder = Places.root.appendingPathComponent("Sources/Signals/\(folder)")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".swift") && !$0.hasSuffix("NamesElsewhere.swift") }.sorted()
            .map { folder.appendingPathComponent($0) }
    }

    static let pictures: [String: String] = {
        var pictures: [String: String] = [:]
        for scenario in MarbleCatalogue.all {
            let picture = scenario.run().text(width: 100)
            for name in scenario.functions { pictures[name] = pictures[name].map { $0 + "\n\n" + picture } ?? picture }
        }
        return pictures
    }()

    /// Returns the documentation without its old picture and with the new picture, if any. The new picture is before
    /// the first field, such as a parameter, or at the end.
    static func documentation(_ lines: [String], indent: String, picture: String?) -> [String] {
        var lines = lines
        if let start = lines.firstIndex(where: { $0.hasSuffix("/// ```marbles") }),
            let end = lines[(start + 1)...].firstIndex(where: { $0.hasSuffix("/// ```") })
        {
            lines.removeSubrange((start - 1)...end)
        }
        guard let picture else { return lines }
        let block = ["", "```marbles"] + picture.components(separatedBy: "\n") + ["```"]
        let written = block.map { $0.isEmpty ? indent + "///" : indent + "/// " + $0 }
        let fields = ["- Parameter", "- Returns", "- Complexity", "- Precondition"]
        let field = lines.firstIndex { line in fields.contains { line.hasPrefix("\(indent)/// \($0)") } }
        lines.insert(contentsOf: written, at: field.map { $0 - 1 } ?? lines.count)
        return lines
    }

    @Test func everyFunctionsPictureMatchesItsRun() throws {
        let writes = ProcessInfo.processInfo.environment["CURRYCOMB_PICTURES"] == "write"
        var seen: Set<String> = []
        for file in Self.files {
            let source = try String(contentsOf: file, encoding: .utf8)
            var lines = source.components(separatedBy: "\n")
            for function in DocumentedFunction.all(in: lines).reversed() {
                if Self.withoutPicture.contains(function.name) {
                    seen.insert(function.name)
                    continue
                }
                // If a single line only refers to another overload, the documentation of that overload has the picture.
                let first = lines[function.documentation.lowerBound].lowercased()
                if lines[function.documentation].count == 1,
                    first.contains("see ``") || first.contains("like ``") || first.contains("a variant of ``")
                {
                    continue
                }
                seen.insert(function.name)
                guard let picture = Self.pictures[function.name] else {
                    Issue.record("\(file.lastPathComponent): no scenario of the catalog shows \(function.name)")
                    continue
                }
                let indent = String(lines[function.documentation.lowerBound].prefix { $0 == " " })
                let now = Array(lines[function.documentation])
                let wanted = Self.documentation(now, indent: indent, picture: picture)
                if writes {
                    lines.replaceSubrange(function.documentation, with: wanted)
                } else if now != wanted {
                    Issue.record(
                        """
                        \(file.lastPathComponent): the documentation of \(function.name) has not the picture of what it \
                        does. Run Tests/Scripts/pictures, or paste:
                        \(wanted.joined(separator: "\n"))
                        """)
                }
            }
            let text = lines.joined(separator: "\n")
            if writes, text != source { try text.write(to: file, atomically: true, encoding: .utf8) }
        }
        #expect(seen.count > 70, "the functions were not found")
        // Both lists must name only functions that the toolkit has.
        #expect(Set(Self.pictures.keys).subtracting(seen) == [])
        #expect(Self.withoutPicture.subtracting(seen) == [])
    }

    @Test func theCodeInEachBoxIsTheCodeThatRan() throws {
        func bare(_ text: String) -> String {
            // The code that runs may contain `&+` for `+`, so that large numbers do not stop a page's program.
            Self.withoutArguments(text.filter { !$0.isWhitespace && $0 != ";" && $0 != "&" })
        }
        let folder = Places.root.appendingPathComponent("Sources/Diagrams/Catalogue")
        var bodies = ""
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
            bodies += try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        }
        let scenarios = bodies.components(separatedBy: "MarbleScenario(").map(bare)
        for scenario in MarbleCatalogue.all {
            let code = bare(scenario.code)
            let found = scenarios.contains { text in
                // The string with the shown code is before `{ scene in`. So only the part after it, the code that runs,
                // is searched.
                guard text.contains("\"\(scenario.summary.filter { !$0.isWhitespace })\"") else { return false }
                return text.components(separatedBy: "{scenein").dropFirst().joined().contains(code)
            }
            #expect(found, "\(scenario.name): the scenario does not run \(scenario.code)")
        }
    }

    /// Returns the code of a scenario without the calls that make a value adjustable on a page: `scene.number(2)`
    /// becomes `2`.
    static func withoutArguments(_ code: String) -> String {
        code.replacing(/scene\.number\((-?\d+)(,atLeast:\d+)?\)/) { $0.1 }
            .replacing(/scene\.text\(("[^"]*")\)/) { $0.1 }
            .replacing(/scene\.choose\(Choices\.\w+,(\{[^{}]*\})\)/) { $0.1 }
            .replacing("by:{", with: "{").replacing("({", with: "{").replacing("})", with: "}")
            .replacing("),{", with: "){").replacing(/\((\d+),\{/) { "(\($0.1)){" }
    }

    @Test(arguments: [
        ("a.take(scene.number(2))", "a.take(2)"), ("a.buffer(scene.number(3,atLeast:1))", "a.buffer(3)"),
        ("a.map(scene.choose(Choices.changes,{$0*10}))", "a.map{$0*10}"),
        ("a.endWith(scene.text(\"e\"))", "a.endWith(\"e\")"),
    ])
    func sceneArgumentsAreReplacedByTheirValues(_ written: String, _ shown: String) {
        #expect(Self.withoutArguments(written) == shown)
        #expect(Self.withoutArguments(written) != shown.replacing("a.", with: "b."))
    }

    @Test func svgIsWellFormedAndDescribesItsContent() throws {
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

    @Test func everyChangeInAPageTakesEffect() {
        for scenario in MarbleCatalogue.all {
            let own = scenario.run(MarbleChanges())
            #expect(own.faults.isEmpty && own.diagram == scenario.run(), "\(scenario.name)")
            let lines = own.diagram.inputs.map { Optional($0.line.description) }
            let same = scenario.run(MarbleChanges(lines: lines))
            #expect(same.faults.isEmpty && same.diagram == own.diagram, "\(scenario.name)")
            for (place, argument) in own.arguments.enumerated() {
                #expect(
                    scenario.code.contains(argument.value), "\(scenario.name): \(argument.value) is not in the code")
                guard case .number = argument.kind else { continue }
                let changed = scenario.run(MarbleChanges(arguments: Array(repeating: nil, count: place) + ["7"]))
                #expect(changed.diagram.code != scenario.code && changed.faults.isEmpty, "\(scenario.name)")
            }
        }
    }

    @Test(arguments: [
        ("-(a|", "nothing closes"), ("-a|b", "after the end"), ("^-a|", "are not allowed"), ("-a|", "is not a value"),
    ])
    func aWrongLineIsReportedAndTheDefaultIsUsed(_ line: String, _ words: String) throws {
        let map = try #require(MarbleCatalogue.scenario("map", 0))
        let run = map.run(MarbleChanges(lines: [line]))
        #expect(run.faults.map(\.input) == [0])
        #expect(run.faults.first?.words.contains(words) == true, "\(run.faults)")
        #expect(run.diagram == map.run())
    }

    @Test(arguments: [("-1", 0), ("x", 0), ("100", 0)])
    func aWrongNumberIsReported(_ number: String, _ place: Int) throws {
        let take = try #require(MarbleCatalogue.scenario("take", 0))
        let run = take.run(MarbleChanges(arguments: [number]))
        #expect(run.faults.map(\.argument) == [place] && run.diagram == take.run())
        #expect(take.run(MarbleChanges(arguments: ["3"])).faults.isEmpty)
    }

    @Test func anEndlessScenarioIsStopped() throws {
        let endless = try #require(MarbleCatalogue.scenario("repeat", 0))
        #expect(endless.run(MarbleChanges(lines: ["|"])).faults.map(\.problem) == [.endless])
    }

    @Test func picturesAreReproducible() {
        for scenario in MarbleCatalogue.all { #expect(scenario.run() == scenario.run(), "\(scenario.name)") }
    }

    /// The lines in a picture are in the notation of marble lines, so they can be pasted into a test.
    @Test func linesInPicturesUseTheNotation() throws {
        // The pictures of these operators have values of several words, which a key below the picture explains.
        for scenario in MarbleCatalogue.all where !["materialize", "print"].contains(scenario.name) {
            let picture = scenario.run()
            for (row, drawn) in zip(picture.rows, AlignedMarbles(picture.rows).rows) {
                #expect(try MarbleLine(drawn.marbles, unit: .second).marbles == row.line.marbles, "\(scenario.name)")
            }
        }
    }
}
