export { createWorkplace } from './create-workplace.ts'
export { registerWorkplaces } from './routes.ts'
