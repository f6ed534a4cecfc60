private struct Answer: OwnPipe {
    final class Pipe<Value>: PipeShape {
        /// A box for a subscriber. A box has an identity, but a function does not.
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
    "deafWhileSending": Of<DeafWhileSending>.self, "numberTaken": NumberTaken.self, "nothingSent": NothingSent.self,
    "onlyChanges": Of<OnlyChanges>.self, "onlyOnce": Of<OnlyOnce>.self, "sendsAllAgain": Of<SendsAllAgain>.self,
    "remembers": Of<Remembers>.self, "replaced": Of<Replaced>.self, "onlyFirst": Of<OnlyFirst>.self,
    "backwards": Of<Backwards>.self, "notRemoved": Of<NotRemoved>.self, "removesAll": Of<RemovesAll>.self,
    "byPlace": Of<ByPlace>.self, "noOrder": Of<NoOrder>.self, "numberReused": Of<NumberReused>.self,
    "notTransformed": NotTransformed.self, "removesLast": Of<RemovesLast>.self, "notSentOn": NotSentOn.self,
    "takesAway": TakesAway.self, "firstOnly": FirstOnly.self, "perSubscriber": PerSubscriber.self,
    "transformTwice": TransformTwice.self, "oneWaits": Of<OneWaits>.self,
    "removesOthers": Of<RemovesOthers>.self, "removesFirst": Of<RemovesFirst>.self,
    "afterSubscribers": AfterSubscribers.self, "onlyIfHeard": OnlyIfHeard.self, "stopsWithLast": StopsWithLast.self,
    "stopped": Of<Stopped>.self, "emptyDropped": EmptyDropped.self, "deafAfterwards": Of<DeafAfterwards>.self,
    "removesAnother": Of<RemovesAnother>.self, "ownSendLost": OwnSendLost.self,
    "sentLate": SentLate.self,
]

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

private protocol Right: OwnPipe {
    func connect(_ pipe: Numbers, _ result: Numbers, _ transform: @escaping (Int) -> Int)
}

extension Right {
    func connect(_ pipe: Numbers, _ result: Numbers, _ transform: @escaping (Int) -> Int) {
        _ = pipe.subscribe { result.send(transform($0)) }
    }
    func shift(_ pipe: Numbers, _ transform: @escaping (Int) -> Int) -> Numbers {
        let result = Numbers()
        connect(pipe, result, transform)
        return result
    }
    func label(_ pipe: Numbers, _ transform: @escaping (Int) -> String) -> Texts {
        let result = Texts()
        _ = pipe.subscribe { result.send(transform($0)) }
        return result
    }
}

private struct Of<Numbers: RightPipe<Int>>: Right {
    typealias Texts = RightPipe<String>
}

private protocol RightPipes: Right where Numbers == RightPipe<Int>, Texts == RightPipe<String> {}

private struct NotSentOn: RightPipes {
    func connect(_ pipe: Numbers, _ result: Numbers, _ transform: @escaping (Int) -> Int) {
        _ = pipe.subscribe { _ = transform($0) }
    }
}
private struct NotTransformed: RightPipes {
    func connect(_ pipe: Numbers, _ result: Numbers, _ transform: @escaping (Int) -> Int) {
        _ = pipe.subscribe(result.send)
    }
}
private struct TransformTwice: RightPipes {
    func connect(_ pipe: Numbers, _ result: Numbers, _ transform: @escaping (Int) -> Int) {
        _ = pipe.subscribe { result.send((transform($0), transform($0)).1) }
    }
}
private struct HeldWeakly: RightPipes {
    func connect(_ pipe: Numbers, _ result: Numbers, _ transform: @escaping (Int) -> Int) {
        _ = pipe.subscribe { [weak result] in result?.send(transform($0)) }
    }
}
private struct TakesAway: RightPipes {
    func connect(_ pipe: Numbers, _ result: Numbers, _ transform: @escaping (Int) -> Int) {
        pipe.subscribers = []
        _ = pipe.subscribe { result.send(transform($0)) }
    }
}
private struct FirstOnly: RightPipes {
    func connect(_ pipe: Numbers, _ result: Numbers, _ transform: @escaping (Int) -> Int) {
        var remove: () -> Void = {}
        remove = pipe.subscribe {
            result.send(transform($0))
            remove()
        }
    }
}
private struct BranchReplaced: Right {
    final class Numbers: RightPipe<Int> {
        var behind: (Int) -> Void = { _ in }
        override func send(_ value: Int) {
            behind(value)
            super.send(value)
        }
    }
    typealias Texts = RightPipe<String>
    func connect(_ pipe: Numbers, _ result: Numbers, _ transform: @escaping (Int) -> Int) {
        pipe.behind = { result.send(transform($0)) }
    }
}
private struct AfterSubscribers: Right {
    final class Numbers: RightPipe<Int> {
        var behind: [(Int) -> Void] = []
        override func send(_ value: Int) {
            super.send(value)
            for next in behind { next(value) }
        }
    }
    typealias Texts = RightPipe<String>
    func connect(_ pipe: Numbers, _ result: Numbers, _ transform: @escaping (Int) -> Int) {
        pipe.behind.append { result.send(transform($0)) }
    }
}
/// Calls the functions at once, but sends their results only after its own subscribers have received the value.
private struct SentLate: Right {
    final class Numbers: RightPipe<Int> {
        var behind: [(Int) -> () -> Void] = []
        override func send(_ value: Int) {
            let sends = behind.map { $0(value) }
            super.send(value)
            for send in sends { send() }
        }
    }
    typealias Texts = RightPipe<String>
    func connect(_ pipe: Numbers, _ result: Numbers, _ transform: @escaping (Int) -> Int) {
        pipe.behind.append { value in
            let new = transform(value)
            return { result.send(new) }
        }
    }
}
private struct OnlyIfHeard: RightPipes {
    func connect(_ pipe: Numbers, _ result: Numbers, _ transform: @escaping (Int) -> Int) {
        _ = pipe.subscribe { if !result.subscribers.isEmpty { result.send(transform($0)) } }
    }
}
private struct StopsWithLast: Right {
    final class Numbers: RightPipe<Int> {
        var stop: () -> Void = {}
        override func remove(_ id: Int) {
            super.remove(id)
            if subscribers.isEmpty { stop() }
        }
    }
    typealias Texts = RightPipe<String>
    func connect(_ pipe: Numbers, _ result: Numbers, _ transform: @escaping (Int) -> Int) {
        result.stop = pipe.subscribe { result.send(transform($0)) }
    }
}
private struct PerSubscriber: Right {
    final class Numbers: RightPipe<Int> {
        var source: (RightPipe<Int>, (Int) -> Int)?
        override func subscribe(_ subscriber: @escaping (Int) -> Void) -> () -> Void {
            let remove = super.subscribe(subscriber)
            guard let (pipe, transform) = source else { return remove }
            return pipe.subscribe { subscriber(transform($0)) }
        }
    }
    typealias Texts = RightPipe<String>
    func connect(_ pipe: Numbers, _ result: Numbers, _ transform: @escaping (Int) -> Int) {
        result.source = (pipe, transform)
    }
}

private struct OwnSendLost: Right {
    final class Numbers: RightPipe<Int> {
        var isNew = false
        override func send(_ value: Int) { if !isNew { super.send(value) } }
    }
    typealias Texts = RightPipe<String>
    func connect(_ pipe: Numbers, _ result: Numbers, _ transform: @escaping (Int) -> Int) {
        result.isNew = true
        _ = pipe.subscribe { value in
            let new = transform(value)
            for subscriber in result.subscribers { subscriber.hear(new) }
        }
    }
}

private struct NothingSent: Right {
    final class Pipe<Value>: RightPipe<Value> {
        override func send(_ value: Value) {}
    }
    typealias Numbers = Pipe<Int>
    typealias Texts = Pipe<String>
}

private struct EmptyDropped: Right {
    final class Texts: RightPipe<String> {
        override func send(_ value: String) { if !value.isEmpty { super.send(value) } }
    }
    typealias Numbers = RightPipe<Int>
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

private final class OnlyFirst: RightPipe<Int> { override func send(_ value: Int) { subscribers.first?.hear(value) } }
private final class Backwards: RightPipe<Int> {
    override func send(_ value: Int) { for one in subscribers.reversed() { one.hear(value) } }
}
private final class NotRemoved: RightPipe<Int> { override func remove(_ id: Int) {} }
private final class RemovesAll: RightPipe<Int> { override func remove(_ id: Int) { subscribers = [] } }
private final class ByPlace: RightPipe<Int> { override func remove(_ id: Int) { subscribers.remove(at: id) } }

private final class NoOrder: RightPipe<Int> {
    override func send(_ value: Int) {
        // Like a dictionary, does not keep the order in which the subscribers subscribed.
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

private final class RemovesLast: RightPipe<Int> { override func remove(_ id: Int) { subscribers.removeLast() } }

private final class Skipped: RightPipe<Int> {
    override func send(_ value: Int) {
        var place = 0
        while place < subscribers.count {
            subscribers[place].hear(value)
            place += 1
        }
    }
}

private final class Stopped: RightPipe<Int> {
    override func send(_ value: Int) {
        let count = subscribers.count
        for one in subscribers where subscribers.count == count { one.hear(value) }
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

private final class DeafAfterwards: RightPipe<Int> {
    var isSending = false
    var waiting: [Int] = []
    override func send(_ value: Int) {
        if isSending { return waiting.append(value) }
        isSending = true
        super.send(value)
        while !waiting.isEmpty {
            super.send(waiting.removeFirst())
            if waiting.isEmpty { return }
        }
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

private final class RemovesOthers: RightPipe<Int> {
    override func remove(_ id: Int) { subscribers.removeAll { $0.id != id } }
}
private final class RemovesAnother: RightPipe<Int> {
    override func remove(_ id: Int) {
        if let place = subscribers.firstIndex(where: { $0.id >= id }) { subscribers.remove(at: place) }
    }
}
private final class RemovesFirst: RightPipe<Int> { override func remove(_ id: Int) { subscribers.removeFirst() } }
