private struct Answer: ReplayActions {
    func states<State, Action>(
        _ start: State, _ actions: [Action], _ reducer: (State, Action) -> State
    ) -> [State] {
        var states = [start]
        for action in actions { states.append(reducer(states[states.count - 1], action)) }
        return states
    }

    func firstDifference<State: Equatable, Action>(
        _ start: State, _ first: [Action], _ second: [Action], _ reducer: (State, Action) -> State
    ) -> Int? {
        let one = states(start, first, reducer)
        let other = states(start, second, reducer)
        for place in 0..<min(one.count, other.count) where one[place] != other[place] { return place }
        return one.count == other.count ? nil : min(one.count, other.count)
    }
}

package let replayActionsReference: any ReplayActions.Type = Answer.self

// MARK: - Wrong answers

package let replayActionsWrong: KeyValuePairs<String, any Contract.Type> = [
    "noStart": Of<NoStart>.self, "withoutStart": Of<WithoutStart>.self, "onlyEnd": Of<OnlyEnd>.self,
    "eachFromStart": Of<EachFromStart>.self, "actionsThemselves": Of<ActionsThemselves>.self,
    "oneShort": Of<OneShort>.self, "backwards": Of<Backwards>.self, "otherReducer": Of<OtherReducer>.self,
    "countedFromZero": Of<CountedFromZero>.self, "placeOfState": Of<PlaceOfState>.self,
    "onlyTheEnd": Of<OnlyTheEnd>.self, "actionsCompared": Of<ActionsCompared>.self,
    "longerIgnored": Of<LongerIgnored>.self, "endOfLonger": Of<EndOfLonger>.self,
    "lastDifference": Of<LastDifference>.self, "onlyStates": Of<OnlyStates>.self,
    "firstNotLonger": Of<FirstNotLonger>.self, "lengthsFirst": Of<LengthsFirst>.self,
    "repeatsLeftOut": Of<RepeatsLeftOut>.self, "comparedFromStart": Of<ComparedFromStart>.self,
    "afterFirst": Of<AfterFirst>.self, "afterSecond": Of<AfterSecond>.self,
    "appendedBefore": Of<AppendedBefore>.self, "mappedFromStart": Of<MappedFromStart>.self,
    "secondNotLonger": Of<SecondNotLonger>.self, "lastCommon": Of<LastCommon>.self, "neverNil": Of<NeverNil>.self,
    "actionsBackwards": Of<ActionsBackwards>.self, "onlyStartAndEnd": Of<OnlyStartAndEnd>.self,
    "equalFound": Of<EqualFound>.self,
    // A wrong answer that stops the program ends the search for an explanation, so these two are the last.
    "firstLongerStops": Of<FirstLongerStops>.self, "secondLongerStops": Of<SecondLongerStops>.self,
]

private enum NoStart {}
private enum WithoutStart {}
private enum OnlyEnd {}
private enum EachFromStart {}
private enum ActionsThemselves {}
private enum OneShort {}
private enum Backwards {}
private enum OtherReducer {}
private enum CountedFromZero {}
private enum PlaceOfState {}
private enum OnlyTheEnd {}
private enum ActionsCompared {}
private enum LongerIgnored {}
private enum EndOfLonger {}
private enum LastDifference {}
/// Continues the shorter run with its last state, so an extra action that changes nothing is no difference.
private enum OnlyStates {}
private enum FirstNotLonger {}
private enum SecondNotLonger {}
private enum FirstLongerStops {}
private enum SecondLongerStops {}
private enum LengthsFirst {}
private enum RepeatsLeftOut {}
private enum ComparedFromStart {}
private enum AfterFirst {}
private enum AfterSecond {}
private enum AppendedBefore {}
private enum MappedFromStart {}
private enum LastCommon {}
private enum NeverNil {}
private enum ActionsBackwards {}
private enum OnlyStartAndEnd {}
private enum EqualFound {}

private struct Of<Flaw>: ReplayActions {
    func states<State, Action>(
        _ start: State, _ actions: [Action], _ reducer: (State, Action) -> State
    ) -> [State] {
        let right = Ours.states(start, actions, reducer)
        return switch Flaw.self {
        case is NoStart.Type where actions.isEmpty: []
        case is WithoutStart.Type: Array(right.dropFirst())
        case is OnlyEnd.Type: right.suffix(1)
        case is OnlyStartAndEnd.Type: [start] + right.suffix(1)
        case is ActionsBackwards.Type: Ours.states(start, actions.reversed(), reducer)
        case is AppendedBefore.Type where !actions.isEmpty: [start] + right.dropLast()
        case is MappedFromStart.Type: actions.map { reducer(start, $0) }
        case is OneShort.Type: right.dropLast()
        case is Backwards.Type: right.reversed()
        case is RepeatsLeftOut.Type:
            right.reduce(into: []) { states, next in
                if states.last.map({ "\($0)" }) != "\(next)" { states.append(next) }
            }
        case is EachFromStart.Type: [start] + actions.map { reducer(start, $0) }
        case is ActionsThemselves.Type: [start] + actions.compactMap { $0 as? State }
        case is OtherReducer.Type:
            Ours.states(start, actions) { state, action in
                if let state = state as? Int, let action = action as? Int { state + action as! State } else { state }
            }
        default: right
        }
    }

    func firstDifference<State: Equatable, Action>(
        _ start: State, _ first: [Action], _ second: [Action], _ reducer: (State, Action) -> State
    ) -> Int? {
        let (one, other) = (Ours.states(start, first, reducer), Ours.states(start, second, reducer))
        let right = Ours.firstDifference(start, first, second, reducer)
        let (shorter, longer) = (min(first.count, second.count), max(first.count, second.count))
        return switch Flaw.self {
        case is EqualFound.Type: 0
        case is CountedFromZero.Type: right.map { $0 - 1 }
        case is PlaceOfState.Type: right.map { $0 + 1 }
        case is LongerIgnored.Type: right.flatMap { $0 > shorter ? nil : $0 }
        case is LastCommon.Type: right.map { $0 > shorter ? shorter : $0 }
        case is NeverNil.Type: right ?? longer + 1
        case is EndOfLonger.Type: right.map { $0 > shorter ? longer : $0 }
        case is AfterFirst.Type: right.map { $0 > shorter ? first.count + 1 : $0 }
        case is AfterSecond.Type: right.map { $0 > shorter ? second.count + 1 : $0 }
        case is FirstNotLonger.Type: right.flatMap { $0 > second.count ? nil : $0 }
        case is SecondNotLonger.Type: right.flatMap { $0 > first.count ? nil : $0 }
        case is FirstLongerStops.Type where first.count > second.count: fatalError("the second run has no such state")
        case is SecondLongerStops.Type where first.count < second.count: fatalError("the first run has no such state")
        case is LengthsFirst.Type where shorter < longer: shorter + 1
        case is OnlyTheEnd.Type where one.last == other.last: nil
        case is LastDifference.Type where shorter == longer: one.indices.last { one[$0] != other[$0] }
        case is OnlyStates.Type:
            (0...longer).first { one[min($0, first.count)] != other[min($0, second.count)] }
        case is ComparedFromStart.Type:
            (0..<shorter).first { reducer(start, first[$0]) != reducer(start, second[$0]) }.map { $0 + 1 }
                ?? (shorter == longer ? nil : shorter + 1)
        case is ActionsCompared.Type:
            (0..<shorter).first { "\(first[$0])" != "\(second[$0])" }.map { $0 + 1 }
                ?? (shorter == longer ? nil : shorter + 1)
        default: right
        }
    }
}
