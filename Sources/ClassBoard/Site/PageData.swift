import CurrycombWorkbook
import Foundation

protocol PageState: Encodable {
    var version: String { get set }
}

struct PageData: PageState {
    var version = ""
    let now: Double
    let title: String
    let joins: [String]
    let isOffline: Bool
    let projector: String
    let isClosed: Bool
    let most: Int
    let present: Int
    let joined: Int
    let exercises: [Column]
    let learners: [Row]
    let told: [ToldRow]
    let raised: Int
    let hands: [HandRow]
    let agenda: AgendaData?

    struct Column: Encodable {
        let id: String
        let title: String
        /// The number of learners present who are working on the exercise.
        let at: Int
        /// The number of learners present who have opened the exercise.
        let opened: Int
        /// The number of learners present who have solved the exercise.
        let solved: Int
    }

    struct Row: Encodable {
        let id: Int
        let name: String
        let gone: Bool
        /// The index of the column for the current exercise.
        let at: Int?
        let moved: Double
        let hand: Bool
        let cells: [Cell?]
        /// The number of other learners whose events come from the same address; 0 if only one address is known.
        let beside: Int
    }

    struct Cell: Encodable {
        /// The exercise's state: `solved`, `wrong`, `judged` (the last verdict names no fault) or `opened`.
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
        let sentence: String
        let count: Int
        let present: Int
        let newest: Double
        let names: [String]
    }

    struct HandRow: Encodable {
        let id: Int
        let number: Int
        let name: String
        let exercise: String
        let title: String
        let question: String
        let time: Double
        /// True if the learner has solved the exercise since raising the hand.
        let isSolved: Bool
    }

    /// Makes the state of the teacher's page. `origins` contains the address from which each learner's latest events
    /// came, by the learner's id.
    init(_ board: Board, _ state: BoardState, origins: [String: String] = [:], agenda: AgendaData?, now: Double) {
        let (room, course) = (board.room, board.course)
        self.now = now
        self.agenda = agenda
        title = room.title
        let addresses = localAddresses()
        (joins, isOffline) = (Say.joins(addresses, room), addresses.isEmpty)
        projector = "/projector/\(room.projectorKey)/"
        (isClosed, most) = (room.isClosed, room.most)
        let present = state.learners.values.filter { !$0.isGone }
        self.present = present.count
        joined = state.learners.count
        raised = state.hands.count
        exercises = Column.all(state, course)
        let names = state.names
        let ids = exercises.map(\.id)
        let beside = state.besides(origins)
        learners = state.inOrder.map { learner in
            Row(
                id: learner.order, name: names[learner.order] ?? "", gone: learner.isGone,
                at: learner.exercise.flatMap(ids.firstIndex), moved: learner.moved, hand: learner.hand != nil,
                cells: ids.map { id in learner.exercises[id].map { Cell($0, course.checks($0, of: id)) } },
                beside: beside[learner.order] ?? 0)
        }
        told = Told.now(state, course, at: now).map { told in
            ToldRow(
                exercise: told.exercise, title: course.title(told.exercise), key: told.key, sentence: told.sentence,
                count: told.learners.count, present: told.present, newest: told.newest,
                names: told.learners.map { names[$0.order] ?? "" })
        }
        hands = state.hands.map { learner, hand in
            HandRow(
                id: learner.order, number: hand.number, name: names[learner.order] ?? "",
                exercise: hand.shown.exercise, title: course.title(hand.shown.exercise),
                question: hand.shown.question, time: hand.time,
                isSolved: (learner.exercises[hand.shown.exercise]?.solved ?? 0) > hand.time)
        }
    }
}

extension PageData.Column {
    static func all(_ state: BoardState, _ course: CourseTexts) -> [PageData.Column] {
        let present = state.learners.values.filter { !$0.isGone }
        return Set(state.learners.values.flatMap(\.exercises.keys)).filter(course.has).sorted(by: comesBefore).map {
            id in
            PageData.Column(
                id: id, title: course.title(id), at: present.count { $0.exercise == id },
                opened: present.count { $0.exercises[id] != nil },
                solved: present.count { $0.exercises[id]?.solved != nil })
        }
    }
}

/// The state of the projector's page, such as sentences of the course and numbers. It contains no name, path or code of
/// a learner, and no text that a learner has typed.
struct WallData: PageState {
    struct Told: Encodable {
        let exercise: String
        let title: String
        let sentence: String
        let line: String?
        let count: Int
        let present: Int
    }

    struct Now: Encodable {
        let text: String
        /// The start, in minutes after midnight, like `until`.
        let from: Int
        let until: Int
    }

