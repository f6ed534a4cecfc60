private struct Answer: StoreByHand {
    func store<State, Action>(
        _ start: State, _ reducer: @escaping (State, Action) -> State
    ) -> Store<State, Action> {
        var state = start
        var subscribers: [(number: Int, told: (State) -> Void)] = []
        var issued = 0
        var waiting: [Action] = []
        var isBusy = false
        return Store(
            state: { state },
            dispatch: { action in
                waiting.append(action)
                if isBusy { return }
                isBusy = true
                while !waiting.isEmpty {
                    state = reducer(state, waiting.removeFirst())
                    for subscriber in subscribers { subscriber.told(state) }
                }
                isBusy = false
            },
            subscribe: { told in
                issued += 1
                let number = issued
                subscribers.append((number, told))
                return { subscribers.removeAll { $0.number == number } }
            })
    }
}

package let storeByHandReference: any StoreByHand.Type = Answer.self

// MARK: - Wrong answers

package let storeByHandWrong: KeyValuePairs<String, any Contract.Type> = [
    "reducedTwice": Of<ReducedTwice>.self, "notReduced": Of<NotReduced>.self, "notKept": Of<NotKept>.self,
    "actionAsState": Of<ActionAsState>.self, "fromTheStart": Of<FromTheStart>.self,
    "toldAtOnce": Of<ToldAtOnce>.self, "toldBefore": Of<ToldBefore>.self, "notTold": Of<NotTold>.self,
    "toldTwice": Of<ToldTwice>.self, "stateLater": Of<StateLater>.self,
    "toldTheAction": Of<ToldTheAction>.self, "toldOnce": Of<ToldOnce>.self,
    "onlyLast": Of<OnlyLast>.self, "toldBackwards": Of<ToldBackwards>.self, "notRemoved": Of<NotRemoved>.self,
    "allRemoved": Of<AllRemoved>.self, "lastRemoved": Of<LastRemoved>.self, "firstRemoved": Of<FirstRemoved>.self,
    "removedAnother": Of<RemovedAnother>.self, "shared": Of<Shared>.self, "onlyOnce": Of<OnlyOnce>.self,
    "toldShuffled": Of<ToldShuffled>.self, "numberTaken": Of<NumberTaken>.self,
    // Most of these are wrong only if a subscriber dispatches, or leaves, while it is being notified.
    "insideLost": Of<InsideLost>.self, "insideFirst": Of<InsideFirst>.self, "stateRead": Of<StateRead>.self,
    "insideUntold": Of<InsideUntold>.self, "insideOnlyOne": Of<InsideOnlyOne>.self,
    "insideBackwards": Of<InsideBackwards>.self, "insideAtNext": Of<InsideAtNext>.self,
    "insideLeft": Of<InsideLeft>.self, "insideOvertakes": Of<InsideOvertakes>.self,
    "neighbourSkipped": Of<NeighbourSkipped>.self, "equalUntold": Of<EqualUntold>.self,
    "sharedBusy": Of<SharedBusy>.self, "freeTooEarly": Of<FreeTooEarly>.self, "insideReduced": Of<InsideReduced>.self,
    "toldOfLater": Of<ToldOfLater>.self, "listShrank": Of<ListShrank>.self, "severalLeft": Of<SeveralLeft>.self,
    "newcomerUntold": Of<NewcomerUntold>.self, "positionReused": Of<PositionReused>.self,
    "restSkipped": Of<RestSkipped>.self, "removalUndone": Of<RemovalUndone>.self, "stateShared": Of<StateShared>.self,
    "sharedQueue": Of<SharedQueue>.self, "othersRemoved": Of<OthersRemoved>.self,
]

