// A stand-in for AppKit: the part that this package uses. See ../README.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

@MainActor open class NSResponder: NSObject {}

@MainActor open class NSView: NSResponder {
    open var isHidden = false
}

@MainActor open class NSControl: NSView {
    open weak var target: AnyObject?
    open var action: Selector?
    open var isEnabled = true
    open var stringValue = ""
    open var doubleValue = 0.0
    nonisolated public class var textDidChangeNotification: NSNotification.Name { fatalError() }
}

@MainActor open class NSTextField: NSControl {}

@MainActor open class NSButton: NSControl {}

@MainActor open class NSApplication: NSResponder {
    open class var shared: NSApplication { fatalError() }
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool { false }
}

@MainActor public var NSApp: NSApplication! { nil }
