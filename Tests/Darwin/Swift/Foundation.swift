// A stand-in for Foundation on Apple's systems: the part that this package uses. See ../README.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Darwin
@_exported import Dispatch
@_exported import ObjectiveC

public typealias TimeInterval = Double

// MARK: - Values

public struct Data: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, Hashable, Codable, Sendable {
    public init() {}
    public init<Bytes: Sequence>(_ bytes: Bytes) where Bytes.Element == UInt8 {}
    public init(contentsOf url: URL, options: ReadingOptions = []) throws {}
    public init(repeating byte: UInt8, count: Int) {}
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let mappedIfSafe = ReadingOptions(rawValue: 1)
    }
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let atomic = WritingOptions(rawValue: 1)
        public static let withoutOverwriting = WritingOptions(rawValue: 2)
    }
    public func write(to url: URL, options: WritingOptions = []) throws {}
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> UInt8 {
        get { 0 }
        set {}
    }
    public subscript(bounds: Range<Int>) -> Data {
        get { self }
        set {}
    }
    public mutating func append(_ other: Data) {}
    public mutating func replaceSubrange<Bytes: Collection>(_ range: Range<Int>, with bytes: Bytes)
    where Bytes.Element == UInt8 {}
    public func range(of part: Data, in range: Range<Int>? = nil) -> Range<Int>? { nil }
    public mutating func append<Bytes: Sequence>(contentsOf bytes: Bytes) where Bytes.Element == UInt8 {}
    public func base64EncodedString() -> String { "" }
    public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        fatalError()
    }
}

public struct Date: Comparable, Hashable, Codable, Sendable, CustomStringConvertible {
    public init() {}
    public init(timeIntervalSinceNow: TimeInterval) {}
    public init(timeIntervalSince1970: TimeInterval) {}
    public init(timeIntervalSinceReferenceDate: TimeInterval) {}
    public static let distantPast = Date()
    public static let distantFuture = Date()
    public static var now: Date { Date() }
    public var timeIntervalSinceNow: TimeInterval { 0 }
    public var timeIntervalSince1970: TimeInterval { 0 }
    public var timeIntervalSinceReferenceDate: TimeInterval { 0 }
    public func timeIntervalSince(_ date: Date) -> TimeInterval { 0 }
    public struct ISO8601FormatStyle: Sendable {
        public init(timeZone: TimeZone = .current) {}
        public func year() -> Self { self }
        public func month() -> Self { self }
        public func day() -> Self { self }
    }
    public func formatted(_ style: ISO8601FormatStyle) -> String { "" }
    public func ISO8601Format(_ style: ISO8601FormatStyle = .iso8601) -> String { "" }
    public init(_ text: String, strategy: ISO8601FormatStyle) throws {}
    public func addingTimeInterval(_ interval: TimeInterval) -> Date { self }
    public static func < (one: Date, other: Date) -> Bool { false }
    public var description: String { "" }
}

extension Date.ISO8601FormatStyle {
    public static var iso8601: Self { Self() }
}

public struct Calendar: Hashable, Sendable {
    public enum Component: Sendable {
        case era, year, month, day, hour, minute, second
    }
    public static var current: Calendar { fatalError() }
    public func dateComponents(_ components: Set<Component>, from date: Date) -> DateComponents { fatalError() }
}

public struct DateComponents: Hashable, Sendable {
    public var hour: Int?
    public var minute: Int?
}

public typealias uuid_t = (
    UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8
)

public struct UUID: Hashable, Codable, Sendable, CustomStringConvertible {
    public init() {}
    public init?(uuidString: String) {}
    public init(uuid: uuid_t) {}
    public var uuidString: String { "" }
    public var description: String { "" }
}

