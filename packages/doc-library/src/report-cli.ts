import { dayIn } from '@ot/domain'
import { libraryReport } from './check/library-report.ts'
import { readSources } from './format/read-sources.ts'

console.log(libraryReport(readSources(), dayIn(new Date().toISOString(), 'Europe/Moscow')))
