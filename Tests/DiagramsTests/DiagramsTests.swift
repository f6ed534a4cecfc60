import Foundation
import Testing

@testable import CurrycombDiagrams

@Suite struct DiagramsTests {
    private struct Answer: Decodable, Equatable {
        struct Row: Decodable, Equatable {
            let name: String
            let line: String
            let fault: String?
            let subscriptions: [[Int]]?
        }
        let code: String?
        let inputs: [Row]?
        let outputs: [Row]?
        let problem: String?
    }

    private func ask(_ question: String, of program: (String) -> String = Diagrams.run) throws -> Answer {
        try JSONDecoder().decode(Answer.self, from: Data(program(question).utf8))
    }

    @Test func aScenarioRunsWithItsDefaultLines() throws {
        let answer = try ask("run\tmerge\t0")
        #expect(answer.code == "a.merge(with: b)")
        #expect(answer.outputs?.map(\.line) == ["-1-x-2-y-----|"])
    }

    @Test func linesAndArgumentsCanBeReplaced() throws {
        let answer = try ask("run\ttake\t0\na\t3\nl\t-x-y-z-u-|")
        #expect(answer.code == "a.take(3)")
        #expect(answer.outputs?.map(\.line) == ["-x-y-(z|)"])
        #expect(answer.inputs?.first?.subscriptions == [[0, 5]])
    }

    @Test func eventsAreConvertedToALine() throws {
        let answer = try ask("run\tmap\t0\ne\t9\t4n12\t1n7\t8c")
        #expect(answer.inputs?.map(\.line) == ["-7--[12]|"])
        #expect(answer.outputs?.map(\.line) == ["-{[70]}--{[120]}---|"])
    }

    @Test(arguments: [
        "iterate\t0\na\t99", "map\t0\nl\t-[\(Int.max)]-|", "scan\t0\nl\t-[\(Int.max)]-1-|",
        "scan\t2\nl\t-[\(Int.max)]-1-|", "reduce\t0\nl\t-[\(Int.max)]-1-|", "reduce\t2\nl\t-[\(Int.max)]-1-|",
        "Property\t1\nl\t-[\(Int.max)]-",
    ])
    func numbersThatAreTooLargeDoNotStopTheProgram(_ question: String) throws {
        let answer = try ask("run\t" + question)
        #expect(answer.inputs?.first?.fault == nil)
        #expect(answer.outputs?.isEmpty == false)
    }

    @Test func aQuoteBeforeACombiningMarkIsEscaped() throws {
        #expect(try ask("run\treplace\t0\na\t\"\u{301}x").code == "a.replace(with: \"\\\"\u{301}x\")")
    }

    @Test func windowsLineEndingsAreAccepted() throws {
        let answer = try ask("run\ttake\t0\r\na\t3\r\nl\t-x-y-z-u-|")
        #expect(answer.code == "a.take(3)")
        #expect(answer.outputs?.map(\.line) == ["-x-y-(z|)"])
    }

    @Test func aWrongLineIsReported() throws {
        let answer = try ask("run\tmap\t0\nl\t-(1|")
        #expect(answer.inputs?.first?.fault?.contains("column 2") == true)
        #expect(try ask("run\tmap\t0\nl\t-1|").inputs?.first?.fault == nil)
    }

    @Test func aLineOfMaximumLengthIsDrawn() throws {
        func fault(_ frames: Int) throws -> String? {
            try ask("run\tmap\t0\nl\t" + String(repeating: "-", count: frames - 1) + "|").inputs?.first?.fault
        }
        let longest = MarbleOutcome.longestLine
        #expect(try fault(longest) == nil)
        #expect(try fault(longest + 1)?.contains("at most \(longest) frames") == true)
    }

    @Test(arguments: [
        "run", "run\tnothing\t0", "run\tmerge\t9", "run\tmerge\t-1", "run\tmerge\t\(Int.min)", "run\tmerge\t0\nq",
        "chain\nl\t-1-|", "",
    ])
    func anInvalidQuestionIsReported(_ question: String) throws {
        #expect(try ask(question).problem != nil)
        #expect(try ask("run\tmerge\t0").problem == nil)
    }

    @Test func anUnsupportedQuestionNamesTheSupportedOnes() throws {
        #expect(try ask("chain\nl\t-1-|").problem == "ask for run")
        #expect(try ask("run\tmerge\t0", of: Diagrams.chain).problem == "ask for chain")
        #expect(try ask("run\tmerge\t0", of: Diagrams.pipes).problem == "ask for pipe or compose")
    }

    // MARK: - Pipes

    private struct Pipe: Decodable {
        struct Value: Decodable, Equatable { let code, type: String }
        struct Box: Decodable {
            let name, takes, gives: String
            let value: Value?
            let gets: String?
            let fits: Bool?
        }
        let code: String
        let boxes: [Box]
        let palette: [Box]
        let result: Value?
        let swift: String?
    }

