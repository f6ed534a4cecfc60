@_spi(Courses) @_exported import CurrycombWorkbook

/// Judges an answer to an exercise of this chapter, prints the verdict, and ends the program. The last line of every
/// exercise calls it.
///
/// - Parameters:
///   - answer: the answer's type.
///   - file: the file that contains the answer. The verdict shows lines of this file. Keep the default.
@MainActor public func judge<Answer: Contract>(_ answer: Answer.Type, file: StaticString = #filePath) -> Never {
    CurrycombWorkbook.judge(answer, by: calculatorJudges, file: file)
}

/// The judges of this chapter's answers, one for each exercise.
@MainActor package let calculatorJudges: [ExerciseJudge] = [
    ExerciseJudge("1-chain-calls", asks: (any ChainCalls).self, reference: chainCallsReference, wrong: chainCallsWrong)
    {
        ($0 as? any ChainCalls.Type)?.checks
    },
    ExerciseJudge(
        "2-pass-functions", asks: (any PassFunctions).self, reference: passFunctionsReference, wrong: passFunctionsWrong
    ) {
        ($0 as? any PassFunctions.Type)?.checks
    },
    ExerciseJudge(
        "3-watch-cell", asks: (any WatchCell).self, reference: watchCellReference, wrong: watchCellWrong,
        without: ["Cell", "Pipe"]
    ) {
        ($0 as? any WatchCell.Type)?.checks
    },
    ExerciseJudge("4-sum-cells", asks: (any SumCells).self, reference: sumCellsReference, wrong: sumCellsWrong) {
        ($0 as? any SumCells.Type)?.checks
    },
    ExerciseJudge(
        "5-own-pipe", asks: (any OwnPipe).self, reference: ownPipeReference, wrong: ownPipeWrong, without: ["Pipe"]
    ) {
        ($0 as? any OwnPipe.Type)?.checks
    },
    ExerciseJudge("6-bind-pipes", asks: (any BindPipes).self, reference: bindPipesReference, wrong: bindPipesWrong) {
        ($0 as? any BindPipes.Type)?.checks
    },
    ExerciseJudge("7-lazy-source", asks: (any LazySource).self, reference: lazySourceReference, wrong: lazySourceWrong)
    {
        ($0 as? any LazySource.Type)?.checks
    },
    ExerciseJudge(
        "8-own-signal", asks: (any OwnSignal).self, reference: ownSignalReference, wrong: ownSignalWrong
    ) {
        ($0 as? any OwnSignal.Type)?.checks
    },
]
