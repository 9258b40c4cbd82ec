export { nearestProfile } from './papers/nearest-profile.ts'
export { type ProfilePaperFacts, profilePaperFacts } from './papers/paper-facts.ts'
