/// A question about a value: all other checks are made of such small ones.
public typealias Verify = (JSON) -> Bool

/// A check that says what is wrong: it does nothing if all is well, and throws if not.
public typealias VerifyAndOutputError = (JSON) throws(Fault) -> Void

/// A function from a value to another one, which throws what is wrong.
public typealias TryMap = (JSON) throws(Fault) -> JSON

/// A check that says everything that is wrong: no faults if all is well.
public typealias Rule = (JSON) -> [Fault]

/// The outcome of a check that may throw, to compare and to show.
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
