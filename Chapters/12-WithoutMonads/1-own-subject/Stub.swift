import Chapter12WithoutMonads

struct Answer: OwnSubject {
    final class Subject<Value>: SubjectShape {
        private(set) var value: Value

        init(_ value: Value) {
            self.value = value
        }

        func subscribe(_ tell: @escaping (Value) -> Void) -> () -> Void {
            todo("subscribe")
        }

        func send(_ value: Value) {
            todo("send")
        }
    }

    // The checks use Subject<Int> and Subject<String>. These two lines can stay as they are.
    typealias Numbers = Subject<Int>
    typealias Texts = Subject<String>
}

judge(Answer.self)
