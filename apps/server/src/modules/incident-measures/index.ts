export { listOverdueMeasures } from './measure-queries.ts'
export { afterwardsOf } from './read-afterwards.ts'
export { registerIncidentMeasures } from './routes.ts'
export { addMeasure } from './write-measure.ts'