    private func pipe(_ question: String) throws -> Pipe {
        try JSONDecoder().decode(Pipe.self, from: Data(Diagrams.pipes(question).utf8))
    }

    @Test func aPipeShowsTheValueAfterEachBox() throws {
        let answer = try pipe("pipe\tAnna Lee\ns\twords\ns\tfirst\ns\tletters\ns\tisFour")
        #expect(answer.code == "pipe(words, first, letters, isFour)")
        #expect(answer.boxes.map { $0.value?.code } == ["[\"Anna\", \"Lee\"]", "\"Anna\"", "4", "true"])
        #expect(answer.result == .init(code: "true", type: "Bool"))
        #expect(answer.palette.filter { $0.fits == true }.map(\.name) == ["opposite"])
    }

    @Test func compositionRunsTheLastFunctionFirst() throws {
        let pipe = try pipe("pipe\t5\ns\tincrement\ns\tdouble")
        let compose = try self.pipe("compose\t5\ns\tincrement\ns\tdouble")
        #expect(pipe.result?.code == "12" && pipe.boxes.map { $0.value?.code } == ["6", "12"])
        #expect(compose.result?.code == "11" && compose.boxes.map { $0.value?.code } == ["11", "10"])
        #expect(compose.code == "compose(increment, double)")
    }

    @Test func aTypeMismatchIsReported() throws {
        let answer = try pipe("pipe\tAnna\ns\tshout\ns\tdouble\ns\tincrement")
        #expect(answer.boxes.map(\.gets) == [nil, "String", nil])
        #expect(answer.boxes.map { $0.value?.code } == ["\"Anna!\"", nil, nil])
        #expect(answer.result == nil && answer.swift == nil)
        #expect(try ask("pipe\tx\ns\tnothing", of: Diagrams.pipes).problem != nil)
    }

    @Test func eachBoxGivesItsDeclaredType() throws {
        let inputs: [PipeValue] = [.text("a b"), .number(7), .texts(["a", "b"]), .truth(true)]
        for box in PipeBox.all {
            let input = try #require(inputs.first { $0.kind == box.takes })
            #expect(box.apply(input).kind == box.gives, "\(box.name)")
        }
        #expect(Set(PipeBox.all.map(\.name)).count == PipeBox.all.count)
    }

    @Test(arguments: [
        ("5", PipeValue.number(5)), ("-12", .number(-12)), ("", .text("")), ("5a", .text("5a")), ("-", .text("-")),
        ("1234567890", .text("1234567890")),
    ])
    func typedInputIsANumberOrAText(_ typed: String, _ value: PipeValue) { #expect(PipeValue(typed: typed) == value) }

    // MARK: - Chains

    @Test func aChainHasALaneForEachStage() throws {
        let question = "chain\nl\t-1-2-3-4-|\ns\tfilter\t{ $0.isMultiple(of: 2) }\ns\tdelay\t2\ns\ttake\t1"
        let answer = try ask(question, of: Diagrams.chain)
        #expect(answer.outputs?.map(\.line) == ["---2---4-|", "-----2---4-|", "-----(2|)"])
        #expect(answer.outputs?.map(\.name).last == ".take(1)")
    }

    @Test func chainValuesReferToTheirSourceMarbles() {
        let answer = Diagrams.chain("chain\nl\t-1-2-3-|\ns\tfilter\t{ $0 < 3 }\ns\tmap\t{ $0 * 10 }\ns\tstartWith\t5")
        #expect(answer.contains(#"[1,"n","10",0],[3,"n","20",1]"#))
        #expect(answer.contains(#"[0,"n","5"],"#), "a value that an operator adds comes from no marble")
    }

    @Test(arguments: ["chain", "chain\nl\t-a-|", "chain\nl\t-1-|\ns\tnothing"])
    func anInvalidChainIsReported(_ question: String) throws {
        #expect(try ask(question, of: Diagrams.chain).problem != nil)
    }

    @Test func everyStageOfAChainRuns() throws {
        for stage in Diagrams.stages {
            let question = "chain\nl\t-4-1-2-|\ns\t\(stage.name)\t\(stage.arguments[0])"
            let answer = try ask(question, of: Diagrams.chain)
            #expect(answer.outputs?.count == 1 && answer.problem == nil, "\(stage.name)")
        }
    }

    @Test(arguments: ["a\"b", "\\", "tab\u{9}", "\u{1}", "ü🐝"])
    func textsRoundTripThroughJSON(_ text: String) throws {
        let data = Data("[\(JSONText.string(text))]".utf8)
        #expect(try JSONDecoder().decode([String].self, from: data) == [text])
    }
}
