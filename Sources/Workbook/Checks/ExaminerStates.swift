import CurrycombDifferences

extension Examiner {
    /// Expects a state after every one of some actions, and shows the first action after which it differs, and where.
    ///
    /// - Parameters:
    ///   - actions: what happens, in order.
    ///   - got: the states of the answer: the one before the first action, and then one after each.
    ///   - expected: the states that there should be, likewise.
    ///   - suspects: states that foreseen wrong answers have where they first differ, each with its misconception's key.
    /// - Throws: what ends the check, where a state differs or is missing.
    public func expect<State: Equatable, Action>(
        after actions: [Action], states got: [State], are expected: [State], ifGot suspects: [(State, String)] = []
    ) throws {
        guard let place = expected.indices.first(where: { $0 >= got.count || got[$0] != expected[$0] }) else { return }
        let action = place == 0 ? nil : describe(actions[place - 1])
        let moment = Phrases.states(differAfter: action, number: place, of: actions.count)
        let left = describe(expected[place])
        let right = place < got.count ? describe(got[place]) : Phrases.nothing
        let evidence = Finding.comparison(
            call: Phrases.state, expected: left, got: right,
            differences: place < got.count ? differences(expected[place], got[place]) : [])
        let suspect = place < got.count ? suspects.first { $0.0 == got[place] }?.1 : nil
        throw failure(suspect, [.note(moment), evidence]) {
            Phrases.comparison(call: Phrases.state, expected: left, got: right)
        }
    }
}
