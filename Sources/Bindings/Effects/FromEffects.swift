import CurrycombEffects
import CurrycombSignals

struct FromLazyTask<Value: Sendable, Failure: Error>: Signal {
    let task: LazyTask<Value, Failure>

    func subscribe<O: Observer<Value, Failure>>(_ observer: consuming O, in subscription: Subscription) {
        Signals.create { (sink: Sink<Value, Failure>) in
            let running = startTask { [task] in
                switch await task.outcome() {
                case .success(let value):
                    sink.send(value)
                    sink.complete()
                case .failure(let error): sink.fail(error)
                case .cancelled: subscription.dispose()
                }
            }
            sink.onDispose { running.cancel() }
        }.subscribe(observer, in: subscription)
    }
}

extension Signals {
    /// Makes a signal of a lazy task's result.
    ///
    /// ```swift
    /// let pages = taps.flatMap(.latest) { Signals.from(loadPage) }
    /// ```
    ///
    /// - Parameter task: the task, which is run again for each observer and cancelled at disposal.
    /// - Returns: a cold signal of the task's value, which fails with the task's error. If the task ends as cancelled
    ///   for another reason, the signal is interrupted.
    public static func from<Value: Sendable, Failure: Error>(
        _ task: LazyTask<Value, Failure>
    ) -> some Signal<Value, Failure> {
        FromLazyTask(task: task)
    }

    /// Makes a signal of an effect's result.
    ///
    /// ```swift
    /// Signals.from(IO { readLine() ?? "" }).observe { print("You said \($0)") }
    /// ```
    ///
    /// - Parameter io: the effect, which is run again for each observer, on the thread that observes.
    /// - Returns: a cold signal of the effect's value, which fails with the effect's error.
    public static func from<Value: Sendable, Failure: Error>(_ io: IO<Value, Failure>) -> some Signal<Value, Failure> {
        create { (sink: Sink<Value, Failure>) in
            if sink.subscription.isDisposed { return }
            do throws(Failure) {
                sink.send(try io.run())
                sink.complete()
            } catch {
                sink.fail(error)
            }
        }
    }
}
