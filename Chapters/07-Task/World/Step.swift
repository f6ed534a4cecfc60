import Synchronization

/// A log of work, line by line. Laws and stories compare logs as well as values.
final class Notes: Sendable {
    private let state = Mutex<[String]>([])

    var lines: [String] { state.withLock { $0 } }

    func note(_ line: String) { state.withLock { $0.append(line) } }

    func take() -> [String] {
        state.withLock { lines in
            defer { lines = [] }
            return lines
        }
    }

    func spy<Input, Output>(_ name: String, _ function: Fn<Input, Output>) -> @Sendable (Input) -> Output {
        let apply = function.sendable
        return { [self] input in
            note("\(name)(\(Tour.described(input)))")
            return apply(input)
        }
    }
}

/// A step that the checks of the laws run. It notes its name and its input and then returns a number or fails.
struct Step: Sendable, CustomStringConvertible {
    let name: String
    let function: Fn<Int, Int>

    func task(_ notes: Notes, _ x: Int) -> LazyTask<Int> {
        LazyTask {
            notes.note("\(name)(\(x))")
            await Task.yield()
            if name == "fails" { throw Service.Failure(request: 1, path: "step") }
            // In a run that is not cancelled, a CancellationError is an error like any other.
            if name == "stops" { throw CancellationError() }
            return function(x)
        }
    }

    func on(_ notes: Notes) -> @Sendable (Int) -> LazyTask<Int> { { task(notes, $0) } }

    var description: String {
        switch name {
        case "fails": "fails"
        case "stops": "throws CancellationError()"
        default: "\(function), noting \(name)"
        }
    }
}

extension Generator where Value == Step {
    static var step: Generator<Step> {
        Generator<(Fn<Int, Int>, String)>.pair(.function, .element(of: ["a", "b", "a", "fails", "stops"]))
            .map { Step(name: $0.1, function: $0.0) }
    }
}

struct Trace: Equatable, CustomStringConvertible {
    let outcome: String
    let lines: [String]

    @MainActor init<Value>(_ make: @MainActor (Notes) -> LazyTask<Value>) async {
        _ = Turns.areTaken
        let notes = Notes()
        do {
            outcome = Tour.described(try await make(notes).run())
        } catch {
            outcome = "threw \(error)"
        }
        lines = notes.lines
    }

    var description: String { "\(outcome) after \(lines)" }
}
