let ownMaybeRefused = [
    "namedAlike": """
    enum Box<Wrapped>: MaybeShape {
        case nothing
        case of(Wrapped)
        var optional: Wrapped? {
            switch self {
            case .nothing: nil
            case .of(let value): value
            }
        }
    }
    func map(_ f: (Int) -> String, _ box: Box<Int>) -> Box<String> {
        box.optional.map { .of(f($0)) } ?? .nothing
    }
    func flatMap(_ f: (Int) -> Box<String>, _ box: Box<Int>) -> Box<String> {
        box.optional.map(f) ?? .nothing
    }
    """
]
