import CurrycombEffects
import Harness

func naiveLeft(_ depth: Int) -> NaiveIO<Int, Oops> {
    var io = NaiveIO<Int, Oops>.of(opaque(0))
    for _ in 0..<depth { io = io.flatMap { .of($0 &+ 1) } }
    return io
}

func left(_ depth: Int) -> IO<Int, Oops> {
    var io = IO<Int, Oops>.of(opaque(0))
    for _ in 0..<depth { io = io.flatMap { .of($0 &+ 1) } }
    return io
}

@Sendable func naiveLoop(_ count: Int) -> NaiveIO<Int, Oops> {
    count == 0 ? .of(0) : NaiveIO.of(count).flatMap { naiveLoop($0 - 1) }
}

@Sendable func loop(_ count: Int) -> IO<Int, Oops> {
    count == 0 ? .of(0) : IO.of(count).flatMap { loop($0 - 1) }
}

func naiveMaps(_ depth: Int) -> NaiveIO<Int, Oops> {
    var io = NaiveIO<Int, Oops>.of(opaque(0))
    for _ in 0..<depth { io = io.map { $0 &+ 1 } }
    return io
}

func maps(_ depth: Int) -> IO<Int, Oops> {
    var io = IO<Int, Oops>.of(opaque(0))
    for _ in 0..<depth { io = io.map { $0 &+ 1 } }
    return io
}

func value(_ io: NaiveIO<Int, Oops>) -> Int { (try? io.run()) ?? -1 }
func value(_ io: IO<Int, Oops>) -> Int { (try? io.run()) ?? -1 }

/// Repeats a short program, so that every sample takes long enough to be timed.
func candidate(_ name: String, _ depth: Int, _ once: @escaping () -> Int) -> Candidate {
    let repetitions = max(1, 400_000 / depth)
    return Candidate(name, operations: repetitions * depth) {
        var sum = 0
        for _ in 0..<repetitions { sum &+= once() }
        return sum
    }
}

func compareIO() {
    for depth in [10, 1_000, 20_000] {
        compare(
            "IO: \(depth) left-nested binds, built, run and dropped",
            [
                candidate("closures", depth) { value(naiveLeft(depth)) },
                candidate("IO", depth) { value(left(depth)) },
            ])
        let (naive, io) = (naiveLeft(depth), left(depth))
        compare(
            "IO: \(depth) left-nested binds, run",
            [
                candidate("closures", depth) { value(naive) },
                candidate("IO", depth) { value(io) },
            ])
        compare(
            "IO: a recursive loop of \(depth) binds",
            [
                candidate("closures", depth) { value(naiveLoop(depth)) },
                candidate("IO", depth) { value(loop(depth)) },
            ])
        compare(
            "IO: \(depth) maps, built, run and dropped",
            [
                candidate("closures", depth) { value(naiveMaps(depth)) },
                candidate("IO", depth) { value(maps(depth)) },
            ])
    }
    let million = 1_000_000
    let io = left(million)
    compare(
        "IO: a million binds, at which the closures overflow the stack",
        [
            Candidate("recursive loop", operations: million) { value(loop(million)) },
            Candidate("left-nested, run", operations: million) { value(io) },
            Candidate("left-nested, built, run and dropped", operations: million) { value(left(million)) },
        ])
}
