private struct Answer: CombineReducers {
    func combine<State, Action>(_ reducers: [Reducer<State, Action>]) -> Reducer<State, Action> {
        { state, action in reducers.reduce(state) { state, reducer in reducer(state, action) } }
    }

    func pullback<Whole, Part, Action, PartAction>(
        _ reducer: @escaping Reducer<Part, PartAction>, state part: WritableKeyPath<Whole, Part>,
        action extract: @escaping (Action) -> PartAction?
    ) -> Reducer<Whole, Action> {
        { whole, action in
            guard let own = extract(action) else { return whole }
            var copy = whole
            copy[keyPath: part] = reducer(whole[keyPath: part], own)
            return copy
        }
    }
}

package let combineReducersReference: any CombineReducers.Type = Answer.self

// MARK: - Wrong answers

package let combineReducersWrong: KeyValuePairs<String, any Contract.Type> = [
    "backwards": Of<Backwards>.self, "onlyFirst": Of<OnlyFirst>.self, "onlyLast": Of<OnlyLast>.self,
    "noneRan": Of<NoneRan>.self, "onlyTwo": Of<OnlyTwo>.self, "twice": Of<Twice>.self,
    "changeLost": Of<ChangeLost>.self, "ranTwice": Of<RanTwice>.self, "early": Of<Early>.self,
    "onlyThree": Of<OnlyThree>.self, "keepsState": Of<KeepsState>.self, "askedTwice": Of<AskedTwice>.self,
    "emptyStops": Of<EmptyStops>.self, "forced": Of<Forced>.self,
    "firstChange": Of<FirstChange>.self, "firstSkipped": Of<FirstSkipped>.self,
    "actionKept": Of<ActionKept>.self, "firstAndLast": Of<FirstAndLast>.self,
    "firstTwice": Of<FirstTwice>.self, "lastSkipped": Of<LastSkipped>.self,
]

private enum Backwards {}
private enum OnlyFirst {}
private enum OnlyLast {}
private enum NoneRan {}
private enum OnlyTwo {}
private enum Twice {}
private enum ChangeLost {}
private enum RanTwice {}
/// Calls the first reducer as soon as `combine` is called, without waiting for an action.
private enum Early {}
private enum OnlyThree {}
private enum KeepsState {}
private enum AskedTwice {}
private enum EmptyStops {}
private enum Forced {}
/// Stops after the first reducer that changes the state.
private enum FirstChange {}
private enum FirstSkipped {}
private enum ActionKept {}
private enum FirstAndLast {}
private enum FirstTwice {}
private enum LastSkipped {}

private struct Of<Flaw>: CombineReducers {
    func combine<State, Action>(_ reducers: [Reducer<State, Action>]) -> Reducer<State, Action> {
        var kept: State?
        if Flaw.self == Early.self, let first = reducers.first as? Reducer<Int, String> { _ = first(0, "") }
        let row =
            switch Flaw.self {
            case is Backwards.Type: Array(reducers.reversed())
            case is NoneRan.Type: Array(reducers.prefix(0))
            case is OnlyFirst.Type: Array(reducers.prefix(1))
            case is FirstSkipped.Type: Array(reducers.dropFirst())
            case is LastSkipped.Type: Array(reducers.dropLast())
            case is OnlyTwo.Type: Array(reducers.prefix(2))
            case is OnlyThree.Type: Array(reducers.prefix(3))
            case is FirstTwice.Type: Array(reducers.prefix(1)) + reducers
            case is FirstAndLast.Type where reducers.count > 2: [reducers[0], reducers[reducers.count - 1]]
            default: reducers
            }
        return { state, action in
            if Flaw.self == OnlyLast.self { return reducers.map { $0(state, action) }.last ?? state }
            if Flaw.self == EmptyStops.self { _ = row[0] }
            if Flaw.self == FirstChange.self {
                return row.lazy.map { $0(state, action) }.first { "\($0)" != "\(state)" } ?? state
            }
            let next = row.reduce(Flaw.self == KeepsState.self ? kept ?? state : state) {
                if Flaw.self == Twice.self { _ = $1($0, action) }
                return $1($0, action)
            }
            kept = next
            return next
        }
    }

    func pullback<Whole, Part, Action, PartAction>(
        _ reducer: @escaping Reducer<Part, PartAction>, state part: WritableKeyPath<Whole, Part>,
        action extract: @escaping (Action) -> PartAction?
    ) -> Reducer<Whole, Action> {
        var last: PartAction?
        return { whole, action in
            last = extract(action) ?? (Flaw.self == ActionKept.self ? last : nil)
            if Flaw.self == Forced.self { _ = extract(action)! }
            guard let own = last else { return whole }
            if Flaw.self == AskedTwice.self { _ = reducer(whole[keyPath: part], own) }
            let new = reducer(whole[keyPath: part], own)
            if Flaw.self == ChangeLost.self { return whole }
            var copy = whole
            copy[keyPath: part] = Flaw.self == RanTwice.self ? reducer(new, own) : new
            return copy
        }
    }
}
