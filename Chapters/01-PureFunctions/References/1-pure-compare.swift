private struct Answer: PureCompare {
    func innerCompare(_ number: Int) -> Bool {
        let minimum = 1
        return number > minimum
    }

    func compare(_ number: Int, over minimum: Int) -> Bool {
        number > minimum
    }
}

package let pureCompareReference: any PureCompare.Type = Answer.self
