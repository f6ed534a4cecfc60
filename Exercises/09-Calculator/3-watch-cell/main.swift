import Chapter09Calculator

// 9.3  A number that notifies its observers
//
// When its number changes, the cell notifies its observers in the order in which they
// subscribed. `observe(…)` returns a function that removes the new observer. After a removal,
// the cell has no entry for that observer, and the observer is released from memory. A second
// call to the returned function does nothing.
//
//     let cell = Cell(7)
//     let remove = cell.observe { print($0) }
//     cell.value = 10    // prints 10
//     cell.value = 10    // prints nothing: the number did not change
//     remove()
//     cell.value = 11    // prints nothing
//
// An observer may be removed during a notification. Then it receives nothing more, but no
// other observer is skipped. An observer may also change the number during a notification.
// Then all observers receive that change, too.
//
//     didSet { … }      // runs after each assignment outside init and didSet; oldValue is the old value
//     one === other     // true if both are the same object; closures cannot be compared

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
