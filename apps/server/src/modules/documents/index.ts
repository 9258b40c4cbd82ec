export { readDocuments } from './read-documents.ts'
export { registerDocument } from './register-document.ts'
export { rememberAnswers } from './remember-answers.ts'
export { registerDocuments } from './routes.ts'
