import CurrycombDifferences
import Synchronization

/// The events of an answer's run, beside what it returns: calls of functions that were passed to it, its observers'
/// events, its effects on the world.
///
/// The judge empties it before each run and compares its content afterwards. So note only events that the task
/// specifies.
public final class RunLog: Sendable {
    private let notes = Mutex<[String]>([])

    /// Notes an event.
    ///
    /// - Parameter what: the event, as a reader would say it: `Ada hears 3`.
    public func note(_ what: String) { notes.withLock { $0.append(what) } }

    /// Returns a function that notes each call, so that the number and order of calls are compared, too.
    ///
    /// - Parameters:
    ///   - name: the function's name in the verdict.
    ///   - function: the function's work.
    /// - Returns: a function that notes `name(argument)` and does the same.
    public func spy<Input, Output>(_ name: String, _ function: Fn<Input, Output>) -> @Sendable (Input) -> Output {
        let apply = function.sendable
        return { [self] input in
            note("\(name)(\(describe(input)))")
            return apply(input)
        }
    }

    /// Returns a function that notes each call, made from a plain function.
    ///
    /// - Parameters:
    ///   - name: the function's name in the verdict.
    ///   - function: the function's work.
    /// - Returns: a function that notes `name(argument)` and does the same.
    public func spy<Input, Output>(_ name: String, _ function: @escaping (Input) -> Output) -> (Input) -> Output {
        { [self] input in
            note("\(name)(\(describe(input)))")
            return function(input)
        }
    }

    /// Returns the notes, and empties the log.
    func take() -> [String] {
        notes.withLock { notes in
            defer { notes = [] }
            return notes
        }
    }
}
