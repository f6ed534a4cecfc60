import Chapter10Signals
import Foundation
import Synchronization
import TestSupport
import Testing

/// Tests the code of the tour: the article's input must produce the article's output. Other inputs are tested, too.
@Suite struct SignalsTests {
    @Test func theFirstExamplePrintsTheArticlesOutput() {
        let printed = ["The number is 6", "The number is 9", "The number is 12"]
        #expect(RunsOfOurs.firstNumbers([1, 2, 3]) == printed)
        #expect(RunsOfOurs.numbers([1, 2, 3]) == printed)
    }

    @Test func theSecondExamplePrintsTheArticlesOutput() {
        let printed = ["The value is 10", "The value is 7", "The value is 4"]
        #expect(RunsOfOurs.firstValues([3, 2, 1]) == printed)
        #expect(RunsOfOurs.values([3, 2, 1]) == printed)
    }

    @Test func theExamplesWorkWithOtherNumbers() {
        #expect(RunsOfOurs.firstNumbers([-1, 9]) == ["The number is 0", "The number is 30"])
        #expect(RunsOfOurs.numbers([-1, 9]) == ["The number is 0", "The number is 30"])
        #expect(RunsOfOurs.firstValues([0]) == ["The value is 1"])
        #expect(RunsOfOurs.values([0]) == ["The value is 1"])
    }

    @Test func theLawsFindBothFaultsWithMinimalExamples() throws {
        let identity = try #require(Ours.firstVersionLeftIdentity())
        #expect(identity.law == "left identity")
        #expect((identity.left, identity.right) == ("[]", "[0]"))
        let subscribers = try #require(Ours.firstVersionSubscribers())
        #expect(subscribers.bindings.map(\.value) == ["2", "[0]"])
        #expect(subscribers.left == "[[], [0]]")
    }

    @Test func theArticlesOwnExampleShowsTheFault() {
        var got: [Int] = []
        FirstVersion.Signal<Int, Never>.return(1).map { $0 + 1 }.subscribe(next: { got.append($0) })
        #expect(got.isEmpty)
        #expect(
            Ours.received(Ours.map(Ours.of(1)) { $0 + 1 } as Signal<Int, Never>) == [.next(2), .completed])
    }

    @Test func theFirstVersionsBindPassesValuesAndErrors() {
        let (observer, signal) = FirstVersion.Signal<Int, Trouble>.pipe()
        var log: [String] = []
        signal.flatMap { value in
            FirstVersion.Signal<String, Trouble>.return("got \(value)")
        }.subscribe(next: { log.append($0) }, error: { log.append("\($0)") })
        observer.sendNext(4)
        observer.sendError(Trouble("late"))
        #expect(log == ["got 4", "late"])
    }

    @Test func theFixedVersionObeysTheLaws() {
        #expect(Ours.brokenLaws() == [])
        #expect(Ours.brokenSubscribers() == nil)
    }

    @Test func aFailureEndsASignalAndCanBeRecovered() {
        let (plain, recovered) = RunsOfOurs.failure([4, -1, 5])
        #expect(plain == [.next(40), .failed(.notPositive(-1))])
        #expect(recovered == [.next(40), .next(0), .completed])
    }

    @Test func streamOperatorsWorkOnOtherMarbles() {
        #expect(
            RunsOfOurs.concat("x|", "--y|") == [
                "a    x|", "b    --y|", "out  x--y|", "a from frame 0 to 1", "b from frame 1 to 4",
            ])
        #expect(RunsOfOurs.zipWith("1|", "-x-y-|").prefix(3) == ["a    1|", "b    -x-y-|", "out  -(A|)"])
        #expect(
            RunsOfOurs.bind("-5-6-7|", into: [("5", "a|"), ("6", "---b|")], stoppingAt: "6").last
                == "out      -a----b|")
        #expect(RunsOfOurs.bind("-5-6-7|", into: [("5", "---a|")], stoppingAt: "9").last == "out      ----a|")
    }

    /// The pictures in the lesson and in the texts of the exercises equal the pictures that the code draws.
    @Test(arguments: pictures)
    func aPictureMatchesTheCodesOutput(picture: Picture) throws {
        let stage = Stage()
        let out = stage.record(picture.combine(stage, picture.sources)).description
        let page = try String(
            contentsOf: Places.root.appendingPathComponent("Chapters/10-Signals/\(picture.page)"), encoding: .utf8)
        for marbles in picture.sources + [picture.drawn ?? out] {
            #expect(
                page.contains(" \(marbles)\n") || page.contains(" \(marbles) "), "\(picture.page) shows no \(marbles)")
        }
        if let labels = picture.labels { #expect(out == labels) }
    }

    @Test func takeCompletesWithItsLastValue() {
        let stage = Stage()
        let got = stage.record(Ours.take(2, stage.source("s", "-a--b-c|")))
        #expect(got.description == "-a--(b|)")
        #expect(stage.listening("s")?.until == 4)
        #expect(Ours.received(Ours.take(0, Ours.each([1]) as Signal<Int, Never>)) == [.completed])
    }

    @Test func noEventFollowsTheEndOrDisposal() {
        let noisy = Signal<Int, Trouble> { observer in
            observer.complete()
            observer.next(1)
            observer.fail(Trouble())
            return .none
        }
        #expect(Ours.received(noisy) == [.completed])
        #expect(
            RunsOfOurs.disposed(of: "1-2-3-|", at: 1) == [
                "source  1-2-3-|", "out     1-", "source from frame 0 to 1, disposed of",
            ])
        #expect(RunsOfOurs.disposedTwice() == ["stopped", "inner stopped", "late one stopped"])
    }

    @Test func aFailureEndsAZipAndItsSubscriptions() {
        let stage = Stage()
        let zip = Ours.zipWith(stage.source("a", "1--#"), stage.source("b", "-x---y|"))
        #expect(stage.record(zip) { "\($0.0)\($0.1)" }.description == "-{[1x]}-#")
        #expect(stage.listening("b")?.until == 3)
    }

    @Test(arguments: [1, 3, 8])
    func valuesFromManyThreadsArriveSeriallyInOrder(threads: Int) {
        let sent = Ours.sendFrom(threads: threads, count: 500)
        #expect(sent == (threads * 500, false, true))
    }

    @Test func everyThreadRunsWhileTheOthersWait() {
        let arrived = Mutex(0)
        let everyone = DispatchSemaphore(value: 0)
        let late = Mutex(0)
        Ours.onThreads(8) { _ in
            let count = arrived.withLock { arrived in
                arrived += 1
                return arrived
            }
            if count == 8 { for _ in 1...8 { everyone.signal() } }
            if everyone.wait(timeout: .now() + 10) == .timedOut { late.withLock { $0 += 1 } }
        }
        #expect(late.withLock { $0 } == 0)
    }

    @Test func aNestedSendIsDeliveredAfterTheCurrentValue() {
        #expect(
            RunsOfOurs.sentFromWithin([3]) == ["begin 3", "end 3", "begin 30", "end 30"])
        #expect(RunsOfOurs.sentFromWithin([0, -3]) == ["begin 0", "end 0", "begin -3", "end -3"])
    }
}

