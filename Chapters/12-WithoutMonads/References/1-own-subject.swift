private struct Answer: OwnSubject {
    final class Subject<Value>: SubjectShape {
        /// A subscriber in a box, which has an identity; a function has none. It is emptied when the subscriber leaves.
        final class Box {
            var tell: ((Value) -> Void)?

            init(_ tell: @escaping (Value) -> Void) { self.tell = tell }
        }

        private(set) var value: Value
        private var boxes: [Box] = []
        private var waiting: [Value] = []
        private var isSending = false

        init(_ value: Value) {
            self.value = value
        }

        func subscribe(_ tell: @escaping (Value) -> Void) -> () -> Void {
            let box = Box(tell)
            boxes.append(box)
            tell(value)
            return { [weak self] in
                box.tell = nil
                self?.boxes.removeAll { $0 === box }
            }
        }

        func send(_ value: Value) {
            waiting.append(value)
            guard !isSending else { return }
            isSending = true
            while !waiting.isEmpty {
                self.value = waiting.removeFirst()
                for box in boxes { box.tell?(self.value) }
            }
            isSending = false
        }
    }

    typealias Numbers = Subject<Int>
    typealias Texts = Subject<String>
}

package let ownSubjectReference: any OwnSubject.Type = Answer.self
