import type { ListToSet, PagesOptions, PaperPages } from '@ot/doc-press'
import { Unavailable } from '../foundation/errors.ts'
import type { WordPdf } from './word-pdf.ts'

/** A `.docx` that was made, whose text it is and of which day. */
export type PaperToPrint = {
  bytes: Uint8Array
  /** From a company's own Word file, not from the library. */
  isOwn: boolean
  day: string
}

/** Typesets the papers of the library; refuses with Unprintable or Unavailable. */
export type PaperPress = {
  /** How many papers are worked on at once. */
  readonly width: number
  paper(paper: Pick<PaperToPrint, 'bytes' | 'day'>): Promise<Buffer>
  /** The same pages for a screen. */
  pages(paper: { bytes: Uint8Array } & PagesOptions): Promise<PaperPages>
  list(list: ListToSet): Promise<Buffer>
  close(): Promise<void>
}

/** Papers as PDF: those of the library by the press, a company's own Word files by LibreOffice. */
export type Pdf = Pick<PaperPress, 'width' | 'list' | 'pages' | 'close'> & {
  /** Null: own Word files become PDF too. Otherwise why not, for the user. */
  readonly ownLack: string | null
  /** Refuses with Unprintable or Unavailable. */
  print(paper: PaperToPrint): Promise<Buffer>
}

export function openPdf({ press, word }: { press: PaperPress; word: WordPdf }): Pdf {
  return {
    width: press.width,
    ownLack: word.lack,
    list: press.list,
    pages: press.pages,
    print: async ({ bytes, isOwn, day }) => {
      if (!isOwn) return press.paper({ bytes, day })
      if (word.lack !== null) throw new Unavailable(word.lack)
      return word.print({ bytes, extension: 'docx' })
    },
    close: async () => {
      await Promise.all([press.close(), word.close()])
    },
  }
}
