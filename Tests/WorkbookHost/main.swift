import CurrycombWorkbook

// Starts one check of one of the answers that misbehave; WorkbookTests look at what the parent makes of it.
host(misbehaviours)
