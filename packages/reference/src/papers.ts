export { type DecidedPosition, decidedPosition } from './papers/decided-position.ts'
export { ACCIDENTS } from './papers/instruction.ts'
export { type ProfilePaperFacts, profilePaperFacts } from './papers/paper-facts.ts'
export { type Risk, riskOf } from './papers/profession.ts'
