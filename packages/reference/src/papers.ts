export { type ProfilePaperFacts, profilePaperFacts } from './papers/paper-facts.ts'
