import Currycomb

/// Nine or more values in one tuple: every value after the eighth comes from a parameter pack.
enum NineValues {
    static func run() {
        let maybe = zip("a", 1, 2, 3, 4, 5, 6, 7, 8.5) as (String, Int, Int, Int, Int, Int, Int, Int, Double)?
        print(maybe.map { "\($0)" } ?? "nothing")
        let texts = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"].map { Either<Fault, String>.right($0) }
        let (a, b, c, d, e) = (texts[0], texts[1], texts[2], texts[3], texts[4])
        let (f, g, h, i, j) = (texts[5], texts[6], texts[7], texts[8], texts[9])
        print(zip(a, b, c, d, e, f, g, h, i, j).map { "\($0)" })
        print(zipAccumulating(a, b, c, d, e, f, g, h, i, j).map { "\($0)" })
        print(zip(a, b, c, d, e, f, g, h, i) { [$0, $1, $2, $3, $4, $5, $6, $7, $8].joined() })
        print(zip(a, b, c, d, e, f, g, h, Either<Fault, String>.left(Fault())).map { "\($0)" })
        let words = ["a", "b", "c", "d", "e", "f", "g", "h", "i"]
        let results = words.map { Result<String, Fault>.success($0) }
        let (k, l, m, n, o) = (results[0], results[1], results[2], results[3], results[4])
        let (p, q, r, s) = (results[5], results[6], results[7], results[8])
        print(zip(k, l, m, n, o, p, q, r, s).map { "\($0)" })
        print(zipAccumulating(k, l, m, n, o, p, q, r, s).map { "\($0)" })
        let valid = words.map { Validated<String, Fault>.valid($0) }
        let (t, u, v, w, x) = (valid[0], valid[1], valid[2], valid[3], valid[4])
        print(zip(t, u, v, w, x, valid[5], valid[6], valid[7], valid[8]).map { "\($0)" })
    }

    struct Fault: Error, CustomStringConvertible {
        var description: String { "fault" }
    }
}
