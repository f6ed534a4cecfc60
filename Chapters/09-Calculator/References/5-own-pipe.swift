private struct Answer: OwnPipe {
    final class Pipe<Value>: PipeShape {
        private var subscribers: [Int: (Value) -> Void] = [:]
        private var order: [Int] = []
        private var next = 0

        func send(_ value: Value) {
            for number in order { subscribers[number]?(value) }
        }

        func subscribe(_ subscriber: @escaping (Value) -> Void) -> () -> Void {
            let number = next
            next += 1
            subscribers[number] = subscriber
            order.append(number)
            return {
                self.subscribers[number] = nil
                self.order.removeAll { $0 == number }
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
