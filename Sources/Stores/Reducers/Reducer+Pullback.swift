extension Reducer where State: Sendable {
    /// Turns this reducer of a part into a reducer of the whole (a pullback). The new reducer handles the actions of
    /// one case and changes the part of the state at a key path.
    ///
    /// - Parameters:
    ///   - part: the path from the whole state to this reducer's state. The part is changed in place.
    ///   - action: the path from the whole's actions to this reducer's actions; other actions are ignored.
    /// - Returns: a reducer of the whole, whose effects send actions of the whole.
    public func pullback<Whole, WholeAction>(
        _ part: any WritableKeyPath<Whole, State> & Sendable, _ action: CasePath<WholeAction, Action>
    ) -> Reducer<Whole, WholeAction> {
        Reducer<Whole, WholeAction>.withEffects { whole, wholeAction in
            guard let own = action.extract(wholeAction) else { return .none }
            return body(&whole[keyPath: part], own).map(action.embed)
        }
    }

    /// Turns this reducer of a part into a reducer of the whole. Both take the same actions, like the reducers that
    /// Redux's `combineReducers` joins.
    ///
    /// - Parameter part: the path from the whole state to this reducer's state. The part is changed in place.
    public func pullback<Whole>(
        _ part: any WritableKeyPath<Whole, State> & Sendable
    ) -> Reducer<Whole, Action> {
        Reducer<Whole, Action>.withEffects { whole, action in body(&whole[keyPath: part], action) }
    }

    /// Turns this reducer of a case into a reducer of an enum of states, such as the states of a screen: loading, shown
    /// and failed.
    ///
    /// - Parameters:
    ///   - part: the case of this reducer's state; while the whole is in another case, this reducer's actions do
    ///     nothing.
    ///   - action: the path from the whole's actions to this reducer's actions; other actions are ignored.
    public func pullback<Whole, WholeAction>(
        _ part: CasePath<Whole, State>, _ action: CasePath<WholeAction, Action>
    ) -> Reducer<Whole, WholeAction> {
        Reducer<Whole, WholeAction>.withEffects { whole, wholeAction in
            guard let own = action.extract(wholeAction), var state = part.extract(whole) else { return .none }
            let effect = body(&state, own)
            whole = part.embed(state)
            return effect.map(action.embed)
        }
    }

    /// Returns a reducer of an optional state: while the state is `nil`, actions do nothing.
    public func optional() -> Reducer<State?, Action> {
        Reducer<State?, Action>.withEffects { state, action in
            guard state != nil else { return .none }
            return body(&state!, action)
        }
    }
}

extension Reducer where State: Identifiable & Sendable, State.ID: Sendable {
    /// Turns this reducer of an element into a reducer of an array of elements.
    ///
    /// - Parameters:
    ///   - elements: the path to the array in the whole.
    ///   - action: the case with an element's identity and action; if no element has that identity, the action is
    ///     ignored.
    /// - Complexity: linear in the array's length, to find the element, which is then changed in place.
    public func forEach<Whole, WholeAction>(
        _ elements: any WritableKeyPath<Whole, [State]> & Sendable,
        _ action: CasePath<WholeAction, (State.ID, Action)>
    ) -> Reducer<Whole, WholeAction> {
        Reducer<Whole, WholeAction>.withEffects { whole, wholeAction in
            guard let (id, own) = action.extract(wholeAction),
                let index = whole[keyPath: elements].firstIndex(where: { $0.id == id })
            else { return .none }
            return body(&whole[keyPath: elements][index], own).map { action.embed((id, $0)) }
        }
    }
}

extension Reducer where State: Sendable {
    // Disfavored, so that the compiler reports a mistake in a call of the `forEach` above as it would without this one.

    /// Turns this reducer of an element into a reducer of a dictionary of elements.
    ///
    /// - Parameters:
    ///   - elements: the path to the dictionary in the whole. The element is changed in place.
    ///   - action: the path from the whole's actions to a key and an action of that element; other actions, and
    ///     actions with a key that is not in the dictionary, are ignored.
    @_disfavoredOverload
    public func forEach<Whole, WholeAction, Key: Hashable & Sendable>(
        _ elements: any WritableKeyPath<Whole, [Key: State]> & Sendable,
        _ action: CasePath<WholeAction, (Key, Action)>
    ) -> Reducer<Whole, WholeAction> {
        Reducer<Whole, WholeAction>.withEffects { whole, wholeAction in
            guard let (key, own) = action.extract(wholeAction), whole[keyPath: elements][key] != nil else {
                return .none
            }
            return body(&whole[keyPath: elements][key]!, own).map { action.embed((key, $0)) }
        }
    }
}
