import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { Paper } from '../paper/paper.ts'
import { type ReadPaper, readPaper } from '../read/read-paper.ts'
import { readFonts } from './fonts.ts'
import { lettersOf } from './glyphs.ts'
import { type ListToSet, listPaper } from './list-paper.ts'
import { withWholeNames } from './names.ts'
import { printable } from './printable.ts'
import { PROGRAM } from './program.ts'

/** Archival and tagged: opens the same in fifty years and is read aloud in its order. */
const STANDARD = 'a-2a'
/** A folder that is not there: pictures lie in it in memory only, and nothing else can be read. */
const WORKSPACE = join(tmpdir(), 'otdel-press-of-nothing')
/** Papers after which what was remembered of the oldest is forgotten. */
const KEPT_PAPERS = 4

export type PressOptions = {
  /** The day of the paper, `2026-10-05`: what the file says of its own making. */
  day: string
}

/** Typesets papers one after another; a paper is its words and its day, nothing else. */
export class Press {
  readonly #compiler: NodeCompiler
  readonly #printable: (text: string) => string

  constructor() {
    const fonts = readFonts()
    const has = fonts.map(lettersOf)
    this.#printable = printable((letter) => has.every((font) => font(letter)))
    this.#compiler = NodeCompiler.create({ workspace: WORKSPACE, fontArgs: [{ fontBlobs: fonts }] })
  }

  print(docx: Uint8Array, { day }: PressOptions): Buffer {
    return this.#set(readPaper(docx), day)
  }

  /** A page beside papers: what is among them and where. */
  printList({ day, ...list }: ListToSet): Buffer {
    return this.#set({ paper: listPaper(list), pictures: new Map() }, day)
  }

  #set({ paper, pictures }: ReadPaper, day: string): Buffer {
    for (const [name, bytes] of pictures) this.#compiler.mapShadow(join(WORKSPACE, name), Buffer.from(bytes))
    try {
      const inputs = { paper: this.#dataOf(paper, day) }
      return this.#compiler.pdf({ mainFileContent: PROGRAM, inputs }, { pdfStandard: STANDARD })
    } finally {
      this.#compiler.resetShadow()
      this.#compiler.evictCache(KEPT_PAPERS)
    }
  }

  #dataOf(paper: Paper, day: string): string {
    const data = { ...withWholeNames(paper), day: day.split('-').map(Number) }
    return JSON.stringify(data, (key, value: unknown) =>
      WORDS.has(key) && typeof value === 'string' ? this.#printable(value) : value,
    )
  }
}

/** What of a paper is words; the rest is names and figures of ours. */
const WORDS = new Set(['text', 'title', 'author', 'words', 'number'])
