export { changeInstruction } from './change-instruction.ts'
export { instructionsOf } from './read-instructions.ts'
export { registerInstructions } from './routes.ts'
