import { type AboutFile, writeAbout, writeMetadata } from './archival.ts'
import { type Grafted, graftPaper, type Joint, type Shared } from './graft.ts'
import { type OutlineEntry, writeOutlines } from './outlines.ts'
import { PdfFile } from './pdf-file.ts'
import { countPages, type PlainPdf, readPlain } from './plain-pdf.ts'
import { writeStructure } from './structure.ts'

/** A finished paper and how it stands in the list of contents that a reader shows beside the pages. */
export type MergedPaper = { section: string; title: string; pdf: Uint8Array }

export type MergeOptions = AboutFile & {
  /** Each paper begins on a sheet of its own when both sides are printed: after an odd number of pages comes a blank one. */
  duplex: boolean
  /** A list of the papers with their pages, put before them when they are many. */
  contents?: { title: string; print(lines: readonly ContentsLine[]): Promise<Uint8Array> }
}

/** A section, or a paper and the page on which it begins. */
export type ContentsLine = { text: string; page: number | null; isHeading: boolean }

/** Two papers are found without a list of them. */
const LISTED_FROM = 3

type Entry = OutlineEntry & { place: number }

/**
 * One PDF out of many, written as they come: every file's tree of pages is hung under a common root as it is, so that
 * neither all the papers nor the result are ever held in memory. Of archival papers it is an archival file.
 */
export async function* mergedPdf(
  papers: AsyncIterable<MergedPaper>,
  { title, day, duplex, contents }: MergeOptions,
): AsyncGenerator<Buffer> {
  const joint = new JointFile()
  const entries: Entry[] = []
  yield joint.file.take()
  for await (const { section, pdf, title: name } of papers) {
    if (duplex && joint.lastPages % 2 === 1) joint.addBlank()
    const place = joint.pages + 1
    entries.push({ section, title: name, place, ...joint.add(await plain(pdf)) })
    yield joint.file.take()
  }
  if (contents !== undefined && entries.length >= LISTED_FROM) {
    // Written last, when the pages are known, and standing first.
    const { list, moved } = await printContents(entries, contents.print, duplex)
    const pages = new Map(entries.map(({ place, page }) => [place + moved, page]))
    const added = joint.addFirst(list, (place) => pages.get(place), moved)
    entries.unshift({ section: contents.title, title: contents.title, place: 1, ...added })
  }
  joint.end({ title, day }, entries)
  yield joint.file.take()
}

type Tree = Pick<Grafted, 'number' | 'pages'>
type Added = Pick<OutlineEntry, 'page' | 'node' | 'inner'>

/** The whole file while papers are hung into it. */
class JointFile {
  readonly file = new PdfFile()
  readonly #root = this.file.reserve()
  readonly #document = this.file.reserve()
  readonly #trees: Tree[] = []
  readonly #grafted: Grafted[] = []
  readonly #shared: Shared = new Map()
  #keys = 0

  get pages(): number {
    return this.#trees.reduce((sum, tree) => sum + tree.pages, 0)
  }

  get lastPages(): number {
    return this.#trees.at(-1)?.pages ?? 0
  }

  add(pdf: PlainPdf): Added {
    const { node, tree } = this.#graft(pdf)
    this.#trees.push(tree)
    this.#grafted.push(tree)
    return { node, page: tree.firstPage, inner: tree.inner }
  }

  /** `room`: how many pages it takes, a blank one among them. */
  addFirst(pdf: PlainPdf, leadTo: NonNullable<Joint['leadTo']>, room: number): Added {
    const { node, tree } = this.#graft(pdf, leadTo)
    if (tree.pages < room) this.#trees.unshift(this.#blank())
    this.#trees.unshift(tree)
    this.#grafted.unshift(tree)
    return { node, page: tree.firstPage, inner: tree.inner }
  }

  addBlank(): void {
    this.#trees.push(this.#blank())
  }

  end(about: AboutFile, entries: readonly OutlineEntry[]): void {
    const { file } = this
    const kids = this.#trees.map(({ number }) => `${number} 0 R`).join(' ')
    file.write(this.#root, `<< /Type /Pages /Count ${this.pages} /Kids [${kids}] >>`)
    const outlines = writeOutlines(file, entries)
    const look = entries.length > 1 ? `/Outlines ${outlines} 0 R /PageMode /UseOutlines` : ''
    const catalog = file.reserve()
    const told = `/Lang (ru) /ViewerPreferences << /DisplayDocTitle true >>`
    file.write(
      catalog,
      `<< /Type /Catalog /Pages ${this.#root} 0 R ${look} ${told} ${this.#structure()} ${this.#standard(about)} >>`,
    )
    file.end({ catalog, about: writeAbout(file, about) })
  }

  #structure(): string {
    const structures = this.#grafted.flatMap(({ structure }) => structure ?? [])
    if (structures.length === 0) return ''
    return `/StructTreeRoot ${writeStructure(this.file, this.#document, structures)} 0 R`
  }

  /** One paper that is not archival, and the whole is not. */
  #standard(about: AboutFile): string {
    const intents = this.#grafted[0]?.intents ?? null
    if (intents === null || !this.#grafted.every(({ isArchival }) => isArchival)) return ''
    const metadata = writeMetadata(this.file, about)
    return `/MarkInfo << /Marked true >> /OutputIntents ${intents} 0 R /Metadata ${metadata} 0 R`
  }

  #graft(pdf: PlainPdf, leadTo?: Joint['leadTo']) {
    const node = this.file.reserve()
    const joint: Joint = {
      pages: this.#root,
      document: this.#document,
      node,
      place: this.#grafted.length,
      firstKey: this.#keys,
      ...(leadTo === undefined ? {} : { leadTo }),
    }
    const tree = graftPaper(this.file, pdf, joint, this.#shared)
    this.#keys += tree.structure?.taken ?? 0
    return { node, tree }
  }

  #blank(): Tree {
    const number = this.file.reserve()
    this.file.write(
      number,
      `<< /Type /Page /Parent ${this.#root} 0 R /MediaBox [0 0 595.3 841.9] /Resources << >> >>`,
    )
    return { number, pages: 1 }
  }
}

/** A file of another make is written anew in the plain way first. */
async function plain(pdf: Uint8Array): Promise<PlainPdf> {
  const read = readPlain(pdf)
  if (read !== null) return read
  // Loaded when somebody's own Word files are among the papers: the library is big.
  const { PDFDocument } = await import('@cantoo/pdf-lib')
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  const written = readPlain(await document.save({ useObjectStreams: false }))
  if (written === null) throw new Error('a PDF cannot be read')
  return written
}

type PrintContents = NonNullable<MergeOptions['contents']>['print']

/** The list takes pages itself, as many as it has lines for, and moves the papers on by them. */
async function printContents(
  entries: readonly Entry[],
  print: PrintContents,
  duplex: boolean,
): Promise<{ list: PlainPdf; moved: number }> {
  for (let moved = 1; ; ) {
    const list = await plain(await print(contentsLines(entries, moved)))
    const count = countPages(list)
    const taken = duplex ? count + (count % 2) : count
    if (taken <= moved) return { list, moved }
    // Greater numbers never take less room: the list stops growing.
    moved = taken
  }
}

function contentsLines(entries: readonly Entry[], moved: number): ContentsLine[] {
  return entries.flatMap(({ section, title, place }, index) => {
    const line = { text: title, page: place + moved, isHeading: false }
    if (section === entries[index - 1]?.section || section === title) return [line]
    return [{ text: section, page: null, isHeading: true }, line]
  })
}
