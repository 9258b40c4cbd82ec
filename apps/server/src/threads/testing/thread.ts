import { serveJobs } from '../serve-jobs.ts'
import { EAT, ECHO, FAIL, SPIN } from './jobs.ts'

serveJobs([ECHO, FAIL, SPIN, EAT])
