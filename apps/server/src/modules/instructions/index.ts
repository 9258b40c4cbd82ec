export { giveInstructions } from './give-instructions.ts'
export { registerInstructions } from './routes.ts'
