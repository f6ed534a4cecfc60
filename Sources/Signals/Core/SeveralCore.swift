/// Signals of different types whose values have one type, in a tree of pairs. With such a tree, one operator can run
/// any number of signals.
@usableFromInline
protocol SignalGroup<Value, Failure>: Sendable {
    associatedtype Value: Sendable
    associatedtype Failure: Error

    static var count: Int { get }
    consuming func start<S: ArrayStage, O: Observer<S.Output, Failure>>(
        into serial: Serial<ArrayCore<S, O>>, _ inputs: [Subscription], from index: Int
    ) where S.Input == Value, S.Failure == Failure
}

@usableFromInline
struct GroupMember<Member: Signal>: SignalGroup {
    @usableFromInline typealias Value = Member.Value
    @usableFromInline typealias Failure = Member.Failure

    @usableFromInline let member: Member

    @inlinable
    init(_ member: Member) { self.member = member }

    @inlinable
    static var count: Int { 1 }

    @inlinable
    @inline(__always)
    consuming func start<S: ArrayStage, O: Observer<S.Output, Failure>>(
        into serial: Serial<ArrayCore<S, O>>, _ inputs: [Subscription], from index: Int
    ) where S.Input == Value, S.Failure == Failure {
        // An earlier input may have ended the operator as soon as it started.
        if serial.isClosed { return }
        member.subscribe(ElementObserver(serial, inputs[index], index), in: inputs[index])
    }
}

@usableFromInline
struct GroupPair<First: SignalGroup, Second: SignalGroup>: SignalGroup
where First.Value == Second.Value, First.Failure == Second.Failure {
    @usableFromInline typealias Value = First.Value
    @usableFromInline typealias Failure = First.Failure

    @usableFromInline let first: First
    @usableFromInline let second: Second

    @inlinable
    init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    @inlinable
    static var count: Int { First.count + Second.count }

    @inlinable
    @inline(__always)
    consuming func start<S: ArrayStage, O: Observer<S.Output, Failure>>(
        into serial: Serial<ArrayCore<S, O>>, _ inputs: [Subscription], from index: Int
    ) where S.Input == Value, S.Failure == Failure {
        first.start(into: serial, inputs, from: index)
        second.start(into: serial, inputs, from: index + First.count)
    }
}

@usableFromInline
struct Grouped<Group: SignalGroup, S: ArrayStage>: Signal where S.Input == Group.Value, S.Failure == Group.Failure {
    @usableFromInline typealias Value = S.Output
    @usableFromInline typealias Failure = S.Failure

    @usableFromInline let group: Group
    @usableFromInline let stage: S

    @inlinable
    init(_ group: Group, _ stage: S) {
        self.group = group
        self.stage = stage
    }

    @inlinable
    @inline(__always)
    consuming func subscribe<O: Observer<S.Output, S.Failure>>(_ observer: consuming O, in subscription: Subscription) {
        let inputs = (0..<Group.count).map { _ in Subscription(within: subscription) }
        let serial = Serial(ArrayCore(stage, observer, inputs))
        subscription.onDispose(serial)
        group.start(into: serial, inputs, from: 0)
    }
}

extension Signal {
    @inlinable
    var grouped: GroupMember<Self> { GroupMember(self) }
}

extension SignalGroup {
    @inlinable
    func and<Next: Signal<Value, Failure>>(_ next: Next) -> GroupPair<Self, GroupMember<Next>> {
        GroupPair(self, GroupMember(next))
    }
}
