import Testing

@testable import CurrycombClassBoard

struct ToldTests {
    private func scripts() -> [Script] {
        var (ada, bo, chi, dee) = (Script("a"), Script("b"), Script("c"), Script("d"))
        ada.join("Ada")
        ada.fail("2.1", "swapped", at: 100)
        ada.fail("2.1", "swapped", at: 650)
        bo.join("Bo")
        bo.fail("2.1", "swapped", "f ran first.", at: 200)
        bo.fail("2.1", "swapped", "f ran first.", at: 900)
        chi.join("Chi")
        chi.fail("2.1", "alone", at: 700)
        dee.join("Dee")
        dee.fail("2.1", "swapped", at: 400)
        dee.open("2.2", at: 500)
        return [ada, bo, chi, dee]
    }

    @Test func sentencesAreCountedAndTheNewestComesFirst() {
        let told = Told.now(.after(scripts(), now: 1000), .fixture, at: 900)
        #expect(told.map(\.key) == ["alone", "swapped"])
        #expect(told.map(\.learners.count) == [1, 2], "a learner who has opened another exercise does not count")
        #expect(told.map(\.present) == [3, 3])
        #expect(told[1].sentence == "Sentence of swapped." && told[1].newest == 200, "a repeated sentence is not new")
    }

    @Test func onlyTheLastFiveMinutesCount() {
        #expect(Told.now(.after(scripts()), .fixture, at: 951).map(\.learners.count) == [1, 1])
        #expect(Told.now(.after(scripts()), .fixture, at: 1201).isEmpty)
    }

    @Test func learnersWhoSolvedOrLeftAreNotCounted() {
        var scripts = scripts()
        scripts[0].solve("2.1")
        scripts[2].say(.left)
        let told = Told.now(.after(scripts), .fixture, at: 900)
        #expect(told.map(\.key) == ["swapped"] && told[0].learners.map(\.name) == ["Bo"])
    }

    @Test func exercisesAreSortedByNumber() {
        #expect(["2.10", "10.1", "2.9", "x"].sorted(by: comesBefore) == ["2.9", "2.10", "10.1", "x"])
    }
}
