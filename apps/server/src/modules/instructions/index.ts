export { changeInstruction } from './change-instruction.ts'
export { giveInstructions } from './give-instructions.ts'
export { instructionsOf } from './read-instructions.ts'
export { registerInstructions } from './routes.ts'
