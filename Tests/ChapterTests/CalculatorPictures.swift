import Chapter09Calculator
import Foundation
import TestSupport
import Testing

/// The pictures of the lesson are drawn from real runs.
@Suite @MainActor struct CalculatorPictures {
    static let visits = [("a", 0), ("x", 5), ("a", 1), ("x", 6), ("y", 7), ("a", 1), ("y", 8)]

    @Test func theLessonContainsTheDrawnPictures() throws {
        let pictures = [
            Pictures.formulas([("a", 1), ("b", 3), ("a", 5), ("c", 11), ("b", 2)]), Pictures.late([1, 2, 3, 4]),
            Pictures.bound(Self.visits, by: FirstBind.bind), Pictures.bound(Self.visits, by: Bind.latest),
        ]
        let lesson = try String(
            contentsOf: Places.root.appendingPathComponent("Chapters/09-Calculator/Lesson.md"), encoding: .utf8)
        for picture in pictures { #expect(lesson.contains("```marbles\n\(picture)\n```"), "\(picture)") }
    }

    @Test func picturesAreDrawnFromTheirArguments() {
        #expect(
            Pictures.formulas([("b", 7), ("a", 2)]) == """
                a  ---2-
                b  -7---
                c  -7-9-
                e  ---4-
                """)
        #expect(
            Pictures.late([8, 9, 9]) == """
                pipe        -8---9---9-
                subscriber  ---^---!---
                receives    -----9-----
                """)
        #expect(
            Pictures.bound([("a", 1), ("a", 1), ("y", 3)], by: FirstBind.bind) == """
                a  -1-1---
                y  -----3-
                c  -----(33)
                """)
    }
}
