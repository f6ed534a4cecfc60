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
