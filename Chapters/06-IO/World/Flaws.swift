/// The flaws of effects in wrong answers.
extension IO {
    /// It has run already, and every run ends as that one did.
    var early: IO {
        let result = Result { try run() }
        return IO { try result.get() }
    }

    /// Each run runs it twice.
    var twice: IO {
        IO {
            _ = try run()
            return try run()
        }
    }

    /// Its first value comes out of every run.
    var kept: IO {
        var value: Value?
        return IO {
            let known = try value ?? run()
            value = known
            return known
        }
    }

    /// After an error it runs once more.
    var stubborn: IO { IO { do { return try run() } catch { return try run() } } }

    /// It returns a value in place of an error.
    func or(_ value: Value) -> IO { IO { (try? run()) ?? value } }
}
