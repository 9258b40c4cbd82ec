export type { ListLine, ListToSet } from './press/list-paper.ts'
export type { PaperPage, PaperPages } from './press/pages.ts'
export { type PagesOptions, Press, type PressOptions } from './press/press.ts'
