import Chapter09Calculator

// 9.3  A number that notifies its observers
//
// The cell notifies its observers when the number changes, in the order in which they came. observe returns a function
// that removes this observer, and keeps nothing of it in memory; called again, that function does nothing.
//
//     let cell = Cell(7)
//     let remove = cell.observe { print($0) }
//     cell.value = 10    // prints 10
//     cell.value = 10    // prints nothing: it is no change
//     remove()
//     cell.value = 11    // prints nothing
//
// An observer may be removed while the cell notifies. Then it receives nothing more, and no other observer is skipped.
//
//     didSet { … }      // after a stored property: runs after each assignment; oldValue is the value before
//     one === other     // whether two are the same object; closures cannot be compared

struct Answer: WatchCell {
    final class Cell: CellShape {
        var value: Int

        init(_ value: Int) {
            self.value = value
        }

        func observe(_ observer: @escaping (Int) -> Void) -> () -> Void {
            todo("observe")
        }
    }
}

judge(Answer.self)
