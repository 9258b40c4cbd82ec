export { answerProposed } from './answer-proposed.ts'
export { countInterview } from './count-interview.ts'
export { registerInterview } from './routes.ts'
