import CurrycombDifferences

extension Examiner {
    /// Expects the right state after each of several actions; otherwise shows the first action after which the state is
    /// wrong, and the difference.
    ///
    /// - Parameters:
    ///   - actions: the actions, in order.
    ///   - got: the states of the answer: the state before the first action, and then the state after each action.
    ///   - expected: the right states, in the same order.
    ///   - suspects: the first wrong states of foreseen wrong answers, each with its misconception's key.
    /// - Throws: an error that ends the check if a state is wrong or missing, or if there are too many states.
    public func expect<State: Equatable, Action>(
        after actions: [Action], states got: [State], are expected: [State], ifGot suspects: [(State, String)] = []
    ) throws {
        let places = 0..<max(got.count, expected.count)
        let wrong = places.first { $0 >= got.count || $0 >= expected.count || got[$0] != expected[$0] }
        guard let place = wrong else { return }
        let action = place == 0 || place > actions.count ? nil : describe(actions[place - 1])
        let moment = Phrases.states(differAfter: action, number: place, of: actions.count)
        let (left, right) = (Self.value(expected, place), Self.value(got, place))
        let isInBoth = place < min(got.count, expected.count)
        let evidence = Finding.comparison(
            call: Phrases.state, expected: left, got: right,
            differences: isInBoth
                ? differences(expected[place], got[place], limit: Finding.mostDifferences) : [])
        let suspect = isInBoth ? suspects.first { $0.0 == got[place] }?.1 : nil
        throw failure(suspect, [.note(moment), evidence]) {
            Phrases.comparison(call: Phrases.state, expected: left, got: right)
        }
    }
    private static func value<State>(_ states: [State], _ place: Int) -> String {
        place < states.count ? describe(states[place]) : Phrases.nothing
    }
}
