export { registerEmployeeImport } from './routes.ts'
