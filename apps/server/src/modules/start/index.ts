export { hideStart } from './change-start.ts'
export { registerStart } from './routes.ts'
