export { type IncidentSubject, oneSubject, ownNumber, subjectsOfIncident } from './incident-subjects.ts'
export { type IncidentWorld, loadIncidentWorld } from './incident-world.ts'
export { incidentJournal } from './journal.ts'
export { INCIDENT_ORDERS, orderAnswers, orderQuestions } from './order-answers.ts'
