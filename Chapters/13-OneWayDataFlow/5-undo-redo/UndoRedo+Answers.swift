private struct Answer: UndoRedo {
    func record<State: Equatable>(_ history: History<State>, _ state: State, limit: Int) -> History<State> {
        if state == history.present { return history }
        let past = history.past + [history.present]
        return History(past: past.suffix(limit), present: state)
    }

    func undo<State>(_ history: History<State>) -> History<State> {
        guard let last = history.past.last else { return history }
        return History(past: history.past.dropLast(), present: last, future: [history.present] + history.future)
    }

    func redo<State>(_ history: History<State>) -> History<State> {
        guard let next = history.future.first else { return history }
        return History(past: history.past + [history.present], present: next, future: Array(history.future.dropFirst()))
    }
}

package let undoRedoReference: any UndoRedo.Type = Answer.self

// MARK: - Wrong answers

package let undoRedoWrong: KeyValuePairs<String, any Contract.Type> = [
    "newInPast": Of<NewInPast>.self, "pastLost": Of<PastLost>.self, "presentKept": Of<PresentKept>.self,
    "pastBackwards": Of<PastBackwards>.self, "oneStepOnly": Of<OneStepOnly>.self, "futureKept": Of<FutureKept>.self,
    "emptyStep": Of<EmptyStep>.self, "futureLost": Of<FutureLost>.self, "unbounded": Of<Unbounded>.self,
    "newestDropped": Of<NewestDropped>.self, "oneTooFew": Of<OneTooFew>.self,
    "futureBackwards": Of<FutureBackwards>.self, "oldestFirst": Of<OldestFirst>.self,
    "presentLost": Of<PresentLost>.self, "futureReplaced": Of<FutureReplaced>.self,
    "stillInPast": Of<StillInPast>.self, "lastOfFuture": Of<LastOfFuture>.self,
    "stillInFuture": Of<StillInFuture>.self, "notInverse": Of<NotInverse>.self,
    "returnIgnored": Of<ReturnIgnored>.self, "oneDropped": Of<OneDropped>.self, "oneTooMany": Of<OneTooMany>.self,
    "futureCleared": Of<FutureCleared>.self, "presentForgotten": Of<PresentForgotten>.self,
    "keptOnce": Of<KeptOnce>.self, "noneToDrop": Of<NoneToDrop>.self, "nothingToUndo": Of<NothingToUndo>.self,
    "nothingToRedo": Of<NothingToRedo>.self, "wentBack": Of<WentBack>.self, "wentForth": Of<WentForth>.self,
    "sameShortened": Of<SameShortened>.self, "lastIgnored": Of<LastIgnored>.self,
    "oneAtLeast": Of<OneAtLeast>.self, "redoAtFront": Of<RedoAtFront>.self, "futureDropped": Of<FutureDropped>.self,
]

private enum NewInPast {}
private enum PastLost {}
private enum PresentKept {}
private enum PastBackwards {}
private enum OneStepOnly {}
private enum FutureKept {}
private enum EmptyStep {}
private enum FutureLost {}
private enum Unbounded {}
private enum NewestDropped {}
private enum OneTooFew {}
private enum FutureBackwards {}
private enum OldestFirst {}
private enum PresentLost {}
private enum FutureReplaced {}
private enum StillInPast {}
private enum LastOfFuture {}
private enum StillInFuture {}
/// `redo` keeps only the last three states of `past`, so it is not the inverse of `undo`.
private enum NotInverse {}
private enum ReturnIgnored {}
private enum OneDropped {}
private enum OneTooMany {}
private enum FutureCleared {}
private enum PresentForgotten {}
private enum KeptOnce {}
private enum NoneToDrop {}
private enum NothingToUndo {}
private enum NothingToRedo {}
private enum WentBack {}
private enum WentForth {}
private enum SameShortened {}
private enum LastIgnored {}
private enum OneAtLeast {}
private enum RedoAtFront {}
private enum FutureDropped {}

private struct Of<Flaw>: UndoRedo {
    func record<State: Equatable>(_ history: History<State>, _ state: State, limit: Int) -> History<State> {
        let isSame = state == history.present
        let past = history.past + [history.present]
        var next = Ours.record(history, state, limit: limit)
        switch Flaw.self {
        case is NewInPast.Type: next = History(past: (history.past + [state]).suffix(limit), present: state)
        case is PastLost.Type: next = History(present: state)
        case is PresentKept.Type: next = History(past: past, present: history.present)
        case is PastBackwards.Type: next = History(past: [history.present] + history.past, present: state)
        case is OneStepOnly.Type: next = History(past: [history.present], present: state)
        case is EmptyStep.Type: next = History(past: past.suffix(limit), present: state)
        case is FutureKept.Type: next.future = history.future
        case is FutureLost.Type: next.future = []
        case is SameShortened.Type where isSame: next.past = history.past.suffix(limit)
        case is WentBack.Type where !isSame && state == history.past.last: next = Ours.undo(history)
        case is WentForth.Type where !isSame && state == history.future.first: next = Ours.redo(history)
        case is LastIgnored.Type where state == history.past.last: next = history
        case is ReturnIgnored.Type where history.past.contains(state): next = history
        case _ where isSame: break
        case is KeptOnce.Type where history.past.contains(history.present): next.past = history.past.suffix(limit)
        case is NoneToDrop.Type:
            next.past = history.past
            if next.past.count >= limit { next.past.removeFirst() }
            next.past.append(history.present)
        case is Unbounded.Type: next.past = past
        case is OneAtLeast.Type: next.past = past.suffix(max(limit, 1))
        case is NewestDropped.Type: next.past = Array(past.prefix(limit))
        case is OneTooFew.Type: next.past = past.suffix(max(limit - 1, 0))
        case is OneDropped.Type: next.past = past.count > limit ? Array(past.dropFirst()) : past
        case is OneTooMany.Type: next.past = past.suffix(limit + 1)
        default: break
        }
        return next
    }

    func undo<State>(_ history: History<State>) -> History<State> {
        if Flaw.self == NothingToUndo.self, history.past.isEmpty { _ = history.past[history.past.count - 1] }
        if Flaw.self == FutureDropped.self, history.past.isEmpty { return History(present: history.present) }
        guard let oldest = history.past.first else { return history }
        var next = Ours.undo(history)
        switch Flaw.self {
        case is FutureBackwards.Type: next.future = history.future + [history.present]
        case is PresentLost.Type: next.future = history.future
        case is FutureReplaced.Type: next.future = [history.present]
        case is StillInPast.Type: next.past = history.past
        case is OldestFirst.Type: (next.past, next.present) = (Array(history.past.dropFirst()), oldest)
        default: break
        }
        return next
    }

    func redo<State>(_ history: History<State>) -> History<State> {
        if Flaw.self == NothingToRedo.self, history.future.isEmpty { _ = history.future[0] }
        guard let last = history.future.last else { return history }
        var next = Ours.redo(history)
        switch Flaw.self {
        case is LastOfFuture.Type: (next.present, next.future) = (last, history.future.dropLast())
        case is StillInFuture.Type: next.future = history.future
        case is FutureCleared.Type: next.future = []
        case is PresentForgotten.Type: next.past = history.past
        case is RedoAtFront.Type: next.past = [history.present] + history.past
        case is NotInverse.Type: next.past = next.past.suffix(3)
        default: break
        }
        return next
    }
}
