private enum Box<Wrapped>: MaybeShape {
    case nothing
    case just(Wrapped)

    static func of(_ value: Wrapped) -> Box { .just(value) }

    var optional: Wrapped? {
        switch self {
        case .nothing: nil
        case .just(let value): value
        }
    }

    func map<New>(_ f: (Wrapped) -> New) -> Box<New> {
        flatMap { .just(f($0)) }
    }

    func flatMap<New>(_ f: (Wrapped) -> Box<New>) -> Box<New> {
        switch self {
        case .nothing: .nothing
        case .just(let value): f(value)
        }
    }
}

private struct Answer: OwnMaybe {
    func map(_ f: (Int) -> String, _ box: Box<Int>) -> Box<String> {
        box.map(f)
    }

    func flatMap(_ f: (Int) -> Box<String>, _ box: Box<Int>) -> Box<String> {
        box.flatMap(f)
    }
}

package let ownMaybeReference: any OwnMaybe.Type = Answer.self
