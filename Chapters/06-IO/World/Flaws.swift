/// Variants of an effect with typical mistakes, for wrong answers.
extension IO {
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

    var kept: IO {
        var value: Value?
        return IO {
            let known = try value ?? run()
            value = known
            return known
        }
    }

    var stubborn: IO { IO { do { return try run() } catch { return try run() } } }

    func or(_ value: Value) -> IO { IO { (try? run()) ?? value } }
}
