import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CompileDocArgs, NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { PrintedValue } from '@ot/doc-engine'
import type { Paper, Run } from '../paper/paper.ts'
import { type ReadPaper, readPaper } from '../read/read-paper.ts'
import { lettersOf } from './glyphs.ts'
import { type ListToSet, listPaper } from './list-paper.ts'
import { withWholeNames } from './names.ts'
import { type PaperPages, pagesIn } from './pages.ts'
import { piecesOf } from './pieces.ts'
import { printableBy } from './printable.ts'
import { PROGRAM } from './program.ts'

const { resolve } = createRequire(import.meta.url)
/** As wide as Times New Roman, letter by letter: a paper has the lines that Word gives it (SIL OFL 1.1). */
const FONT_FILES = ['400Regular/Tinos_400Regular.ttf', '700Bold/Tinos_700Bold.ttf'] as const

/** Archival and tagged: opens the same in fifty years and is read aloud in its order. */
const STANDARD = 'a-2a'
/** A folder that is not there: pictures lie in it in memory only, and nothing else can be read. */
const WORKSPACE = join(tmpdir(), 'otdel-press-of-nothing')
/** Papers after which what was remembered of the oldest is forgotten. */
const KEPT_PAPERS = 1

export type PressOptions = {
  /** The day of the paper, `2026-10-05`: what the file says of its own making. */
  day: string
}

export type PagesOptions = PressOptions & {
  /** Where in the file its values stand, as the engine told when it made the paper. */
  values: readonly PrintedValue[]
}

/** Typesets papers one after another; a paper is its words and its day, nothing else. */
export class Press {
  readonly #compiler: NodeCompiler
  readonly #printable: (text: string) => string

  constructor() {
    const fonts = readFonts()
    const has = fonts.map(lettersOf)
    this.#printable = printableBy((letter) => has.every((font) => font(letter)))
    this.#compiler = NodeCompiler.create({ workspace: WORKSPACE, fontArgs: [{ fontBlobs: fonts }] })
  }

  print(docx: Uint8Array, { day }: PressOptions): Buffer {
    return this.#set(readPaper(docx), day, (paper) => this.#pdf(paper))
  }

  /** The very pages of the PDF, for a screen; each value knows where it stands on them. */
  pages(docx: Uint8Array, { day, values }: PagesOptions): PaperPages {
    const read = readPaper(docx, values)
    return this.#set(read, day, (paper) => pagesIn(this.#compiler.svg(paper), read.paper.sections))
  }

  /** Both, set once: nothing stands on the one that does not stand on the other. */
  printWithPages(docx: Uint8Array, { day }: PressOptions): { pdf: Buffer; pages: PaperPages } {
    const read = readPaper(docx)
    return this.#set(read, day, (paper) => ({
      pdf: this.#pdf(paper),
      pages: pagesIn(this.#compiler.svg(paper), read.paper.sections),
    }))
  }

  /** A page beside papers: what is among them and where. */
  printList({ day, ...list }: ListToSet): Buffer {
    return this.#set({ paper: listPaper(list), pictures: new Map() }, day, (paper) => this.#pdf(paper))
  }

  #pdf(paper: CompileDocArgs): Buffer {
    return this.#compiler.pdf(paper, { pdfStandard: STANDARD })
  }

  #set<Made>({ paper, pictures }: ReadPaper, day: string, make: (paper: CompileDocArgs) => Made): Made {
    for (const [name, bytes] of pictures) this.#compiler.mapShadow(join(WORKSPACE, name), Buffer.from(bytes))
    try {
      return make({ mainFileContent: PROGRAM, inputs: { paper: this.#dataOf(paper, day) } })
    } finally {
      this.#compiler.resetShadow()
      this.#compiler.evictCache(KEPT_PAPERS)
    }
  }

  #dataOf(paper: Paper, day: string): string {
    const data = { ...withWholeNames(paper), day: day.split('-').map(Number) }
    const print = this.#printable
    return JSON.stringify(data, (key, value: unknown) => {
      if (WORDS.has(key) && typeof value === 'string') return print(value)
      return key === 'runs' && Array.isArray(value) ? value.map((run: Run) => sent(run, print)) : value
    })
  }
}

/** A run as the program reads it. */
function sent(run: Run, print: (text: string) => string) {
  if (run.kind !== 'text') return run
  const { marks, ...words } = run
  if (marks.length === 0) return words
  const pieces = piecesOf(run.text, print(run.text), marks)
  // Under another name: it is printable already, and cut it would be read otherwise.
  return { ...words, pieces: pieces.map(({ text, ...piece }) => ({ ...piece, said: text })) }
}

/** What of a paper is words; the rest is names and figures of ours. */
const WORDS = new Set(['text', 'title', 'author', 'words', 'number'])

function readFonts(): Buffer[] {
  return FONT_FILES.map((file) => readFileSync(resolve(`@expo-google-fonts/tinos/${file}`)))
}
