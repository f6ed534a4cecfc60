/// The framework as the article builds it, its two faults included.
package enum FirstVersion {
    /// A value or an error; the error's type is known, as the article proposes at the end of its first part.
    package enum Event<Element, Failure: Error> {
        /// A value.
        case next(Element)
        /// An error.
        case error(Failure)
    }

    /// The sender and receiver of events.
    package final class Observer<Element, Failure: Error> {
        private let action: (Event<Element, Failure>) -> Void

        /// Makes an observer.
        ///
        /// - Parameter action: the work for each event.
        package init(_ action: @escaping (Event<Element, Failure>) -> Void) { self.action = action }

        /// Sends a value.
        ///
        /// - Parameter value: the value.
        package func sendNext(_ value: Element) { action(.next(value)) }

        /// Sends an error.
        ///
        /// - Parameter error: the error.
        package func sendError(_ error: Failure) { action(.error(error)) }

        func send(_ event: Event<Element, Failure>) { action(event) }
    }

    /// The article's signal: one value or none to begin with, and room for one observer.
    package final class Signal<Element, Failure: Error> {
        private let first: Element?
        private var observer: Observer<Element, Failure>?

        private init(first: Element) { self.first = first }

        /// Makes a signal, and runs its creator right now: the first fault.
        ///
        /// - Parameter creator: the function that sends the events.
        package init(_ creator: (Observer<Element, Failure>) -> Void) {
            first = nil
            creator(Observer { self.observer?.send($0) })
        }

        /// A signal of one value.
        ///
        /// - Parameter value: the value.
        /// - Returns: the signal; it keeps the value for its observer.
        package static func `return`(_ value: Element) -> Signal { Signal(first: value) }

        /// Subscribes, in the place of the observer before: the second fault.
        ///
        /// - Parameters:
        ///   - next: the work for a value.
        ///   - error: the work for an error.
        package func subscribe(next: @escaping (Element) -> Void, error: @escaping (Failure) -> Void = { _ in }) {
            subscribe(
                Observer { event in
                    switch event {
                    case .next(let value): next(value)
                    case .error(let failure): error(failure)
                    }
                })
        }

        private func subscribe(_ observer: Observer<Element, Failure>) {
            if let first { observer.sendNext(first) }
            self.observer = observer
        }

        /// A signal that is driven by hand, and the observer that drives it.
        ///
        /// - Returns: both ends.
        package static func pipe() -> (Observer<Element, Failure>, Signal) {
            var input: Observer<Element, Failure>?
            let signal = Signal { input = $0 }
            return (input ?? Observer { _ in }, signal)
        }

        /// Makes a signal of each value, and sends the values of all of them.
        ///
        /// - Parameter f: the signal for a value.
        /// - Returns: one signal, which forwards the errors of both.
        package func bind<Other>(_ f: @escaping (Element) -> Signal<Other, Failure>) -> Signal<Other, Failure> {
            Signal<Other, Failure> { [weak self] observer in
                self?.subscribe(next: { f($0).subscribe(observer) }, error: observer.sendError)
            }
        }

        /// Calls `bind`, by the name that Swift uses.
        ///
        /// - Parameter f: the signal for a value.
        /// - Returns: one signal.
        package func flatMap<Other>(_ f: @escaping (Element) -> Signal<Other, Failure>) -> Signal<Other, Failure> {
            bind(f)
        }

        /// Applies a function to each value.
        ///
        /// - Parameter f: the function.
        /// - Returns: a signal of its values.
        package func map<Other>(_ f: @escaping (Element) -> Other) -> Signal<Other, Failure> {
            bind { .return(f($0)) }
        }
    }
}
