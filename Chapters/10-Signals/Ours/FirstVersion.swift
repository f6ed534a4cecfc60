/// The framework of the chapter's article, including its two faults.
package enum FirstVersion {
    /// A value or an error; the error's type is known, as the article proposes in its section on events.
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
        package func sendNext(_ value: Element) { action(.next(value)) }

        /// Sends an error.
        package func sendError(_ error: Failure) { action(.error(error)) }

        func send(_ event: Event<Element, Failure>) { action(event) }
    }

    /// The article's signal: it has at most one initial value, and at most one observer.
    package final class Signal<Element, Failure: Error> {
        private let first: Element?
        private var observer: Observer<Element, Failure>?

        private init(first: Element) { self.first = first }

        /// Makes a signal, and runs its creator at once: the first fault.
        ///
        /// - Parameter creator: the function that sends the events.
        package init(_ creator: (Observer<Element, Failure>) -> Void) {
            first = nil
            creator(Observer { self.observer?.send($0) })
        }

        /// Returns a signal of one value, which the signal keeps for every new observer.
        package static func `return`(_ value: Element) -> Signal { Signal(first: value) }

        /// Subscribes, and replaces the previous observer: the second fault.
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

        /// Returns an observer, and a signal that sends the events of this observer.
        package static func pipe() -> (Observer<Element, Failure>, Signal) {
            var input: Observer<Element, Failure>?
            let signal = Signal { input = $0 }
            return (input ?? Observer { _ in }, signal)
        }

        /// Returns a signal of the values of all signals that `f` returns for the values.
        ///
        /// - Parameter f: returns the signal for a value.
        /// - Returns: one signal, which forwards the errors of the source and of these signals.
        package func bind<Other>(_ f: @escaping (Element) -> Signal<Other, Failure>) -> Signal<Other, Failure> {
            Signal<Other, Failure> { [weak self] observer in
                self?.subscribe(next: { f($0).subscribe(observer) }, error: observer.sendError)
            }
        }

        /// Calls `bind`, by the name that Swift uses.
        package func flatMap<Other>(_ f: @escaping (Element) -> Signal<Other, Failure>) -> Signal<Other, Failure> {
            bind(f)
        }

        /// Returns a signal of a function's results for the values.
        package func map<Other>(_ f: @escaping (Element) -> Other) -> Signal<Other, Failure> {
            bind { .return(f($0)) }
        }
    }
}
