import { CHECK_OWN, PRINT_OWN } from '../modules/documents/paper/own-jobs.ts'
import { MARK_STAFF, PLAN_STAFF } from '../modules/employee-import/work/jobs.ts'
import { READ_TABLES } from '../modules/employee-import/work/read-tables.ts'
import { COMPARE_OWN } from '../modules/own-templates/compare-job.ts'
import { serveJobs } from '../threads/serve-jobs.ts'
import { WRITE_WORKBOOK } from '../threads/workbook.ts'

/** A program of its own in the build: it reads the files that users send and writes the sheets that they take. */
serveJobs([CHECK_OWN, PRINT_OWN, COMPARE_OWN, PLAN_STAFF, MARK_STAFF, READ_TABLES, WRITE_WORKBOOK])