    var version = ""
    let now: Double
    let title: String
    let joins: [String]
    let isOffline: Bool
    let isClosed: Bool
    let present: Int
    let exercises: [PageData.Column]
    let told: [Told]
    let agendaNow: Now?
    let agendaNext: AgendaData.Item?

    init(_ board: Board, _ state: BoardState, agenda: AgendaData?, now: Double) {
        let (room, course) = (board.room, board.course)
        self.now = now
        title = room.title
        let addresses = localAddresses()
        (joins, isOffline) = (Say.joins(addresses, room), addresses.isEmpty)
        isClosed = room.isClosed
        present = state.learners.values.count { !$0.isGone }
        exercises = PageData.Column.all(state, course)
        // A mistake that only one learner makes is left out, because it would identify that learner. The most common
        // mistake comes first.
        told = CurrycombClassBoard.Told.now(state, course, at: now).filter { $0.learners.count > 1 }
            .sorted { $0.learners.count > $1.learners.count }
            .map {
                Told(
                    exercise: $0.exercise, title: course.title($0.exercise), sentence: $0.sentence,
                    line: $0.key.isEmpty ? nil : course.line($0.exercise, $0.key), count: $0.learners.count,
                    present: $0.present)
            }
        agendaNow = agenda?.planned.flatMap { agenda?.items[$0] }.map {
            Now(text: $0.text, from: $0.start, until: $0.start + $0.minutes)
        }
        agendaNext = agenda.flatMap { agenda in agenda.items.first { $0.start > agenda.minute } }
    }
}

extension PageData.Cell {
    init(_ attempt: Attempt, _ checks: Int) {
        is_ =
            attempt.solved != nil
            ? "solved" : attempt.fault != nil ? "wrong" : attempt.judged != nil ? "judged" : "opened"
        held = attempt.held
        self.checks = checks
        verdicts = attempt.verdicts
        seconds = attempt.seconds
    }
}

extension BoardState {
    /// Returns a learner and all other learners whose events come from the same address.
    func sharing(_ order: Int, _ origins: [String: String]) -> [Learner] {
        guard let id = learners.first(where: { $0.value.order == order })?.key, let origin = origins[id] else {
            return []
        }
        return learners.filter { origins[$0.key] == origin }.map(\.value)
    }

    /// Returns, for each learner's order, the number of other learners at the same address. The dictionary is empty if
    /// only one address is known, because that address may be a router's.
    fileprivate func besides(_ origins: [String: String]) -> [Int: Int] {
        let groups = Dictionary(grouping: learners.filter { origins[$0.key] != nil }) { origins[$0.key] }
        guard groups.count > 1 else { return [:] }
        return groups.values.reduce(into: [:]) { result, group in
            for (_, learner) in group { result[learner.order] = group.count - 1 }
        }
    }

    /// The learners' names on pages, by `order`. If two learners have the same name, the one who chose it later
    /// gets a number.
    var names: [Int: String] {
        var taken: Set<String> = []
        var names: [Int: String] = [:]
        for learner in inOrder.sorted(by: { ($0.named ?? 0, $0.order) < ($1.named ?? 0, $1.order) }) {
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

struct HandData: Encodable {
    let number: Int
    /// The lines that the learner wrote, each group with the line above it; `nil` if the answer is very long or the
    /// starting file is unknown.
    let own: String?
    let answer: String
    let verdict: String

    init(_ hand: Hand, startingFiles: [[String]]) {
        number = hand.number
        answer = hand.shown.answer
        verdict = hand.shown.verdict
        let lines = answer.components(separatedBy: "\n")
        // An answer of more than 600 lines is not compared: that would take too long, and no learner writes that much
        // by hand.
        own = lines.count > 600 ? nil : startingFiles.map { Self.own(lines, $0) }.min { $0.utf8.count < $1.utf8.count }
    }

    private static func own(_ lines: [String], _ start: [String]) -> String {
        let own = Set(
            lines.difference(from: start).insertions.compactMap { change in
                if case .insert(let offset, let text, _) = change, !text.allSatisfy(\.isWhitespace) {
                    offset
                } else {
                    nil
                }
            })
        var result: [String] = []
        var last = -1
        for index in lines.indices where own.contains(index) || own.contains(index + 1) {
            if index > last + 1 { result.append("⋯") }
            result.append(lines[index])
            last = index
        }
        if last < lines.count - 2 { result.append("⋯") }
        return result.joined(separator: "\n")
    }
}

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
    /// True from the start of the day's first item until two hours after the end of its last item.
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
        isOn = !items.isEmpty && minute >= (today.first?.start ?? 0) && minute < (today.last?.end ?? 0) + 120
    }
}
