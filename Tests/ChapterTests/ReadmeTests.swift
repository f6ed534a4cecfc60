import Foundation
import TestSupport
import Testing

@Suite struct ReadmeTests {
    @Test func itsCodeCompilesAndGivesWhatItSays() throws {
        let readme = try Snippets(of: "README.md", importing: "Currycomb")
        #expect(readme.count > 0)
        let program = try Compiler.build(source: readme.program, as: "readme", in: "00-Readme", settings: [])
        defer { try? FileManager.default.removeItem(atPath: program) }
        let (status, output) = try Compiler.run(program)
        #expect(status == 0, "\(output)")
        #expect(!output.contains("README.md:"), "\(output)")
    }

    @Test func thePathsThatItNamesAreThere() throws {
        let text = try String(contentsOf: Places.root.appendingPathComponent("README.md"), encoding: .utf8)
        let paths = text.matches(of: /`((?:Sources|Tests|Chapters|Exercises|\.ci)\/[^`… ]*)`/).map { String($0.1) }
        #expect(paths.count > 5)
        for path in paths {
            #expect(FileManager.default.fileExists(atPath: Places.root.appendingPathComponent(path).path), "\(path)")
        }
    }
}
