import CurrycombContainers
import Testing

@Suite struct ZipTests {
    /// The compiler could also wrap each `Result` in an optional and choose the `zip` of optionals.
    @Test func zipOfNineResultsIsAResult() {
        let r = (1...9).map { Result<Int, Refused>.success($0) }
        let first = zip(r[0], r[1], r[2], r[3], r[4], r[5], r[6], r[7], r[8]).map(\.0)
        #expect(type(of: first) == Result<Int, Refused>.self)
    }

    @Test func zipOfTwoDoesNotReplaceSwiftsZip() {
        #expect(Array(zip([1, 2], [3, 4])).map(+) == [4, 6])
        let pair: (Int, String)? = zip(Maybe(1), Maybe("a"))
        #expect(pair?.0 == 1 && pair?.1 == "a")
    }

    @Test func errorsOfTheFunctionAreRethrown() {
        #expect(throws: Refused()) { try zip(Maybe(1), Maybe(2)) { _, _ in throw Refused() } }
        #expect(throws: Refused()) {
            try zip(Either<Int, Int>.right(1), .right(2)) { _, _ throws(Refused) -> Int in throw Refused() }
        }
    }

    static let choices: [(arity: Int, bad: [Int])] = (2...11).flatMap { arity in
        let subsets = (0..<(1 << arity)).map { bits in (0..<arity).filter { bits & (1 << $0) != 0 } }
        return subsets.filter { arity <= 6 || $0.count <= 2 }.map { (arity, $0) }
    }

    @Test func zipCombinesMaybes() {
        for (arity, bad) in Self.choices {
            let x: [Int?] = (0..<arity).map { index in
                bad.contains(index) ? nil : index
            }
            let (tuple, function): ([Int]?, [Int]?)
            switch arity {
            case 2:
                let zipped = zip(x[0], x[1])
                tuple = zipped.map { [$0.0, $0.1] }
                function = zip(x[0], x[1]) { [$0, $1] }
            case 3:
                let zipped = zip(x[0], x[1], x[2])
                tuple = zipped.map { [$0.0, $0.1, $0.2] }
                function = zip(x[0], x[1], x[2]) { [$0, $1, $2] }
            case 4:
                let zipped = zip(x[0], x[1], x[2], x[3])
                tuple = zipped.map { [$0.0, $0.1, $0.2, $0.3] }
                function = zip(x[0], x[1], x[2], x[3]) { [$0, $1, $2, $3] }
            case 5:
                let zipped = zip(x[0], x[1], x[2], x[3], x[4])
                tuple = zipped.map { [$0.0, $0.1, $0.2, $0.3, $0.4] }
                function = zip(x[0], x[1], x[2], x[3], x[4]) { [$0, $1, $2, $3, $4] }
            case 6:
                let zipped = zip(x[0], x[1], x[2], x[3], x[4], x[5])
                tuple = zipped.map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5] }
                function = zip(x[0], x[1], x[2], x[3], x[4], x[5]) { [$0, $1, $2, $3, $4, $5] }
            case 7:
                let zipped = zip(x[0], x[1], x[2], x[3], x[4], x[5], x[6])
                tuple = zipped.map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6] }
                function = zip(x[0], x[1], x[2], x[3], x[4], x[5], x[6]) { [$0, $1, $2, $3, $4, $5, $6] }
            case 8:
                let zipped = zip(x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7])
                tuple = zipped.map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7] }
                function = zip(x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7]) { [$0, $1, $2, $3, $4, $5, $6, $7] }
            case 9:
                let zipped = zip(x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7], x[8])
                tuple = zipped.map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8] }
                function = zip(x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7], x[8]) {
                    [$0, $1, $2, $3, $4, $5, $6, $7, $8]
                }
            case 10:
                let zipped = zip(x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7], x[8], x[9])
                tuple = zipped.map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9] }
                function = zip(x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7], x[8], x[9]) {
                    [$0, $1, $2, $3, $4, $5, $6, $7, $8, $9]
                }
            default:
                let zipped = zip(x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7], x[8], x[9], x[10])
                tuple = zipped.map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10] }
                function = zip(x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7], x[8], x[9], x[10]) {
                    [$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10]
                }
            }
            let expected: [Int]? = bad.isEmpty ? .some(Array(0..<arity)) : nil
            #expect(tuple == expected && function == expected, "\(arity) arguments, bad ones at \(bad)")
        }
    }

    @Test func zipCombinesEithers() {
        for (arity, bad) in Self.choices {
            let x: [Either<Int, Int>] = (0..<arity).map { index in
                bad.contains(index) ? .left(index) : .right(index)
            }
            let (tuple, function): (Either<Int, [Int]>, Either<Int, [Int]>)
            switch arity {
            case 2:
                let zipped = zip(x[0], x[1])
                tuple = zipped.map { [$0.0, $0.1] }
                function = zip(x[0], x[1]) { [$0, $1] }
            case 3:
                let zipped = zip(x[0], x[1], x[2])
                tuple = zipped.map { [$0.0, $0.1, $0.2] }
                function = zip(x[0], x[1], x[2]) { [$0, $1, $2] }
            case 4:
                let zipped = zip(x[0], x[1], x[2], x[3])
                tuple = zipped.map { [$0.0, $0.1, $0.2, $0.3] }
                function = zip(x[0], x[1], x[2], x[3]) { [$0, $1, $2, $3] }
            case 5:
                let zipped = zip(x[0], x[1], x[2], x[3], x[4])
                tuple = zipped.map { [$0.0, $0.1, $0.2, $0.3, $0.4] }
                function = zip(x[0], x[1], x[2], x[3], x[4]) { [$0, $1, $2, $3, $4] }
            case 6:
                let zipped = zip(x[0], x[1], x[2], x[3], x[4], x[5])
                tuple = zipped.map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5] }
                function = zip(x[0], x[1], x[2], x[3], x[4], x[5]) { [$0, $1, $2, $3, $4, $5] }
            case 7:
                let zipped = zip(x[0], x[1], x[2], x[3], x[4], x[5], x[6])
                tuple = zipped.map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6] }
                function = zip(x[0], x[1], x[2], x[3], x[4], x[5], x[6]) { [$0, $1, $2, $3, $4, $5, $6] }
            case 8:
                let zipped = zip(x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7])
                tuple = zipped.map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7] }
                function = zip(x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7]) { [$0, $1, $2, $3, $4, $5, $6, $7] }
            case 9:
                let zipped = zip(x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7], x[8])
                tuple = zipped.map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8] }
                function = zip(x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7], x[8]) {
                    [$0, $1, $2, $3, $4, $5, $6, $7, $8]
                }
            case 10:
                let zipped = zip(x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7], x[8], x[9])
                tuple = zipped.map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9] }
                function = zip(x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7], x[8], x[9]) {
                    [$0, $1, $2, $3, $4, $5, $6, $7, $8, $9]
                }
            default:
                let zipped = zip(x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7], x[8], x[9], x[10])
                tuple = zipped.map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10] }
                function = zip(x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7], x[8], x[9], x[10]) {
                    [$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10]
                }
            }
            let expected: Either<Int, [Int]> = bad.isEmpty ? .right(Array(0..<arity)) : .left(bad[0])
            #expect(tuple == expected && function == expected, "\(arity) arguments, bad ones at \(bad)")
        }
    }

    @Test func zipCombinesResults() {
        for (arity, bad) in Self.choices {
            let x: [Result<Int, Failed>] = (0..<arity).map { index in
                bad.contains(index) ? .failure(Failed(index)) : .success(index)
            }
            let (tuple, function): (Result<[Int], Failed>, Result<[Int], Failed>)
            switch arity {
            case 2:
                let zipped = zip(x[0], x[1])
                tuple = zipped.map { [$0.0, $0.1] }
                function = zip(x[0], x[1]) { [$0, $1] }
            case 3:
                let zipped = zip(x[0], x[1], x[2])
                tuple = zipped.map { [$0.0, $0.1, $0.2] }
                function = zip(x[0], x[1], x[2]) { [$0, $1, $2] }
            case 4:
                let zipped = zip(x[0], x[1], x[2], x[3])
                tuple = zipped.map { [$0.0, $0.1, $0.2, $0.3] }
                function = zip(x[0], x[1], x[2], x[3]) { [$0, $1, $2, $3] }
            case 5:
                let zipped = zip(x[0], x[1], x[2], x[3], x[4])
                tuple = zipped.map { [$0.0, $0.1, $0.2, $0.3, $0.4] }
                function = zip(x[0], x[1], x[2], x[3], x[4]) { [$0, $1, $2, $3, $4] }
            case 6:
                let zipped = zip(x[0], x[1], x[2], x[3], x[4], x[5])
                tuple = zipped.map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5] }
                function = zip(x[0], x[1], x[2], x[3], x[4], x[5]) { [$0, $1, $2, $3, $4, $5] }
            case 7:
                let zipped = zip(x[0], x[1], x[2], x[3], x[4], x[5], x[6])
                tuple = zipped.map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6] }
                function = zip(x[0], x[1], x[2], x[3], x[4], x[5], x[6]) { [$0, $1, $2, $3, $4, $5, $6] }
            case 8:
                let zipped = zip(x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7])
                tuple = zipped.map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7] }
                function = zip(x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7]) { [$0, $1, $2, $3, $4, $5, $6, $7] }
            case 9:
                let zipped = zip(x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7], x[8])
                tuple = zipped.map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8] }
                function = zip(x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7], x[8]) {
                    [$0, $1, $2, $3, $4, $5, $6, $7, $8]
                }
            case 10:
                let zipped = zip(x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7], x[8], x[9])
                tuple = zipped.map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9] }
                function = zip(x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7], x[8], x[9]) {
                    [$0, $1, $2, $3, $4, $5, $6, $7, $8, $9]
                }
            default:
                let zipped = zip(x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7], x[8], x[9], x[10])
                tuple = zipped.map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10] }
                function = zip(x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7], x[8], x[9], x[10]) {
                    [$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10]
                }
            }
            let expected: Result<[Int], Failed> = bad.isEmpty ? .success(Array(0..<arity)) : .failure(Failed(bad[0]))
            #expect(tuple == expected && function == expected, "\(arity) arguments, bad ones at \(bad)")
        }
    }

    @Test func zipCombinesValidatedValues() {
        for (arity, bad) in Self.choices {
            let x: [Validated<Int, Int>] = (0..<arity).map { index in
                bad.contains(index) ? .invalid(index) : .valid(index)
            }
            let (tuple, function): (Validated<[Int], Int>, Validated<[Int], Int>)
            switch arity {
            case 2:
                let zipped = zip(x[0], x[1])
                tuple = zipped.map { [$0.0, $0.1] }
                function = zip(x[0], x[1]) { [$0, $1] }
            case 3:
                let zipped = zip(x[0], x[1], x[2])
                tuple = zipped.map { [$0.0, $0.1, $0.2] }
                function = zip(x[0], x[1], x[2]) { [$0, $1, $2] }
            case 4:
                let zipped = zip(x[0], x[1], x[2], x[3])
                tuple = zipped.map { [$0.0, $0.1, $0.2, $0.3] }
                function = zip(x[0], x[1], x[2], x[3]) { [$0, $1, $2, $3] }
            case 5:
                let zipped = zip(x[0], x[1], x[2], x[3], x[4])
                tuple = zipped.map { [$0.0, $0.1, $0.2, $0.3, $0.4] }
                function = zip(x[0], x[1], x[2], x[3], x[4]) { [$0, $1, $2, $3, $4] }
            case 6:
                let zipped = zip(x[0], x[1], x[2], x[3], x[4], x[5])
                tuple = zipped.map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5] }
                function = zip(x[0], x[1], x[2], x[3], x[4], x[5]) { [$0, $1, $2, $3, $4, $5] }
            case 7:
                let zipped = zip(x[0], x[1], x[2], x[3], x[4], x[5], x[6])
                tuple = zipped.map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6] }
                function = zip(x[0], x[1], x[2], x[3], x[4], x[5], x[6]) { [$0, $1, $2, $3, $4, $5, $6] }
            case 8:
                let zipped = zip(x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7])
                tuple = zipped.map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7] }
                function = zip(x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7]) { [$0, $1, $2, $3, $4, $5, $6, $7] }
            case 9:
                let zipped = zip(x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7], x[8])
                tuple = zipped.map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8] }
                function = zip(x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7], x[8]) {
                    [$0, $1, $2, $3, $4, $5, $6, $7, $8]
                }
            case 10:
                let zipped = zip(x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7], x[8], x[9])
                tuple = zipped.map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9] }
                function = zip(x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7], x[8], x[9]) {
                    [$0, $1, $2, $3, $4, $5, $6, $7, $8, $9]
                }
            default:
                let zipped = zip(x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7], x[8], x[9], x[10])
                tuple = zipped.map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10] }
                function = zip(x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7], x[8], x[9], x[10]) {
                    [$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10]
                }
            }
            let expected: Validated<[Int], Int> =
                bad.isEmpty ? .valid(Array(0..<arity)) : .invalid(NonEmpty(bad[0], rest: bad.dropFirst()))
            #expect(tuple == expected && function == expected, "\(arity) arguments, bad ones at \(bad)")
        }
    }

    @Test func zipAccumulatingCombinesEithers() {
        for (arity, bad) in Self.choices {
            let x: [Either<Int, Int>] = (0..<arity).map { index in
                bad.contains(index) ? .left(index) : .right(index)
            }
            let (tuple, function): (Either<NonEmpty<Int>, [Int]>, Either<NonEmpty<Int>, [Int]>)
            switch arity {
            case 2:
                let zipped = zipAccumulating(x[0], x[1])
                tuple = zipped.map { [$0.0, $0.1] }
                function = zipAccumulating(x[0], x[1]) { [$0, $1] }
            case 3:
                let zipped = zipAccumulating(x[0], x[1], x[2])
                tuple = zipped.map { [$0.0, $0.1, $0.2] }
                function = zipAccumulating(x[0], x[1], x[2]) { [$0, $1, $2] }
            case 4:
                let zipped = zipAccumulating(x[0], x[1], x[2], x[3])
                tuple = zipped.map { [$0.0, $0.1, $0.2, $0.3] }
                function = zipAccumulating(x[0], x[1], x[2], x[3]) { [$0, $1, $2, $3] }
            case 5:
                let zipped = zipAccumulating(x[0], x[1], x[2], x[3], x[4])
                tuple = zipped.map { [$0.0, $0.1, $0.2, $0.3, $0.4] }
                function = zipAccumulating(x[0], x[1], x[2], x[3], x[4]) { [$0, $1, $2, $3, $4] }
            case 6:
                let zipped = zipAccumulating(x[0], x[1], x[2], x[3], x[4], x[5])
                tuple = zipped.map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5] }
                function = zipAccumulating(x[0], x[1], x[2], x[3], x[4], x[5]) { [$0, $1, $2, $3, $4, $5] }
            case 7:
                let zipped = zipAccumulating(x[0], x[1], x[2], x[3], x[4], x[5], x[6])
                tuple = zipped.map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6] }
                function = zipAccumulating(x[0], x[1], x[2], x[3], x[4], x[5], x[6]) { [$0, $1, $2, $3, $4, $5, $6] }
            case 8:
                let zipped = zipAccumulating(x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7])
                tuple = zipped.map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7] }
                function = zipAccumulating(x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7]) {
                    [$0, $1, $2, $3, $4, $5, $6, $7]
                }
            case 9:
                let zipped = zipAccumulating(x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7], x[8])
                tuple = zipped.map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8] }
                function = zipAccumulating(x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7], x[8]) {
                    [$0, $1, $2, $3, $4, $5, $6, $7, $8]
                }
            case 10:
                let zipped = zipAccumulating(x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7], x[8], x[9])
                tuple = zipped.map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9] }
                function = zipAccumulating(x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7], x[8], x[9]) {
                    [$0, $1, $2, $3, $4, $5, $6, $7, $8, $9]
                }
            default:
                let zipped = zipAccumulating(x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7], x[8], x[9], x[10])
                tuple = zipped.map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10] }
                function = zipAccumulating(x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7], x[8], x[9], x[10]) {
                    [$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10]
                }
            }
            let expected: Either<NonEmpty<Int>, [Int]> =
                bad.isEmpty ? .right(Array(0..<arity)) : .left(NonEmpty(bad[0], rest: bad.dropFirst()))
            #expect(tuple == expected && function == expected, "\(arity) arguments, bad ones at \(bad)")
        }
    }

    @Test func zipAccumulatingCombinesResults() {
        for (arity, bad) in Self.choices {
            let x: [Result<Int, Failed>] = (0..<arity).map { index in
                bad.contains(index) ? .failure(Failed(index)) : .success(index)
            }
            let (tuple, function): (Result<[Int], NonEmpty<Failed>>, Result<[Int], NonEmpty<Failed>>)
            switch arity {
            case 2:
                let zipped = zipAccumulating(x[0], x[1])
                tuple = zipped.map { [$0.0, $0.1] }
                function = zipAccumulating(x[0], x[1]) { [$0, $1] }
            case 3:
                let zipped = zipAccumulating(x[0], x[1], x[2])
                tuple = zipped.map { [$0.0, $0.1, $0.2] }
                function = zipAccumulating(x[0], x[1], x[2]) { [$0, $1, $2] }
            case 4:
                let zipped = zipAccumulating(x[0], x[1], x[2], x[3])
                tuple = zipped.map { [$0.0, $0.1, $0.2, $0.3] }
                function = zipAccumulating(x[0], x[1], x[2], x[3]) { [$0, $1, $2, $3] }
            case 5:
                let zipped = zipAccumulating(x[0], x[1], x[2], x[3], x[4])
                tuple = zipped.map { [$0.0, $0.1, $0.2, $0.3, $0.4] }
                function = zipAccumulating(x[0], x[1], x[2], x[3], x[4]) { [$0, $1, $2, $3, $4] }
            case 6:
                let zipped = zipAccumulating(x[0], x[1], x[2], x[3], x[4], x[5])
                tuple = zipped.map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5] }
                function = zipAccumulating(x[0], x[1], x[2], x[3], x[4], x[5]) { [$0, $1, $2, $3, $4, $5] }
            case 7:
                let zipped = zipAccumulating(x[0], x[1], x[2], x[3], x[4], x[5], x[6])
                tuple = zipped.map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6] }
                function = zipAccumulating(x[0], x[1], x[2], x[3], x[4], x[5], x[6]) { [$0, $1, $2, $3, $4, $5, $6] }
            case 8:
                let zipped = zipAccumulating(x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7])
                tuple = zipped.map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7] }
                function = zipAccumulating(x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7]) {
                    [$0, $1, $2, $3, $4, $5, $6, $7]
                }
            case 9:
                let zipped = zipAccumulating(x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7], x[8])
                tuple = zipped.map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8] }
                function = zipAccumulating(x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7], x[8]) {
                    [$0, $1, $2, $3, $4, $5, $6, $7, $8]
                }
            case 10:
                let zipped = zipAccumulating(x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7], x[8], x[9])
                tuple = zipped.map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9] }
                function = zipAccumulating(x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7], x[8], x[9]) {
                    [$0, $1, $2, $3, $4, $5, $6, $7, $8, $9]
                }
            default:
                let zipped = zipAccumulating(x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7], x[8], x[9], x[10])
                tuple = zipped.map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10] }
                function = zipAccumulating(x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7], x[8], x[9], x[10]) {
                    [$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10]
                }
            }
            let expected: Result<[Int], NonEmpty<Failed>> =
                bad.isEmpty
                ? .success(Array(0..<arity)) : .failure(NonEmpty(bad[0], rest: bad.dropFirst()).map(Failed.init))
            #expect(tuple == expected && function == expected, "\(arity) arguments, bad ones at \(bad)")
        }
    }
}
