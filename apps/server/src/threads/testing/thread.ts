import { serveJobs } from '../serve-jobs.ts'
import { EAT, ECHO, FAIL, FALL, SPIN, STAND, WHERE } from './jobs.ts'

serveJobs([ECHO, FAIL, SPIN, EAT, FALL, STAND, WHERE])
