import Chapter09Calculator

// 9.5  A pipe for any type
//
// A pipe sends each value to all subscribers, in the order in which they subscribed. It stores
// no value: a late subscriber does not receive earlier values. If a value equals the previous
// value, it is sent, too. `process(…)` returns a new pipe of a function's results. The
// function runs once for each value, even if the new pipe has several subscribers, or none.
// Some subscribers may subscribe to the old pipe after the call to `process(…)`. For each
// value, the function runs before these subscribers receive the value.
//
//     let b = a.process { $0 + 3 }.process { $0 + 5 }
//     let remove = b.subscribe { print($0) }
//     a.send(2)    // prints 10
//     remove()
//     a.send(2)    // prints nothing
//
//     _ = b.subscribe { … }    // you need not keep the function that is returned

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
