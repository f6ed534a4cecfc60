import Chapter13OneWayDataFlow

// 13.8  A journal that survives
//
// A line is the entry's checksum (four characters), a space, the entry, and "\n".
//
//     checksum("add wax")                       // "239c"
//     line("add wax")                           // "239c add wax\n"
//
// `recover` reads one line after another. A whole line has exactly this form, the right
// checksum, and "\n" at its end. `recover` stops at the first line that is not whole. This line
// and everything after it are dropped, and their characters are counted.
//
//     recover("239c add wax\n7dd7")             // Recovery(entries: ["add wax"], dropped: 4)
//     recover("239c add wox\n239c add wax\n")   // Recovery(entries: [], dropped: 26)
//     recover("239cxadd wax\n")                 // Recovery(entries: [], dropped: 13): there is no space
//
// An entry may be empty. It may contain any characters except "\n" and "\r", and does not
// begin with a combining mark.

struct Answer: CrashSafeJournal {
    func line(_ entry: String) -> String {
        todo("line")
    }

    func recover(_ journal: String) -> Recovery {
        todo("recover")
    }
}

judge(Answer.self)
