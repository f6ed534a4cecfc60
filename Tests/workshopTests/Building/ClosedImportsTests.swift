import CurrycombWorkbook
import Testing

@testable import CurrycombWorkshop

@Suite struct ClosedImportsTests {
    @Test(arguments: [
        "@testable import Chapter02Composition", "@testable\nimport CurrycombWorkbook",
        "@_spi(Answers) import Chapter02Composition",
        "@_private(sourceFile: \"1-compose-two.swift\") import Chapter02Composition",
        "@testable internal import struct Chapter02Composition.Answer",
        "@_exported @testable /* so */ import Chapter02Composition",
        "let text = \"no end\n@testable import Chapter02Composition",
        "let quote = #\"\\\"#\n@testable import Chapter02Composition",
        "/* one /* two */ */ @testable import `Chapter02Composition`",
    ])
    func importsWithAttributesAreRejectedAtTheirLine(text: String) throws {
        let found = closedImports(in: "import Chapter02Composition\n" + text, given: ["import Chapter02Composition"])
        #expect(found.count == 1)
        let error = try #require(found.first)
        #expect(error.source.contains("@"))
        #expect(error.message.contains("@"))
        #expect(error.meaning?.contains("import C") == true)
    }

    @Test(arguments: [
        "import Chapter02Composition", "// @testable import Chapter02Composition",
        "/* @testable /* import */ Chapter02Composition\n@testable import Chapter02Composition */ import Foundation",
        "let text = \"@testable import Chapter02Composition\"",
        "let text = \"\"\"\n    @testable import Chapter02Composition \\\"\"\"\n    \"\"\"",
        "let text = #\"\"@testable import Chapter02Composition\"#", "@testable import Mine",
        "@MainActor struct Answer {}\nimport Chapter02Composition", "",
    ])
    func otherImportsAreAccepted(text: String) {
        #expect(closedImports(in: text, given: ["import Chapter02Composition\nimport Synchronization"]).isEmpty)
    }

    @Test(arguments: [
        "import CurrycombComposition", "import func CurrycombComposition.compose", "import Chapter03Currying",
        "internal import Currycomb", "import /* the toolkit */ CurrycombEffects",
    ])
    func importsThatTheExerciseLacksAreRejected(text: String) throws {
        let found = closedImports(in: "import Foundation\n" + text, given: ["import Chapter02Composition"])
        let error = try #require(found.first)
        #expect(found.count == 1 && error.line == 2 && error.message.contains("cannot import C"))
        #expect(closedImports(in: text, given: [text]).isEmpty)
        #expect(closedImports(in: text, given: []).isEmpty)
    }
}
