/// Wrong only where a subscriber dispatches, or leaves, while it is told.
package let storeByHandInsideWrong: KeyValuePairs<String, any Contract.Type> = [
    "insideLost": InsideLost.self, "insideFirst": InsideFirst.self, "stateRead": StateRead.self,
    "insideUntold": InsideUntold.self, "insideOnlyOne": InsideOnlyOne.self, "insideBackwards": InsideBackwards.self,
    "insideAtNext": InsideAtNext.self, "insideLeft": InsideLeft.self, "insideOvertakes": InsideOvertakes.self,
    "neighbourSkipped": NeighbourSkipped.self, "equalUntold": EqualUntold.self, "sharedBusy": SharedBusy.self,
    "insideReduced": InsideReduced.self, "toldOfLater": ToldOfLater.self,
]

private struct EqualUntold: PartlyRightStore {
    // As if only a state that is another one were news.
    func put<State, Action>(_ parts: StoreParts<State, Action>) -> Store<State, Action> {
        parts.store(dispatch: {
            parts.waiting.append($0)
            if parts.isBusy { return }
            parts.isBusy = true
            while !parts.waiting.isEmpty {
                let former = "\(parts.state)"
                parts.state = parts.reducer(parts.state, parts.waiting.removeFirst())
                if "\(parts.state)" != former { parts.tell(parts.state) }
            }
            parts.isBusy = false
        })
    }
}

/// Whether any store is telling.
@MainActor private var isAnybodyBusy = false

private struct SharedBusy: PartlyRightStore {
    func put<State, Action>(_ parts: StoreParts<State, Action>) -> Store<State, Action> {
        parts.store(dispatch: {
            parts.waiting.append($0)
            if isAnybodyBusy { return }
            isAnybodyBusy = true
            while !parts.waiting.isEmpty {
                parts.state = parts.reducer(parts.state, parts.waiting.removeFirst())
                parts.tell(parts.state)
            }
            isAnybodyBusy = false
        })
    }
}

private struct InsideReduced: PartlyRightStore {
    // As if only the telling had to wait.
    func put<State, Action>(_ parts: StoreParts<State, Action>) -> Store<State, Action> {
        var untold: [State] = []
        return parts.store(dispatch: { action in
            parts.state = parts.reducer(parts.state, action)
            untold.append(parts.state)
            if parts.isBusy { return }
            parts.isBusy = true
            while !untold.isEmpty { parts.tell(untold.removeFirst()) }
            parts.isBusy = false
        })
    }
}

private struct ToldOfLater: PartlyRightStore {
    // As if all actions of one dispatch had the same listeners.
    func put<State, Action>(_ parts: StoreParts<State, Action>) -> Store<State, Action> {
        parts.store(dispatch: {
            parts.waiting.append($0)
            if parts.isBusy { return }
            parts.isBusy = true
            let present = parts.told
            while !parts.waiting.isEmpty {
                parts.state = parts.reducer(parts.state, parts.waiting.removeFirst())
                for (_, function) in present { function(parts.state) }
            }
            parts.isBusy = false
        })
    }
}

private struct InsideLost: PartlyRightStore {
    func put<State, Action>(_ parts: StoreParts<State, Action>) -> Store<State, Action> {
        parts.store(dispatch: {
            if parts.isBusy { return }
            parts.isBusy = true
            parts.state = parts.reducer(parts.state, $0)
            parts.tell(parts.state)
            parts.isBusy = false
        })
    }
}

private struct InsideFirst: PartlyRightStore {
    func put<State, Action>(_ parts: StoreParts<State, Action>) -> Store<State, Action> {
        parts.store(dispatch: {
            parts.state = parts.reducer(parts.state, $0)
            for (_, function) in parts.told { function(parts.state) }
        })
    }
}

private struct StateRead: PartlyRightStore {
    func put<State, Action>(_ parts: StoreParts<State, Action>) -> Store<State, Action> {
        parts.store(dispatch: { action in
            parts.state = parts.reducer(parts.state, action)
            if parts.isBusy {
                parts.waiting.append(action)
                return
            }
            parts.isBusy = true
            for (_, function) in parts.told { function(parts.state) }
            while !parts.waiting.isEmpty {
                parts.waiting.removeFirst()
                for (_, function) in parts.told { function(parts.state) }
            }
            parts.isBusy = false
        })
    }
}

