import Chapter09Calculator
import Testing

/// The transcripts in the article, line by line.
@Suite struct CalculatorTranscripts {
    @Test func theChainedCalculationGivesItsTranscript() {
        #expect(Ours.chained(2, 1, 3) == ["~~~~ value 3"])
        #expect(Ours.chainedInSteps(2, 1, 3) == ["~~~~ value 3"])
    }

    @Test func theFunctionalCalculationGivesItsTranscript() {
        #expect(Ours.functional(2, 1, 3) == ["~~~~ fp value 3"])
    }

    @Test func observersGiveTheirTranscript() {
        #expect(
            Ours.observed([10, 5], thenRemoved: [11]) == [
                "a new value is 10",
                "a with remove new value 10",
                "a new value is 5",
                "a with remove new value 5",
                "a new value is 11",
            ])
    }

    @Test func formulasGiveTheirTranscript() {
        #expect(
            Ours.formulas([("a", 1), ("b", 3), ("a", 5), ("c", 11), ("b", 2)]) == [
                "a new value is 1",
                "c new value is 1",
                "e new value is 2",
                "b new value is 3",
                "c new value is 4",
                "a new value is 5",
                "c new value is 8",
                "e new value is 10",
                "c new value is 11",
                "e new value is 13",
                "b new value is 2",
                "c new value is 7",
                "e new value is 10",
            ])
    }

    @Test func pipesGiveTheirTranscript() {
        #expect(Ours.processed([2], adding: 3, then: 5) == ["b new value 10"])
        for bind in [FirstBind.bind, Bind.latest] as [(Pipe<Int>, @escaping (Int) -> Pipe<Int>) -> Pipe<Int>] {
            #expect(Ours.bound([("a", 2), ("b", 20)], by: bind) == ["c new value 20"])
        }
    }

    @Test func lazyPipesGiveTheirTranscript() {
        let expected = ["cLazy new value 7", "cLazy new value 10"]
        #expect(Ours.boundLazily([2, 5], adding: 5, by: FirstBind.lazyBind).lines == expected)
        #expect(Ours.boundLazily([2, 5], adding: 5, by: Bind.lazily).lines == expected)
    }

    @Test func signalsGiveTheirTranscript() {
        #expect(Ours.signal([2, 5], adding: 5) == ["cSignal new value 7", "cSignal new value 10"])
    }
}

@Suite struct CalculatorTests {
    @Test func chainsCalculateWithOtherNumbers() {
        #expect(Ours.chained(9, 4, -7) == ["~~~~ value -7"])
        #expect(Ours.chainedInSteps(1, 1, 12) == ["~~~~ value 12"])
        #expect(Ours.functional(1, 8, 30) == ["~~~~ fp value 30"])
        let two = FunctionalCalculator().add { 2 }
        #expect(two.sub { 5 }.result == -3)
        #expect(two.result == 2)
    }

