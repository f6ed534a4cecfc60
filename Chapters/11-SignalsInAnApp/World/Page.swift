import CurrycombSignals
import Synchronization

/// A page with a line of text, a button that can be disabled, and messages.
public final class Page: Sendable {
    private struct State {
        var title = ""
        var isEnabled = true
        var log: [String] = []
    }

    private let state = Mutex(State())

    /// Makes a page without text, whose button is enabled.
    public init() {}

    /// The line of text.
    public var title: String {
        get { state.withLock(\.title) }
        set {
            state.withLock { state in
                state.title = newValue
                state.log.append("title = \(newValue)")
            }
        }
    }

    /// True if the button can be pressed.
    public var isEnabled: Bool {
        get { state.withLock(\.isEnabled) }
        set {
            state.withLock { state in
                state.isEnabled = newValue
                state.log.append("isEnabled = \(newValue)")
            }
        }
    }

    /// Shows a message.
    public func show(_ message: String) { state.withLock { $0.log.append("show \(message)") } }

    /// Each assignment and message, in order: `title = Ada`, `isEnabled = true`, `show Too long`.
    public var log: [String] { state.withLock(\.log) }
}

/// A cell with a text, such as a text field or a model's property. Its observers are also notified when it is set to
/// the text that it already has.
public final class Cell: Sendable {
    private let stored: Mutex<[String]>
    private let subject = Subject<String, Never>()

    /// Makes a cell.
    public init(_ text: String) { stored = Mutex([text]) }

    /// The text. Setting it notifies all observers. After the hundredth text, including the initial text, observers are
    /// no longer notified, because so many texts suggest an endless loop.
    public var text: String {
        get { stored.withLock { $0[$0.count - 1] } }
        set {
            let isNoEcho = stored.withLock { texts in
                texts.append(newValue)
                return texts.count <= 100
            }
            if isNoEcho { subject.send(newValue) }
        }
    }

    /// The texts written so far, in order.
    public var written: [String] { stored.withLock { Array($0.dropFirst()) } }

    /// A signal of the texts that are written from now on, within the limit of ``text``. It does not retain the cell
    /// and completes when the cell is released.
    public var changes: AnySignal<String, Never> { subject.eraseToAnySignal() }

    deinit { subject.complete() }
}
