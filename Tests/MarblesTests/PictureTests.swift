import Foundation
import TestSupport
import Testing

@testable import CurrycombMarbles

/// The documentation of every operator and source has the picture of a real run.
///
/// `Tests/Scripts/pictures` writes the pictures anew.
@Suite struct PictureTests {
    /// Functions whose values do not come in virtual time, or that are others with more of the same.
    static let withoutPicture: Set = [
        "Signals.from(async:)",
        "Signals.zip(_:_:_:_:)", "Signals.zip(_:_:_:_:_:)", "Signals.zip(_:_:_:_:_:_:)",
        "Signals.combineLatest(_:_:_:_:)", "Signals.combineLatest(_:_:_:_:_:)",
        "Signals.combineLatest(_:_:_:_:_:_:)",
        "Signals.merge(_:_:)", "Signals.merge(_:_:_:_:)", "Signals.merge(_:_:_:_:_:)", "Signals.merge(_:_:_:_:_:_:)",
    ]

    static let files: [URL] = ["Operators", "Sources"].flatMap { folder in
        let folder = Places.root.appendingPathComponent("Sources/Signals/\(folder)")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".swift") }.sorted().map { folder.appendingPathComponent($0) }
    }

    static let pictures: [String: String] = {
        var pictures: [String: String] = [:]
        for scenario in MarbleCatalogue.all {
            let picture = scenario.run().text(width: 100)
            for name in scenario.functions { pictures[name] = pictures[name].map { $0 + "\n\n" + picture } ?? picture }
        }
        return pictures
    }()

    /// The documentation with its picture: before the parameters, or at its end.
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

    @Test func everyFunctionHasThePictureOfARealRun() throws {
        let writes = ProcessInfo.processInfo.environment["CURRYCOMB_PICTURES"] == "write"
        var seen: Set<String> = []
        for file in Self.files {
            let source = try String(contentsOf: file, encoding: .utf8)
            var lines = source.components(separatedBy: "\n")
            for function in DocumentedFunction.all(in: lines).reversed() {
                seen.insert(function.name)
                if Self.withoutPicture.contains(function.name) { continue }
                guard let picture = Self.pictures[function.name] else {
                    Issue.record("\(file.lastPathComponent): no scenario of the catalogue shows \(function.name)")
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
        // A name that was renamed in the toolkit and not here.
        #expect(Set(Self.pictures.keys).subtracting(seen) == [])
        #expect(Self.withoutPicture.subtracting(seen) == [])
    }

    /// The text in a picture's box could say something else than the code that ran.
    @Test func theCodeInEachBoxIsTheCodeThatRan() throws {
        func bare(_ text: String) -> String { text.filter { !$0.isWhitespace && $0 != ";" } }
        let folder = Places.root.appendingPathComponent("Sources/Marbles/Catalogue")
        var bodies = ""
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
            bodies += try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        }
        let scenarios = bodies.components(separatedBy: "MarbleScenario(").map(bare)
        for scenario in MarbleCatalogue.all {
            let code = bare(scenario.code)
            let found = scenarios.contains { text in
                // In the quotes its own quotes are escaped; the other place is the code.
                guard text.contains("\"\(scenario.summary.filter { !$0.isWhitespace })\"") else { return false }
                return text.components(separatedBy: "{scenein").dropFirst().joined().contains(code)
            }
            #expect(found, "\(scenario.name): the scenario does not run \(scenario.code)")
        }
    }

    @Test func picturesAreTheSameEachTime() {
        for scenario in MarbleCatalogue.all { #expect(scenario.run() == scenario.run(), "\(scenario.name)") }
    }

    /// What is drawn can be pasted into a test: no line is stretched.
    @Test func linesInPicturesAreInTheNotation() throws {
        // These two have values of several words, which stand in a key below the picture.
        for scenario in MarbleCatalogue.all where !["materialize", "print"].contains(scenario.name) {
            let picture = scenario.run()
            for (row, drawn) in zip(picture.rows, AlignedMarbles(picture.rows).rows) {
                #expect(try MarbleLine(drawn.marbles, unit: .second).marbles == row.line.marbles, "\(scenario.name)")
            }
        }
    }
}
