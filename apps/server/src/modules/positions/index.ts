export { registerPositions } from './routes.ts'
