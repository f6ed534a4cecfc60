private struct Answer: OwnSubject {
    final class Subject<Value>: SubjectShape {
        private(set) var value: Value
        private var subscribers: [(id: Int, tell: (Value) -> Void)] = []
        private var waiting: [Value] = []
        private var isSending = false
        private var lastID = 0

        init(_ value: Value) {
            self.value = value
        }

        func subscribe(_ tell: @escaping (Value) -> Void) -> () -> Void {
            lastID += 1
            let id = lastID
            subscribers.append((id, tell))
            tell(value)
            return { [weak self] in self?.subscribers.removeAll { $0.id == id } }
        }

        func send(_ value: Value) {
            waiting.append(value)
            guard !isSending else { return }
            isSending = true
            while !waiting.isEmpty {
                self.value = waiting.removeFirst()
                for (id, tell) in subscribers where isSubscribed(id) { tell(self.value) }
            }
            isSending = false
        }

        private func isSubscribed(_ id: Int) -> Bool {
            subscribers.contains { $0.id == id }
        }
    }

    typealias Numbers = Subject<Int>
    typealias Texts = Subject<String>
}

package let ownSubjectReference: any OwnSubject.Type = Answer.self
