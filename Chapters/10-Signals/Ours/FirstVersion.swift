/// The framework of the chapter's article, including its two faults.
package enum FirstVersion {
    /// A value or an error. The error's type is part of the event's type, as the article proposes in its section on
    /// events.
    package enum Event<Element, Failure: Error> {
        case next(Element)
        case error(Failure)
    }

    package final class Observer<Element, Failure: Error> {
        private let action: (Event<Element, Failure>) -> Void

        package init(_ action: @escaping (Event<Element, Failure>) -> Void) { self.action = action }

        package func sendNext(_ value: Element) { action(.next(value)) }

        package func sendError(_ error: Failure) { action(.error(error)) }

        func send(_ event: Event<Element, Failure>) { action(event) }
    }

    /// The article's signal: it has at most one initial value, and at most one observer.
    package final class Signal<Element, Failure: Error> {
        private let first: Element?
        private var observer: Observer<Element, Failure>?

        private init(first: Element) { self.first = first }

        /// Makes a signal and runs its creator at once: this is the first fault.
        package init(_ creator: (Observer<Element, Failure>) -> Void) {
            first = nil
            creator(Observer { self.observer?.send($0) })
        }

        /// Returns a signal that stores one value and sends it to every new observer.
        package static func `return`(_ value: Element) -> Signal { Signal(first: value) }

        /// Subscribes an observer, which replaces the previous one: this is the second fault.
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

        package static func pipe() -> (Observer<Element, Failure>, Signal) {
            var input: Observer<Element, Failure>?
            let signal = Signal { input = $0 }
            return (input ?? Observer { _ in }, signal)
        }

        /// Returns a signal of the values of all signals that `f` returns. `f` is called with each value of this
        /// signal.
        package func bind<Other>(_ f: @escaping (Element) -> Signal<Other, Failure>) -> Signal<Other, Failure> {
            Signal<Other, Failure> { [weak self] observer in
                self?.subscribe(next: { f($0).subscribe(observer) }, error: observer.sendError)
            }
        }

        /// Calls `bind`, under the name that is usual in Swift.
        package func flatMap<Other>(_ f: @escaping (Element) -> Signal<Other, Failure>) -> Signal<Other, Failure> {
            bind(f)
        }

        package func map<Other>(_ f: @escaping (Element) -> Other) -> Signal<Other, Failure> {
            bind { .return(f($0)) }
        }
    }
}