public struct Decimal: Hashable, Codable, Sendable, Comparable, SignedNumeric, CustomStringConvertible {
    public init() {}
    public init?(string: String, locale: Locale? = nil) {}
    public init(_ value: Double) {}
    public init(_ value: Int) {}
    public init?<Source: BinaryInteger>(exactly source: Source) {}
    public init(sign: FloatingPointSign, exponent: Int, significand: Decimal) {}
    public init(integerLiteral value: Int) {}
    public static let nan = Decimal()
    public static let greatestFiniteMagnitude = Decimal()
    public var isNaN: Bool { false }
    public var isZero: Bool { false }
    public var exponent: Int { 0 }
    public var significand: Decimal { self }
    public var sign: FloatingPointSign { .plus }
    public var magnitude: Decimal { self }
    public static func + (one: Decimal, other: Decimal) -> Decimal { one }
    public static func - (one: Decimal, other: Decimal) -> Decimal { one }
    public static func * (one: Decimal, other: Decimal) -> Decimal { one }
    public static func / (one: Decimal, other: Decimal) -> Decimal { one }
    public static func *= (one: inout Decimal, other: Decimal) {}
    public static func < (one: Decimal, other: Decimal) -> Bool { false }
    public var description: String { "" }
}
extension Decimal: ExpressibleByFloatLiteral {
    public init(floatLiteral value: Double) {}
}

public struct URL: Hashable, Codable, Sendable, CustomStringConvertible {
    public init?(string: String) {}
    public init(fileURLWithPath path: String) {}
    public init(fileURLWithPath path: String, relativeTo base: URL?) {}
    public init(filePath path: String, directoryHint: DirectoryHint = .inferFromPath, relativeTo base: URL? = nil) {}
    public enum DirectoryHint: Sendable { case isDirectory, notDirectory, checkFileSystem, inferFromPath }
    public init(fileURLWithPath path: String, isDirectory: Bool) {}
    public var path: String { "" }
    public var absoluteString: String { "" }
    public var scheme: String? { nil }
    public var host: String? { nil }
    public var pathComponents: [String] { [] }
    public mutating func deleteLastPathComponent() {}
    public mutating func appendPathComponent(_ component: String) {}
    public var lastPathComponent: String { "" }
    public var standardized: URL { self }
    public var pathExtension: String { "" }
    public var standardizedFileURL: URL { self }
    public func path(percentEncoded: Bool = true) -> String { "" }
    public func appendingPathComponent(_ component: String) -> URL { self }
    public func appendingPathComponent(_ component: String, isDirectory: Bool) -> URL { self }
    public func appending(path: String) -> URL { self }
    public func appendingPathExtension(_ pathExtension: String) -> URL { self }
    public func deletingLastPathComponent() -> URL { self }
    public func deletingPathExtension() -> URL { self }
    public func resolvingSymlinksInPath() -> URL { self }
    public var description: String { "" }
}

public struct Locale: Hashable, Sendable {
    public init(identifier: String) {}
    public static var current: Locale { Locale(identifier: "") }
}

public struct TimeZone: Hashable, Sendable {
    public init?(identifier: String) {}
    public init?(secondsFromGMT seconds: Int) {}
    public static let gmt = TimeZone(secondsFromGMT: 0)!
    public static var current: TimeZone { gmt }
    public func secondsFromGMT(for date: Date = Date()) -> Int { 0 }
}

public struct CharacterSet: Hashable, Sendable, SetAlgebra, ExpressibleByArrayLiteral {
    public typealias Element = Unicode.Scalar
    public typealias ArrayLiteralElement = Unicode.Scalar
    public init() {}
    public init(charactersIn string: String) {}
    public init(arrayLiteral elements: Unicode.Scalar...) {}
    public static var whitespaces: CharacterSet { CharacterSet() }
    public static var whitespacesAndNewlines: CharacterSet { CharacterSet() }
    public static var newlines: CharacterSet { CharacterSet() }
    public static var alphanumerics: CharacterSet { CharacterSet() }
    public func contains(_ member: Unicode.Scalar) -> Bool { false }
    public func union(_ other: CharacterSet) -> CharacterSet { self }
    public func intersection(_ other: CharacterSet) -> CharacterSet { self }
    public func symmetricDifference(_ other: CharacterSet) -> CharacterSet { self }
    public mutating func insert(_ member: Unicode.Scalar) -> (inserted: Bool, memberAfterInsert: Unicode.Scalar) {
        fatalError()
    }
    public mutating func remove(_ member: Unicode.Scalar) -> Unicode.Scalar? { nil }
    public mutating func update(with member: Unicode.Scalar) -> Unicode.Scalar? { nil }
    public mutating func formUnion(_ other: CharacterSet) {}
    public mutating func formIntersection(_ other: CharacterSet) {}
    public mutating func formSymmetricDifference(_ other: CharacterSet) {}
}

