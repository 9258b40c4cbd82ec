export { forgetMarks, markFresh } from './mark-queries.ts'
export { type Candidate, inDays, linesText, type Notice, ofEmployees } from './notice.ts'
export { tellCompany } from './tell.ts'
