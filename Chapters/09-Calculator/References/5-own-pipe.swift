private struct Answer: OwnPipe {
    final class Pipe<Value>: PipeShape {
        /// A subscriber in a box of its own, which has an identity; a function has none.
        final class Box {
            var subscriber: ((Value) -> Void)?

            init(_ subscriber: @escaping (Value) -> Void) { self.subscriber = subscriber }
        }

        private var boxes: [Box] = []

        func send(_ value: Value) {
            for box in boxes { box.subscriber?(value) }
        }

        func subscribe(_ subscriber: @escaping (Value) -> Void) -> () -> Void {
            let box = Box(subscriber)
            boxes.append(box)
            return {
                box.subscriber = nil
                self.boxes.removeAll { $0 === box }
            }
        }

        func process<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Pipe<NewValue> {
            let result = Pipe<NewValue>()
            _ = subscribe { value in result.send(transform(value)) }
            return result
        }
    }

    func shift(_ pipe: Pipe<Int>, _ transform: @escaping (Int) -> Int) -> Pipe<Int> {
        pipe.process(transform)
    }

    func label(_ pipe: Pipe<Int>, _ transform: @escaping (Int) -> String) -> Pipe<String> {
        pipe.process(transform)
    }
}

package let ownPipeReference: any OwnPipe.Type = Answer.self
