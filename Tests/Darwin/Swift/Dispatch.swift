// A stand-in for Dispatch on Apple's systems: the part that this package uses. See ../README.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ObjectiveC

open class DispatchObject: NSObject {
    public func suspend() {}
    public func resume() {}
    public func activate() {}
}

open class DispatchQueue: DispatchObject, @unchecked Sendable {
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt64
        public init(rawValue: UInt64) { self.rawValue = rawValue }
        public static let concurrent = Attributes(rawValue: 1)
        public static let initiallyInactive = Attributes(rawValue: 2)
    }
    public enum AutoreleaseFrequency: Sendable { case inherit, workItem, never }
    public enum GlobalQueuePriority: Sendable { case high, `default`, low, background }

    public class var main: DispatchQueue { fatalError() }
    public class func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { fatalError() }
    public class func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? { nil }
    public class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {}

    public convenience init(
        label: String, qos: DispatchQoS = .unspecified, attributes: DispatchQueue.Attributes = [],
        autoreleaseFrequency: DispatchQueue.AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil
    ) { fatalError() }

    public var label: String { "" }
    public var qos: DispatchQoS { .unspecified }

    public func async(execute workItem: DispatchWorkItem) {}
    @preconcurrency
    public func async(
        group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable @convention(block) () -> Void
    ) {}
    public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {}
    @preconcurrency
    public func asyncAfter(
        deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable @convention(block) () -> Void
    ) {}
    public func sync<T>(execute work: () throws -> T) rethrows -> T { try work() }
    public func sync(execute workItem: DispatchWorkItem) {}
    public func setSpecific<T>(key: DispatchSpecificKey<T>, value: T?) {}
    public func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? { nil }
}

public final class DispatchSpecificKey<T> {
    public init() {}
}
extension DispatchSpecificKey: Sendable where T: Sendable {}

public struct DispatchQoS: Equatable, Sendable {
    public enum QoSClass: Sendable { case background, utility, `default`, userInitiated, userInteractive, unspecified }
    public static let background = DispatchQoS()
    public static let utility = DispatchQoS()
    public static let `default` = DispatchQoS()
    public static let userInitiated = DispatchQoS()
    public static let userInteractive = DispatchQoS()
    public static let unspecified = DispatchQoS()
}

public struct DispatchWorkItemFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let barrier = DispatchWorkItemFlags(rawValue: 1)
}

public class DispatchWorkItem: @unchecked Sendable {
    public init(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        block: @escaping @convention(block) () -> Void
    ) {}
    public func perform() {}
    public func wait() {}
    public func cancel() {}
    public var isCancelled: Bool { false }
}

public struct DispatchTime: Comparable, Sendable {
    public static let distantFuture = DispatchTime(uptimeNanoseconds: 0)
    public static func now() -> DispatchTime { distantFuture }
    public init(uptimeNanoseconds: UInt64) {}
    public var uptimeNanoseconds: UInt64 { 0 }
    public var rawValue: UInt64 { 0 }
    public static func < (a: DispatchTime, b: DispatchTime) -> Bool { false }
}

public enum DispatchTimeInterval: Equatable, Sendable {
    case seconds(Int), milliseconds(Int), microseconds(Int), nanoseconds(Int)
    case never
}

public func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime { time }
public func + (time: DispatchTime, seconds: Double) -> DispatchTime { time }

@frozen public enum DispatchTimeoutResult: Sendable { case success, timedOut }

open class DispatchSemaphore: DispatchObject, @unchecked Sendable {
    public init(value: Int) {}
    @discardableResult public func signal() -> Int { 0 }
    public func wait() {}
    public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { .success }
}

open class DispatchGroup: DispatchObject, @unchecked Sendable {
    public override init() {}
    public func enter() {}
    public func leave() {}
    public func wait() {}
    public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { .success }
}

public func dispatchMain() -> Never { fatalError() }

public protocol DispatchSourceProtocol: AnyObject {
    typealias DispatchSourceHandler = @convention(block) () -> Void
    func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?)
    func cancel()
    func resume()
    func activate()
}

extension DispatchSourceProtocol {
    public func setEventHandler(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: DispatchSourceHandler?
    ) {}
}

public protocol DispatchSourceRead: DispatchSourceProtocol {}

public protocol DispatchSourceSignal: DispatchSourceProtocol {}

public protocol DispatchSourceTimer: DispatchSourceProtocol {}

extension DispatchSourceTimer {
    public func schedule(
        deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never,
        leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {}
}

open class DispatchSource: DispatchObject {
    public class func makeSignalSource(
        signal: Int32, queue: DispatchQueue? = nil
    ) -> any DispatchSourceSignal { fatalError() }
    public class func makeReadSource(
        fileDescriptor: Int32, queue: DispatchQueue? = nil
    ) -> any DispatchSourceRead { fatalError() }
    public class func makeTimerSource(
        flags: TimerFlags = [], queue: DispatchQueue? = nil
    ) -> any DispatchSourceTimer { fatalError() }
    public struct TimerFlags: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let strict = TimerFlags(rawValue: 1)
    }
}
