import CurrycombWorkbook

/// Chapter 9: a calculator that grows, step by step, into a signal.
public let calculator = Chapter(
    folder: folder, title: "From a calculator to signals",
    about: "A calculator grows, step by step, into a signal.",
    exercises: [
        chainCalls, passFunctions, watchCell, sumCells, ownPipe, bindPipes, lazySource, ownSignal,
    ])

package let folder = "09-Calculator"

package let chainCalls = Exercise(
    in: folder, 1, "chain-calls", minutes: 6, words: English.chainCalls,
    compilerSuspects: [
        CompilerSuspect(
            "noClosure", "cannot convert return expression of type 'Maker' to return type '(Int) -> Maker'"),
        CompilerSuspect("noClosure", "cannot convert return expression of type 'Maker' to return type '() -> Maker'"),
        CompilerSuspect("selfNotReturned", "cannot convert value of type '*' to closure result type 'Maker'"),
        CompilerSuspect("structCopied", "cannot assign to property: 'self' is immutable"),
        CompilerSuspect("structCopied", "left side of mutating operator isn't mutable: 'self' is immutable"),
    ])

package let passFunctions = Exercise(
    in: folder, 2, "pass-functions", minutes: 7, words: English.passFunctions,
    compilerSuspects: [
        CompilerSuspect("notCalled", "function produces expected type 'Int'; did you mean to call it with '()'?"),
        CompilerSuspect("notCalled", "cannot convert value of type '() -> Int' to expected argument type 'Int'"),
        CompilerSuspect("changesItself", "'*' is marked 'mutating'*"),
        CompilerSuspect("changesItself", "cannot assign to property: 'self' is immutable"),
        CompilerSuspect("changesItself", "left side of mutating operator isn't mutable: 'self' is immutable"),
    ])

package let watchCell = Exercise(
    in: folder, 3, "watch-cell", minutes: 12, words: English.watchCell,
    compilerSuspects: [
        CompilerSuspect("comparedFunctions", "cannot check reference equality of functions*"),
        CompilerSuspect("comparedFunctions", "*cannot be applied to two '(Int) -> Void' operands*"),
        CompilerSuspect("comparedFunctions", "*requires that '(Int) -> Void' conform to 'Equatable'*"),
        CompilerSuspect("comparedFunctions", "type '(Int) -> Void' cannot conform to 'Equatable'"),
    ])

package let sumCells = Exercise(
    in: folder, 4, "sum-cells", minutes: 10, words: English.sumCells,
    compilerSuspects: [
        CompilerSuspect("cellsAdded", "binary operator '+' cannot be applied to two 'Cell' operands"),
        CompilerSuspect("cellsAdded", "cannot convert value of type 'Cell' to expected argument type 'Int'"),
        CompilerSuspect("cellsAdded", "cannot convert value of type 'Cell' to expected argument type 'Formula'"),
    ])

package let ownPipe = Exercise(
    in: folder, 5, "own-pipe", minutes: 9, words: English.ownPipe,
    compilerSuspects: [
        CompilerSuspect("untransformed", "cannot convert value of type 'Value' to expected argument type 'NewValue'"),
        CompilerSuspect(
            "sameType", "cannot convert return expression of type 'Pipe<Value>' to return type 'Pipe<NewValue>'"),
    ])

package let bindPipes = Exercise(
    in: folder, 6, "bind-pipes", minutes: 9, words: English.bindPipes,
    compilerSuspects: [
        CompilerSuspect("outerSent", "cannot convert value of type 'A' to expected argument type 'B'"),
        CompilerSuspect("pipeSent", "cannot convert value of type 'Pipe<B>' to expected argument type 'B'"),
        CompilerSuspect(
            "pipeOfPipes", "cannot convert return expression of type 'Pipe<Pipe<B>>' to return type 'Pipe<B>'"),
        CompilerSuspect("pipeOfPipes", "cannot convert value of type 'Pipe<B>' to closure result type 'B'"),
        // What the compiler says of pipe.process(next).
        CompilerSuspect("pipeOfPipes", "failed to produce diagnostic for expression*"),
    ])

package let lazySource = Exercise(
    in: folder, 7, "lazy-source", minutes: 10, words: English.lazySource,
    compilerSuspects: [
        CompilerSuspect("sourceSent", "cannot convert value of type 'Source<B>' to expected argument type 'B'"),
        // What the compiler says of process(source, block()).
        CompilerSuspect("sourceOfSources", "failed to produce diagnostic for expression*"),
        CompilerSuspect("blockPassed", "cannot convert value of type '(A) -> Source<B>' to expected argument type 'B'"),
        CompilerSuspect("blockPassed", "argument passed to call that takes no arguments"),
        CompilerSuspect("sendIgnored", "contextual type for closure argument list expects 1 argument*"),
        CompilerSuspect("subscribesNow", "cannot convert return expression of type 'Void' to return type 'Source<B>'"),
        CompilerSuspect("functionSent", "function produces expected type 'A'; did you mean to call it with '()'?"),
        CompilerSuspect("functionSent", "cannot convert value of type '() -> A' to expected argument type 'A'"),
    ])

package let ownSignal = Exercise(
    in: folder, 8, "own-signal", minutes: 16, words: English.ownSignal,
    compilerSuspects: [
        CompilerSuspect(
            "signalSent", "cannot convert value of type 'Signal<NewValue>' to expected argument type 'NewValue'"),
        CompilerSuspect("localCopy", "cannot assign to value: '*' is a 'let' constant"),
        CompilerSuspect("localCopy", "cannot assign to property: 'self' is immutable"),
        CompilerSuspect("endDropped", "function is unused"),
        CompilerSuspect("noEnd", "missing return in closure expected to return '() -> Void'"),
        CompilerSuspect("noEnd", "cannot convert value of type '()' to closure result type '() -> Void'"),
    ])
