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
  /** A paper with its pages for a screen, set once. */
  both(paper: Pick<PaperToPrint, 'bytes' | 'day'>): Promise<{ pdf: Buffer; pages: PaperPages }>
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
  /** With its pages for a screen, which an own Word file does not have. */
  printWithPages(paper: PaperToPrint): Promise<{ pdf: Buffer; pages: PaperPages | null }>
}

export function openPdf({ press, word }: { press: PaperPress; word: WordPdf }): Pdf {
  const own = ({ bytes }: PaperToPrint): Promise<Buffer> => {
    if (word.lack !== null) throw new Unavailable(word.lack)
    return word.print({ bytes, extension: 'docx' })
  }
  return {
    width: press.width,
    ownLack: word.lack,
    list: press.list,
    pages: press.pages,
    print: async (paper) => (paper.isOwn ? own(paper) : press.paper(paper)),
    printWithPages: async (paper) =>
      paper.isOwn ? { pdf: await own(paper), pages: null } : press.both(paper),
    close: async () => {
      await Promise.all([press.close(), word.close()])
    },
  }
}
