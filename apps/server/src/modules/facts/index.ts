export { deleteFacts, type FactRow, type FactSave, findFacts, findSaver, saveFacts } from './fact-queries.ts'
export { askAgain, findSkipped, skipFacts } from './skipped-queries.ts'