private enum ReducedTwice {}
/// Does not call the reducer if there is no subscriber.
private enum NotReduced {}
private enum NotKept {}
private enum ActionAsState {}
private enum FromTheStart {}
private enum ToldAtOnce {}
private enum ToldBefore {}
private enum NotTold {}
/// Notifies the subscribers of the new state, and only then keeps it.
private enum StateLater {}
private enum ToldTwice {}
private enum ToldTheAction {}
private enum ToldOnce {}
private enum OnlyLast {}
private enum ToldBackwards {}
private enum NotRemoved {}
private enum AllRemoved {}
private enum OthersRemoved {}
private enum LastRemoved {}
private enum FirstRemoved {}
private enum RemovedAnother {}
private enum Shared {}
private enum OnlyOnce {}
/// Does not notify the subscribers in the order in which they subscribed, as if they were in a `Dictionary`.
private enum ToldShuffled {}
private enum NumberTaken {}
private enum InsideLost {}
private enum InsideFirst {}
private enum StateRead {}
private enum InsideUntold {}
/// Has room for only one waiting action: a later action replaces it.
private enum InsideOnlyOne {}
private enum InsideBackwards {}
private enum InsideAtNext {}
/// After an action, handles only one of the queued actions: an `if` in place of a `while`.
private enum InsideLeft {}
private enum InsideOvertakes {}
private enum NeighbourSkipped {}
private enum ListShrank {}
/// After notifying a subscriber, goes to the next index only if that subscriber is still at its index.
private enum SeveralLeft {}
/// Notifies only if the state has changed.
private enum EqualUntold {}
private enum SharedBusy {}
private enum FreeTooEarly {}
/// Calls the reducer for each action at once, and lets only the notification wait.
private enum InsideReduced {}
/// Reads the list of subscribers only once for an action and all actions that are dispatched during its
/// notification.
private enum ToldOfLater {}
/// Notifies a new subscriber neither of the current action nor of the actions that wait behind it.
private enum NewcomerUntold {}
/// Puts a new subscriber in the position of one that has left.
private enum PositionReused {}
/// Skips each subscriber that is no longer in its position.
private enum RestSkipped {}
/// Writes back the list as it was before a notification.
private enum RemovalUndone {}
/// All stores share one state.
private enum StateShared {}
/// The actions of all stores wait in one queue.
private enum SharedQueue {}

private struct Of<Flaw>: StoreByHand {
    func store<State, Action>(
        _ start: State, _ reducer: @escaping (State, Action) -> State
    ) -> Store<State, Action> {
        let parts = Parts<Flaw, State, Action>(start, reducer)
        return Store(
            state: { parts.state }, dispatch: { parts.dispatch($0) }, subscribe: { parts.subscribe($0) })
    }
}

/// The subscribers of all stores.
@MainActor private var everybody: [(key: Int, told: (Any) -> Void)] = []
/// True while any store handles actions. With `SharedBusy`, the actions of all other stores wait meanwhile.
@MainActor private var isAnybodyBusy = false

/// The queued actions of all stores.
@MainActor private var everybodysActions: [() -> Void] = []

/// The state of all stores.
@MainActor private var common: Any = 0

@MainActor private final class Parts<Flaw, State, Action> {
    private var own: State
    private let start: State
    private let reducer: (State, Action) -> State
    private var told: [(key: Int, told: (State) -> Void)] = []
    private var issued = 0
    private var waiting: [Action] = []
    private var untold: [State] = []
    private var isBusy = false
    /// The positions of subscribers that have left.
    private var free: [Int] = []

    init(_ start: State, _ reducer: @escaping (State, Action) -> State) {
        (own, self.start, self.reducer) = (start, start, reducer)
        state = start
    }

    private(set) var state: State {
        get { has(StateShared.self) ? common as? State ?? own : own }
        set { (own, common) = (newValue, newValue) }
    }

    func subscribe(_ function: @escaping (State) -> Void) -> () -> Void {
        issued += 1
        let place = told.count
        let key = has(NumberTaken.self) ? place : issued
        if has(ToldAtOnce.self) { function(state) }
        if has(OnlyLast.self) { told = [] }
        if has(Shared.self) {
            everybody.append((key, { if let state = $0 as? State { function(state) } }))
            return { everybody.removeAll { $0.key == key } }
        }
        let position = free.popLast().flatMap { $0 <= told.count ? $0 : nil } ?? told.count
        told.insert((key, function), at: position)
        return { [self] in
            switch Flaw.self {
            case is PositionReused.Type:
                guard let position = told.firstIndex(where: { $0.key == key }) else { return }
                told.remove(at: position)
                free.append(position)
            case is NotRemoved.Type: break
            case is AllRemoved.Type: told = []
            case is OthersRemoved.Type: told.removeAll { $0.key != key }
            case is LastRemoved.Type: told = told.dropLast()
            case is FirstRemoved.Type: told = Array(told.dropFirst())
            case is RemovedAnother.Type: if place < told.count { told.remove(at: place) }
            default: told.removeAll { $0.key == key }
            }
        }
    }

