import CurrycombComposition
import CurrycombCompositionOperators
import Harness
import Synchronization

// Compares composition with the same code written by hand. As in an app, the toolkit is a separate module. Inputs go
// through `opaque`, and every result is added to a sum, so the optimizer cannot remove the calls.

let calls = 20_000_000

@inline(__always) func increment(_ x: Int) -> Int { x &+ 1 }
@inline(__always) func triple(_ x: Int) -> Int { x &* 3 }
@inline(__always) func mask(_ x: Int) -> Int { x & 0xFFFF }
@inline(__always) func halve(_ x: Int) -> Int { x >> 1 }

/// Returns a number that depends on all results of the function. This function is inlined, so that the loop is
/// optimized separately for each candidate.
@inline(__always)
func sum(_ f: (Int) -> Int) -> Int {
    var total = 0
    let start = opaque(0)
    for x in start..<(start &+ calls) { total = (total &* 31) &+ f(x) }
    return total
}

compare(
    "Four functions in a chain, called where it is built",
    [
        Candidate("by hand", operations: calls) { sum { halve(mask(triple(increment($0)))) } },
        Candidate("pipe", operations: calls) { sum(pipe(increment, triple, mask, halve)) },
        Candidate("compose", operations: calls) { sum(compose(halve, mask, triple, increment)) },
        Candidate(">>>", operations: calls) { sum(increment >>> triple >>> mask >>> halve) },
    ])

// A stored function that the optimizer cannot see is called through a pointer, whether it was written by hand or
// composed.
let byHand: (Int) -> Int = opaque { halve(mask(triple(increment($0)))) }
let piped: (Int) -> Int = opaque(pipe(increment, triple, mask, halve))
let operated: (Int) -> Int = opaque(increment >>> triple >>> mask >>> halve)

compare(
    "Four functions in a chain, stored and called later",
    [
        Candidate("by hand", operations: calls) { sum(byHand) },
        Candidate("pipe", operations: calls) { sum(piped) },
        Candidate(">>>", operations: calls) { sum(operated) },
    ])

struct TooLarge: Error {}

@inline(__always)
func checked(_ x: Int) throws -> Int {
    guard x < Int.max else { throw TooLarge() }
    return x
}

@inline(__always)
func sumOrZero(_ f: (Int) throws -> Int) -> Int {
    var total = 0
    let start = opaque(0)
    for x in start..<(start &+ calls) { total = (total &* 31) &+ ((try? f(x)) ?? 0) }
    return total
}

compare(
    "Four functions in a chain, two of which can throw",
    [
        Candidate("by hand", operations: calls) { sumOrZero { halve(try checked(triple(try checked($0)))) } },
        Candidate("pipe", operations: calls) { sumOrZero(pipe(checked, triple, checked, halve)) },
        Candidate(">>>", operations: calls) { sumOrZero(checked >>> triple >>> checked >>> halve) },
    ])

compare(
    "Two arguments, one of them fixed",
    [
        Candidate("by hand", operations: calls) { sum { $0 &* 7 } },
        Candidate("partial", operations: calls) { sum(partial(&*, __, 7)) },
        Candidate("curry and flip", operations: calls) { sum(flip(curry(&*))(7)) },
    ])

compare(
    "A named stage, without an x-ray",
    [
        Candidate("by hand", operations: calls) { sum { halve(triple($0)) } },
        Candidate("XRay.stage", operations: calls) {
            sum(pipe(XRay.stage("triple", triple), XRay.stage("halve", halve)))
        },
    ])

// MARK: - memoize

/// The usual memoization by hand, with a dictionary and a lock.
final class Remembered: Sendable {
    let values = Mutex<[Int: Int]>([:])
    let function: @Sendable (Int) -> Int

    init(_ function: @escaping @Sendable (Int) -> Int) { self.function = function }

    @inline(__always)
    func callAsFunction(_ x: Int) -> Int {
        if let known = values.withLock({ $0[x] }) { return known }
        let value = function(x)
        values.withLock { $0[x] = value }
        return value
    }
}

let lookups = 2_000_000
let remembered = Remembered(triple)
let memo: @Sendable (Int) -> Int = memoize(triple)
let bounded: @Sendable (Int) -> Int = memoize(bound: 1024, triple)

@inline(__always)
func sumOfLookups(_ f: (Int) -> Int) -> Int {
    var total = 0
    for x in 0..<opaque(lookups) { total &+= f(x & 1023) }
    return total
}

compare(
    "A stored value, among 1024",
    [
        Candidate("dictionary and lock by hand", operations: lookups) { sumOfLookups { remembered($0) } },
        Candidate("memoize", operations: lookups) { sumOfLookups(memo) },
        Candidate("memoize, bounded", operations: lookups) { sumOfLookups(bounded) },
    ])

let misses = 200_000

compare(
    "A new value",
    [
        Candidate("dictionary and lock by hand", operations: misses) {
            let fresh = Remembered(triple)
            var total = 0
            for x in 0..<opaque(misses) { total &+= fresh(x) }
            return total
        },
        Candidate("memoize", operations: misses) {
            let fresh: @Sendable (Int) -> Int = memoize(triple)
            var total = 0
            for x in 0..<opaque(misses) { total &+= fresh(x) }
            return total
        },
        Candidate("memoize, bounded to 1024", operations: misses) {
            let fresh: @Sendable (Int) -> Int = memoize(bound: 1024, triple)
            var total = 0
            for x in 0..<opaque(misses) { total &+= fresh(x) }
            return total
        },
    ])
