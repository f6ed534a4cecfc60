import CurrycombDifferences
import Synchronization

/// The events of an answer's run, besides its result. Examples are calls to functions that were passed to the answer,
/// events that observers receive, and effects on the world.
///
/// The judge empties the log before each run and compares its entries afterward, so note only events that the task
/// specifies.
public final class RunLog: Sendable {
    private let notes = Mutex<[String]>([])

    /// Notes an event.
    ///
    /// - Parameter what: the event, in the words of the verdict: `Ada hears 3`.
    public func note(_ what: String) { notes.withLock { $0.append(what) } }

    /// Returns a function that notes `name(argument)`, then calls `function` and returns its result. So the number and
    /// order of the calls are compared, too.
    public func spy<Input, Output>(_ name: String, _ function: Fn<Input, Output>) -> @Sendable (Input) -> Output {
        let apply = function.sendable
        return { [self] input in
            note("\(name)(\(describe(input)))")
            return apply(input)
        }
    }

    /// A variant for a plain function.
    public func spy<Input, Output>(_ name: String, _ function: @escaping (Input) -> Output) -> (Input) -> Output {
        { [self] input in
            note("\(name)(\(describe(input)))")
            return function(input)
        }
    }

    func take() -> [String] {
        notes.withLock { notes in
            defer { notes = [] }
            return notes
        }
    }
}
