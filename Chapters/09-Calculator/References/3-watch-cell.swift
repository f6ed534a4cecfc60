private struct Answer: WatchCell {
    final class Cell: CellShape {
        /// An observer in a box of its own, which has an identity; a function has none.
        final class Box {
            var observer: ((Int) -> Void)?

            init(_ observer: @escaping (Int) -> Void) { self.observer = observer }
        }

        private var boxes: [Box] = []

        var value: Int {
            didSet {
                guard value != oldValue else { return }
                for box in boxes { box.observer?(value) }
            }
        }

        init(_ value: Int) {
            self.value = value
        }

        func observe(_ observer: @escaping (Int) -> Void) -> () -> Void {
            let box = Box(observer)
            boxes.append(box)
            return {
                box.observer = nil
                self.boxes.removeAll { $0 === box }
            }
        }
    }
}

package let watchCellReference: any WatchCell.Type = Answer.self
