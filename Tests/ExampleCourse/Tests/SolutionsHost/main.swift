@_spi(Courses) import CurrycombWorkbook
import Solutions

// Starts one check of one of the answers that come with the course: `workshop author` looks at what comes of it.
host(allJudges, right: allRight)
