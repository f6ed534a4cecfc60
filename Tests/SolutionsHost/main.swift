import Solutions

// Starts one check of one answer; ChapterTests look at what comes of it.
host(hostedAnswers)
