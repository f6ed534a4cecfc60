import Foundation
import TestSupport
import Testing

/// The picture in `Workshop.md` of the calls that lead from a save to its verdict.
@Suite struct WayOfASaveTests {
    private struct Call {
        let depth: Int
        let type: String
        let function: String
    }

    private static let folders = ["Sources/workshop", "Sources/Workbook"]

    private let sources: [String: String] = Dictionary(
        folders.flatMap { folder -> [(String, String)] in
            let root = Places.root.appending(path: folder)
            let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
            return names.filter { $0.hasSuffix(".swift") }.compactMap { name in
                (try? String(contentsOf: root.appending(path: name), encoding: .utf8)).map { ("\(folder)/\(name)", $0) }
            }
        }, uniquingKeysWith: { first, _ in first })

    private func calls() throws -> [Call] {
        let page = try String(
            contentsOf: Places.root.appending(path: "Sources/workshop/Workshop.docc/Workshop.md"), encoding: .utf8)
        let heading = try #require(page.firstRange(of: "## From a save to the verdict"))
        let parts = page[heading.upperBound...].components(separatedBy: "```")
        return try #require(parts.count > 1 ? parts[1] : nil).split(separator: "\n").compactMap { line in
            guard let match = line.firstMatch(of: /^( *)(\w+)\.(\w+)/) else { return nil }
            return Call(depth: match.1.count / 2, type: String(match.2), function: String(match.3))
        }
    }

    private func files(of type: String) -> [(name: String, text: String)] {
        sources.filter { Self.contains($0.value, "(struct|class|enum|protocol|extension) \(type)\\b") }
            .map { ($0.key, $0.value) }
    }

    private static func contains(_ text: String, _ pattern: String) -> Bool {
        text.range(of: pattern, options: .regularExpression) != nil
    }

    @Test func everyCallOfThePictureIsInTheSources() throws {
        let calls = try calls()
        #expect((15...25).contains(calls.count), "\(calls.count) calls")
        var above: [Call] = []
        var files: Set<String> = []
        for call in calls {
            let own = self.files(of: call.type)
            let declaration = call.function == "init" ? "init" : "func \(call.function)"
            let declaring = own.filter { Self.contains($0.text, "\\b\(declaration)[?(<]") }
            #expect(!declaring.isEmpty, "\(call.type) has no \(call.function)")
            files.formUnion(declaring.prefix(1).map(\.name))
            above.removeLast(max(0, above.count - call.depth))
            if let caller = above.last {
                let callers = self.files(of: caller.type).map(\.text)
                let name = call.function == "init" ? "\(call.type)(" : "\(call.function)("
                #expect(
                    callers.contains { $0.contains(name) },
                    "\(caller.type).\(caller.function) does not call \(call.type).\(call.function)")
            }
            above.append(call)
        }
        #expect(files.count <= 20, "\(files.sorted())")
    }

    @Test func anAnswerIsReadOnce() throws {
        let calls = try calls()
        let own = Set(["LiveJudge", "SavedAnswer", "Builder", "SwiftPMBuild"]).intersection(calls.map(\.type))
        #expect(own.count == 4)
        let reading = own.flatMap { type in
            files(of: type).filter { $0.name.hasPrefix("Sources/workshop") && $0.text.contains("Files.bytes(") }
                .map { _ in type }
        }
        #expect(reading == ["SavedAnswer"])
    }
}
