export { createMemo, createMemoIn } from './create-memo.ts'
export { memosOf } from './find-memo.ts'
export { type ListedMemo, listMemos } from './memo-queries.ts'
export { registerMemos } from './routes.ts'