    func dispatch(_ action: Action) {
        switch Flaw.self {
        case is NotReduced.Type where told.isEmpty: return
        case is InsideFirst.Type: return step(action)
        case is InsideLost.Type, is OnlyOnce.Type:
            unlessBusy { step(action) }
            isBusy = isBusy || has(OnlyOnce.self)
            return
        case is InsideOvertakes.Type where !isBusy:
            unlessBusy { step(action) }
            let all = waiting
            waiting = []
            return all.forEach(dispatch)
        case is SharedQueue.Type:
            everybodysActions.append { [self] in step(action) }
            return unlessBusy { while !everybodysActions.isEmpty { everybodysActions.removeFirst()() } }
        case is InsideReduced.Type:
            state = reducer(state, action)
            untold.append(state)
            return unlessBusy { while !untold.isEmpty { tell(untold.removeFirst()) } }
        case is StateRead.Type: state = reducer(state, action)
        case is InsideOnlyOne.Type: waiting = []
        default: break
        }
        waiting.append(action)
        unlessBusy { takeWaiting() }
        if has(ToldTwice.self) { tell(state) }
        if has(ToldOnce.self) { told = [] }
    }

    private func takeWaiting() {
        let present = told
        switch Flaw.self {
        case is StateRead.Type:
            while !waiting.isEmpty {
                waiting.removeFirst()
                for (_, function) in told { function(state) }
            }
        case is InsideUntold.Type:
            step(waiting.removeFirst())
            while !waiting.isEmpty { state = reducer(state, waiting.removeFirst()) }
        case is InsideOnlyOne.Type, is InsideBackwards.Type: while let action = waiting.popLast() { step(action) }
        case is InsideAtNext.Type:
            let all = waiting
            waiting = []
            all.forEach(step)
        case is InsideLeft.Type:
            step(waiting.removeFirst())
            if !waiting.isEmpty { step(waiting.removeFirst()) }
        case is ToldOfLater.Type:
            while !waiting.isEmpty {
                state = reducer(state, waiting.removeFirst())
                for (_, function) in present { function(state) }
            }
        case is NewcomerUntold.Type:
            while !waiting.isEmpty {
                state = reducer(state, waiting.removeFirst())
                for (key, function) in present where told.contains(where: { $0.key == key }) { function(state) }
            }
        case is FreeTooEarly.Type:
            while !waiting.isEmpty {
                state = reducer(state, waiting.removeFirst())
                for (_, function) in told { function(state) }
                isBusy = false
            }
        default: while !waiting.isEmpty { step(waiting.removeFirst()) }
        }
    }

    private func step(_ action: Action) {
        let former = state
        if has(ReducedTwice.self) { _ = reducer(state, action) }
        let new = reducer(has(FromTheStart.self) ? start : state, action)
        switch Flaw.self {
        case is NotKept.Type: tell(new)
        case is ActionAsState.Type: state = action as? State ?? state
        case is NotTold.Type: state = new
        case is ToldTheAction.Type:
            state = new
            if let action = action as? State { tell(action) }
        case is ToldBefore.Type:
            tell(state)
            state = new
        case is StateLater.Type:
            tell(new)
            state = new
        case is EqualUntold.Type where "\(former)" == "\(new)": state = new
        default:
            state = new
            tell(new)
        }
    }

    private func tell(_ state: State) {
        switch Flaw.self {
        case is Shared.Type: for (_, told) in everybody { told(state) }
        case is ToldBackwards.Type: for (_, function) in told.reversed() { function(state) }
        case is ToldShuffled.Type:
            for (_, function) in told.sorted(by: { $0.key % 4 < $1.key % 4 }) { function(state) }
        case is ListShrank.Type: for place in told.indices { told[place].told(state) }
        case is RestSkipped.Type:
            for (place, (key, function)) in told.enumerated() where place < told.count && told[place].key == key {
                function(state)
            }
        case is RemovalUndone.Type:
            let before = told
            for (_, function) in before { function(state) }
            told = before
        case is NeighbourSkipped.Type:
            var place = 0
            while place < told.count {
                told[place].told(state)
                place += 1
            }
        case is SeveralLeft.Type:
            var place = 0
            while place < told.count {
                let (key, function) = told[place]
                function(state)
                if place < told.count, told[place].key == key { place += 1 }
            }
        default: for (_, function) in told { function(state) }
        }
    }

    private func unlessBusy(_ work: () -> Void) {
        if has(SharedBusy.self) || has(SharedQueue.self) ? isAnybodyBusy : isBusy { return }
        (isBusy, isAnybodyBusy) = (true, true)
        work()
        (isBusy, isAnybodyBusy) = (false, false)
    }

    private func has(_ flaw: Any.Type) -> Bool { Flaw.self == flaw }
}