private struct InsideUntold: PartlyRightStore {
    func put<State, Action>(_ parts: StoreParts<State, Action>) -> Store<State, Action> {
        parts.store(dispatch: {
            parts.waiting.append($0)
            if parts.isBusy { return }
            parts.isBusy = true
            parts.state = parts.reducer(parts.state, parts.waiting.removeFirst())
            parts.tell(parts.state)
            while !parts.waiting.isEmpty { parts.state = parts.reducer(parts.state, parts.waiting.removeFirst()) }
            parts.isBusy = false
        })
    }
}

private struct InsideOnlyOne: PartlyRightStore {
    // There is room for one that waits.
    func put<State, Action>(_ parts: StoreParts<State, Action>) -> Store<State, Action> {
        parts.store(dispatch: {
            parts.waiting = [$0]
            if parts.isBusy { return }
            parts.isBusy = true
            while let action = parts.waiting.popLast() {
                parts.state = parts.reducer(parts.state, action)
                parts.tell(parts.state)
            }
            parts.isBusy = false
        })
    }
}

private struct InsideBackwards: PartlyRightStore {
    func put<State, Action>(_ parts: StoreParts<State, Action>) -> Store<State, Action> {
        parts.store(dispatch: {
            parts.waiting.append($0)
            if parts.isBusy { return }
            parts.isBusy = true
            while let action = parts.waiting.popLast() {
                parts.state = parts.reducer(parts.state, action)
                parts.tell(parts.state)
            }
            parts.isBusy = false
        })
    }
}

private struct NeighbourSkipped: PartlyRightStore {
    func put<State, Action>(_ parts: StoreParts<State, Action>) -> Store<State, Action> {
        parts.store(dispatch: {
            parts.waiting.append($0)
            if parts.isBusy { return }
            parts.isBusy = true
            while !parts.waiting.isEmpty {
                parts.state = parts.reducer(parts.state, parts.waiting.removeFirst())
                var place = 0
                while place < parts.told.count {
                    parts.told[place].told(parts.state)
                    place += 1
                }
            }
            parts.isBusy = false
        })
    }
}

private struct InsideAtNext: PartlyRightStore {
    func put<State, Action>(_ parts: StoreParts<State, Action>) -> Store<State, Action> {
        parts.store(dispatch: {
            parts.waiting.append($0)
            if parts.isBusy { return }
            parts.isBusy = true
            let all = parts.waiting
            parts.waiting = []
            for action in all {
                parts.state = parts.reducer(parts.state, action)
                parts.tell(parts.state)
            }
            parts.isBusy = false
        })
    }
}

private struct InsideLeft: PartlyRightStore {
    // An `if` where a `while` belongs.
    func put<State, Action>(_ parts: StoreParts<State, Action>) -> Store<State, Action> {
        parts.store(dispatch: {
            parts.waiting.append($0)
            if parts.isBusy { return }
            parts.isBusy = true
            parts.state = parts.reducer(parts.state, parts.waiting.removeFirst())
            parts.tell(parts.state)
            if !parts.waiting.isEmpty {
                parts.state = parts.reducer(parts.state, parts.waiting.removeFirst())
                parts.tell(parts.state)
            }
            parts.isBusy = false
        })
    }
}

private struct InsideOvertakes: PartlyRightStore {
    func put<State, Action>(_ parts: StoreParts<State, Action>) -> Store<State, Action> {
        parts.store(dispatch: { run($0, parts) })
    }

    private func run<State, Action>(_ action: Action, _ parts: StoreParts<State, Action>) {
        if parts.isBusy { return parts.waiting.append(action) }
        parts.isBusy = true
        parts.state = parts.reducer(parts.state, action)
        parts.tell(parts.state)
        parts.isBusy = false
        let waiting = parts.waiting
        parts.waiting = []
        for action in waiting { run(action, parts) }
    }
}
