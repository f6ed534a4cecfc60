import CurrycombWorkbook

/// What a learner of this chapter reads, in English: an exercise in each file.
enum English {}
