import Chapter09Calculator

final class Pipe<Value>: PipeShape {
    func send(_ value: Value) {
        todo("send")
    }

    func subscribe(_ subscriber: @escaping (Value) -> Void) -> () -> Void {
        todo("subscribe")
    }

    func process<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Pipe<NewValue> {
        todo("process")
    }
}

// The checks use Pipe<Int> and Pipe<String>. This struct can stay as it is.
struct Answer: OwnPipe {
    func shift(_ pipe: Pipe<Int>, _ transform: @escaping (Int) -> Int) -> Pipe<Int> {
        pipe.process(transform)
    }

    func label(_ pipe: Pipe<Int>, _ transform: @escaping (Int) -> String) -> Pipe<String> {
        pipe.process(transform)
    }
}

judge(Answer.self)
