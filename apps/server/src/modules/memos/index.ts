export { createMemo } from './create-memo.ts'
export { memosOf } from './find-memo.ts'
export { registerMemos } from './routes.ts'
