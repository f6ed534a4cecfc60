import CurrycombWorkbook
import Testing

@testable import CurrycombClassBoard

struct ReducerTests {
    @Test func aLearnersProgressIsRecorded() {
        var ada = Script("a")
        ada.join("Ada", at: 100)
        ada.open("2.1", at: 110)
        ada.fail("2.1", "swapped", at: 200)
        ada.fail("2.1", "swapped", at: 260)
        ada.solve("2.1", seconds: 300, at: 410)
        let learner = BoardState.after([ada]).learner(ada)
        #expect(learner?.name == "Ada" && learner?.order == 1 && learner?.received == 5)
        #expect(learner?.joined == 100 && learner?.moved == 410)
        let attempt = learner?.exercises["2.1"]
        #expect(attempt?.opened == 110 && attempt?.solved == 410 && attempt?.seconds == 300)
        #expect(attempt?.verdicts == 3 && attempt?.held == 2 && attempt?.checks == 2)
        #expect(attempt?.fault == nil && attempt?.met["swapped"]?.verdicts == 2)
    }

    @Test func eventsAreAppliedOnceAndInOrder() {
        var ada = Script("a")
        ada.join("Ada")
        ada.open("2.1")
        ada.fail("2.1", "swapped")
        var state = BoardState()
        func receive(_ events: ArraySlice<ClassEvent>) -> Int? {
            _ = BoardState.reducer(&state, .received(Array(events), ahead: 0, now: 2_000_000_000))
            return state.learner(ada)?.received
        }
        #expect(receive(ada.events[1...]) == nil, "a learner's first event has the number 1")
        #expect(receive(ada.events[...0]) == 1)
        #expect(receive(ada.events[2...]) == 1, "after a gap, no event is accepted")
        #expect(receive(ada.events[0...]) == 3)
        let once = state
        #expect(receive(ada.events[0...]) == 3)
        #expect(state == once, "events that the board has are ignored")
    }

    @Test func aSendersWrongClockIsCorrected() {
        var ada = Script("a")
        ada.join("Ada", at: 1000)
        ada.open("2.1", at: 1100)
        var state = BoardState()
        // The sender's clock is 5000 s behind.
        _ = BoardState.reducer(&state, .received(ada.events, ahead: 5000, now: 6090))
        #expect(state.learner(ada)?.joined == 6000)
        #expect(state.learner(ada)?.moved == 6090, "no event is later than the current time")
    }

    @Test func aSolvedExerciseStaysSolved() {
        var ada = Script("a")
        ada.join("Ada")
        ada.solve("2.1", seconds: 100, at: 100)
        ada.fail("2.1", "swapped", at: 200)
        let attempt = BoardState.after([ada]).learner(ada)?.exercises["2.1"]
        #expect(attempt?.solved == 100 && attempt?.seconds == 100 && attempt?.fault?.key == "swapped")
    }

    @Test func anUnfinishedAnswerIsNotAFault() {
        var ada = Script("a")
        ada.join("Ada")
        ada.say(.verdict(ClassVerdict(exercise: "2.1", isSolved: false)))
        #expect(BoardState.after([ada]).learner(ada)?.exercises["2.1"]?.fault == nil)
        ada.say(.verdict(ClassVerdict(exercise: "2.1", isSolved: false, sentence: "It does not compile.")))
        #expect(BoardState.after([ada]).learner(ada)?.exercises["2.1"]?.fault?.key == "")
        ada.say(.verdict(ClassVerdict(exercise: "2.1", isSolved: false, failed: ["order"], sentence: "f, then g.")))
        #expect(BoardState.after([ada]).learner(ada)?.exercises["2.1"]?.fault?.key == "order")
    }

    /// A newer clone of the course can have mistakes that the board's clone does not have.
    @Test func anUnknownMistakeIsStoredAsACompileError() {
        var ada = Script("a")
        ada.join("Ada")
        ada.say(
            .verdict(ClassVerdict(exercise: "2.1", isSolved: false, misconception: "newer", sentence: "Newer.")))
        #expect(BoardState.after([ada]).learner(ada)?.exercises["2.1"]?.fault?.key == "")
    }

