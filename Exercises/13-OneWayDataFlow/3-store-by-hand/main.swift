import Chapter13OneWayDataFlow

// 13.3  One place for the state
//
// A store is three functions over a state that no other code can reach:
//
//     Store(state: { … }, dispatch: { action in … }, subscribe: { told in … })
//
//     state: () -> State                                 // the state now
//     dispatch: (Action) -> Void                         // changes the state, then notifies all subscribers
//     subscribe: ((State) -> Void) -> () -> Void         // returns a function that ends the subscription
//
// - Subscribing sends nothing yet. Subscribers are notified in the order in which they came, once for each action, even
//   for one that leaves the state as it is.
// - Ending a subscription ends that one and no other, even twice, even during a notification.
// - If a subscriber ends another's subscription, or a new one subscribes, during a notification, it is up to you whether
//   that one still receives this action. From the next action on it counts.
// - A subscriber may dispatch. Such an action waits until all have been notified of the present one. Several may wait: the
//   one that came first goes first.

struct Answer: StoreByHand {
    func store<State, Action>(
        _ start: State, _ reducer: @escaping (State, Action) -> State
    ) -> Store<State, Action> {
        todo("store")
    }
}

judge(Answer.self)
