import Chapter13OneWayDataFlow

// 13.8  A journal that survives
//
// Each line has a checksum, so that one can tell whether it is whole. checksum("add wax") is "239c".
//
//     line("add wax")                  // "239c add wax\n"
//     recover("239c add wax\n7dd7")    // the entry "add wax", and 4 characters dropped

struct Answer: CrashSafeJournal {
    func line(_ entry: String) -> String {
        todo("line")
    }

    func recover(_ journal: String) -> Recovery {
        todo("recover")
    }
}

judge(Answer.self)
