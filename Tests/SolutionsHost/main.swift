@_spi(Courses) import CurrycombWorkbook
import Solutions

// Starts one check of one answer; ChapterTests look at what comes of it.
host(allJudges, right: allRight)