// MARK: - Text

extension String {
    public struct Encoding: Hashable, Sendable {
        public static let utf8 = Encoding()
        public static let utf16 = Encoding()
        public static let ascii = Encoding()
    }
    public struct CompareOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let caseInsensitive = CompareOptions(rawValue: 1)
        public static let literal = CompareOptions(rawValue: 2)
        public static let backwards = CompareOptions(rawValue: 4)
        public static let regularExpression = CompareOptions(rawValue: 1024)
    }
    public init(contentsOfFile path: String, encoding: Encoding) throws { self = "" }
    public init(contentsOf url: URL, encoding: Encoding) throws { self = "" }
    public init?(data: Data, encoding: Encoding) { self = "" }
    public init(format: String, _ arguments: any CVarArg...) { self = "" }
    public init(format: String, locale: Locale?, _ arguments: any CVarArg...) { self = "" }
}

extension StringProtocol {
    public func write<Path: StringProtocol>(toFile path: Path, atomically: Bool, encoding: String.Encoding) throws {}
    public func write(to url: URL, atomically: Bool, encoding: String.Encoding) throws {}
    public func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data? { nil }
    public func trimmingCharacters(in set: CharacterSet) -> String { "" }
    public var removingPercentEncoding: String? { nil }
    public func components<Separator: StringProtocol>(separatedBy separator: Separator) -> [String] { [] }
    public func components(separatedBy separator: CharacterSet) -> [String] { [] }
    public func replacingOccurrences<Target: StringProtocol, Replacement: StringProtocol>(
        of target: Target, with replacement: Replacement, options: String.CompareOptions = [],
        range searchRange: Range<Self.Index>? = nil
    ) -> String { "" }
    public func range<Part: StringProtocol>(
        of part: Part, options: String.CompareOptions = [], range searchRange: Range<Self.Index>? = nil,
        locale: Locale? = nil
    ) -> Range<Self.Index>? { nil }
    public func contains<Part: StringProtocol>(_ part: Part) -> Bool { false }
    public func padding<Pad: StringProtocol>(
        toLength length: Int, withPad pad: Pad, startingAt index: Int
    ) -> String { "" }
    public var capitalized: String { "" }
}

// MARK: - Objects

public class NSString: NSObject, @unchecked Sendable {
    public init(string: String) {}
    public var length: Int { 0 }
    public var expandingTildeInPath: String { "" }
    public var lastPathComponent: String { "" }
    public var deletingLastPathComponent: String { "" }
    public var deletingPathExtension: String { "" }
    public var pathExtension: String { "" }
    public func appendingPathComponent(_ component: String) -> String { "" }
}

// These are the conversions that `as` performs.
extension String: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSString { NSString(string: self) }
    public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout String?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSString, result: inout String?) -> Bool { false }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> String { "" }
}

public class NSArray: NSObject {
    public var count: Int { 0 }
}

public class NSDictionary: NSObject {
    public var count: Int { 0 }
}

public class NSNull: NSObject, @unchecked Sendable {}

public class NSValue: NSObject {
    public var objCType: UnsafePointer<CChar> { fatalError() }
}

public class NSNumber: NSValue, @unchecked Sendable {
    public init(value: Int) {}
    public init(value: Int8) {}
    public init(value: Int64) {}
    public init(value: UInt64) {}
    public init(value: Bool) {}
    public init(value: Double) {}
    public init(value: Float) {}
    public var boolValue: Bool { false }
    public var intValue: Int { 0 }
    public var int64Value: Int64 { 0 }
    public var uint64Value: UInt64 { 0 }
    public var doubleValue: Double { 0 }
    public var stringValue: String { "" }
}

