import CurrycombBindings
import CurrycombSignals

/// The callbacks again, as the toolkit makes signals of them. (For a model there is `Signals.observing`, on the main
/// actor.)
package enum InTheToolkit {
    /// The taps of a button: a pair of functions, one that adds and one that removes.
    package static func taps(of button: Button) -> some Signal<Void, Never> {
        Signals.handlers(of: button) { button, handler in
            button.addTarget { handler(()) }
        } remove: { button, number in
            button.removeTarget(number)
        }
    }

    /// A delegate with a signal for each requirement, each written on one line. Code that makes such a delegate has to
    /// keep it.
    package final class ScrollerSignals: DelegateSignals, ScrollerDelegate {
        /// The positions.
        package let positions = Calls<Int, Void>()

        /// Makes a delegate without calls.
        package init() {}

        /// Sends a position.
        ///
        /// - Parameter position: the new position of the content.
        package func didScroll(to position: Int) { positions(position) }
    }

    /// A request: a function that calls back once.
    package static func reply(to path: String, from service: Service) -> some Signal<String, Fault> {
        Signals.callback {
            service.get(path, $0)
        } cancel: {
            $0.cancel()
        }
    }

    /// The notices of a name.
    package static func notices(named name: String, on board: NoticeBoard) -> some Signal<String, Never> {
        Signals.handlers {
            board.addReader(of: name, $0)
        } remove: {
            board.removeReader($0)
        }
    }
}
