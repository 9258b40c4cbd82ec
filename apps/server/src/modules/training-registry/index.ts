export { registerTrainingRegistry } from './routes.ts'
