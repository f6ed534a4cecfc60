import Testing

@testable import CurrycombClassBoard

struct AgendaTests {
    private let text = """
        # Agenda

        ## Day 1

        | | min | |
        |---|---|---|
        | 9:00 | 15 | Chapter 1, Pure functions: the tour on the projector, then the lesson |
        | 9:15 | 30 | 1.1 Which are pure?, 1.2 Hidden inputs |
        | 9:45 | 15 | break: run `swift run workshop review` |
        | 10:00 | 30 | 2.1 Compose two |
        | 10:30 | | end |

        ## Day 2

        | | min | |
        |---|---|---|
        | 9:00 | 30 | 3.1 Curry |

        **If you are late, leave out, in this order:** 2.1 Compose two (30 min)
        """

    private func room(_ solved: [[String]]) -> BoardState {
        BoardState.after(
            zip("abcdef", solved).map { letter, solved in
                var script = Script(letter)
                script.join("x")
                for exercise in solved { script.solve(exercise) }
                return script
            })
    }

    @Test func aPlannedAgendaIsParsed() throws {
        let agenda = try #require(Agenda(text))
        #expect(agenda.days.map(\.count) == [4, 1])
        #expect(agenda.days[0][2].text == "break: run swift run workshop review")
        #expect(agenda.days[0][1].exercises == ["1.1", "1.2"])
        #expect(agenda.days[0][1].start == 555 && agenda.days[0][1].end == 585)
        #expect(agenda.days[0][2].exercises.isEmpty)
    }

    @Test func aBarInATitleDoesNotEndTheItem() throws {
        let agenda = try #require(Agenda("| 9:00 | 30 | 1.1 Lazily: `a \\|\\| b`, 1.2 Hidden inputs |"))
        #expect(agenda.days[0][0].text == "1.1 Lazily: a || b, 1.2 Hidden inputs")
        #expect(agenda.days[0][0].exercises == ["1.1", "1.2"])
    }

    @Test func aLongItemKeepsItsExercises() throws {
        let title = String(repeating: "x", count: 150)
        let item = try #require(Agenda("| 9:00 | 30 | 1.1 \(title), 1.2 \(title), 1.3 c |")?.days[0][0])
        #expect(item.exercises == ["1.1", "1.2", "1.3"] && item.text.count == 300)
    }

    @Test(arguments: ["", "# Agenda", "| 25:00 | 5 | x |", "| 9:00 | soon | x |", "not | a | table"])
    func invalidAgendasAreRejected(_ text: String) { #expect(Agenda(text) == nil) }

    @Test func latenessIsMeasuredByHalfTheClass() throws {
        let agenda = try #require(Agenda(text))
        let behind = room([["1.1"], ["1.1"], ["1.1", "1.2"]])
        #expect(agenda.standing(behind, day: 0, minute: 560) == .init(planned: 1, actual: 1, late: 0))
        #expect(agenda.standing(behind, day: 0, minute: 605) == .init(planned: 3, actual: 1, late: 20))
        let ahead = room([["1.1", "1.2"], ["2.1"], []])
        #expect(agenda.standing(ahead, day: 0, minute: 590) == .init(planned: 2, actual: 3, late: -10))
        let through = room([["1.1", "1.2", "2.1"]])
        #expect(agenda.standing(through, day: 0, minute: 620) == .init(planned: 3, actual: nil, late: 0))
        #expect(agenda.standing(BoardState(), day: 0, minute: 545).actual == nil)
        #expect(agenda.standing(behind, day: 7, minute: 545) == .init(planned: nil, actual: nil, late: 0))
    }
}
