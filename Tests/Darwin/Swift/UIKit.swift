// A stand-in for UIKit: the part that this package uses. See ../README.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

@MainActor open class UIResponder: NSObject {}

@MainActor open class UIView: UIResponder {
    open var isHidden = false
}

@MainActor open class UIMenuElement: NSObject {}

public typealias UIActionHandler = (UIAction) -> Void

@MainActor open class UIAction: UIMenuElement {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
    public convenience init(
        title: String = "", identifier: UIAction.Identifier? = nil, handler: @escaping UIActionHandler
    ) { fatalError() }
    open var identifier: UIAction.Identifier { fatalError() }
}

@MainActor open class UIControl: UIView {
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static var touchUpInside: Event { Event(rawValue: 1 << 6) }
        public static var valueChanged: Event { Event(rawValue: 1 << 12) }
        public static var primaryActionTriggered: Event { Event(rawValue: 1 << 13) }
        public static var editingChanged: Event { Event(rawValue: 1 << 17) }
    }
    open var isEnabled = true
    open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {}
    open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {}
    open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: UIControl.Event) {}
}

@MainActor open class UITextField: UIControl {
    open var text: String?
}

@MainActor open class UITextView: UIView {
    open var text: String!
    nonisolated public class var textDidChangeNotification: NSNotification.Name { fatalError() }
}
