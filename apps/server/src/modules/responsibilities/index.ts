export { appointResponsible, holdRole } from './appoint.ts'
export { changeResponsibility } from './change-responsibility.ts'
export { responsibilitiesOf } from './read-responsibilities.ts'
export { registerResponsibilities } from './routes.ts'
