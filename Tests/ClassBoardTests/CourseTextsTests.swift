import CurrycombWorkbook
import Foundation
import Testing

@testable import CurrycombClassBoard

struct CourseTextsTests {
    private let course: CourseTexts
    private let own = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path

    init() throws { course = try #require(CourseTexts.find(from: ["/nowhere", own])) }

    @Test func theCourseIsFoundFromAnInnerFolder() {
        #expect(course.title("2.1") == "Compose two functions")
        #expect(course.has("13.8") && !course.has("7.77") && course.title("7.77").isEmpty)
        #expect(course.sentence("2.1", "swapped")?.hasPrefix("`f` ran first.") == true)
        #expect(course.sentence("2.1", "order") == "A check failed: `g` runs first, then `f`.")
        #expect(course.sentence("2.1", "invented") == nil && course.sentence("7.77", "swapped") == nil)
        #expect(course.sentence("2.1", "") == "It does not compile.")
        #expect(CourseTexts.find(from: ["/"]) == nil)
    }

    @Test func helpfulLinesComeFromTheCourse() {
        #expect(
            course.line("2.1", "swapped")
                == "composeNumbers(increment, double)(5) // 11: double first, then increment")
        #expect(course.line("7.77", "swapped") == nil)
        #expect(
            course.line("2.2", "leftFirst") == "composeAll([increment, double, square])(3) // 19: 9, then 18, then 19")
        #expect(course.line("2.2", "lastCounts") == nil, "a line about something else would mislead")
    }

    @Test func aRaisedHandShowsTheLearnersOwnLines() throws {
        let start = try #require(course.start(of: "2.1").first).joined(separator: "\n")
        func own(_ answer: String) -> String? {
            let hand = RaisedHand(exercise: "2.1", answer: answer, verdict: "", question: "")
            return HandData(Hand(number: 1, time: 0, shown: hand), startingFiles: course.start(of: "2.1")).own
        }
        let changed = start.replacing(#"todo("compose")"#, with: "{ g(f($0)) } // mine")
        #expect(
            own(changed) == """
                ⋯
                    func compose<A, B, C>(_ f: @escaping (B) -> C, _ g: @escaping (A) -> B) -> (A) -> C {
                        { g(f($0)) } // mine
                ⋯
                """)
        #expect(own(start) == "⋯", "nothing is the learner's own")
        #expect(
            own(String(repeating: "x\n", count: 10_000)) == nil, "an answer that takes long to compare is shown whole")
    }
}
