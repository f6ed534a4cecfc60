import CurrycombBindings
import CurrycombSignals

/// The chapter's callbacks as signals, made with the toolkit. Observation is missing here: for a model, use
/// `Signals.observing` on the main actor.
package enum InTheToolkit {
    package static func taps(of button: Button) -> some Signal<Void, Never> {
        Signals.handlers(of: button) { button, handler in
            button.addTarget { handler(()) }
        } remove: { button, number in
            button.removeTarget(number)
        }
    }

    /// A delegate that has a signal for each method of its protocol. Each method takes only one line. The caller has to
    /// retain the delegate.
    package final class ScrollerSignals: DelegateSignals, ScrollerDelegate {
        package let positions = Calls<Int, Void>()

        package init() {}

        package func didScroll(to position: Int) { positions(position) }
    }

    package static func reply(to path: String, from service: Service) -> some Signal<String, Fault> {
        Signals.callback {
            service.get(path, $0)
        } cancel: {
            $0.cancel()
        }
    }

    package static func notices(named name: String, on board: NoticeBoard) -> some Signal<String, Never> {
        Signals.handlers {
            board.addReader(of: name, $0)
        } remove: {
            board.removeReader($0)
        }
    }
}
