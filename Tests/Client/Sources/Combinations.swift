import Currycomb

/// Combinations of several signals, with operators before and after, and with an erased type at the end. The optimizer
/// makes each combination one function. Swift 6.3.1 failed to compile such functions if inner signals were borrowed.
enum Combinations {
    struct Fault: Error {}
    typealias Texts = AnySignal<String, Fault>
    typealias Numbers = AnySignal<Int, Fault>

    static func mergedThree(_ a: Texts, _ b: Texts, _ n: Numbers) -> Texts {
        Signals.merge(a, b, n.map { "\($0)" }).map { $0 + "!" }.eraseToAnySignal()
    }

    static func mergedSix(_ a: Texts, _ b: Texts, _ n: Numbers) -> Texts {
        let six = Signals.merge(
            a, b.filter { $0 != "" }, n.map { "\($0)" }, a.map { $0 + "?" }, b.removeDuplicates(), n.map { "\($0 + 1)" }
        )
        return six.map { $0 + "!" }.filter { $0 != "?" }.scan("", +).eraseToAnySignal()
    }

    static func combined(_ a: Texts, _ b: Texts, _ n: Numbers) -> Texts {
        Signals.combineLatest(a, b, n.map { $0 + 1 }, a.map { $0 + "2" }, b, n).map { "\($0)" }.eraseToAnySignal()
    }

    static func mergedInTurn(_ a: Texts, _ b: Texts, _ n: Numbers) -> Texts {
        let two = a.merge(with: b).merge(with: n.map { "\($0)" })
        return two.merge(with: a.map { $0 + "?" }).map { $0 + "!" }.eraseToAnySignal()
    }

    static func flattened(_ a: Texts, _ b: Texts, _ n: Numbers) -> Texts {
        let latest = a.flatMap { x in b.map { x + $0 } }.flatMapLatest { x in n.map { "\($0)\(x)" } }
        return latest.flatMap(.concat) { x in a.take(1).map { x + $0 } }.eraseToAnySignal()
    }

    static func ofAll(_ a: Texts, _ b: Texts, _ n: Numbers) -> Texts {
        let pairs = a.race(with: b).combineLatest(with: n).map { "\($0)\($1)" }
        let more = pairs.startWith("0").concat(b).take(5).withLatest(from: n).map { "\($0)\($1)" }
        let lists = Signals.merge(more.collect().map { "\($0.count)" }, a.skip(1), b.take(until: n))
        return lists.doing { _ in }.retry(1).catch { _ in a }.endWith(".").eraseToAnySignal()
    }

    static func run() {
        let a = Signals.of("a", failure: Fault.self).eraseToAnySignal()
        let b = Signals.of("b", failure: Fault.self).eraseToAnySignal()
        let n = Signals.of(1, 2, failure: Fault.self).eraseToAnySignal()
        for make in [mergedThree, mergedSix, combined, mergedInTurn, flattened, ofAll] {
            make(a, b, n).collect().observe {
                print($0)
            } ended: {
                print($0)
            }
        }
    }
}
