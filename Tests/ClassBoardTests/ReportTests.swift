import Foundation
import Testing

import struct CurrycombWorkbook.ClassVerdict

@testable import CurrycombClassBoard

struct ReportTests {
    private let files: [String: String]
    private let report: Report
    private let room = Room(title: "<Monday>", port: 1, now: 0)

    init() {
        var (ada, bo, eve) = (Script("a"), Script("b"), Script("e"))
        ada.join("Ada")
        ada.open("2.1")
        ada.fail("2.1", "swapped", "f ran <first>.")
        ada.solve("2.1", seconds: 300)
        ada.solve("2.10", seconds: 60)
        bo.join("Bo")
        bo.fail("2.1", "swapped", "f ran <first>.")
        bo.fail("2.1", "alone")
        bo.solve("2.1", seconds: 100)
        bo.raise("2.1", "?")
        eve.join("=1+1\"<script>alert(1)</script>")
        eve.fail("2.1", "swapped", "f ran <first>.")
        eve.fail("2.9", "<odd>")
        report = Report(room, .after([ada, bo, eve]), .fixture)
        files = ReportFiles(report, style: "").all()
    }

    @Test func theMostFrequentFaultComesFirst() {
        #expect(report.faults.map(\.key) == ["swapped", "alone", "<odd>"])
        #expect(report.faults[0].learners == 3 && report.faults[0].verdicts == 3 && report.faults[0].solved == 2)
    }

    @Test func exercisesAreSortedAndHaveMedians() {
        #expect(report.exercises.map(\.id) == ["2.1", "2.9", "2.10"])
        #expect(report.exercises.map(\.seconds) == [200, nil, 60])
        #expect(report.exercises[0].opened == 3 && report.exercises[0].solved == 2)
        #expect(report.longest.map(\.id) == ["2.1", "2.10"])
    }

    @Test func theMedianIsTheMiddleValue() {
        #expect(Report.median([]) == nil)
        #expect(Report.median([3, 1, 2]) == 2)
        #expect(Report.median([4, 1, 2, 3]) == 2.5)
    }

    @Test func learnersTextsAreEscapedInHTML() throws {
        #expect(files.count == 3 + 3)
        for (name, text) in files where name.hasSuffix(".html") {
            #expect(!text.contains("<script") && !text.contains("<first>") && !text.contains("<Monday>"), "\(name)")
        }
        let index = try #require(files["index.html"])
        #expect(
            index.contains("&lt;script&gt;") && index.contains("Sentence of &lt;odd&gt;.") && !index.contains("f ran"))
        #expect(index.contains("learners/03-1-1-script-alert-1-scrip.html"))
        #expect(
            files.keys.allSatisfy { $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-./".contains($0)) } }
        )
    }

    @Test func aLearnersPageNamesNoOtherLearner() throws {
        let page = try #require(files["learners/02-bo.html"])
        #expect(page.contains("Bo") && !page.contains("Ada") && page.contains("You solved 1 of the one exercise"))
    }

    @Test func tablesAndJSONAreMachineReadable() throws {
        let table = try #require(files["learners.csv"])
        let lines = table.components(separatedBy: "\r\n")
        #expect(lines.count == 1 + 2 + 1 + 2 + 1)
        #expect(lines[4].hasPrefix("\"'=1+1\"\"<script>"), "no name is a formula: \(lines[4])")
        let json = try JSONSerialization.jsonObject(with: Data(try #require(files["report.json"]).utf8))
        let document = try #require(json as? [String: Any])
        #expect((document["learners"] as? [Any])?.count == 3 && document["version"] as? Int == 1)
    }

    @Test func allFilesOfTheReportAreWritten() throws {
        let folder = Folder()
        try ReportFiles(report, style: "").write(to: folder.path + "/out")
        for name in files.keys { #expect(FileManager.default.fileExists(atPath: "\(folder.path)/out/\(name)")) }
        #expect(ClassBoardCommand.run(["report", folder.path, "--folder", folder.path + "/none"]) == 3)
    }

    @Test func aSecondReportRemovesPagesOfTheFirst() throws {
        let folder = Folder()
        let out = folder.path + "/out"
        try ReportFiles(report, style: "").write(to: out)
        try Data("mine".utf8).write(to: URL(fileURLWithPath: out + "/learners/notes.html"))
        var bo = Script("b")
        bo.join("Bob")
        try ReportFiles(Report(room, .after([bo]), .fixture), style: "").write(to: out)
        let names = try FileManager.default.contentsOfDirectory(atPath: out + "/learners").sorted()
        #expect(names == ["01-bob.html", "notes.html"])
    }

    @Test func onlyAReportOfTheSameClassIsReplaced() throws {
        let folder = Folder()
        let (site, first) = (folder.path + "/site", folder.path + "/first")
        try FileManager.default.createDirectory(atPath: site + "/learners", withIntermediateDirectories: true)
        for name in ["index.html", "learners/2024.html"] {
            try Data("mine".utf8).write(to: URL(fileURLWithPath: "\(site)/\(name)"))
        }
        try ReportFiles(report, style: "").write(to: first)
        let afternoon = ReportFiles(Report(Room(title: "", port: 1, now: 0), BoardState(), .fixture), style: "")
        for other in [site, first] {
            let before = try FileManager.default.subpathsOfDirectory(atPath: other).sorted()
            #expect(throws: ReportFiles.OtherFiles.self) { try afternoon.write(to: other) }
            #expect(try FileManager.default.subpathsOfDirectory(atPath: other).sorted() == before)
        }
        #expect(try String(contentsOfFile: site + "/index.html", encoding: .utf8) == "mine")
        #expect(try String(contentsOfFile: first + "/index.html", encoding: .utf8) == files["index.html"])
        let new = ClassBoardCommand.unused(first, for: afternoon.report.room)
        #expect(new == first + "-2" && ClassBoardCommand.unused(first, for: room) == first)
        try afternoon.write(to: new)
    }

    /// A verdict does not name the checks that are a `todo` or wait for another check.
    @Test func allChecksOfAnExerciseAreCounted() throws {
        var ada = Script("a")
        ada.join("Ada")
        ada.say(.verdict(ClassVerdict(exercise: "2.1", isSolved: false, failed: ["types"], sentence: "No.")))
        ada.say(.verdict(ClassVerdict(exercise: "2.2", isSolved: false, sentence: "It does not compile.")))
        let files = ReportFiles(Report(room, .after([ada]), .fixture), style: "").all()
        #expect(files["index.html"]?.contains("<span class=\"cell wrong\">0/2</span>") == true)
        #expect(files["index.html"]?.contains("<span class=\"cell wrong\">✗</span>") == true)
        #expect(files["learners/01-ada.html"]?.contains("0 of 2 checks pass") == true)
        #expect(files["learners.csv"]?.contains(",1,0,2,types,") == true)
        #expect(files["report.json"]?.contains("\"checks\" : 2") == true)
    }
}
