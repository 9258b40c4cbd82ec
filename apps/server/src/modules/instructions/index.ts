export { changeInstruction, changeInstructionIn } from './change-instruction.ts'
export { listEmployeesInstructions } from './queries.ts'
export { instructionsOf } from './read-instructions.ts'
export { registerInstructions } from './routes.ts'
