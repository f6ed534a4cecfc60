private struct Answer: MaybeMap {
    func of<A>(_ value: A) -> Maybe<A> {
        .just(value)
    }

    func isNothing<A>(_ box: Maybe<A>) -> Bool {
        if case .nothing = box { true } else { false }
    }

    func mapNumbers(_ f: @escaping (Int) -> Int) -> (Maybe<Int>) -> Maybe<Int> {
        { box in
            switch box {
            case .nothing: .nothing
            case .just(let number): .just(f(number))
            }
        }
    }

    func map<A, B>(_ f: @escaping (A) -> B) -> (Maybe<A>) -> Maybe<B> {
        { box in
            switch box {
            case .nothing: .nothing
            case .just(let value): .just(f(value))
            }
        }
    }
}

package let maybeMapReference: any MaybeMap.Type = Answer.self

// MARK: - Wrong answers

package let maybeMapWrong: KeyValuePairs<String, any Contract.Type> = [
    "ofNothing": OfNothing.self, "reversed": Reversed.self, "sameAnswer": SameAnswer.self, "lost": Lost.self,
    "unchanged": Unchanged.self,
    "twice": Twice.self, "default": Default.self, "zeroHidden": ZeroHidden.self, "resultJudged": ResultJudged.self,
    "hardCoded": SquareInside.self, "calledTwice": CalledTwice.self, "boxJudged": BoxJudged.self,
    "emptyIsNothing": EmptyIsNothing.self, "typeKept": TypeKept.self, "nilJudged": NilJudged.self,
    "emptyTextJudged": EmptyTextJudged.self, "falseJudged": FalseJudged.self,
    "textJudged": TextJudged.self, "emptyStops": EmptyStops.self,
]

private protocol Right: MaybeMap {}

extension Right {
    func of<A>(_ value: A) -> Maybe<A> { .just(value) }

    func isNothing<A>(_ box: Maybe<A>) -> Bool {
        if case .nothing = box { true } else { false }
    }

    func mapNumbers(_ f: @escaping (Int) -> Int) -> (Maybe<Int>) -> Maybe<Int> { map(f) }

    func map<A, B>(_ f: @escaping (A) -> B) -> (Maybe<A>) -> Maybe<B> {
        { box in
            switch box {
            case .nothing: .nothing
            case .just(let value): .just(f(value))
            }
        }
    }
}

private struct EmptyStops: Right {
    func mapNumbers(_ f: @escaping (Int) -> Int) -> (Maybe<Int>) -> Maybe<Int> {
        { box in if case .just(let value) = box { .just(f(value)) } else { .nothing } }
    }

    func map<A, B>(_ f: @escaping (A) -> B) -> (Maybe<A>) -> Maybe<B> {
        { box in
            guard case .just(let value) = box else { fatalError("There is no value in the box.") }
            return .just(f(value))
        }
    }
}

private struct EmptyIsNothing: Right {
    func isNothing<A>(_ box: Maybe<A>) -> Bool {
        switch box {
        case .nothing: true
        case .just(let value): (value as? String)?.isEmpty ?? false
        }
    }
}

private struct TextJudged: Right {
    func isNothing<A>(_ box: Maybe<A>) -> Bool { "\(box)".contains("nothing") }
}

private struct OfNothing: Right {
    func of<A>(_ value: A) -> Maybe<A> { .nothing }
}

private struct Reversed: Right {
    func isNothing<A>(_ box: Maybe<A>) -> Bool {
        if case .just = box { true } else { false }
    }
}

private struct Lost: Right {
    func mapNumbers(_ f: @escaping (Int) -> Int) -> (Maybe<Int>) -> Maybe<Int> { { _ in .nothing } }
}

private struct Unchanged: Right {
    func mapNumbers(_ f: @escaping (Int) -> Int) -> (Maybe<Int>) -> Maybe<Int> { { $0 } }
}

