import CurrycombWorkbook

/// What a learner of this chapter reads, in English.
enum English {
}
