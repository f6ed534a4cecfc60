import Chapter13OneWayDataFlow

// 13.6  Effects beside the state
//
//     struct Program<State, Action, Effect> {
//         let start: State
//         let reducer: (State, Action) -> Step<State, Effect>
//         let perform: (Effect) -> Action?
//     }
//
// A Step has a state, and the effects that are to be done. perform does one effect; it may return an action, its answer.
//
// play takes the actions in order. It does the effects of each before it takes the next. An answer is an action like
// any other: it goes to the end of the queue. The log has every action that was taken.
//
//     play([load, type], on: program).log              // [load, type, loaded]
//
// undo takes back the last action in the log, even if that is an answer. It does no effect again.
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
