export { changeCompany } from './change-company.ts'
export { createCompany } from './create-company.ts'
export { registerCompanies } from './routes.ts'
