let watchCellRefused = [
    "comparedFunctions": """
    final class Cell: CellShape {
        var observers: [(Int) -> Void] = []
        var value: Int
        init(_ value: Int) { self.value = value }
        func observe(_ observer: @escaping (Int) -> Void) -> () -> Void {
            observers.append(observer)
            return { self.observers.removeAll { $0 == observer } }
        }
    }
    """
]
