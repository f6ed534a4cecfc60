enum StoreStep: CustomStringConvertible, Sendable {
    case state
    case dispatch(String)
    case subscribe(String, Habit)
    case leave(String)

    /// The reaction of a subscriber to its first notification; `dispatchesTwice` also reacts to the second.
    enum Habit: Sendable {
        case listens
        case dispatches([String])
        /// Dispatches at the first notification and again at the second, which the first dispatch may have caused.
        case dispatchesTwice(String)
        case leaves
        case ends(String)
        case brings(String)
        /// Dispatches an action to the other store.
        case passesOn(String)
    }

    var description: String {
        switch self {
        case .state: "state()"
        case .dispatch(let action): "dispatch(\"\(action)\")"
        case .subscribe(let name, let habit): "subscribe \(name)" + habit.words
        case .leave(let name): "\(name) leaves"
        }
    }
}

extension StoreStep.Habit {
    fileprivate var words: String {
        switch self {
        case .listens: ""
        case .leaves: ", who leaves when notified"
        case .dispatches(let actions) where actions.count > 3:
            ", who dispatches \(actions.count) actions when notified"
        case .dispatches(let actions):
            ", who dispatches \(actions.map { "\"\($0)\"" }.joined(separator: ", ")) when notified"
        case .dispatchesTwice(let action): ", who dispatches \"\(action)\" at the first and the second notification"
        case .ends(let other): ", who ends \(other)'s subscription when notified"
        case .brings(let other): ", who subscribes \(other) when notified"
        case .passesOn(let action): ", who dispatches \"\(action)\" to the other store when notified"
        }
    }
}

extension Generator where Value == StoreStep {
    /// The possible steps with a store. The action `""` does not change the state.
    static func storeSteps(_ habits: [StoreStep.Habit], actions: [String] = ["a", "b", "c", ""]) -> Generator {
        let name = Generator<String>.element(of: ["Ada", "Ben", "Cem", "Dee", "Eva"])
        let dispatch = Generator<String>.element(of: actions).map { StoreStep.dispatch($0) }
        let subscribe = Generator<(String, StoreStep.Habit)>.pair(name, .element(of: habits)).map {
            StoreStep.subscribe($0.0, $0.1)
        }
        return .one(of: [
            dispatch, dispatch, dispatch, subscribe, subscribe, subscribe, name.map { .leave($0) }, .constant(.state),
        ])
    }
}

@MainActor final class StoreStage {
    private let store: Store<String, String>
    private let log: RunLog
    private let passOn: (String) -> Void
    private var leaves: [String: () -> Void] = [:]
    /// The subscribers that another subscriber added or removed during a notification, each with the state of that
    /// notification. The answer decides whether such a subscriber receives this state, so the stage does not log it.
    private var undecided: [String: String] = [:]

    /// Makes a stage for a store. `passOn` receives the actions for another store.
    init(_ store: Store<String, String>, _ log: RunLog, passOn: @escaping (String) -> Void = { _ in }) {
        (self.store, self.log, self.passOn) = (store, log, passOn)
    }

    func dispatch(_ action: String) { store.dispatch(action) }

    func perform(_ step: StoreStep) {
        undecided = [:]
        switch step {
        case .state: log.note("\"\(store.state())\"")
        case .dispatch(let action): store.dispatch(action)
        case .leave(let name): leaves[name]?()
        case .subscribe(let name, let habit): subscribe(name, habit)
        }
    }

    private func subscribe(_ name: String, _ habit: StoreStep.Habit) {
        var heard = 0
        var leave: () -> Void = {}
        leave = store.subscribe { [self] state in
            if undecided[name] == state { return }
            log.note("\(name) receives \"\(state)\"")
            if store.state() != state { log.note("while state() is \"\(store.state())\"") }
            heard += 1
            guard heard < 3 else { return }
            if heard == 2 {
                if case .dispatchesTwice(let action) = habit { store.dispatch(action) }
                return
            }
            switch habit {
            case .listens: break
            case .leaves: leave()
            case .dispatchesTwice(let action): store.dispatch(action)
            case .dispatches(let actions):
                for action in actions { store.dispatch(action) }
                // If the answer is right, these actions are delayed, so the state does not change during the current
                // notification.
                if store.state() != state { log.note("and then state() is \"\(store.state())\"") }
            case .ends(let other):
                guard other != name, let end = leaves[other] else { break }
                undecided[other] = state
                end()
            case .brings(let other):
                guard leaves[other] == nil else { break }
                undecided[other] = state
                subscribe(other, .listens)
            case .passesOn(let action): passOn(action)
            }
        }
        leaves[name] = leave
    }
}

struct TwoStoresStep: CustomStringConvertible, Sendable {
    let isFirst: Bool
    let step: StoreStep

    var description: String {
        switch step {
        case .state: "\(place).state()"
        case .dispatch(let action): "\(place).dispatch(\"\(action)\")"
        case .subscribe, .leave: "\(place): \(step)"
        }
    }

    private var place: String { isFirst ? "first" : "second" }

    static var oneWay: Generator<TwoStoresStep> {
        let first = Generator<StoreStep>.storeSteps([.listens, .passesOn("x"), .passesOn("y")], actions: ["a", "b"])
        let second = Generator<StoreStep>.storeSteps([.listens], actions: ["a", "b"])
        return .one(of: [
            first.map { TwoStoresStep(isFirst: true, step: $0) },
            second.map { TwoStoresStep(isFirst: false, step: $0) },
        ])
    }

    /// The possible steps with two stores. The subscribers of each store may dispatch actions to the other store.
    static var bothWays: Generator<TwoStoresStep> {
        let steps = Generator<StoreStep>.storeSteps(
            [.listens, .passesOn("x"), .passesOn("y"), .dispatches(["z"])], actions: ["a", "b"])
        return Generator<(Bool, StoreStep)>.pair(.bool, steps).map { TwoStoresStep(isFirst: !$0.0, step: $0.1) }
    }
}

@MainActor final class TwoStoresStage {
    private var first: StoreStage?
    private var second: StoreStage?

    init(_ log: RunLog, _ make: () -> Store<String, String>) {
        first = StoreStage(make(), log) { [weak self] in self?.second?.dispatch($0) }
        second = StoreStage(make(), log) { [weak self] in self?.first?.dispatch($0) }
    }

    func perform(_ step: TwoStoresStep) { (step.isFirst ? first : second)?.perform(step.step) }
}
