export { deliverLetter } from './deliver-letter.ts'
export { registerLetters } from './routes.ts'
export { sendDigests } from './send-digests.ts'
