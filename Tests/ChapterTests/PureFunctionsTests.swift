import Chapter01PureFunctions
import TestSupport
import Testing

@Suite @MainActor struct PureFunctionsTests {
    @Test func onlyOuterCompareDependsOnTheGlobalMinimum() {
        let before = outerMinimum
        defer { outerMinimum = before }
        outerMinimum = 1
        #expect(Ours.outerCompare(8) && Ours.innerCompare(8))
        outerMinimum = 20
        #expect(!Ours.outerCompare(8) && Ours.innerCompare(8))
        outerMinimum = -20
        #expect(Ours.outerCompare(-8) && !Ours.innerCompare(-8))
    }

    @Test func aDelayedRequestIsSentOnlyWhenCalled() {
        let server = Server()
        #expect(Ours.callRequest("/wax", from: server) == "reply 1: /wax")
        let request = Ours.delayCallRequest("/pollen", from: server)
        #expect(server.asked == ["/wax"])
        #expect(request() == "reply 2: /pollen")
        #expect(request() == "reply 3: /pollen")
        #expect(server.asked == ["/wax", "/pollen", "/pollen"])
    }

    @Test func aMemoizedFunctionRunsOnceForEachArgument() {
        var asked: [String] = []
        let count = Ours.memoize { (text: String) -> Int? in
            asked.append(text)
            return text.isEmpty ? nil : text.count
        }
        #expect([count("bee"), count(""), count("bee"), count("")] == [3, nil, 3, nil])
        #expect(asked == ["bee", ""])
    }

    @Test(arguments: [0, 1, 7, 300])
    func inParallelKeepsTheOrderOfResults(count: Int) {
        #expect(Ours.inParallel(Array(0..<count)) { $0 * 3 } == (0..<count).map { $0 * 3 })
    }

    @Test func unsharedCountersAndListsAreCorrect() {
        #expect(Race.addedCounts(times: 3_333) == 6_666)
        let seen = Race.valuesSetAndRead(times: 7)
        #expect(seen == [["Hello", "Are you there?", "Yes", "Message 6"], ["Hello", "Are you there?", "Yes"]])
    }

    @Test func aSharedCounterLosesUpdates() throws {
        let (status, output) = try Program.run(Places.executable("tour-1"), ["lose-updates", "50000"])
        #expect(status == 0)
        #expect(output == "true\n")
    }

    @Test func eachProcessHasItsOwnGlobalMinimum() throws {
        let (_, outer) = try Program.run(Places.executable("tour-1"), ["outer-compare", "1"])
        let (_, inner) = try Program.run(Places.executable("tour-1"), ["inner-compare", "1"])
        #expect([outer, inner] == ["false\n", "false\n"])
        let (_, other) = try Program.run(Places.executable("tour-1"), ["outer-compare", "4"])
        #expect(other == "true\n")
    }
}
