export { deleteFacts, type FactRow, type FactSave, findFacts, findSaver, saveFacts } from './fact-queries.ts'