/// A picture on a page, and the code that runs it.
struct Picture: Sendable, CustomTestStringConvertible {
    let page: String
    let sources: [String]
    /// The output on the page, if the page writes it in a simpler form than a recording.
    var drawn: String?
    /// The output in the form of a recording, if that is not the form on the page.
    var labels: String?
    let combine: @Sendable (Stage, [String]) -> Signal<String, Trouble>

    var testDescription: String { "\(page): \(sources)" }
}

private let pictures: [Picture] =
    ["Lesson.md", "4-flat-map-signal/Exercise.md"].map { page in
        Picture(page: page, sources: ["-1-------2|", "--a-b|", "c---d|"]) { stage, lines in
            Ours.flatMap(stage.source("source", lines[0])) { stage.source("f", $0 == "1" ? lines[1] : lines[2]) }
        }
    }
    + ["Lesson.md", "6-concat-signals/Exercise.md"].map { page in
        Picture(page: page, sources: ["-1--2|", "--xy--|"]) { stage, lines in
            Ours.concat(stage.source("a", lines[0]), stage.source("b", lines[1]))
        }
    }
    + ["Lesson.md", "7-zip-signals/Exercise.md"].map { page in
        Picture(
            page: page, sources: ["-1---2---|", "--x----y---|"], drawn: "--A----B-|", labels: "--[1x]-{[2y]}-|"
        ) { stage, lines in
            Ours.map(Ours.zipWith(stage.source("a", lines[0]), stage.source("b", lines[1]))) { $0.0 + $0.1 }
        }
    }
    + [
        Picture(page: "5-bind-stop/Exercise.md", sources: ["-1--2--3--|", "a-b|", "c-d|"]) { stage, lines in
            Ours.bind(stage.source("source", lines[0])) { value, stop in
                stop = value == "2"
                return stage.source("step", value == "1" ? lines[1] : lines[2])
            }
        },
        Picture(page: "5-bind-stop/Exercise.md", sources: ["-1--2--3--|"]) { stage, lines in
            Ours.take(2, stage.source("source", lines[0]))
        },
        Picture(
            page: "6-concat-signals/Exercise.md", sources: ["-1--2|"], drawn: "01--2|", labels: "{0}1--2|"
        ) { stage, lines in
            Ours.concat(Ours.of("0"), stage.source("a", lines[0]))
        },
        Picture(page: "8-recover-signal/Exercise.md", sources: ["-1-#", "-x-y|"]) { stage, lines in
            failing(Ours.recover(stage.source("source", lines[0])) { _ in stage.safeSource("f", lines[1]) })
        },
        Picture(page: "8-recover-signal/Exercise.md", sources: ["-a--b---c|", "--1|", "-#", "-3|"]) { stage, lines in
            failing(
                Ours.flatMap(stage.safeSource("words", lines[0])) { word in
                    Ours.recover(stage.source(word, ["a": lines[1], "b": lines[2]][word] ?? lines[3])) { _ in
                        Ours.of("?")
                    }
                })
        },
    ]

private func failing(_ signal: Signal<String, Never>) -> Signal<String, Trouble> {
    Signal { observer in
        signal.subscribe { if case .next(let value) = $0 { observer.next(value) } else { observer.complete() } }
    }
}
