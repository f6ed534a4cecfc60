import CurrycombSignals

/// Uses the core as a page would, so the compiler generates the code that pages need.
@_cdecl("smoke")
public func smoke(_ count: Int) -> Int {
    let subject = Subject<Int, Never>()
    let (output, input) = Signals.pipe(Int.self)
    let sum = Sum()
    subject.map { $0 + 1 }.filter { $0 % 2 == 0 }.scan(0) { $0 + $1 }.observe { sum.value += $0 }
    subject.zip(with: output).observe { sum.value += $0.0 * $0.1 }
    subject.merge(with: output).observe { sum.value += $0 }
    subject.flatMap(.concat) { Signals.of($0, $0) }.eraseToAnySignal().observe { sum.value += $0 }
    subject.share(replay: 1).take(2).observe { sum.value += $0 }
    // Properties of two types: `Bool`, which CurrycombSignals itself uses, and `String`, which only this file uses.
    let isOpen = MutableProperty(false)
    let name = MutableProperty("")
    isOpen.not().combine(with: name.removeDuplicates()) { $0 ? $1.utf8.count : 0 }.observe { sum.value += $0 }
    Property(initial: 0, then: subject).map { $0 * 2 }.observe { sum.value += $0 }
    Signals.from(0..<count).observe {
        isOpen.value.toggle()
        name.value += "x"
        subject.send($0)
        input.send($0)
    }
    return sum.value
}

// @unchecked: WebAssembly has only one thread here.
final class Sum: @unchecked Sendable {
    var value = 0
}
