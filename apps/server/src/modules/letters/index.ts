export { deliverLetter } from './deliver-letter.ts'
export { isNothingToSay, readDigest } from './digest-facts.ts'
export { registerLetters } from './routes.ts'
export { sendDigests } from './send-digests.ts'
