/// The flaws of effects in wrong answers.
extension IO {
    /// The effect, run already: every run ends as that one did.
    var early: IO {
        let result = Result { try run() }
        return IO { try result.get() }
    }

    /// The effect twice: each run runs it two times.
    var twice: IO {
        IO {
            _ = try run()
            return try run()
        }
    }

    /// The effect, whose first value comes out of every run.
    var kept: IO {
        var value: Value?
        return IO {
            let known = try value ?? run()
            value = known
            return known
        }
    }

    /// The effect, which runs once more after an error.
    var stubborn: IO { IO { do { return try run() } catch { return try run() } } }

    /// The effect, with a value in place of an error.
    func or(_ value: Value) -> IO { IO { (try? run()) ?? value } }
}
