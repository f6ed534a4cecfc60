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
    "otherError": OtherError.self, "valueOnce": ValueOnce.self, "fromOnce": FromOnce.self,
    "notCompleted": NotCompleted.self, "endFirst": EndFirst.self, "silent": Silent.self, "doubled": Doubled.self,
    "onlyOnce": OnlyOnce.self, "emptySilent": EmptySilent.self, "failureAsEnd": FailureAsEnd.self,
    "failureSilent": FailureSilent.self, "early": Early.self, "twice": Twice.self,
    "fromNotCompleted": FromNotCompleted.self, "remembered": Remembered.self,
]

/// Right in what a wrong answer does not say otherwise.
private protocol Right: OfAndEmpty {}

extension Right {
    func of<A, E>(_ value: A) -> Signal<A, E> { Ours.of(value) }
    func empty<A, E>() -> Signal<A, E> { Ours.empty() }
    func failed<A, E>(_ error: E) -> Signal<A, E> { Ours.failed(error) }
    func from<A, E>(_ work: @escaping () -> A) -> Signal<A, E> { sending { $0.next(work()) } }
}

/// A signal that sends something, and completes.
private func sending<A, E>(_ send: @escaping (Observer<A, E>) -> Void) -> Signal<A, E> {
    endless { observer in
        send(observer)
        observer.complete()
    }
}

/// A signal that sends something.
private func endless<A, E>(_ send: @escaping (Observer<A, E>) -> Void) -> Signal<A, E> {
    Signal { observer in
        send(observer)
        return .none
    }
}

private struct NotCompleted: Right {
    func of<A, E>(_ value: A) -> Signal<A, E> { endless { $0.next(value) } }
}

private struct EndFirst: Right {
    func of<A, E>(_ value: A) -> Signal<A, E> {
        endless { observer in
            observer.complete()
            observer.next(value)
        }
    }
}

private struct Silent: Right {
    func of<A, E>(_ value: A) -> Signal<A, E> { endless { _ in } }
}

private struct Doubled: Right {
    func of<A, E>(_ value: A) -> Signal<A, E> {
        sending { observer in
            observer.next(value)
            observer.next(value)
        }
    }
}

private struct OnlyOnce: Right {
    func of<A, E>(_ value: A) -> Signal<A, E> {
        var waiting: A? = value
        return Signal { observer in
            guard let value = waiting else { return .none }
            waiting = nil
            observer.next(value)
            observer.complete()
            return .none
        }
    }
}

private struct EmptySilent: Right {
    func empty<A, E>() -> Signal<A, E> { endless { _ in } }
}

private struct FailureAsEnd: Right {
    func failed<A, E>(_ error: E) -> Signal<A, E> { sending { _ in } }
}

private struct FailureSilent: Right {
    func failed<A, E>(_ error: E) -> Signal<A, E> { endless { _ in } }
}

private struct OtherError: Right {
    func failed<A, E>(_ error: E) -> Signal<A, E> { Ours.failed(Trouble() as? E ?? error) }
}

private struct Early: Right {
    func from<A, E>(_ work: @escaping () -> A) -> Signal<A, E> { of(work()) }
}

private struct Twice: Right {
    func from<A, E>(_ work: @escaping () -> A) -> Signal<A, E> {
        sending { observer in
            _ = work()
            observer.next(work())
        }
    }
}

private struct FromNotCompleted: Right {
    func from<A, E>(_ work: @escaping () -> A) -> Signal<A, E> { endless { $0.next(work()) } }
}

private struct Remembered: Right {
    func from<A, E>(_ work: @escaping () -> A) -> Signal<A, E> {
        var kept: A?
        return sending { observer in
            let value = kept ?? work()
            kept = value
            observer.next(value)
        }
    }
}

private struct ValueOnce: Right {
    func of<A, E>(_ value: A) -> Signal<A, E> {
        var isSent = false
        return sending { observer in
            if !isSent { observer.next(value) }
            isSent = true
        }
    }
}

private struct FromOnce: Right {
    func from<A, E>(_ work: @escaping () -> A) -> Signal<A, E> {
        var isDone = false
        return sending { observer in
            if !isDone {
                isDone = true
                observer.next(work())
            }
        }
    }
}
