private struct Answer: OfAndEmpty {
    func of<A, E>(_ value: A) -> Signal<A, E> {
        from { value }
    }

    func empty<A, E>() -> Signal<A, E> {
        Signal { observer in
            observer.complete()
            return .none
        }
    }

    func failed<A, E>(_ error: E) -> Signal<A, E> {
        Signal { observer in
            observer.fail(error)
            return .none
        }
    }

    func from<A, E>(_ work: @escaping () -> A) -> Signal<A, E> {
        Signal { observer in
            observer.next(work())
            observer.complete()
            return .none
        }
    }
}

package let ofAndEmptyReference: any OfAndEmpty.Type = Answer.self

// MARK: - Wrong answers

package let ofAndEmptyWrong: KeyValuePairs<String, any Contract.Type> = [
    "otherError": Of<OtherError>.self, "valueOnce": Of<ValueOnce>.self, "fromOnce": Of<FromOnce>.self,
    "notCompleted": Of<NotCompleted>.self, "endFirst": Of<EndFirst>.self, "silent": Of<Silent>.self,
    "doubled": Of<Doubled>.self, "onlyOnce": Of<OnlyOnce>.self, "emptySilent": Of<EmptySilent>.self,
    "failureAsEnd": Of<FailureAsEnd>.self, "failureSilent": Of<FailureSilent>.self, "early": Of<Early>.self,
    "twice": Of<Twice>.self, "fromNotCompleted": Of<FromNotCompleted>.self, "remembered": Of<Remembered>.self,
]

private enum OtherError {}
private enum ValueOnce {}
private enum FromOnce {}
private enum NotCompleted {}
private enum EndFirst {}
private enum Silent {}
private enum Doubled {}
private enum OnlyOnce {}
private enum EmptySilent {}
private enum FailureAsEnd {}
private enum FailureSilent {}
private enum Early {}
private enum Twice {}
private enum FromNotCompleted {}
private enum Remembered {}

private struct Of<Flaw>: OfAndEmpty {
    func of<A, E>(_ value: A) -> Signal<A, E> {
        var isFirst = true
        return Signal { observer in
            defer { isFirst = false }
            if has(Silent.self) || has(OnlyOnce.self) && !isFirst { return .none }
            if has(EndFirst.self) { observer.complete() }
            if isFirst || !has(ValueOnce.self) { observer.next(value) }
            if has(Doubled.self) { observer.next(value) }
            if !has(NotCompleted.self) { observer.complete() }
            return .none
        }
    }

    func empty<A, E>() -> Signal<A, E> {
        Signal { observer in
            if !has(EmptySilent.self) { observer.complete() }
            return .none
        }
    }

    func failed<A, E>(_ error: E) -> Signal<A, E> {
        Signal { observer in
            if has(FailureAsEnd.self) { observer.complete() }
            if !has(FailureSilent.self) { observer.fail(has(OtherError.self) ? Trouble() as? E ?? error : error) }
            return .none
        }
    }

    func from<A, E>(_ work: @escaping () -> A) -> Signal<A, E> {
        var kept = has(Early.self) ? work() : nil
        var isDone = false
        return Signal { observer in
            if !isDone || !has(FromOnce.self) {
                if has(Twice.self) { _ = work() }
                let value = kept ?? work()
                if has(Remembered.self) { kept = value }
                observer.next(value)
            }
            isDone = true
            if !has(FromNotCompleted.self) { observer.complete() }
            return .none
        }
    }

    private func has(_ flaw: Any.Type) -> Bool { Flaw.self == flaw }
}
