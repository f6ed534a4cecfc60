// @unchecked is sound for `Kept`: a `Kept` only keeps an object alive, and no code reads the object.
import CurrycombSignals

/// A delegate whose calls are signals. For each delegate method, it has a property of the type ``Calls``, which is a
/// signal, and the method calls this property in one line.
///
/// ```swift
/// final class ScrollSignals: NSObject, DelegateSignals, UIScrollViewDelegate {
///     let didScroll = Calls<CGPoint, Void>()
///     let shouldScrollToTop = Calls<Void, Bool>(answer: true)
///
///     func scrollViewDidScroll(_ view: UIScrollView) { didScroll(view.contentOffset) }
///     func scrollViewShouldScrollToTop(_ view: UIScrollView) -> Bool { shouldScrollToTop() }
/// }
///
/// let scrolling = ScrollSignals().attached(to: scrollView) { $0.delegate = $1 }
/// scrolling.didScroll.map(\.y).bind(on: header) { header, y in header.move(to: y) }
/// ```
///
/// Each signal may have any number of observers and completes when the delegate is released.
public protocol DelegateSignals: AnyObject {}

extension DelegateSignals {
    /// Makes this object the delegate of `source`, and returns this object. If `source` has a ``Lifetime``, as every
    /// `NSObject` on Apple's platforms does, `source` keeps this object alive. Otherwise, keep this object in a
    /// property, because most objects do not retain their delegates.
    ///
    /// ```swift
    /// let moves = LocationSignals().attached(to: locator) { $0.delegate = $1 }
    /// ```
    @discardableResult
    public func attached<Source: AnyObject>(to source: Source, _ install: (Source, Self) -> Void) -> Self {
        install(source, self)
        let kept = Kept(object: self)
        Lifetime.of(source)?.onEnd { _ = kept }
        return self
    }
}

private struct Kept: @unchecked Sendable {
    let object: AnyObject
}
