import CurrycombEvents

struct FirstDifference: Equatable {
    typealias Marble = MarbleLine.Marble

    let kind: MarbleDifference.Kind
    let frame: Int
    let expected: Event<String, MarbleFailure>?
    let got: Event<String, MarbleFailure>?

    init(_ kind: MarbleDifference.Kind, due: Marble?, came: Marble?) {
        self.kind = kind
        frame = min(due?.frame ?? .max, came?.frame ?? .max)
        expected = due?.event
        got = came?.event
    }
}

extension MarbleLine {
    func firstDifference(from expected: MarbleLine) -> FirstDifference? {
        let common = zip(expected.marbles, marbles).prefix { $0.frame == $1.frame && Self.matches($0.event, $1.event) }
        let (due, came) = (expected.marbles[common.count...], marbles[common.count...])
        guard let left = due.first else {
            guard let right = came.first else { return nil }
            return FirstDifference(hasEnded(before: common.count) ? .afterEnd : .notDue, due: nil, came: right)
        }
        guard let right = came.first else { return FirstDifference(.missing, due: left, came: nil) }
        if hasEnded(before: common.count) { return FirstDifference(.afterEnd, due: left, came: right) }
        if left.frame < right.frame { return Self.late(left, due, came) }
        if right.frame < left.frame { return Self.early(right, due, came) }
        return Self.otherwise(left, due, right, came)
    }

    private func hasEnded(before count: Int) -> Bool { marbles[..<count].contains { $0.event.end != nil } }

    /// Returns the difference for a due event that did not arrive at its frame.
    private static func late(
        _ left: Marble, _ due: ArraySlice<Marble>, _ came: ArraySlice<Marble>
    ) -> FirstDifference {
        let later = came.first { came in
            // If an equal event was due at the frame of `came`, then `came` was not late; it was on time, and `left` is
            // missing.
            matches(left.event, came.event)
                && !due.dropFirst().contains { $0.frame == came.frame && matches($0.event, came.event) }
        }
        guard let later else {
            return FirstDifference(.missing, due: left, came: nil)
        }
        return FirstDifference(.late(later.frame - left.frame), due: left, came: nil)
    }

    /// Returns the difference for an event that arrived when none was due.
    private static func early(
        _ right: Marble, _ due: ArraySlice<Marble>, _ came: ArraySlice<Marble>
    ) -> FirstDifference {
        let place = due.firstIndex { due in
            // If an equal event arrived at the frame of `due`, then `right` was not early; it arrived in addition to
            // that event.
            matches(due.event, right.event)
                && !came.dropFirst().contains { $0.frame == due.frame && matches(due.event, $0.event) }
        }
        guard let place else {
            let isEnd = right.event.end != nil
            return FirstDifference(isEnd ? .endedEarly : .notDue, due: isEnd ? due.first : nil, came: right)
        }
        if right.event.end != nil, place > due.startIndex {
            return FirstDifference(.endedEarly, due: due.first, came: right)
        }
        return FirstDifference(.early(due[place].frame - right.frame), due: nil, came: right)
    }

    /// Returns the difference for an event that arrived at the frame at which another event was expected.
    private static func otherwise(
        _ left: Marble, _ due: ArraySlice<Marble>, _ right: Marble, _ came: ArraySlice<Marble>
    ) -> FirstDifference {
        let dueHere = due.prefix { $0.frame == left.frame }
        let cameHere = came.prefix { $0.frame == left.frame }
        let comesYet = dueHere.contains { matches($0.event, right.event) }
        let cameYet = cameHere.contains { matches(left.event, $0.event) }
        if comesYet, cameYet { return FirstDifference(.order, due: left, came: right) }
        if left.event.end != nil, right.event.end != nil { return FirstDifference(.otherEnd, due: left, came: right) }
        if cameYet { return FirstDifference(.notDue, due: nil, came: right) }
        if right.event.end != nil { return FirstDifference(.endedEarly, due: left, came: right) }
        if comesYet { return late(left, due, came) }
        return FirstDifference(.other, due: left, came: right)
    }

    /// Returns true if the event is the expected one. An expected failure without a name matches any failure.
    private static func matches(_ due: Event<String, MarbleFailure>, _ came: Event<String, MarbleFailure>) -> Bool {
        if case .failed(let failure) = due, failure.label.isEmpty, case .failed = came { return true }
        return due == came
    }
}
