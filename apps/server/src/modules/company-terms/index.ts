export { listCompanyTerms } from './list-company-terms.ts'
