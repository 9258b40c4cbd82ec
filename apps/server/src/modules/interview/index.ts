export { countInterview } from './count-interview.ts'
export { registerInterview } from './routes.ts'
