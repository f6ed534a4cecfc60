internal import Chapter09CalculatorWords
@_spi(Courses) @_exported import CurrycombWorkbook

/// Judges an answer to an exercise of this chapter, prints the verdict, and ends the program: the last line of every
/// exercise.
///
/// - Parameters:
///   - answer: the answer's type.
///   - file: the file to name lines of; leave it out.
@MainActor public func judge<Answer: Contract>(_ answer: Answer.Type, file: StaticString = #filePath) -> Never {
    CurrycombWorkbook.judge(answer, by: calculatorJudges, file: file)
}

/// What the answers to each exercise are judged by.
@MainActor package let calculatorJudges: [ExerciseJudge] = [
    ExerciseJudge(chainCalls, asks: (any ChainCalls).self, reference: chainCallsReference, wrong: chainCallsWrong) {
        ($0 as? any ChainCalls.Type)?.checks
    },
    ExerciseJudge(
        passFunctions, asks: (any PassFunctions).self, reference: passFunctionsReference, wrong: passFunctionsWrong
    ) {
        ($0 as? any PassFunctions.Type)?.checks
    },
    ExerciseJudge(watchCell, asks: (any WatchCell).self, reference: watchCellReference, wrong: watchCellWrong) {
        ($0 as? any WatchCell.Type)?.checks
    },
    ExerciseJudge(sumCells, asks: (any SumCells).self, reference: sumCellsReference, wrong: sumCellsWrong) {
        ($0 as? any SumCells.Type)?.checks
    },
    ExerciseJudge(ownPipe, asks: (any OwnPipe).self, reference: ownPipeReference, wrong: ownPipeWrong) {
        ($0 as? any OwnPipe.Type)?.checks
    },
    ExerciseJudge(bindPipes, asks: (any BindPipes).self, reference: bindPipesReference, wrong: bindPipesWrong) {
        ($0 as? any BindPipes.Type)?.checks
    },
    ExerciseJudge(lazySource, asks: (any LazySource).self, reference: lazySourceReference, wrong: lazySourceWrong) {
        ($0 as? any LazySource.Type)?.checks
    },
    ExerciseJudge(
        ownSignal, asks: (any OwnSignal).self, reference: ownSignalReference, wrong: ownSignalWrong, ownSignalBindWrong
    ) {
        ($0 as? any OwnSignal.Type)?.checks
    },
]
