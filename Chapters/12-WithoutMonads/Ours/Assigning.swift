import CurrycombSignals

/// The same three steps, written with assignments and with `map` and `flatMap`. `swift run tour-12 measure` compares
/// their times.
package enum Assigning {
    package struct Small: Error {}

    /// Halves a number and adds one, with assignments. Returns `nil` unless the half is greater than three.
    @inline(never)
    package static func assigned(_ number: Int?) -> Int? {
        var result: Int?
        if let number {
            let half = number / 2
            if half > 3 { result = half + 1 }
        }
        return result
    }

    /// Halves a number and adds one, with `map` and `flatMap`. Returns `nil` unless the half is greater than three.
    @inline(never)
    package static func bound(_ number: Int?) -> Int? {
        number.map { $0 / 2 }.flatMap { $0 > 3 ? $0 : nil }.map { $0 + 1 }
    }

    /// Does the three steps with a `Result`, with assignments. Fails unless the half is greater than three.
    @inline(never)
    package static func assigned(_ number: Result<Int, Small>) -> Result<Int, Small> {
        var result = Result<Int, Small>.failure(Small())
        if case .success(let number) = number {
            let half = number / 2
            if half > 3 { result = .success(half + 1) }
        }
        return result
    }

    /// Does the three steps with a `Result`, with `map` and `flatMap`. Fails unless the half is greater than three.
    @inline(never)
    package static func bound(_ number: Result<Int, Small>) -> Result<Int, Small> {
        number.map { $0 / 2 }.flatMap { $0 > 3 ? .success($0) : .failure(Small()) }.map { $0 + 1 }
    }

    /// Does the three steps with each number of a signal, with `map` and `flatMap`. Drops halves that are not greater
    /// than three.
    package static func bound(_ numbers: some Signal<Int, Never>) -> some Signal<Int, Never> {
        numbers.map { $0 / 2 }.flatMap { Signals.from($0 > 3 ? [$0] : []) }.map { $0 + 1 }
    }
}
