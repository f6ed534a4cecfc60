private struct Answer: ComposeLogged {
    func compose(_ f: @escaping Logged, _ g: @escaping Logged) -> Logged {
        { x in
            let inner = g(x)
            let outer = f(inner.value)
            return (outer.value, inner.log + outer.log)
        }
    }

    func identity(_ x: Int) -> (value: Int, log: [String]) {
        (x, [])
    }
}

package let composeLoggedReference: any ComposeLogged.Type = Answer.self

// MARK: - Wrong answers

package let composeLoggedWrong: KeyValuePairs<String, any Contract.Type> = [
    "logSwapped": LogSwapped.self, "swapped": Swapped.self, "logLost": LogLost.self,
    "notAssociative": Repeats.self, "identityTells": IdentityTells.self,
    "logSorted": LogSorted.self, "argumentTwice": ArgumentTwice.self, "firstLines": FirstLines.self,
    "silentF": SilentF.self, "silentG": SilentG.self, "sameValue": SameValue.self, "equalLogs": EqualLogs.self,
    "early": Early.self, "onlyLogOfG": OnlyLogOfG.self, "oneLine": OneLine.self, "linesOnce": LinesOnce.self,
]

private protocol Right: ComposeLogged {}

extension Right {
    func compose(_ f: @escaping Logged, _ g: @escaping Logged) -> Logged {
        { x in
            let inner = g(x)
            let outer = f(inner.value)
            return (outer.value, inner.log + outer.log)
        }
    }

    func identity(_ x: Int) -> (value: Int, log: [String]) { (x, []) }
}

private struct Swapped: Right {
    func compose(_ f: @escaping Logged, _ g: @escaping Logged) -> Logged {
        { x in
            let first = f(x)
            let second = g(first.value)
            return (second.value, first.log + second.log)
        }
    }
}

private struct LogSwapped: Right {
    func compose(_ f: @escaping Logged, _ g: @escaping Logged) -> Logged {
        { x in
            let inner = g(x)
            let outer = f(inner.value)
            return (outer.value, outer.log + inner.log)
        }
    }
}

private struct ArgumentTwice: Right {
    func compose(_ f: @escaping Logged, _ g: @escaping Logged) -> Logged {
        { x in (f(x).value, g(x).log + f(x).log) }
    }
}

private struct FirstLines: Right {
    func compose(_ f: @escaping Logged, _ g: @escaping Logged) -> Logged {
        { x in
            let inner = g(x)
            let outer = f(inner.value)
            return (outer.value, [inner.log[0], outer.log[0]])
        }
    }
}

private struct LogLost: Right {
    func compose(_ f: @escaping Logged, _ g: @escaping Logged) -> Logged { { f(g($0).value) } }
}

private struct OnlyLogOfG: Right {
    func compose(_ f: @escaping Logged, _ g: @escaping Logged) -> Logged {
        { x in
            let inner = g(x)
            return (f(inner.value).value, inner.log)
        }
    }
}

private struct OneLine: Right {
    func compose(_ f: @escaping Logged, _ g: @escaping Logged) -> Logged {
        { x in
            let inner = g(x)
            let outer = f(inner.value)
            return (outer.value, [(inner.log + outer.log).joined(separator: " ")])
        }
    }
}

private struct LinesOnce: Right {
    func compose(_ f: @escaping Logged, _ g: @escaping Logged) -> Logged {
        { x in
            let inner = g(x)
            let outer = f(inner.value)
            let log = outer.log.reduce(into: inner.log) { if !$0.contains($1) { $0.append($1) } }
            return (outer.value, log)
        }
    }
}

/// Puts the log of `g` into the result twice if that log has more than one line.
private struct Repeats: Right {
    func compose(_ f: @escaping Logged, _ g: @escaping Logged) -> Logged {
        { x in
            let inner = g(x)
            let outer = f(inner.value)
            let log = inner.log.count > 1 ? inner.log + inner.log + outer.log : inner.log + outer.log
            return (outer.value, log)
        }
    }
}

private struct IdentityTells: Right {
    func identity(_ x: Int) -> (value: Int, log: [String]) { (x, ["nothing happened"]) }
}

private struct LogSorted: Right {
    func compose(_ f: @escaping Logged, _ g: @escaping Logged) -> Logged {
        { x in
            let inner = g(x)
            let outer = f(inner.value)
            return (outer.value, (inner.log + outer.log).sorted())
        }
    }
}

private struct SilentF: Right {
    func compose(_ f: @escaping Logged, _ g: @escaping Logged) -> Logged {
        { x in
            let inner = g(x)
            let outer = f(inner.value)
            return outer.log.isEmpty ? inner : (outer.value, inner.log + outer.log)
        }
    }
}

private struct SilentG: Right {
    func compose(_ f: @escaping Logged, _ g: @escaping Logged) -> Logged {
        { x in
            let inner = g(x)
            if inner.log.isEmpty { return f(x) }
            let outer = f(inner.value)
            return (outer.value, inner.log + outer.log)
        }
    }
}

private struct SameValue: Right {
    func compose(_ f: @escaping Logged, _ g: @escaping Logged) -> Logged {
        { x in
            let inner = g(x)
            let outer = f(inner.value)
            return inner.value == x ? outer : (outer.value, inner.log + outer.log)
        }
    }
}

private struct EqualLogs: Right {
    func compose(_ f: @escaping Logged, _ g: @escaping Logged) -> Logged {
        { x in
            let inner = g(x)
            let outer = f(inner.value)
            return (outer.value, inner.log == outer.log ? inner.log : inner.log + outer.log)
        }
    }
}

private struct Early: Right {
    func compose(_ f: @escaping Logged, _ g: @escaping Logged) -> Logged {
        let log = g(0).log + f(0).log
        return { x in (f(g(x).value).value, log) }
    }
}