private struct Twice: Right {
    func mapNumbers(_ f: @escaping (Int) -> Int) -> (Maybe<Int>) -> Maybe<Int> { map { f(f($0)) } }
}

private struct Default: Right {
    func mapNumbers(_ f: @escaping (Int) -> Int) -> (Maybe<Int>) -> Maybe<Int> {
        { box in
            switch box {
            case .nothing: .just(f(0))
            case .just(let value): .just(f(value))
            }
        }
    }
}

private struct ZeroHidden: Right {
    func mapNumbers(_ f: @escaping (Int) -> Int) -> (Maybe<Int>) -> Maybe<Int> {
        { box in
            switch box {
            case .nothing, .just(0): .nothing
            case .just(let value): .just(f(value))
            }
        }
    }
}

/// Returns an empty box if `f` turns a number other than 0 into 0. In the same way, the `map` of Zepo's post returns an
/// empty box if `f` returns null.
private struct ResultJudged: Right {
    func mapNumbers(_ f: @escaping (Int) -> Int) -> (Maybe<Int>) -> Maybe<Int> {
        { box in
            switch box {
            case .nothing: .nothing
            case .just(let value):
                switch f(value) {
                case 0 where value != 0: .nothing
                case let result: .just(result)
                }
            }
        }
    }
}

private struct SameAnswer: Right {
    func isNothing<A>(_ box: Maybe<A>) -> Bool { false }
}

private struct SquareInside: Right {
    func mapNumbers(_ f: @escaping (Int) -> Int) -> (Maybe<Int>) -> Maybe<Int> {
        { box in
            if case .just(let v) = box { return .just(v * v) }; return .nothing
        }
    }
}

private struct CalledTwice: Right {
    func mapNumbers(_ f: @escaping (Int) -> Int) -> (Maybe<Int>) -> Maybe<Int> {
        { box in
            if case .just(let v) = box { _ = f(v); return .just(f(v)) }; return .nothing
        }
    }
}

private struct BoxJudged: Right {
    func map<A, B>(_ f: @escaping (A) -> B) -> (Maybe<A>) -> Maybe<B> {
        { box in
            guard case .just(let value) = box else { return .nothing }
            let result = f(value)
            return ["nothing", "nil"].contains("\(result)") ? .nothing : .just(result)
        }
    }
}

private protocol RightNumbers: Right {}

extension RightNumbers {
    func mapNumbers(_ f: @escaping (Int) -> Int) -> (Maybe<Int>) -> Maybe<Int> {
        { box in
            if case .just(let value) = box { .just(f(value)) } else { .nothing }
        }
    }
}

private struct TypeKept: RightNumbers {
    func map<A, B>(_ f: @escaping (A) -> B) -> (Maybe<A>) -> Maybe<B> {
        { box in
            guard case .just(let value) = box else { return .nothing }
            return .just(value as? B ?? f(value))
        }
    }
}

private struct NilJudged: RightNumbers {
    func map<A, B>(_ f: @escaping (A) -> B) -> (Maybe<A>) -> Maybe<B> {
        { box in
            guard case .just(let value) = box else { return .nothing }
            let result = f(value)
            if case Optional<Any>.none = result as Any { return .nothing }
            return .just(result)
        }
    }
}

private struct FalseJudged: RightNumbers {
    func map<A, B>(_ f: @escaping (A) -> B) -> (Maybe<A>) -> Maybe<B> {
        { box in
            guard case .just(let value) = box else { return .nothing }
            let result = f(value)
            return (result as? Bool) == false ? .nothing : .just(result)
        }
    }
}

private struct EmptyTextJudged: RightNumbers {
    func map<A, B>(_ f: @escaping (A) -> B) -> (Maybe<A>) -> Maybe<B> {
        { box in
            guard case .just(let value) = box else { return .nothing }
            let result = f(value)
            return (result as? String)?.isEmpty == true ? .nothing : .just(result)
        }
    }
}
