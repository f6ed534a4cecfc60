import Foundation
import Solutions
import TestSupport
import Testing

/// The code on the pages of the DocC catalogs, compiled as one program, because each compilation takes seconds.
@Suite(.waitsForPrograms) struct CatalogSnippetTests {
    private static let pages: [String] = {
        let sources = Places.root.appending(path: "Sources").path
        let modules = ((try? FileManager.default.contentsOfDirectory(atPath: sources)) ?? []).sorted()
        return modules.flatMap { module -> [String] in
            let catalog = "Sources/\(module)/\(module).docc"
            let files = try? FileManager.default.contentsOfDirectory(atPath: Places.root.appending(path: catalog).path)
            return (files ?? []).filter { $0.hasSuffix(".md") }.sorted().map { "\(catalog)/\($0)" }
        }
    }()

    @Test func snippetsCompileAndPrintTheStatedResults() async throws {
        let snippets = try Self.pages.map { try Snippets(of: $0, importing: "Currycomb") }.filter { $0.count > 0 }
        #expect(snippets.count > 12)
        let imports = Set(snippets.flatMap(\.imports)).sorted()
        for module in imports { #expect(module.hasPrefix("import Currycomb"), "\(module)") }
        var program = (["import CurrycombWorkbook"] + imports).joined(separator: "\n") + "\n\n"
        for (number, snippet) in snippets.enumerated() { program += snippet.function("page\(number)") }
        for number in snippets.indices { program += "try await page\(number)()\n" }
        let path = try await Compiler.build(source: program, as: "catalogs", settings: [])
        defer { try? FileManager.default.removeItem(atPath: path) }
        let (status, output) = try Program.run(path)
        #expect(status == 0, "\(output)")
        #expect(!output.contains(".md:"), "\(output)")
        var printed = output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }[...]
        for line in snippets.flatMap(\.prints) {
            let index = printed.firstIndex(of: line)
            #expect(index != nil, "after the earlier lines, no page prints: \(line)")
            printed = printed[(index.map { $0 + 1 } ?? printed.startIndex)...]
        }
    }
}
