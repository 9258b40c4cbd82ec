export { registerRecordPapers } from './routes.ts'