    @Test func removedObserversReceiveNothing() {
        #expect(
            Ours.observed([3, 3, 0], thenRemoved: [0, 8]) == [
                "a new value is 3", "a with remove new value 3", "a new value is 0", "a with remove new value 0",
                "a new value is 8",
            ])
    }

    @Test func anObserverCanBeRemovedDuringASendAndTwice() {
        let cell = Cell()
        var told: [String] = []
        var removals: [() -> Void] = []
        removals.append(
            cell.observe {
                told.append("x\($0)")
                removals[0]()
                removals[1]()
            })
        removals.append(cell.observe { told.append("y\($0)") })
        cell.observe { told.append("z\($0)") }
        cell.value = 1
        removals[0]()
        cell.value = 2
        #expect(told == ["x1", "z1", "z2"])
    }

    @Test func formulasFollowTheirOperands() {
        let (a, b) = (Formula(4), Formula(10))
        let c = a + b
        let d = c - a
        #expect((c.value, d.value) == (14, 10))
        b.value = 1
        #expect((c.value, d.value) == (5, 1))
        #expect(
            Ours.formulas([("b", 2), ("c", 9)]) == [
                "b new value is 2", "c new value is 2", "c new value is 9", "e new value is 7",
            ])
    }

    /// The lesson shows that, if `e` is calculated with other parentheses, its observers also receive a half-updated
    /// result.
    @Test func otherParenthesesExposeAHalfUpdatedResult() {
        let (a, b) = (Formula(), Formula())
        let c = a + b
        let e = c + (a - b)
        var told: [Int] = []
        e.observe { told.append($0) }
        a.value = 1
        #expect(told == [1, 2])
    }

    @Test func lateSubscribersReceiveOnlyLaterValues() {
        #expect(Ours.processed([1, 1], adding: -1, then: 4) == ["b new value 4", "b new value 4"])
        let pipe = Pipe<String>()
        pipe.send("early")
        var heard: [Int] = []
        let remove = pipe.process(\.count).subscribe { heard.append($0) }
        pipe.send("four")
        remove()
        pipe.send("gone")
        #expect(heard == [4])
    }

    @Test func onlyTheArticlesBindSubscribesRepeatedly() {
        let sent = [("a", 1), ("a", 2), ("a", 3), ("b", 7), ("b", 8)]
        #expect(
            Ours.bound(sent, by: FirstBind.bind)
                == Array(repeating: "c new value 7", count: 3) + Array(repeating: "c new value 8", count: 3))
        #expect(Ours.bound(sent, by: Bind.latest) == ["c new value 7", "c new value 8"])
    }

    @Test func onlyTheArticlesBlockRunsWithoutASubscriber() {
        let first = Ours.boundLazily([1, 2, 3], adding: 10, subscribed: false, by: FirstBind.lazyBind)
        #expect((first.lines, first.blockRuns) == ([], 3))
        let cured = Ours.boundLazily([1, 2, 3], adding: 10, subscribed: false, by: Bind.lazily)
        #expect((cured.lines, cured.blockRuns) == ([], 0))
        #expect(Ours.boundLazily([1, 2, 3], adding: 10, by: Bind.lazily).blockRuns == 1)
        #expect(
            Ours.boundLazily([1, 2], adding: 10, by: Bind.lazily).lines == [
                "cLazy new value 11", "cLazy new value 12",
            ])
    }

    @Test func theArticlesDisposeHasNoEffectAndTheFixWorks() {
        let first = Ours.heard([4], thenDisposed: [5, 6]) {
            let subscriber = FirstSubscriber($0)
            return (subscriber.send, subscriber.dispose)
        }
        #expect(first == ["new value 4", "new value 5", "new value 6"])
        let cured = Ours.heard([4], thenDisposed: [5, 6]) {
            let subscriber = CocoaSubscriber($0)
            return (subscriber.send, subscriber.dispose)
        }
        #expect(cured == ["new value 4"])
    }

    @Test func disposalOfABoundSignalEndsOuterAndInnerSignals() {
        let (outer, rooms) = (Pipe<Int>(), [Pipe<String>(), Pipe<String>()])
        var heard: [String] = []
        let dispose = Ours.signal(of: outer).bind { { Ours.signal(of: rooms[$0]) } }.subscribe {
            heard.append($0)
        }
        outer.send(0)
        outer.send(1)
        rooms[0].send("a")
        rooms[1].send("b")
        dispose()
        dispose()
        rooms[0].send("c")
        outer.send(0)
        #expect(heard == ["a", "b"])
        #expect(outer.subscriberCount == 0)
        #expect(rooms.map(\.subscriberCount) == [0, 0])
    }

    /// Calls `bind` through the protocol that replaces the article's abstract class.
    @Test func signalsConformToTheStreamProtocol() {
        func twice<Stream: CocoaStream>(_ stream: Stream, _ next: @escaping (Stream.Value) -> Stream) -> Stream {
            stream.bind { next }.bind { next }
        }
        var heard: [Int] = []
        let signal = CocoaSignal<Int> { $0.send(5) }
        twice(signal) { value in CocoaSignal { $0.send(value * 3) } }.subscribe { heard.append($0) }
        #expect(heard == [45])
    }
}
