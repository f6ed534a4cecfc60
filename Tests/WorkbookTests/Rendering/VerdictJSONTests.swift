import Testing

@testable import CurrycombWorkbook

@Suite struct VerdictJSONTests {
    @Test func theDocumentHasAllFields() throws {
        let text = VerdictJSON.document([
            (VerdictCases.exercise, VerdictCases.misconception), (VerdictCases.exercise, VerdictCases.doesNotCompile),
        ])
        let document = try #require(JSONNode(text.utf8))
        #expect(document["version"].int == 1)
        let first = try #require(document["exercises"].array.first)
        #expect(first["id"].string == "2.1")
        #expect(first["slug"].string == "compose-two")
        #expect(first["chapter"].int == 2)
        #expect(first["title"].string == "Compose two functions")
        #expect(first["status"].string == "wrong")
        #expect(first["file"].string == "Exercises/02-Composition/1-compose-two/main.swift")
        #expect(first["seconds"].number == 0.1)
        let check = first["checks"].array[1]
        #expect(check["key"].string == "order")
        #expect(check["status"].string == "failed")
        #expect(check["misconception"].string == "swapped")
        #expect(check["line"].int == 12)
        #expect(check["findings"].array.first.flatMap(Finding.init) == VerdictCases.misconception.checks[1].findings[0])
        let second = document["exercises"].array[1]
        #expect(second["status"].string == "doesNotCompile")
        #expect(second["diagnostics"].array.first?["column"].int == 12)
    }

    @Test func everyVerdictIsValidJSON() {
        for (name, verdict) in VerdictCases.all {
            #expect(JSONNode(VerdictJSON.document([(VerdictCases.exercise, verdict)]).utf8) != nil, "\(name)")
        }
        #expect(VerdictJSON.document([]) == #"{"version":1,"exercises":[]}"#)
    }
}
