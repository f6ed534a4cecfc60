import Chapter13OneWayDataFlow

// 13.6  Effects alongside the state
//
//     struct Program<State, Action, Effect> {
//         let start: State
//         let reducer: (State, Action) -> Step<State, Effect>
//         let perform: (Effect) -> Action?
//     }
//
// A Step has the new state and the effects to run. `perform(…)` runs one effect, and may
// return an action: the effect's answer.
//
// `play(…)` handles the actions in order. It runs all effects of an action before it handles
// the next action. An answer is an action like any other: it is added to the end of the queue.
// The log contains every action that was handled. In the example, `load` has an effect, and
// `loaded` is its answer.
//
//     play([load, type], on: program).log              // [load, type, loaded]
//
// `undo(…)` takes back the last action in the log, even if this action is an answer. It runs
// no effect again. In the examples, the program `adding` starts at 0 and adds each action to
// its state.
//
//     undo(Run(12, log: [2, 10]), on: adding)          // Run(2, log: [2]): Run(state, log: actions)
//     undo(Run(0, log: []), on: adding)                // Run(0, log: [])

struct Answer: EffectsBeside {
    func play<State, Action, Effect>(
        _ actions: [Action], on program: Program<State, Action, Effect>
    ) -> Run<State, Action> {
        todo("play")
    }

    func undo<State, Action, Effect>(
        _ run: Run<State, Action>, on program: Program<State, Action, Effect>
    ) -> Run<State, Action> {
        todo("undo")
    }
}

judge(Answer.self)
