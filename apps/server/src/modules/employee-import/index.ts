export { employeesSheet } from './export-employees.ts'
export { registerEmployeeImport } from './routes.ts'
