import { type ListToSet, type PagesOptions, type PaperPages, Press } from '@ot/doc-press'
import type { ThreadJob } from './job.ts'

/** A paper of five hundred pages takes as long; what takes longer is no paper. */
const PATIENCE_MS = 15_000

type PressInput = { paper: { docx: Uint8Array; day: string } } | { list: ListToSet }

export type PagesInput = PagesOptions & { docx: Uint8Array }

let press: Press | null = null

export const PRESS_PAGES: ThreadJob<PagesInput, PaperPages> = {
  name: 'set the pages of a paper',
  patienceMs: PATIENCE_MS,
  run({ docx, ...options }) {
    press ??= new Press()
    return press.pages(docx, options)
  },
}

export const PRESS_PAPER: ThreadJob<PressInput, Uint8Array> = {
  name: 'typeset a paper',
  patienceMs: PATIENCE_MS,
  run(input) {
    press ??= new Press()
    const pdf = 'paper' in input ? press.print(input.paper.docx, input.paper) : press.printList(input.list)
    // The compiler's own memory cannot be handed over.
    return new Uint8Array(pdf)
  },
  handedOver: ({ buffer }) => (buffer instanceof ArrayBuffer ? [buffer] : []),
}
