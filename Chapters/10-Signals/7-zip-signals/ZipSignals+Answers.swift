private struct Answer: ZipSignals {
    func zipWith<A, B, E>(_ a: Signal<A, E>, _ b: Signal<B, E>) -> Signal<(A, B), E> {
        Signal { observer in
            let all = Disposable()
            var left: [A] = []
            var right: [B] = []
            var (leftEnded, rightEnded) = (false, false)
            func match() {
                if !left.isEmpty, !right.isEmpty { observer.next((left.removeFirst(), right.removeFirst())) }
                if leftEnded && left.isEmpty || rightEnded && right.isEmpty { observer.complete() }
            }
            let first = a.subscribe { event in
                switch event {
                case .next(let value): left.append(value)
                case .failed(let error): observer.fail(error)
                case .completed: leftEnded = true
                }
                match()
            }
            all.add(first)
            let second = b.subscribe { event in
                switch event {
                case .next(let value): right.append(value)
                case .failed(let error): observer.fail(error)
                case .completed: rightEnded = true
                }
                match()
            }
            all.add(second)
            return all
        }
    }
}

package let zipSignalsReference: any ZipSignals.Type = Answer.self

// MARK: - Wrong answers

package let zipSignalsWrong: KeyValuePairs<String, any Contract.Type> = [
    "letGoTogether": Of<LetGoTogether>.self, "withLatest": Of<WithLatest>.self, "unequal": Of<Unequal>.self,
    "eager": Of<Eager>.self, "everyPair": Of<EveryPair>.self, "collected": Of<Collected>.self,
    "combineLatest": Of<CombineLatest>.self, "waitsForBoth": Of<WaitsForBoth>.self, "neverEnds": Of<NeverEnds>.self,
    "onlyFirstPair": Of<OnlyFirstPair>.self, "bLate": Of<BLate>.self, "valuesLost": Of<ValuesLost>.self,
    "endsTooEarly": Of<EndsTooEarly>.self, "endsLate": Of<EndsLate>.self, "lastFirst": Of<LastFirst>.self,
    "failureLate": Of<FailureLate>.self, "failureSwallowed": Of<FailureSwallowed>.self,
    "otherLeft": Of<OtherLeft>.self, "exhaustedLeft": Of<ExhaustedLeft>.self, "leftGoesOn": Of<LeftGoesOn>.self,
    "rightGoesOn": Of<RightGoesOn>.self, "shared": Of<Shared>.self, "takenLate": Of<TakenLate>.self,
    "bSkipped": Of<BSkipped>.self, "pairMissed": Of<PairMissed>.self,
    "usedAgain": Of<UsedAgain>.self, "endsUnasked": Of<EndsUnasked>.self, "checkedByLeft": Of<CheckedByLeft>.self,
]

private enum LetGoTogether {}
private enum WithLatest {}
private enum Unequal {}
private enum Eager {}
private enum EveryPair {}
private enum Collected {}
private enum CombineLatest {}
private enum WaitsForBoth {}
private enum NeverEnds {}
private enum OnlyFirstPair {}
private enum BLate {}
private enum ValuesLost {}
private enum EndsTooEarly {}
private enum EndsLate {}
private enum LastFirst {}
private enum FailureLate {}
private enum FailureSwallowed {}
private enum OtherLeft {}
private enum ExhaustedLeft {}
private enum LeftGoesOn {}
private enum RightGoesOn {}
private enum Shared {}
/// Sends the first value of each list as a pair, and removes the two values only afterward.
private enum TakenLate {}
/// Does not subscribe to b if a has already ended.
private enum BSkipped {}
/// Does not look for a pair if a value arrives while a pair is being sent.
private enum PairMissed {}
/// Leaves the values of `a` in their list when it sends a pair.
private enum UsedAgain {}
/// Completes whenever a list is empty.
private enum EndsUnasked {}
private enum CheckedByLeft {}

nonisolated private final class Waiting<A, B> {
    var (left, right): ([A], [B]) = ([], [])
}

