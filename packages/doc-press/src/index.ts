export type { ListLine, ListToSet } from './press/list-paper.ts'
export { Press, type PressOptions } from './press/press.ts'
