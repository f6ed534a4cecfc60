import Foundation

/// An agenda in the form that `workshop plan … --out agenda.md` writes. A teacher may also write one by hand.
struct Agenda: Equatable, Sendable {
    struct Item: Equatable, Sendable {
        /// The start of the item, in minutes after midnight.
        let start: Int
        let minutes: Int
        let text: String
        let exercises: [String]
        var end: Int { start + minutes }
    }

    let days: [[Item]]

    /// Parses a Markdown page: its second-level headings are days, and the rows of its tables that begin with a time
    /// are items. Returns `nil` if there are no items.
    init?(_ text: String) {
        var days: [[Item]] = []
        for line in text.split(whereSeparator: \.isNewline).prefix(2000) {
            if line.hasPrefix("## ") { days.append([]) }
            guard line.hasPrefix("|") else { continue }
            let cells = Self.cells(line)
            guard cells.count >= 3, let start = Self.minutes(cells[0]), let length = Int(cells[1]),
                (0...24 * 60).contains(length)
            else { continue }
            if days.isEmpty { days.append([]) }
            // The pages show this text as it is, so the backticks of inline code would be visible.
            let text = cells[2].filter { $0 != "`" }
            let ids = text.matches(of: /\b\d{1,2}\.\d{1,2}\b/).map { String($0.output) }
            days[days.count - 1].append(
                Item(start: start, minutes: length, text: String(text.prefix(300)), exercises: ids))
        }
        days.removeAll(where: \.isEmpty)
        guard !days.isEmpty else { return nil }
        self.days = days
    }

    /// Returns the cells of a row. A `|` after a backslash is part of its cell.
    private static func cells(_ line: Substring) -> [String] {
        var cells: [String] = []
        for part in line.split(separator: "|", omittingEmptySubsequences: false).dropFirst() {
            if let last = cells.last, last.hasSuffix("\\") {
                cells[cells.count - 1] = String(last.dropLast()) + "|" + part
            } else {
                cells.append(String(part))
            }
        }
        return cells.map { $0.trimmingCharacters(in: .whitespaces) }
    }

    private static func minutes(_ clock: String) -> Int? {
        guard let match = clock.wholeMatch(of: /(\d{1,2}):(\d{2})/), let hours = Int(match.1),
            let minutes = Int(match.2), hours < 24, minutes < 60
        else { return nil }
        return hours * 60 + minutes
    }

    struct Standing: Equatable {
        /// The index of the item that is due now; `nil` if none is, for example before the first item.
        let planned: Int?
        /// The index of the first item that is not finished; `nil` if all are finished or no learner is present.
        let actual: Int?
        /// The number of minutes by which the room is late; negative if it is early.
        let late: Int
    }

    /// Returns the room's position in the agenda of a day, at a time in minutes after midnight. An item is finished if
    /// it has no exercises, or if at least half of the learners who are present have solved its exercises or are
    /// working on later ones.
    func standing(_ state: BoardState, day: Int, minute: Int) -> Standing {
        guard days.indices.contains(day) else { return Standing(planned: nil, actual: nil, late: 0) }
        let items = days[day]
        let planned = items.firstIndex { ($0.start..<$0.end).contains(minute) }
        let present = state.learners.values.filter { !$0.isGone }
        guard !present.isEmpty else { return Standing(planned: planned, actual: nil, late: 0) }
        func isThrough(_ learner: Learner, _ index: Int) -> Bool {
            let later = Set(items[(index + 1)...].flatMap(\.exercises))
            if let exercise = learner.exercise, later.contains(exercise) { return true }
            return items[index].exercises.allSatisfy { learner.exercises[$0]?.solved != nil }
        }
        let actual = items.indices.first { index in
            !items[index].exercises.isEmpty
                && present.count { isThrough($0, index) } * 2 < present.count
        }
        guard let actual else { return Standing(planned: planned, actual: nil, late: 0) }
        let item = items[actual]
        let late = minute >= item.end ? minute - item.end : min(0, minute - item.start)
        return Standing(planned: planned, actual: actual, late: late)
    }
}
