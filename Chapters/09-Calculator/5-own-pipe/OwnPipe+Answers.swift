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

// MARK: - Wrong answers

package let ownPipeWrong: KeyValuePairs<String, any Contract.Type> = [
    "heldWeakly": HeldWeakly.self, "branchReplaced": BranchReplaced.self, "skipped": Skipped.self,
    "deafWhileSending": DeafWhileSending.self, "numberTaken": NumberTaken.self,
    "nothingSent": NothingSent.self, "onlyChanges": OnlyChanges.self, "onlyOnce": OnlyOnce.self,
    "sendsAllAgain": SendsAllAgain.self, "remembers": Remembers.self, "replaced": Replaced.self,
    "onlyFirst": OnlyFirst.self, "backwards": Backwards.self, "notRemoved": NotRemoved.self,
    "removesAll": RemovesAll.self, "byPlace": ByPlace.self, "noOrder": NoOrder.self, "numberReused": NumberReused.self,
    "notTransformed": NotTransformed.self, "removesLast": RemovesLast.self,
    "notSentOn": NotSentOn.self, "takesAway": TakesAway.self, "firstOnly": FirstOnly.self,
    "perSubscriber": PerSubscriber.self, "transformTwice": TransformTwice.self, "oneWaits": OneWaits.self,
]

/// Right in what a wrong pipe does not say otherwise.
private class RightPipe<Value>: PipeShape {
    var subscribers: [(id: Int, hear: (Value) -> Void)] = []
    var next = 0

    required init() {}

    func send(_ value: Value) { for subscriber in subscribers { subscriber.hear(value) } }

    func subscribe(_ subscriber: @escaping (Value) -> Void) -> () -> Void {
        let id = next
        next += 1
        subscribers.append((id, subscriber))
        return { self.remove(id) }
    }

    func remove(_ id: Int) { subscribers.removeAll { $0.id == id } }
}

/// Right in what a wrong answer does not say otherwise.
private protocol Right: OwnPipe {}

extension Right {
    func shift(_ pipe: Numbers, _ transform: @escaping (Int) -> Int) -> Numbers {
        let result = Numbers()
        _ = pipe.subscribe { result.send(transform($0)) }
        return result
    }

    func label(_ pipe: Numbers, _ transform: @escaping (Int) -> String) -> Texts {
        let result = Texts()
        _ = pipe.subscribe { result.send(transform($0)) }
        return result
    }
}

private protocol RightPipes: Right where Numbers == RightPipe<Int>, Texts == RightPipe<String> {}

private struct NothingSent: Right {
    final class Pipe<Value>: RightPipe<Value> {
        override func send(_ value: Value) {}
    }
    typealias Numbers = Pipe<Int>
    typealias Texts = Pipe<String>
}

private struct OnlyChanges: Right {
    final class Pipe: RightPipe<Int> {
        var last: Int?
        override func send(_ value: Int) {
            if value != last { super.send(value) }
            last = value
        }
    }
    typealias Numbers = Pipe
    typealias Texts = RightPipe<String>
}

private struct OnlyOnce: Right {
    final class Pipe: RightPipe<Int> {
        override func send(_ value: Int) {
            super.send(value)
            subscribers = []
        }
    }
    typealias Numbers = Pipe
    typealias Texts = RightPipe<String>
}

private struct SendsAllAgain: Right {
    final class Pipe: RightPipe<Int> {
        var sent: [Int] = []
        override func send(_ value: Int) {
            sent.append(value)
            sent.forEach(super.send)
        }
    }
    typealias Numbers = Pipe
    typealias Texts = RightPipe<String>
}

private struct Remembers: Right {
    final class Pipe: RightPipe<Int> {
        var last: Int?
        override func send(_ value: Int) {
            last = value
            super.send(value)
        }
        override func subscribe(_ subscriber: @escaping (Int) -> Void) -> () -> Void {
            if let last { subscriber(last) }
            return super.subscribe(subscriber)
        }
    }
    typealias Numbers = Pipe
    typealias Texts = RightPipe<String>
}

private struct Replaced: Right {
    final class Pipe: RightPipe<Int> {
        override func subscribe(_ subscriber: @escaping (Int) -> Void) -> () -> Void {
            subscribers = []
            return super.subscribe(subscriber)
        }
    }
    typealias Numbers = Pipe
    typealias Texts = RightPipe<String>
}

private struct OnlyFirst: Right {
    final class Pipe: RightPipe<Int> {
        override func send(_ value: Int) { subscribers.first?.hear(value) }
    }
    typealias Numbers = Pipe
    typealias Texts = RightPipe<String>
}

private struct Backwards: Right {
    final class Pipe: RightPipe<Int> {
        override func send(_ value: Int) { for one in subscribers.reversed() { one.hear(value) } }
    }
    typealias Numbers = Pipe
    typealias Texts = RightPipe<String>
}

private struct NotRemoved: Right {
    final class Pipe: RightPipe<Int> {
        override func remove(_ id: Int) {}
    }
    typealias Numbers = Pipe
    typealias Texts = RightPipe<String>
}

private struct RemovesAll: Right {
    final class Pipe: RightPipe<Int> {
        override func remove(_ id: Int) { subscribers = [] }
    }
    typealias Numbers = Pipe
    typealias Texts = RightPipe<String>
}

private struct ByPlace: Right {
    final class Pipe: RightPipe<Int> {
        override func remove(_ id: Int) { subscribers.remove(at: id) }
    }
    typealias Numbers = Pipe
    typealias Texts = RightPipe<String>
}

