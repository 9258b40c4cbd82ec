export { answerUser, closeSupport } from './answer.ts'
export { registerSupport } from './routes.ts'
export {
  listOpenThreads,
  listThread,
  type MessageRow,
  type OpenThread,
  type SupportedUser,
} from './support-queries.ts'
