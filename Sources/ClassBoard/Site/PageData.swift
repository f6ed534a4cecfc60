import CurrycombWorkbook
import Foundation

/// What a page shows, as JSON.
struct PageData: Encodable {
    var version = ""
    let now: Double
    let title: String
    /// What learners type to join.
    let joins: [String]
    /// Where the projector's page is; on the teacher's page alone.
    var projector: String?
    let present: Int
    let joined: Int
    let exercises: [Column]
    /// On the teacher's page alone.
    var learners: [Row]?
    var told: [ToldRow]
    let raised: Int
    /// On the teacher's page alone.
    var hands: [HandRow]?
    let agenda: AgendaData?

    struct Column: Encodable {
        let id: String
        let title: String
        /// How many of those present are at it, have opened it, have solved it.
        let at: Int
        let opened: Int
        let solved: Int
    }

    struct Row: Encodable {
        let id: Int
        let name: String
        let gone: Bool
        /// The exercise's place among the columns.
        let at: Int?
        let moved: Double
        let hand: Bool
        let cells: [Cell?]
    }

    struct Cell: Encodable {
        /// `solved`, `wrong`, `judged` or `opened`.
        let is_: String
        let held: Int
        let checks: Int
        let verdicts: Int
        let seconds: Double

        enum CodingKeys: String, CodingKey {
            case is_ = "is"
            case held, checks, verdicts, seconds
        }
    }

    struct ToldRow: Encodable {
        let exercise: String
        let title: String
        let key: String
        let isMisconception: Bool
        let sentence: String
        let count: Int
        let present: Int
        let newest: Double
        /// On the teacher's page alone.
        var names: [String]?
    }

    struct HandRow: Encodable {
        let id: Int
        let number: Int
        let name: String
        let exercise: String
        let title: String
        let question: String
        let time: Double
    }

    /// What the teacher sees.
    init(_ board: Board, _ state: BoardState, agenda: AgendaData?, now: Double) {
        self.init(board.room, state, agenda: agenda, now: now, withNames: true)
        projector = "/projector/\(board.room.projectorKey)/"
        let names = state.names
        let ids = exercises.map(\.id)
        learners = state.inOrder.map { learner in
            Row(
                id: learner.order, name: names[learner.order] ?? "", gone: learner.isGone,
                at: learner.exercise.flatMap(ids.firstIndex), moved: learner.moved, hand: learner.hand != nil,
                cells: ids.map { learner.exercises[$0].map(Cell.init) })
        }
        hands = state.hands.map { learner, hand in
            HandRow(
                id: learner.order, number: hand.number, name: names[learner.order] ?? "",
                exercise: hand.shown.exercise, title: state.titles[hand.shown.exercise] ?? "",
                question: hand.shown.question, time: hand.time)
        }
    }

    /// What everybody sees: no names, nobody's path, nobody's code.
    init(projecting board: Board, _ state: BoardState, agenda: AgendaData?, now: Double) {
        self.init(board.room, state, agenda: agenda, now: now, withNames: false)
        // Who is alone with a mistake would be known by it.
        told.removeAll { $0.count < 2 }
    }

    private init(_ room: Room, _ state: BoardState, agenda: AgendaData?, now: Double, withNames: Bool) {
        self.now = now
        self.agenda = agenda
        title = room.title
        joins = localAddresses().map { Say.join($0, room) }
        let present = state.learners.values.filter { !$0.isGone }
        self.present = present.count
        joined = state.learners.count
        raised = state.hands.count
        let ids = Set(state.learners.values.flatMap(\.exercises.keys)).sorted(by: comesBefore)
        exercises = ids.map { id in
            Column(
                id: id, title: state.titles[id] ?? "", at: present.count { $0.exercise == id },
                opened: present.count { $0.exercises[id] != nil },
                solved: present.count { $0.exercises[id]?.solved != nil })
        }
        let names = withNames ? state.names : [:]
        told = Told.now(state).map { told in
            ToldRow(
                exercise: told.exercise, title: state.titles[told.exercise] ?? "", key: told.key,
                isMisconception: told.isMisconception, sentence: told.sentence, count: told.learners.count,
                present: told.present, newest: told.newest,
                names: withNames ? told.learners.map { names[$0.order] ?? "" } : nil)
        }
    }
}

extension PageData.Cell {
    init(_ attempt: Attempt) {
        is_ =
            attempt.solved != nil
            ? "solved" : attempt.fault != nil ? "wrong" : attempt.judged != nil ? "judged" : "opened"
        held = attempt.held
        checks = attempt.checks
        verdicts = attempt.verdicts
        seconds = attempt.seconds
    }
}

extension BoardState {
    /// What learners are called on pages, by their place: two of the same name have a number, and nobody is without.
    var names: [Int: String] {
        var taken: Set<String> = []
        var names: [Int: String] = [:]
        for learner in inOrder {
            let name = learner.name.isEmpty ? Say.nameless(learner.order) : learner.name
            var unique = name
            var number = 2
            while !taken.insert(unique).inserted {
                unique = "\(name) (\(number))"
                number += 1
            }
            names[learner.order] = unique
        }
        return names
    }
}

/// A raised hand's code and verdict, which the teacher's page asks for when it opens.
struct HandData: Encodable {
    let number: Int
    let answer: String
    let verdict: String

    init(_ hand: Hand) {
        number = hand.number
        answer = hand.shown.answer
        verdict = hand.shown.verdict
    }
}

/// The agenda of the day, and where the room is in it.
struct AgendaData: Encodable {
    struct Item: Encodable {
        let start: Int
        let minutes: Int
        let text: String
    }

    let items: [Item]
    let planned: Int?
    let actual: Int?
    let late: Int
    /// Whether the day has begun and has not ended.
    let isOn: Bool
    let minute: Int

    init(_ agenda: Agenda, _ state: BoardState, day: Int, now: Double) {
        let time = Calendar.current.dateComponents([.hour, .minute], from: Date(timeIntervalSince1970: now))
        minute = (time.hour ?? 0) * 60 + (time.minute ?? 0)
        let standing = agenda.standing(state, day: day, minute: minute)
        let today = agenda.days.indices.contains(day) ? agenda.days[day] : []
        items = today.map { Item(start: $0.start, minutes: $0.minutes, text: $0.text) }
        planned = standing.planned
        actual = standing.actual
        late = standing.late
        isOn = minute >= today.first?.start ?? 0 && minute < (today.last?.end ?? 0) + 120
    }
}
