/// Flaws of effects in wrong answers.
extension IO {
    /// The effect, already run: every later run has the same outcome.
    var early: IO {
        let result = Result { try run() }
        return IO { try result.get() }
    }

    var twice: IO {
        IO {
            _ = try run()
            return try run()
        }
    }

    /// The effect; after its first success, every run returns that value.
    var kept: IO {
        var value: Value?
        return IO {
            let known = try value ?? run()
            value = known
            return known
        }
    }

    /// The effect, repeated once after an error.
    var stubborn: IO { IO { do { return try run() } catch { return try run() } } }

    /// The effect, with `value` instead of an error.
    func or(_ value: Value) -> IO { IO { (try? run()) ?? value } }
}