public class NSDecimalNumber: NSNumber, @unchecked Sendable {
    public init(decimal: Decimal) { fatalError() }
    public init(string: String?) { fatalError() }
    public var decimalValue: Decimal { Decimal() }
}

// MARK: - Core Foundation

public typealias CFTypeRef = AnyObject
public typealias CFTypeID = UInt
public func CFGetTypeID(_ object: CFTypeRef!) -> CFTypeID { 0 }
public func CFBooleanGetTypeID() -> CFTypeID { 0 }

// MARK: - Coding

open class JSONDecoder: @unchecked Sendable {
    public init() {}
    open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T { fatalError() }
}

open class JSONEncoder: @unchecked Sendable {
    public struct OutputFormatting: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let prettyPrinted = OutputFormatting(rawValue: 1)
        public static let sortedKeys = OutputFormatting(rawValue: 2)
        public static let withoutEscapingSlashes = OutputFormatting(rawValue: 8)
    }
    public init() {}
    open var outputFormatting: OutputFormatting = []
    open func encode<T: Encodable>(_ value: T) throws -> Data { Data() }
}

public class JSONSerialization: NSObject {
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let mutableContainers = ReadingOptions(rawValue: 1)
        public static let fragmentsAllowed = ReadingOptions(rawValue: 4)
    }
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let prettyPrinted = WritingOptions(rawValue: 1)
        public static let sortedKeys = WritingOptions(rawValue: 2)
        public static let fragmentsAllowed = WritingOptions(rawValue: 4)
    }
    public class func jsonObject(with data: Data, options: ReadingOptions = []) throws -> Any { fatalError() }
    public class func data(withJSONObject object: Any, options: WritingOptions = []) throws -> Data { Data() }
}

// MARK: - The system

extension Error {
    public var localizedDescription: String { "" }
}

public enum POSIXErrorCode: Int32, Sendable {
    case ENOENT = 2
    case EIO = 5
}

public struct POSIXError: Error, Hashable {
    public typealias Code = POSIXErrorCode
    public init(_ code: Code, userInfo: [String: Any] = [:]) {}
    public static func == (one: POSIXError, other: POSIXError) -> Bool { true }
    public func hash(into hasher: inout Hasher) {}
}

public func NSTemporaryDirectory() -> String { "" }
public func NSHomeDirectory() -> String { "" }

public struct FileAttributeKey: Hashable, Sendable {
    public static let systemFreeSize = FileAttributeKey()
    public static let size = FileAttributeKey()
    public static let modificationDate = FileAttributeKey()
    public static let posixPermissions = FileAttributeKey()
    public static let type = FileAttributeKey()
}

public struct URLResourceKey: Hashable, Sendable {
    public static let isDirectoryKey = URLResourceKey()
}

