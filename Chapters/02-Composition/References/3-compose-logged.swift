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
