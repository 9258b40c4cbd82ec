import { PRESS_BOTH, PRESS_PAGES, PRESS_PAPER } from '../threads/press-paper.ts'
import { serveJobs } from '../threads/serve-jobs.ts'

/** A program of its own in the build, small, so that the first paper comes soon: it typesets papers. */
serveJobs([PRESS_PAPER, PRESS_PAGES, PRESS_BOTH])
