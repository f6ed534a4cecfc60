/// Something that is done with a store, to be told in a story.
enum StoreStep: CustomStringConvertible, Sendable {
    case state
    case dispatch(String)
    case subscribe(String, Habit)
    case leave(String)

    /// What a subscriber does when it hears something for the first time.
    enum Habit: Sendable {
        case listens
        case dispatches([String])
        /// The second time, too: that may be of an action that was dispatched from inside.
        case dispatchesTwice(String)
        case leaves
    }

    var description: String {
        switch self {
        case .state: "state()"
        case .dispatch(let action): "dispatch(\"\(action)\")"
        case .subscribe(let name, .listens): "subscribe \(name)"
        case .subscribe(let name, .leaves): "subscribe \(name), who leaves when told"
        case .subscribe(let name, .dispatches(let actions)):
            "subscribe \(name), who dispatches \(actions.map { "\"\($0)\"" }.joined(separator: ", ")) when told"
        case .subscribe(let name, .dispatchesTwice(let action)):
            "subscribe \(name), who dispatches \"\(action)\" when told the first and the second time"
        case .leave(let name): "\(name) leaves"
        }
    }
}

extension Generator where Value == StoreStep {
    /// Steps with a store.
    ///
    /// - Parameter habits: what subscribers may do when they are told.
    static func storeSteps(_ habits: [StoreStep.Habit]) -> Generator {
        let name = Generator<String>.element(of: ["Ada", "Ben", "Cem", "Dee", "Eva"])
        let dispatch = Generator<String>.element(of: ["a", "b", "c"]).map { StoreStep.dispatch($0) }
        let subscribe = Generator<(String, StoreStep.Habit)>.pair(name, .element(of: habits)).map {
            StoreStep.subscribe($0.0, $0.1)
        }
        return .one(of: [
            dispatch, dispatch, dispatch, subscribe, subscribe, subscribe, name.map { .leave($0) }, .constant(.state),
        ])
    }
}

/// A store, who has subscribed to it, and what comes of a step.
@MainActor final class StoreStage {
    private let store: Store<String, String>
    private let log: RunLog
    private var leaves: [String: () -> Void] = [:]

    init(_ store: Store<String, String>, _ log: RunLog) { (self.store, self.log) = (store, log) }

    func perform(_ step: StoreStep) {
        switch step {
        case .state: log.note("\"\(store.state())\"")
        case .dispatch(let action): store.dispatch(action)
        case .leave(let name): leaves[name]?()
        case .subscribe(let name, let habit):
            var heard = 0
            var leave: () -> Void = {}
            leave = store.subscribe { [self] state in
                log.note("\(name) hears \"\(state)\"")
                if store.state() != state { log.note("while state() is \"\(store.state())\"") }
                heard += 1
                guard heard < 3 else { return }
                switch habit {
                case _ where heard == 2: if case .dispatchesTwice(let action) = habit { store.dispatch(action) }
                case .listens: break
                case .leaves: leave()
                case .dispatchesTwice(let action): store.dispatch(action)
                case .dispatches(let actions):
                    for action in actions { store.dispatch(action) }
                    // They wait: the state is still the one that is being told.
                    if store.state() != state { log.note("and then state() is \"\(store.state())\"") }
                }
            }
            leaves[name] = leave
        }
    }
}
