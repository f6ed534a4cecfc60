/// A check that returns `true` if a value is right.
public typealias Verify = (JSON) -> Bool

/// A check that throws a fault if a value is wrong, and does nothing if it is right.
public typealias VerifyAndOutputError = (JSON) throws(Fault) -> Void

/// A function that turns one value into another, or throws a fault.
public typealias TryMap = (JSON) throws(Fault) -> JSON

/// A check that returns all faults of a value; an empty list if the value is right.
public typealias Rule = (JSON) -> [Fault]

enum Outcome: Equatable, CustomStringConvertible {
    case passes
    case gives(JSON)
    case throwing(Fault)

    init(_ check: VerifyAndOutputError, _ value: JSON) {
        do throws(Fault) {
            try check(value)
            self = .passes
        } catch {
            self = .throwing(error)
        }
    }

    init(_ transform: TryMap, _ value: JSON) {
        do throws(Fault) {
            self = .gives(try transform(value))
        } catch {
            self = .throwing(error)
        }
    }

    var description: String {
        switch self {
        case .passes: "no error"
        case .gives(let value): "\(value)"
        case .throwing(let fault): "throws \(fault)"
        }
    }
}