private struct NoOrder: Right {
    final class Pipe: RightPipe<Int> {
        override func send(_ value: Int) {
            // What a dictionary may do.
            for one in subscribers.sorted(by: { $0.id % 3 > $1.id % 3 }) { one.hear(value) }
        }
    }
    typealias Numbers = Pipe
    typealias Texts = RightPipe<String>
}

private struct NumberReused: Right {
    final class Pipe: RightPipe<Int> {
        override func subscribe(_ subscriber: @escaping (Int) -> Void) -> () -> Void {
            let id = subscribers.count
            subscribers.removeAll { $0.id == id }
            subscribers.append((id, subscriber))
            return { self.remove(id) }
        }
    }
    typealias Numbers = Pipe
    typealias Texts = RightPipe<String>
}

private struct RemovesLast: Right {
    final class Pipe: RightPipe<Int> {
        override func remove(_ id: Int) { subscribers.removeLast() }
    }
    typealias Numbers = Pipe
    typealias Texts = RightPipe<String>
}

private struct NotSentOn: RightPipes {
    func shift(_ pipe: RightPipe<Int>, _ transform: @escaping (Int) -> Int) -> RightPipe<Int> {
        _ = pipe.subscribe { _ = transform($0) }
        return RightPipe()
    }
}

private struct NotTransformed: RightPipes {
    func shift(_ pipe: RightPipe<Int>, _ transform: @escaping (Int) -> Int) -> RightPipe<Int> {
        let result = RightPipe<Int>()
        _ = pipe.subscribe(result.send)
        return result
    }
}

private struct TakesAway: RightPipes {
    func shift(_ pipe: RightPipe<Int>, _ transform: @escaping (Int) -> Int) -> RightPipe<Int> {
        pipe.subscribers = []
        let result = RightPipe<Int>()
        _ = pipe.subscribe { result.send(transform($0)) }
        return result
    }
}

private struct HeldWeakly: RightPipes {
    func shift(_ pipe: RightPipe<Int>, _ transform: @escaping (Int) -> Int) -> RightPipe<Int> {
        let result = RightPipe<Int>()
        _ = pipe.subscribe { [weak result] in result?.send(transform($0)) }
        return result
    }
}

private struct BranchReplaced: Right {
    /// Has room for one pipe behind it.
    final class Pipe: RightPipe<Int> {
        var behind: (Int) -> Void = { _ in }
        override func send(_ value: Int) {
            behind(value)
            super.send(value)
        }
    }
    typealias Numbers = Pipe
    typealias Texts = RightPipe<String>
    func shift(_ pipe: Pipe, _ transform: @escaping (Int) -> Int) -> Pipe {
        let result = Pipe()
        pipe.behind = { result.send(transform($0)) }
        return result
    }
}

private struct Skipped: Right {
    final class Pipe: RightPipe<Int> {
        override func send(_ value: Int) {
            var place = 0
            while place < subscribers.count {
                subscribers[place].hear(value)
                place += 1
            }
        }
    }
    typealias Numbers = Pipe
    typealias Texts = RightPipe<String>
}

private struct FirstOnly: RightPipes {
    func shift(_ pipe: RightPipe<Int>, _ transform: @escaping (Int) -> Int) -> RightPipe<Int> {
        let result = RightPipe<Int>()
        var remove: () -> Void = {}
        remove = pipe.subscribe {
            result.send(transform($0))
            remove()
        }
        return result
    }
}

private struct PerSubscriber: Right {
    /// Puts the function behind each subscriber.
    final class Pipe: RightPipe<Int> {
        var source: (RightPipe<Int>, (Int) -> Int)?
        override func subscribe(_ subscriber: @escaping (Int) -> Void) -> () -> Void {
            let remove = super.subscribe(subscriber)
            guard let (pipe, transform) = source else { return remove }
            return pipe.subscribe { subscriber(transform($0)) }
        }
    }
    typealias Numbers = Pipe
    typealias Texts = RightPipe<String>
    func shift(_ pipe: Pipe, _ transform: @escaping (Int) -> Int) -> Pipe {
        let result = Pipe()
        result.source = (pipe, transform)
        return result
    }
}

private struct TransformTwice: RightPipes {
    func shift(_ pipe: RightPipe<Int>, _ transform: @escaping (Int) -> Int) -> RightPipe<Int> {
        let result = RightPipe<Int>()
        _ = pipe.subscribe { if transform($0) != .min { result.send(transform($0)) } }
        return result
    }
}

private struct DeafWhileSending: Right {
    final class Pipe: RightPipe<Int> {
        var isSending = false
        override func send(_ value: Int) {
            guard !isSending else { return }
            isSending = true
            super.send(value)
            isSending = false
        }
    }
    typealias Numbers = Pipe
    typealias Texts = RightPipe<String>
}

private struct NumberTaken: Right {
    final class Pipe<Value>: RightPipe<Value> {
        override func remove(_ id: Int) {
            super.remove(id)
            next = subscribers.count
        }
    }
    typealias Numbers = Pipe<Int>
    typealias Texts = Pipe<String>
}

private struct OneWaits: Right {
    final class Pipe: RightPipe<Int> {
        var isSending = false
        var waiting: Int?
        override func send(_ value: Int) {
            guard !isSending else { return waiting = value }
            isSending = true
            super.send(value)
            isSending = false
            guard let next = waiting else { return }
            waiting = nil
            send(next)
        }
    }
    typealias Numbers = Pipe
    typealias Texts = RightPipe<String>
}
