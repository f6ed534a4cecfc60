import CurrycombWorkbook
import Foundation
import Synchronization

@testable import CurrycombClassBoard

final class Folder: Sendable {
    let path = NSTemporaryDirectory() + "class-board-tests-" + UUID().uuidString
    var board: BoardFolder { BoardFolder(path: path + "/board") }
    init() { try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(atPath: path) }
}

final class Clock: Sendable {
    private let seconds = Mutex(1_760_000_000.0)
    var now: Double { seconds.withLock { $0 } }
    func advance(_ by: Double) { seconds.withLock { $0 += by } }
    var read: @Sendable () -> Double { { self.now } }
}

/// The events of a learner as the workshop sends them, in a sequence without gaps.
struct Script {
    let learner: String
    private(set) var events: [ClassEvent] = []

    init(_ letter: Character) { self.init(id: String(repeating: letter, count: 16)) }

    init(id: String) { learner = id }

    @discardableResult
    mutating func say(_ kind: ClassEvent.Kind, at time: Double = 1_760_000_000) -> ClassEvent {
        let event = ClassEvent(learner: learner, number: events.count + 1, time: time, kind)
        events.append(event)
        return event
    }

    mutating func join(_ name: String, at time: Double = 1_760_000_000) { say(.joined(name: name), at: time) }

    mutating func open(_ exercise: String, at time: Double = 1_760_000_000) {
        say(.opened(exercise: exercise, title: "Title of \(exercise)"), at: time)
    }

    mutating func fail(_ exercise: String, _ key: String, _ sentence: String? = nil, at time: Double = 1_760_000_000) {
        say(
            .verdict(
                ClassVerdict(
                    exercise: exercise, isSolved: false, held: ["types"], failed: ["order"], misconception: key,
                    sentence: sentence ?? "Sentence of \(key).", seconds: 60)), at: time)
    }

    mutating func solve(_ exercise: String, seconds: Double = 120, at time: Double = 1_760_000_000) {
        say(
            .verdict(ClassVerdict(exercise: exercise, isSolved: true, held: ["types", "order"], seconds: seconds)),
            at: time)
    }

    mutating func raise(_ exercise: String, _ question: String, at time: Double = 1_760_000_000) {
        say(
            .hand(RaisedHand(exercise: exercise, answer: "struct Answer {}", verdict: "1 of 2", question: question)),
            at: time)
    }

    var lines: [UInt8] { Script.lines(events) }

    static func lines(_ events: [ClassEvent]) -> [UInt8] {
        events.flatMap { event in Array((try? JSONEncoder().encode(event)) ?? Data()) + [UInt8(ascii: "\n")] }
    }
}

extension CourseTexts {
    static let fixture = CourseTexts(
        [("01-Pure", 1...2), ("02-Compose", 1...120)].flatMap { chapter, numbers in
            numbers.map { number in
                Exercise(
                    in: chapter, number, "exercise", minutes: 5,
                    words: Words(
                        title: "Title of \(chapter.prefix(2).drop { $0 == "0" }).\(number)", task: "",
                        hints: Hints(question: "", direction: "", nearly: ""),
                        checks: [Sentence("types", "It works for all types"), Sentence("order", "g runs first")],
                        misconceptions: ["swapped", "alone", "<odd>"].map { Sentence($0, "Sentence of \($0).") }
                            + (0..<40).map { Sentence("key\($0)", "Sentence \($0).") },
                        notice: ""))
            }
        })
}

extension BoardState {
    static func after(_ scripts: [Script], now: Double = 2_000_000_000) -> BoardState {
        scripts.reduce(into: BoardState()) { state, script in
            _ = reducer(&state, .received(script.events.map(CourseTexts.fixture.cleaned), ahead: 0, now: now))
        }
    }

    func learner(_ script: Script) -> Learner? { learners[script.learner] }
}

extension Assets {
    static let none = Assets(
        board: Array("<board>".utf8), projector: Array("<projector>".utf8), style: [], script: [], reportStyle: [])
}

extension HTTPRequest {
    init(
        _ method: String, _ path: String, _ body: [UInt8] = [], clock: Double? = nil, from address: String = "10.0.0.7"
    ) {
        let head = "\(method) \(path) HTTP/1.1" + (clock.map { "\r\nClass-Clock: \($0)" } ?? "")
        guard let request = HTTPRequest(head: Array(head.utf8)[...]) else { preconditionFailure("no request: \(path)") }
        self = request
        self.body = body
        self.address = address
    }
}

extension HTTPResponse {
    var text: String { String(decoding: body, as: UTF8.self) }
    var received: Int? { try? JSONDecoder().decode(ClassReceipt.self, from: Data(body)).received }
    func header(_ name: String) -> String? { headers.first { $0.0 == name }?.1 }
}
