/// Wrong only if a subscriber dispatches, or leaves, while it is told.
package let storeByHandInsideWrong: KeyValuePairs<String, any Contract.Type> = [
    "insideLost": InsideLost.self, "insideFirst": InsideFirst.self, "stateRead": StateRead.self,
    "insideUntold": InsideUntold.self, "insideOnlyOne": InsideOnlyOne.self, "insideBackwards": InsideBackwards.self,
    "insideAtNext": InsideAtNext.self, "insideLeft": InsideLeft.self, "insideOvertakes": InsideOvertakes.self,
    "neighbourSkipped": NeighbourSkipped.self, "equalUntold": EqualUntold.self, "sharedBusy": SharedBusy.self,
    "insideReduced": InsideReduced.self, "toldOfLater": ToldOfLater.self,
]

private struct EqualUntold: PartlyRightDispatch {
    // As if only a state that is another one were news.
    func dispatch<State, Action>(_ action: Action, _ parts: StoreParts<State, Action>) {
        parts.waiting.append(action)
        parts.unlessBusy {
            while !parts.waiting.isEmpty {
                let former = "\(parts.state)"
                parts.reduce(parts.waiting.removeFirst())
                if "\(parts.state)" != former { parts.tell(parts.state) }
            }
        }
    }
}

/// True if any store is telling.
@MainActor private var isAnybodyBusy = false

private struct SharedBusy: PartlyRightDispatch {
    func dispatch<State, Action>(_ action: Action, _ parts: StoreParts<State, Action>) {
        parts.waiting.append(action)
        if isAnybodyBusy { return }
        isAnybodyBusy = true
        while !parts.waiting.isEmpty { parts.step(parts.waiting.removeFirst()) }
        isAnybodyBusy = false
    }
}

private struct InsideReduced: PartlyRightStore {
    // As if only the telling had to wait.
    func put<State, Action>(_ parts: StoreParts<State, Action>) -> Store<State, Action> {
        var untold: [State] = []
        return parts.store(dispatch: { action in
            parts.reduce(action)
            untold.append(parts.state)
            parts.unlessBusy { while !untold.isEmpty { parts.tell(untold.removeFirst()) } }
        })
    }
}

private struct ToldOfLater: PartlyRightDispatch {
    // As if all actions of one dispatch had the same listeners.
    func dispatch<State, Action>(_ action: Action, _ parts: StoreParts<State, Action>) {
        parts.waiting.append(action)
        parts.unlessBusy {
            let present = parts.told
            while !parts.waiting.isEmpty {
                parts.reduce(parts.waiting.removeFirst())
                for (_, function) in present { function(parts.state) }
            }
        }
    }
}

private struct InsideLost: PartlyRightDispatch {
    func dispatch<State, Action>(_ action: Action, _ parts: StoreParts<State, Action>) {
        parts.unlessBusy { parts.step(action) }
    }
}

private struct InsideFirst: PartlyRightDispatch {
    func dispatch<State, Action>(_ action: Action, _ parts: StoreParts<State, Action>) {
        parts.reduce(action)
        for (_, function) in parts.told { function(parts.state) }
    }
}

private struct StateRead: PartlyRightDispatch {
    func dispatch<State, Action>(_ action: Action, _ parts: StoreParts<State, Action>) {
        parts.reduce(action)
        if parts.isBusy { return parts.waiting.append(action) }
        parts.unlessBusy {
            for (_, function) in parts.told { function(parts.state) }
            while !parts.waiting.isEmpty {
                parts.waiting.removeFirst()
                for (_, function) in parts.told { function(parts.state) }
            }
        }
    }
}

private struct InsideUntold: PartlyRightDispatch {
    func dispatch<State, Action>(_ action: Action, _ parts: StoreParts<State, Action>) {
        parts.waiting.append(action)
        parts.unlessBusy {
            parts.step(parts.waiting.removeFirst())
            while !parts.waiting.isEmpty { parts.reduce(parts.waiting.removeFirst()) }
        }
    }
}

private struct InsideOnlyOne: PartlyRightDispatch {
    // There is room for one that waits.
    func dispatch<State, Action>(_ action: Action, _ parts: StoreParts<State, Action>) {
        parts.waiting = [action]
        parts.unlessBusy { while let action = parts.waiting.popLast() { parts.step(action) } }
    }
}

private struct InsideBackwards: PartlyRightDispatch {
    func dispatch<State, Action>(_ action: Action, _ parts: StoreParts<State, Action>) {
        parts.waiting.append(action)
        parts.unlessBusy { while let action = parts.waiting.popLast() { parts.step(action) } }
    }
}

private struct NeighbourSkipped: PartlyRightDispatch {
    func dispatch<State, Action>(_ action: Action, _ parts: StoreParts<State, Action>) {
        parts.waiting.append(action)
        parts.unlessBusy {
            while !parts.waiting.isEmpty {
                parts.reduce(parts.waiting.removeFirst())
                var place = 0
                while place < parts.told.count {
                    parts.told[place].told(parts.state)
                    place += 1
                }
            }
        }
    }
}

private struct InsideAtNext: PartlyRightDispatch {
    func dispatch<State, Action>(_ action: Action, _ parts: StoreParts<State, Action>) {
        parts.waiting.append(action)
        parts.unlessBusy {
            let all = parts.waiting
            parts.waiting = []
            all.forEach(parts.step)
        }
    }
}

private struct InsideLeft: PartlyRightDispatch {
    // An `if` where a `while` belongs.
    func dispatch<State, Action>(_ action: Action, _ parts: StoreParts<State, Action>) {
        parts.waiting.append(action)
        parts.unlessBusy {
            parts.step(parts.waiting.removeFirst())
            if !parts.waiting.isEmpty { parts.step(parts.waiting.removeFirst()) }
        }
    }
}

private struct InsideOvertakes: PartlyRightDispatch {
    func dispatch<State, Action>(_ action: Action, _ parts: StoreParts<State, Action>) {
        if parts.isBusy { return parts.waiting.append(action) }
        parts.unlessBusy { parts.step(action) }
        let waiting = parts.waiting
        parts.waiting = []
        for action in waiting { dispatch(action, parts) }
    }
}
