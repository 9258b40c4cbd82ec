export { forgetUndos } from './forget-undos.ts'
export { registerUndo } from './routes.ts'
