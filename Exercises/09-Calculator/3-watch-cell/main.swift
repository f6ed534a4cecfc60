import Chapter09Calculator

// 9.3  A number that tells
//
// Observers are told when the number becomes another one. observe gives a function that removes this observer.
//
//     let cell = Cell(7)
//     let remove = cell.observe { print($0) }
//     cell.value = 10    // prints 10
//     cell.value = 10    // prints nothing: it is no change
//     remove()
//     cell.value = 11    // prints nothing
//
// Swift runs didSet { … } behind a stored property after each assignment; in it, oldValue is the value before.

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
