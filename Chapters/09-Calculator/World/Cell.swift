/// Step 3 of the chapter's article: a number that notifies its observers when it changes.
///
/// The article calls it `CalculatorReactive`.
public class Cell {
    private let observers = Observers<Int>()

    /// The number. A change notifies the observers.
    public var value: Int {
        didSet {
            if value != oldValue { observers.tell(value) }
        }
    }

    /// Makes a cell.
    ///
    /// - Parameter value: the initial number, which is not sent to observers.
    public init(_ value: Int = 0) {
        self.value = value
    }

    /// Adds an observer, which receives each change from now on.
    ///
    /// - Parameter observer: called with the new number, after the observers that subscribed earlier. If one of them
    ///   sets the number again, this observer receives the newer number first, and then the older one.
    /// - Returns: a function that removes only this observer.
    @discardableResult
    public func observe(_ observer: @escaping (Int) -> Void) -> () -> Void {
        observers.add(observer)
    }
}