private struct Of<Flaw>: ZipSignals {
    func zipWith<A, B, E>(_ a: Signal<A, E>, _ b: Signal<B, E>) -> Signal<(A, B), E> {
        // With some of the flaws, all observers share these variables.
        let (together, kept) = (Disposable(), Waiting<A, B>())
        if has(Eager.self) { a.subscribe { _ in } }
        if has(EveryPair.self) { return Ours.flatMap(a) { left in Ours.map(b) { (left, $0) } } }
        return Signal { observer in
            let all = has(LetGoTogether.self) ? together : Disposable()
            let waiting = has(Shared.self) ? kept : Waiting<A, B>()
            let isOfLatest = has(CombineLatest.self) || has(WithLatest.self)
            var (leftEnded, rightEnded, isOver, late): (Bool, Bool, Bool, E?) = (false, false, false, nil)
            var (count, pairs, isSending): (Int, [(A, B)], Bool) = (0, [], false)
            func takeOut() {
                if !has(UsedAgain.self) {
                    waiting.left = Array(has(LastFirst.self) ? waiting.left.dropLast() : waiting.left.dropFirst())
                }
                waiting.right = Array(has(LastFirst.self) ? waiting.right.dropLast() : waiting.right.dropFirst())
            }
            func match(ofLeft isLeft: Bool, atEnd isEnd: Bool) {
                if has(PairMissed.self), isSending { return }
                isSending = true
                defer { isSending = false }
                let isLess =
                    isOfLatest && isEnd || has(WithLatest.self) && !isLeft || has(OnlyFirstPair.self) && count > 0
                if !isLess, let left = waiting.left.last, let right = waiting.right.last {
                    count += 1
                    let isNewest = isOfLatest || has(LastFirst.self)
                    let pair = isNewest ? (left, right) : (waiting.left[0], waiting.right[0])
                    if !isOfLatest, !has(TakenLate.self) { takeOut() }
                    if has(Collected.self) { pairs.append(pair) } else { observer.next(pair) }
                    if has(TakenLate.self) { takeOut() }
                }
                let isUsedUp = leftEnded && waiting.left.isEmpty || rightEnded && waiting.right.isEmpty
                isOver =
                    switch Flaw.self {
                    case is CombineLatest.Type, is WaitsForBoth.Type, is Collected.Type: leftEnded && rightEnded
                    case is NeverEnds.Type: false
                    case is EndsUnasked.Type: waiting.left.isEmpty || waiting.right.isEmpty
                    case is Unequal.Type: isUsedUp && waiting.left.isEmpty && waiting.right.isEmpty
                    case is EndsTooEarly.Type: leftEnded || rightEnded
                    case is EndsLate.Type: isUsedUp && isEnd
                    case is WithLatest.Type: leftEnded
                    default: isUsedUp
                    }
                guard isOver else { return }
                pairs.forEach(observer.next)
                if let late { observer.fail(late) } else { observer.complete() }
            }
            func failed(_ error: E) {
                if has(FailureSwallowed.self) { return }
                if has(FailureLate.self) { return late = error }
                isOver = true
                observer.fail(error)
            }
            func keep(_ subscription: Disposable, goesOn: Any.Type, isLeft: Any.Type) {
                if has(isLeft) { return }
                all.add(has(goesOn) ? Disposable { if isOver { subscription.dispose() } } : subscription)
            }
            func subscribeToB() {
                let second = b.subscribe { event in
                    if case .next(let value) = event {
                        waiting.right = has(ValuesLost.self) ? [value] : waiting.right + [value]
                    }
                    if case .failed(let error) = event { failed(error) }
                    rightEnded = event.isEnd
                    if !has(CheckedByLeft.self) { match(ofLeft: false, atEnd: event.isEnd) }
                }
                keep(second, goesOn: RightGoesOn.self, isLeft: OtherLeft.self)
            }
            let first = a.subscribe { event in
                if case .next(let value) = event {
                    waiting.left = has(ValuesLost.self) ? [value] : waiting.left + [value]
                }
                if case .failed(let error) = event { failed(error) }
                leftEnded = event.isEnd
                match(ofLeft: true, atEnd: event.isEnd)
                if leftEnded, has(BLate.self) { subscribeToB() }
            }
            keep(first, goesOn: LeftGoesOn.self, isLeft: ExhaustedLeft.self)
            if leftEnded, has(BSkipped.self) {
                rightEnded = true
                match(ofLeft: false, atEnd: true)
            } else if !has(BLate.self) {
                subscribeToB()
            }
            return all
        }
    }

    nonisolated private func has(_ flaw: Any.Type) -> Bool { Flaw.self == flaw }
}
