@_spi(Courses) import CurrycombWorkbook
import Solutions

// Lists the answers that come with the course, or runs one check of one of them, for `workshop author`.
host(allJudges, right: allRight)
