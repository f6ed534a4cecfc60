import CurrycombWorkbook

/// Chapter 7: asynchronous work as a value, which starts when somebody asks.
public let lazyTasks = Chapter(
    folder: folder, title: "Task", about: "Asynchronous work as a value, which starts when somebody asks.",
    exercises: [lazyRequest, allAtOnce, raceTwo, timeoutRetry, ownTask])

package let folder = "07-Task"

package let lazyRequest = Exercise(
    in: folder, 1, "lazy-request", minutes: 10, words: English.lazyRequest,
    compilerSuspects: [
        CompilerSuspect("ranNow", "'async' call in a function that does not support concurrency"),
        CompilerSuspect("noAwait", "expression is 'async' but is not marked with 'await'"),
        CompilerSuspect("nested", "cannot convert value of type 'LazyTask<B>' to closure result type 'B'"),
        CompilerSuspect(
            "nested", "cannot convert return expression of type 'LazyTask<LazyTask<B>>' to return type 'LazyTask<B>'"),
    ])

package let allAtOnce = Exercise(
    in: folder, 2, "all-at-once", minutes: 13, words: English.allAtOnce,
    compilerSuspects: [
        CompilerSuspect("notRun", "cannot convert value of type '*[LazyTask<A>]' to *[A]'"),
        CompilerSuspect("notRun", "cannot convert return expression of type '[LazyTask<A>]' to return type '[A]'"),
    ])

package let raceTwo = Exercise(
    in: folder, 3, "race-two", minutes: 11, words: English.raceTwo,
    compilerSuspects: [
        CompilerSuspect("maybeNone", "value of optional type 'A?' must be unwrapped to a value of type 'A'"),
        CompilerSuspect("maybeNone", "cannot convert return expression of type 'A?' to return type 'A'"),
    ])

package let timeoutRetry = Exercise(
    in: folder, 4, "timeout-retry", minutes: 14, words: English.timeoutRetry,
    compilerSuspects: [
        CompilerSuspect("describedOnly", "cannot convert return expression of type 'LazyTask<A>' to return type 'A'"),
        CompilerSuspect("describedOnly", "cannot convert value of type 'LazyTask<A>' to closure result type 'A'"),
    ])

package let ownTask = Exercise(
    in: folder, 5, "own-task", minutes: 12, words: English.ownTask,
    compilerSuspects: [
        CompilerSuspect("valueKept", "'async' call in a function that does not support concurrency")
    ])
