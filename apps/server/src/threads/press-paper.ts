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

/** A paper that is to be kept: what is read on a screen is what the file shows. */
export const PRESS_BOTH: ThreadJob<
  { docx: Uint8Array; day: string },
  { pdf: Uint8Array; pages: PaperPages }
> = {
  name: 'typeset a paper and its pages',
  patienceMs: 2 * PATIENCE_MS,
  run({ docx, day }) {
    press ??= new Press()
    return press.printWithPages(docx, { day })
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
