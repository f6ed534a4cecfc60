import Foundation
import Testing

@testable import CurrycombWorkshop

@Suite("Libraries that an object needs")
struct AutolinkEntriesTests {
    #if os(Linux)
    @Test(
        "the toolchain's own tool finds the same libraries", arguments: ["", "import Foundation", "import Glibc"])
    func sameAsTheTool(imports: String) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "autolink-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (source, object, list) = ("\(folder.path)/main.swift", "\(folder.path)/main.o", "\(folder.path)/list")
        try "\(imports)\nprint(1)\n".write(toFile: source, atomically: true, encoding: .utf8)
        let running = RunningTools()
        let ticket = running.begin()
        #expect(Tool(arguments: ["swiftc", "-c", source, "-o", object]).run(running, ticket)?.succeeded == true)
        #expect(
            Tool(arguments: ["swift-autolink-extract", object, "-o", list]).run(running, ticket)?.succeeded == true)
        let tool = try String(contentsOfFile: list, encoding: .utf8).split(separator: "\n").map(String.init)
        let entries = try #require(autolinkEntries(ofObject: object))
        #expect(entries.contains("-lswiftCore"))
        #expect(Set(entries) == Set(tool))
        try Data([1, 2, 3]).write(to: URL(filePath: object))
        #expect(autolinkEntries(ofObject: object) == nil)
    }
    #endif
}
