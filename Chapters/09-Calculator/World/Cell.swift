/// Step 3: a number that tells when it changes.
///
/// It is `CalculatorReactive` in the article.
public class Cell {
    private let observers = Observers<Int>()

    /// The number. Whoever observes it is told when it changes.
    public var value: Int {
        didSet {
            if value != oldValue { observers.tell(value) }
        }
    }

    /// Makes a cell.
    ///
    /// - Parameter value: the number that it starts with; nobody is told of it.
    public init(_ value: Int = 0) {
        self.value = value
    }

    /// Has somebody told of each change from now on.
    ///
    /// - Parameter observer: called with the new number, after those who came earlier.
    /// - Returns: removes this observer, and no other.
    @discardableResult
    public func observe(_ observer: @escaping (Int) -> Void) -> () -> Void {
        observers.add(observer)
    }
}
