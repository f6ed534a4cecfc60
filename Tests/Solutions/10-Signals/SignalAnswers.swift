@MainActor let signalAnswers: [Answers] = [
    Answers(ofAndEmpty, wrong: ofAndEmptyWrong, refused: ofAndEmptyRefused),
    Answers(lawfulSignal, wrong: lawfulSignalWrong, refused: lawfulSignalRefused),
    Answers(ownDisposable, wrong: ownDisposableWrong, refused: ownDisposableRefused),
    Answers(flatMapSignal, wrong: flatMapSignalWrong, refused: flatMapSignalRefused),
    Answers(bindStop, wrong: bindStopWrong, refused: bindStopRefused),
    Answers(concatSignals, wrong: concatSignalsWrong, refused: concatSignalsRefused),
    Answers(zipSignals, wrong: zipSignalsWrong, refused: zipSignalsRefused),
    Answers(recoverSignal, wrong: recoverSignalWrong, refused: recoverSignalRefused),
    Answers(serialisedSend, wrong: serialisedSendWrong, refused: serialisedSendRefused),
]
