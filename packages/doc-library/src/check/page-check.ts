export { pageComplaint, problemsOfPages } from './page-complaints.ts'
export { SAMPLE_COMPANIES, type SampleCompany } from './sample-companies.ts'
export { sampleFacts } from './sample-facts.ts'
export { withWholeStaff } from './whole-staff.ts'