open class FileManager: NSObject {
    public struct DirectoryEnumerationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let skipsHiddenFiles = DirectoryEnumerationOptions(rawValue: 4)
    }
    open class DirectoryEnumerator: NSObject, Sequence, IteratorProtocol {
        open func next() -> Any? { nil }
        open func skipDescendants() {}
    }
    open class var `default`: FileManager { fatalError() }
    open var currentDirectoryPath: String { "" }
    open func changeCurrentDirectoryPath(_ path: String) -> Bool { false }
    open var temporaryDirectory: URL { fatalError() }
    public enum SearchPathDirectory: UInt, Sendable { case applicationSupportDirectory = 14 }
    public struct SearchPathDomainMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let userDomainMask = SearchPathDomainMask(rawValue: 1)
    }
    open func urls(for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask) -> [URL] { [] }
    open var homeDirectoryForCurrentUser: URL { fatalError() }
    open func contents(atPath path: String) -> Data? { nil }
    @discardableResult
    open func createFile(
        atPath path: String, contents data: Data?, attributes: [FileAttributeKey: Any]? = nil
    ) -> Bool { false }
    open func fileExists(atPath path: String) -> Bool { false }
    open func fileExists(atPath path: String, isDirectory: UnsafeMutablePointer<ObjCBool>?) -> Bool { false }
    open func isExecutableFile(atPath path: String) -> Bool { false }
    open func isWritableFile(atPath path: String) -> Bool { false }
    open func isReadableFile(atPath path: String) -> Bool { false }
    open func createDirectory(
        at url: URL, withIntermediateDirectories: Bool, attributes: [FileAttributeKey: Any]? = nil
    ) throws {}
    open func createDirectory(
        atPath path: String, withIntermediateDirectories: Bool, attributes: [FileAttributeKey: Any]? = nil
    ) throws {}
    open func contentsOfDirectory(atPath path: String) throws -> [String] { [] }
    open func contentsOfDirectory(
        at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?, options: DirectoryEnumerationOptions = []
    ) throws -> [URL] { [] }
    open func enumerator(atPath path: String) -> DirectoryEnumerator? { nil }
    open func enumerator(
        at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?, options: DirectoryEnumerationOptions = [],
        errorHandler handler: ((URL, any Error) -> Bool)? = nil
    ) -> DirectoryEnumerator? { nil }
    open func subpathsOfDirectory(atPath path: String) throws -> [String] { [] }
    open func removeItem(at url: URL) throws {}
    open func removeItem(atPath path: String) throws {}
    open func copyItem(at source: URL, to destination: URL) throws {}
    open func copyItem(atPath source: String, toPath destination: String) throws {}
    open func moveItem(at source: URL, to destination: URL) throws {}
    open func moveItem(atPath source: String, toPath destination: String) throws {}
    open func linkItem(at source: URL, to destination: URL) throws {}
    open func linkItem(atPath source: String, toPath destination: String) throws {}
    open func createSymbolicLink(at url: URL, withDestinationURL destination: URL) throws {}
    open func createSymbolicLink(atPath path: String, withDestinationPath destination: String) throws {}
    open func destinationOfSymbolicLink(atPath path: String) throws -> String { "" }
    open func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] { [:] }
    open func setAttributes(_ attributes: [FileAttributeKey: Any], ofItemAtPath path: String) throws {}
    open func attributesOfFileSystem(forPath path: String) throws -> [FileAttributeKey: Any] { [:] }
}

open class UserDefaults: NSObject, @unchecked Sendable {
    open class var standard: UserDefaults { fatalError() }
}

open class ProcessInfo: NSObject, @unchecked Sendable {
    open class var processInfo: ProcessInfo { fatalError() }
    open var environment: [String: String] { [:] }
    open var arguments: [String] { [] }
    open var processIdentifier: Int32 { 0 }
    open var systemUptime: TimeInterval { 0 }
    open var processorCount: Int { 0 }
    open var activeProcessorCount: Int { 0 }
}

open class Bundle: NSObject, @unchecked Sendable {
    open class var main: Bundle { fatalError() }
    open class var allBundles: [Bundle] { [] }
    public init?(path: String) {}
    public init(for aClass: AnyClass) {}
    open var bundlePath: String { "" }
    open var bundleURL: URL { fatalError() }
    open var executablePath: String? { nil }
    open func url(forResource name: String?, withExtension ext: String?, subdirectory subpath: String?) -> URL? { nil }
    /// The declaration that SwiftPM adds to a target with resources.
    public static let module = Bundle.main
}

open class Thread: NSObject {
    open class var current: Thread { fatalError() }
    open class var isMainThread: Bool { false }
    open class func sleep(forTimeInterval seconds: TimeInterval) {}
    open class func detachNewThread(_ block: @escaping @Sendable () -> Void) {}
    public convenience init(block: @escaping @Sendable () -> Void) { fatalError() }
    open var isMainThread: Bool { false }
    open var stackSize = 0
    open func start() {}
}

open class NSLock: NSObject, @unchecked Sendable {
    open func lock() {}
    open func unlock() {}
    open func withLock<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }
}

