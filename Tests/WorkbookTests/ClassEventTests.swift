import CurrycombWorkbook
import Foundation
import Testing

struct ClassEventTests {
    private let learner = "0123456789abcdef"

    private func event(_ kind: ClassEvent.Kind, number: Int = 1) -> ClassEvent {
        ClassEvent(learner: learner, number: number, time: 1_760_000_000.5, kind)
    }

    private func read(_ json: String) throws -> ClassEvent {
        try JSONDecoder().decode(ClassEvent.self, from: Data(json.utf8))
    }

    @Test func everyKindOfEventRoundTrips() throws {
        let kinds: [ClassEvent.Kind] = [
            .joined(name: "Ada \"the\" <b>"), .opened(exercise: "2.1", title: "Compose"),
            .verdict(
                ClassVerdict(
                    exercise: "2.1", isSolved: false, held: ["types"], failed: ["order"], misconception: "swapped",
                    sentence: "f ran first.", seconds: 91.25)),
            .verdict(ClassVerdict(exercise: "2.1", isSolved: true)),
            .hand(RaisedHand(exercise: "2.1", answer: "a\nb", verdict: "v", question: "?")), .lowered, .left,
            .unknown("danced"),
        ]
        for kind in kinds {
            let line = try JSONEncoder().encode(event(kind))
            #expect(!line.contains(UInt8(ascii: "\n")), "an event is one line")
            #expect(try JSONDecoder().decode(ClassEvent.self, from: line) == event(kind))
        }
    }

    @Test func unknownKindsAndFieldsAreAccepted() throws {
        let newer = #"{"learner":"0123456789abcdef","number":7,"time":1,"kind":"danced","steps":[1,2]}"#
        #expect(try read(newer).kind == .unknown("danced"))
        let more = #"{"learner":"0123456789abcdef","number":7,"time":1,"kind":"left","because":"tired"}"#
        #expect(try read(more).kind == .left)
    }

    @Test func invalidEventsAreRejected() {
        for text in [
            "", "{}", "[]", #"{"learner":"0123456789abcdef","number":1,"time":1}"#,
            #"{"learner":"0123456789abcdef","number":"1","time":1,"kind":"left"}"#,
            #"{"learner":"0123456789abcdef","number":1,"time":1,"kind":"verdict","exercise":"2.1"}"#,
        ] {
            #expect(throws: DecodingError.self) { try read(text) }
        }
    }

    @Test func longTextsAreTruncated() throws {
        let long = String(repeating: "x", count: 100_000)
        let keys = Array(repeating: long, count: 1000)
        let verdict = ClassVerdict(
            exercise: long, isSolved: false, held: keys, failed: keys, misconception: long, sentence: long,
            seconds: 1e300)
        guard case .verdict(let cut)? = event(.verdict(verdict)).cleaned?.kind else {
            Issue.record("it is still a verdict")
            return
        }
        #expect(cut.sentence.count == ClassBounds.sentence)
        #expect(cut.held.count == ClassBounds.keys && cut.failed.count == ClassBounds.keys)
        #expect(cut.held.allSatisfy { $0.count == ClassBounds.key })
        #expect(cut.seconds == ClassBounds.seconds)
        guard
            case .hand(let hand)? = event(
                .hand(RaisedHand(exercise: "2.1", answer: long, verdict: long, question: long))
            )
            .cleaned?.kind
        else {
            Issue.record("it is still a hand")
            return
        }
        #expect(hand.answer.count == ClassBounds.answer && hand.question.count == ClassBounds.question)
    }

    @Test(arguments: [
        ("  Ada \t\n Lovelace  ", "Ada Lovelace"), ("\u{202E}live\u{202C}", "live"), ("A\u{0}\u{1B}[31mB", "A[31mB"),
        ("\u{200B}\u{FEFF}", ""), ("👩‍👩‍👧‍👦", "👩‍👩‍👧‍👦"), ("李雷", "李雷"),
        ("e\(String(repeating: "\u{301}", count: 500))", "e\(String(repeating: "\u{301}", count: 4))"),
    ])
    func namesAreCleaned(_ name: String, _ clean: String) {
        #expect(event(.joined(name: name)).cleaned?.kind == .joined(name: clean))
    }

    @Test func codeKeepsItsLineBreaks() {
        let answer = "struct Answer {\r\n\tlet a = 1\u{7}\n}\n"
        let hand = RaisedHand(exercise: "2.1", answer: answer, verdict: "", question: "a\nb")
        let clean = RaisedHand(
            exercise: "2.1", answer: "struct Answer {\n\tlet a = 1\n}\n", verdict: "", question: "a b")
        #expect(event(.hand(hand)).cleaned?.kind == .hand(clean))
    }

    @Test func invalidLearnersAndNumbersAreRejected() {
        #expect(event(.left).cleaned != nil)
        #expect(event(.left, number: 0).cleaned == nil)
        #expect(event(.left, number: .max).cleaned == nil)
        for id in ["", "short", "../../../etc", "UPPERCASE", String(repeating: "a", count: 65), "<b>aaaaaaaa"] {
            #expect(ClassEvent(learner: id, number: 1, time: 0, .left).cleaned == nil)
        }
        #expect(ClassEvent(learner: learner, number: 1, time: .nan, .left).cleaned == nil)
    }
}
