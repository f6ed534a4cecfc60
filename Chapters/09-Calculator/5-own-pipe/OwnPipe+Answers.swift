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
    "heldWeakly": HeldWeakly.self, "branchReplaced": BranchReplaced.self, "skipped": Of<Skipped>.self,
    "deafWhileSending": Of<DeafWhileSending>.self, "numberTaken": NumberTaken.self,
    "nothingSent": NothingSent.self, "onlyChanges": Of<OnlyChanges>.self, "onlyOnce": Of<OnlyOnce>.self,
    "sendsAllAgain": Of<SendsAllAgain>.self, "remembers": Of<Remembers>.self, "replaced": Of<Replaced>.self,
    "onlyFirst": Of<OnlyFirst>.self, "backwards": Of<Backwards>.self, "notRemoved": Of<NotRemoved>.self,
    "removesAll": Of<RemovesAll>.self, "byPlace": Of<ByPlace>.self, "noOrder": Of<NoOrder>.self,
    "numberReused": Of<NumberReused>.self,
    "notTransformed": NotTransformed.self, "removesLast": Of<RemovesLast>.self,
    "notSentOn": NotSentOn.self, "takesAway": TakesAway.self, "firstOnly": FirstOnly.self,
    "perSubscriber": PerSubscriber.self, "transformTwice": TransformTwice.self, "oneWaits": Of<OneWaits>.self,
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

private struct Of<Pipe: RightPipe<Int>>: Right {
    typealias Numbers = Pipe
    typealias Texts = RightPipe<String>
}

private protocol RightPipes: Right where Numbers == RightPipe<Int>, Texts == RightPipe<String> {}

private struct NothingSent: Right {
    final class Pipe<Value>: RightPipe<Value> {
        override func send(_ value: Value) {}
    }
    typealias Numbers = Pipe<Int>
    typealias Texts = Pipe<String>
}

private final class OnlyChanges: RightPipe<Int> {
    var last: Int?
    override func send(_ value: Int) {
        if value != last { super.send(value) }
        last = value
    }
}

private final class OnlyOnce: RightPipe<Int> {
    override func send(_ value: Int) {
        super.send(value)
        subscribers = []
    }
}

private final class SendsAllAgain: RightPipe<Int> {
    var sent: [Int] = []
    override func send(_ value: Int) {
        sent.append(value)
        sent.forEach(super.send)
    }
}

private final class Remembers: RightPipe<Int> {
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

private final class Replaced: RightPipe<Int> {
    override func subscribe(_ subscriber: @escaping (Int) -> Void) -> () -> Void {
        subscribers = []
        return super.subscribe(subscriber)
    }
}

private final class OnlyFirst: RightPipe<Int> {
    override func send(_ value: Int) { subscribers.first?.hear(value) }
}

private final class Backwards: RightPipe<Int> {
    override func send(_ value: Int) { for one in subscribers.reversed() { one.hear(value) } }
}

private final class NotRemoved: RightPipe<Int> {
    override func remove(_ id: Int) {}
}

private final class RemovesAll: RightPipe<Int> {
    override func remove(_ id: Int) { subscribers = [] }
}

private final class ByPlace: RightPipe<Int> {
    override func remove(_ id: Int) { subscribers.remove(at: id) }
}

private final class NoOrder: RightPipe<Int> {
    override func send(_ value: Int) {
        // What a dictionary may do.
        for one in subscribers.sorted(by: { $0.id % 3 > $1.id % 3 }) { one.hear(value) }
    }
}

private final class NumberReused: RightPipe<Int> {
    override func subscribe(_ subscriber: @escaping (Int) -> Void) -> () -> Void {
        let id = subscribers.count
        subscribers.removeAll { $0.id == id }
        subscribers.append((id, subscriber))
        return { self.remove(id) }
    }
}

private final class RemovesLast: RightPipe<Int> {
    override func remove(_ id: Int) { subscribers.removeLast() }
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

private final class Skipped: RightPipe<Int> {
    override func send(_ value: Int) {
        var place = 0
        while place < subscribers.count {
            subscribers[place].hear(value)
            place += 1
        }
    }
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

private final class DeafWhileSending: RightPipe<Int> {
    var isSending = false
    override func send(_ value: Int) {
        guard !isSending else { return }
        isSending = true
        super.send(value)
        isSending = false
    }
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

private final class OneWaits: RightPipe<Int> {
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
