import Chapter13OneWayDataFlow

// 13.3  One place for the state
//
// A store consists of three functions. They share a state that no other code can access:
//
//     Store(state: { … }, dispatch: { action in … }, subscribe: { told in … })
//
//     state: () -> State                                 // returns the current state
//     dispatch: (Action) -> Void                         // changes the state, then notifies all subscribers
//     subscribe: ((State) -> Void) -> () -> Void         // returns a function that ends the subscription
//
// - `subscribe(…)` itself sends nothing. Subscribers are notified in the order in which they subscribed: once for each
//   action, even for an action that does not change the state.
// - `subscribe(…)` returns a function that ends only this one subscription, even if the function is called twice, or
//   during a notification.
// - During a notification, a subscriber may add or remove another subscriber. You decide whether the added or removed
//   subscriber is notified of the current action. From the next action on, an added subscriber is notified, but a
//   removed subscriber is not.
// - A subscriber may dispatch an action. Such an action waits until all subscribers have been notified of the current
//   action. If several actions wait, the first to be dispatched is handled first.

struct Answer: StoreByHand {
    func store<State, Action>(
        _ start: State, _ reducer: @escaping (State, Action) -> State
    ) -> Store<State, Action> {
        todo("store")
    }
}

judge(Answer.self)