open class FileHandle: NSObject, @unchecked Sendable {
    public convenience init?(forReadingAtPath path: String) { fatalError() }
    public convenience init?(forWritingAtPath path: String) { fatalError() }
    public convenience init(forWritingTo url: URL) throws { fatalError() }
    open class var standardOutput: FileHandle { fatalError() }
    open class var standardError: FileHandle { fatalError() }
    open class var nullDevice: FileHandle { fatalError() }
    open var fileDescriptor: Int32 { 0 }
    open func readDataToEndOfFile() -> Data { Data() }
    open func readToEnd() throws -> Data? { nil }
    open var availableData: Data { Data() }
    open func write(_ data: Data) {}
    public func write(contentsOf data: Data) throws {}
    open func seekToEnd() throws -> UInt64 { 0 }
    open func truncate(atOffset offset: UInt64) throws {}
    open func close() throws {}
}

open class Pipe: NSObject, @unchecked Sendable {
    open var fileHandleForReading: FileHandle { fatalError() }
    open var fileHandleForWriting: FileHandle { fatalError() }
}

open class Process: NSObject, @unchecked Sendable {
    public enum TerminationReason: Int, Sendable {
        case exit = 1
        case uncaughtSignal = 2
    }
    open var executableURL: URL?
    open var arguments: [String]?
    open var environment: [String: String]?
    open var currentDirectoryURL: URL?
    open var standardInput: Any?
    open var standardOutput: Any?
    open var standardError: Any?
    open func run() throws {}
    open func waitUntilExit() {}
    open func terminate() {}
    open func interrupt() {}
    open var isRunning: Bool { false }
    open var processIdentifier: Int32 { 0 }
    open var terminationStatus: Int32 { 0 }
    open var terminationReason: TerminationReason { .exit }
    @preconcurrency open var terminationHandler: (@Sendable (Process) -> Void)?
}

// MARK: - Notifications

open class OperationQueue: NSObject, @unchecked Sendable {
    open class var main: OperationQueue { fatalError() }
    open var maxConcurrentOperationCount: Int {
        get { 0 }
        set {}
    }
    open func addOperation(_ block: @escaping @Sendable () -> Void) {}
    open func addOperation(_ op: Operation) {}
}

open class Operation: NSObject, @unchecked Sendable {
    public enum QueuePriority: Int, Sendable { case veryLow = -8, low = -4, normal = 0, high = 4, veryHigh = 8 }
    open var queuePriority: QueuePriority {
        get { .normal }
        set {}
    }
}

open class BlockOperation: Operation, @unchecked Sendable {
    public convenience init(block: @escaping @Sendable () -> Void) { fatalError() }
}

public struct Notification: CustomStringConvertible {
    public typealias Name = NSNotification.Name
    public var name: Name
    public var object: Any?
    public var userInfo: [AnyHashable: Any]?
    public init(name: Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
        self.name = name
    }
    public var description: String { "" }
}
@available(*, unavailable)
extension Notification: Sendable {}

open class NSNotification: NSObject {
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
}

open class Timer: NSObject {}

open class NotificationCenter: NSObject, @unchecked Sendable {
    open class var `default`: NotificationCenter { fatalError() }
    open func post(_ notification: Notification) {}
    open func post(name: NSNotification.Name, object: Any?) {}
    open func post(name: NSNotification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {}
    open func addObserver(
        forName name: NSNotification.Name?, object: Any?, queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol { fatalError() }
    open func removeObserver(_ observer: Any) {}
}

// MARK: - Formatters and documents

open class Formatter: NSObject {}

open class DateFormatter: Formatter, @unchecked Sendable {
    open var dateFormat: String!
    open var locale: Locale!
    open var timeZone: TimeZone!
    open func date(from string: String) -> Date? { nil }
    open func string(from date: Date) -> String { "" }
}

public protocol XMLParserDelegate: NSObjectProtocol {}

open class XMLParser: NSObject {
    public init(data: Data) {}
    open func parse() -> Bool { false }
    open var parserError: (any Error)? { nil }
    open weak var delegate: (any XMLParserDelegate)?
}