    @Test func handsAreSortedByTheTimeOfRaising() {
        var ada = Script("a")
        var bo = Script("b")
        ada.join("Ada")
        ada.raise("2.1", "first?", at: 200)
        bo.join("Bo")
        bo.raise("2.1", "why?", at: 100)
        #expect(BoardState.after([ada, bo]).hands.map(\.learner.name) == ["Bo", "Ada"])
        bo.raise("2.1", "why then?", at: 300)
        let state = BoardState.after([ada, bo])
        #expect(
            state.hands.map(\.hand.shown.question) == ["why then?", "first?"],
            "a learner who asks again keeps the place")
        bo.say(.lowered)
        #expect(BoardState.after([ada, bo]).hands.map(\.learner.name) == ["Ada"])
        ada.say(.left)
        #expect(BoardState.after([ada, bo]).hands.isEmpty, "a learner who has left has no raised hand")
    }

    @Test func aHandThatIsRaisedAgainIsNotLowered() {
        var ada = Script("a")
        ada.join("Ada")
        ada.raise("2.1", "?")
        ada.raise("2.1", "again?")
        var state = BoardState.after([ada])
        _ = BoardState.reducer(&state, .helped(order: 1, number: 2))
        #expect(state.hands.count == 1)
        _ = BoardState.reducer(&state, .helped(order: 1, number: 3))
        #expect(state.hands.isEmpty)
    }

    @Test func aReturningLearnerIsPresentAgain() {
        var ada = Script("a")
        ada.join("Ada")
        ada.say(.left)
        #expect(BoardState.after([ada]).learner(ada)?.isGone == true)
        ada.join("Ada L.")
        #expect(BoardState.after([ada]).learner(ada)?.isGone == false)
        #expect(BoardState.after([ada]).learner(ada)?.name == "Ada L.")
    }

    @Test func unknownEventsAreCounted() {
        var ada = Script("a")
        ada.join("Ada")
        ada.say(.unknown("danced"))
        ada.open("2.1")
        #expect(BoardState.after([ada]).learner(ada)?.received == 3)
    }

    @Test func theBoardsSizeIsLimited() {
        var state = BoardState()
        for number in 0..<BoardLimits.learners + 20 {
            let id = "learner\(10000 + number)"
            let event = ClassEvent(learner: id, number: 1, time: 1, .joined(name: "x"))
            _ = BoardState.reducer(&state, .received([event], ahead: 0, now: 2))
        }
        #expect(state.learners.count == BoardLimits.learners)
        var ada = Script("a")
        ada.join("Ada")
        for number in 0..<300 {
            ada.open("2.\(number % 120 + 1)")
            ada.fail("1.1", "key\(number % 40)")
        }
        let learner = BoardState.after([ada]).learner(ada)
        #expect(learner?.received == 601, "all events count as received, or they would be sent forever")
        #expect(learner?.exercises.count == BoardLimits.exercisesPerLearner)
        #expect(learner?.exercises["1.1"]?.met.count == BoardLimits.faultsPerExercise)
    }

    @Test func onlyALimitedNumberOfHandsKeepTheirCode() {
        var state = BoardState()
        for number in 0..<BoardLimits.handsWithCode + 1 {
            let hand = RaisedHand(exercise: "2.1", answer: "code", verdict: "v", question: "?")
            let id = "learner\(1000 + number)"
            let events = [
                ClassEvent(learner: id, number: 1, time: Double(number), .joined(name: "x")),
                ClassEvent(learner: id, number: 2, time: Double(number), .hand(hand)),
            ]
            _ = BoardState.reducer(&state, .received(events, ahead: 0, now: 1000))
        }
        #expect(state.hands.count == BoardLimits.handsWithCode + 1)
        #expect(state.hands.count { !$0.hand.shown.answer.isEmpty } == BoardLimits.handsWithCode)
        // Each learner changes the code and the question of the raised hand.
        for number in 0..<BoardLimits.handsWithCode + 1 {
            let hand = RaisedHand(exercise: "2.1", answer: "new code", verdict: "v", question: "?!")
            let event = ClassEvent(learner: "learner\(1000 + number)", number: 3, time: 1000, .hand(hand))
            _ = BoardState.reducer(&state, .received([event], ahead: 0, now: 1000))
        }
        #expect(state.hands.allSatisfy { $0.hand.shown.question == "?!" })
        #expect(state.hands.count { $0.hand.shown.answer == "new code" } == BoardLimits.handsWithCode)
    }
}
