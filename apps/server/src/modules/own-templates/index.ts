export { registerOwnTemplates } from './routes.ts'
