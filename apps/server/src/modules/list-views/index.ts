export { registerListViews } from './routes.ts'
