import type { PDFDict, PDFDocument, PDFObject, PDFRef } from '@cantoo/pdf-lib'
import { leadToPlaces, writePlaces } from './links.ts'
import { PdfFile, type PdfTools } from './pdf-file.ts'

/** A finished paper and how it stands in the list of contents that a reader shows beside the pages. */
export type MergedPaper = { section: string; title: string; pdf: Uint8Array }

export type MergeOptions = {
  title: string
  /** Each paper begins on a sheet of its own when both sides are printed: after an odd number of pages comes a blank one. */
  duplex: boolean
  /** A list of the papers with their pages, put before them when they are many. */
  contents?: { title: string; print(lines: readonly ContentsLine[]): Promise<Uint8Array> }
}

/** A section, or a paper and the page on which it begins. */
export type ContentsLine = { text: string; page: number | null; isHeading: boolean }

/** Two papers are found without a list of them. */
const LISTED_FROM = 3

type Entry = { section: string; title: string; page: number; place: number }
type Tree = { number: number; pages: number }

/**
 * One PDF out of many, written as they come: every file's tree of pages is hung under a common root as it is, so that
 * neither all the papers nor the result are ever held in memory.
 */
export async function* mergedPdf(
  papers: AsyncIterable<MergedPaper>,
  { title, duplex, contents }: MergeOptions,
): AsyncGenerator<Buffer> {
  // Loaded when somebody prints: the library is big.
  const tools = await import('@cantoo/pdf-lib')
  const file = new PdfFile(tools)
  const root = file.reserve()
  const trees: Tree[] = []
  const entries: Entry[] = []
  yield file.take()
  for await (const { section, pdf, title: name } of papers) {
    if (duplex && (trees.at(-1)?.pages ?? 0) % 2 === 1)
      trees.push({ number: blankPage(file, root), pages: 1 })
    const tree = graft(tools, file, await read(tools, pdf), root)
    entries.push({ section, title: name, page: tree.firstPage, place: pagesOf(trees) + 1 })
    trees.push(tree)
    yield file.take()
  }
  let places = ''
  if (contents !== undefined && entries.length >= LISTED_FROM) {
    // Written last, when the pages are known, and standing first.
    const { list, moved } = await printContents(tools, entries, contents.print, duplex)
    places = `/Dests ${writePlaces(file, movedOn(entries, moved))} 0 R`
    const tree = graft(tools, file, list, root)
    if (tree.pages < moved) trees.unshift({ number: blankPage(file, root), pages: 1 })
    trees.unshift(tree)
    entries.unshift({ section: contents.title, title: contents.title, page: tree.firstPage, place: 1 })
  }
  const pages = pagesOf(trees)
  const kids = trees.map(({ number }) => `${number} 0 R`).join(' ')
  file.write(root, `<< /Type /Pages /Count ${pages} /Kids [${kids}] >>`)
  const outlines = writeOutlines(file, entries)
  const catalog = file.reserve()
  const look = entries.length > 1 ? `/Outlines ${outlines} 0 R /PageMode /UseOutlines` : ''
  file.write(catalog, `<< /Type /Catalog /Pages ${root} 0 R ${places} ${look} >>`)
  const about = file.reserve()
  file.write(about, `<< /Title ${file.text(title)} >>`)
  file.end({ catalog, about })
  yield file.take()
}

function pagesOf(trees: readonly Tree[]): number {
  return trees.reduce((sum, tree) => sum + tree.pages, 0)
}

type PrintContents = NonNullable<MergeOptions['contents']>['print']

/** The list takes pages itself, as many as it has lines for, and moves the papers on by them. */
async function printContents(
  tools: PdfTools,
  entries: readonly Entry[],
  print: PrintContents,
  duplex: boolean,
): Promise<{ list: PDFDocument; moved: number }> {
  for (let moved = 1; ; ) {
    const list = await read(tools, await print(contentsLines(movedOn(entries, moved))))
    const count = list.getPageCount()
    const taken = duplex ? count + (count % 2) : count
    if (taken <= moved) {
      leadToPlaces(tools, list)
      return { list, moved }
    }
    // Greater numbers never take less room: the list stops growing.
    moved = taken
  }
}

function movedOn(entries: readonly Entry[], pages: number): Entry[] {
  return entries.map((entry) => ({ ...entry, place: entry.place + pages }))
}

function read({ PDFDocument: Document }: PdfTools, pdf: Uint8Array): Promise<PDFDocument> {
  return Document.load(pdf, { updateMetadata: false })
}

function contentsLines(entries: readonly Entry[]): ContentsLine[] {
  return entries.flatMap(({ section, title, place }, index) => {
    const line = { text: title, page: place, isHeading: false }
    if (section === entries[index - 1]?.section || section === title) return [line]
    return [{ text: section, page: null, isHeading: true }, line]
  })
}

const A4 = '[0 0 595.3 841.9]'

function blankPage(file: PdfFile, parent: number): number {
  const page = file.reserve()
  file.write(page, `<< /Type /Page /Parent ${parent} 0 R /MediaBox ${A4} /Resources << >> >>`)
  return page
}

/** Copies what the pages of a PDF reach, under new numbers, and hangs its tree under `parent`. */
function graft(tools: PdfTools, file: PdfFile, { context, catalog }: PDFDocument, parent: number) {
  const { PDFDict: Dict, PDFName, PDFNumber, PDFRef: Ref, PDFArray } = tools
  const root = catalog.get(PDFName.of('Pages'))
  if (!(root instanceof Ref)) throw new Error('the PDF has no tree of pages')
  const tree = context.lookup(root, Dict)
  const firstPage = leftmostPage(root)

  const numbers = new Map<PDFRef, number>()
  const queue: PDFRef[] = []
  const renumbered = (ref: PDFRef): PDFRef => {
    const known = numbers.get(ref)
    if (known !== undefined) return Ref.of(known)
    const number = file.reserve()
    numbers.set(ref, number)
    queue.push(ref)
    return Ref.of(number)
  }

  function leftmostPage(ref: PDFRef): PDFRef {
    const kids = context.lookup(ref, Dict).lookupMaybe(PDFName.of('Kids'), PDFArray)
    const first = kids?.get(0)
    return first instanceof Ref ? leftmostPage(first) : ref
  }

  const numberOf = (ref: PDFRef): number => renumbered(ref).objectNumber
  tree.delete(PDFName.of('Parent'))
  const number = numberOf(root)
  for (let ref = queue.shift(); ref !== undefined; ref = queue.shift()) {
    const found = context.lookup(ref)
    if (found === undefined) file.write(numberOf(ref), 'null')
    else {
      repoint(tools, found, renumbered)
      if (ref === root) hang(found, parent)
      file.writeObject(numberOf(ref), found)
    }
  }
  const pages = tree.lookup(PDFName.of('Count'), PDFNumber).asNumber()
  return { number, pages, firstPage: numberOf(firstPage) }

  function hang(node: PDFObject, above: number): void {
    if (node instanceof Dict) node.set(PDFName.of('Parent'), Ref.of(above))
  }
}

/** Every reference inside an object says its new number; marks of structure, which the copy leaves behind, go. */
function repoint(tools: PdfTools, object: PDFObject, renumbered: (ref: PDFRef) => PDFRef): void {
  const { PDFDict: Dict, PDFArray, PDFStream, PDFRef: Ref } = tools
  if (object instanceof PDFStream) {
    repoint(tools, object.dict, renumbered)
  } else if (object instanceof PDFArray) {
    for (const [index, value] of object.asArray().entries()) {
      if (value instanceof Ref) object.set(index, renumbered(value))
      else repoint(tools, value, renumbered)
    }
  } else if (object instanceof Dict) {
    repointEntries(tools, object, renumbered)
  }
}

function repointEntries(tools: PdfTools, dict: PDFDict, renumbered: (ref: PDFRef) => PDFRef): void {
  for (const [key, value] of dict.entries()) {
    if (value instanceof tools.PDFRef) dict.set(key, renumbered(value))
    else repoint(tools, value, renumbered)
  }
}

type Node = { number: number; title: string; page: number; kids: Node[] }

/** Sections with their papers, in the order in which they are printed; one section alone is left out. */
function writeOutlines(file: PdfFile, entries: readonly Entry[]): number {
  const number = file.reserve()
  const nodes = outlineOf(file, entries)
  const bounds = writeLevel(file, nodes, number)
  file.write(number, `<< /Type /Outlines ${bounds} >>`)
  return number
}

function outlineOf(file: PdfFile, entries: readonly Entry[]): Node[] {
  const leaf = ({ title, page }: Entry): Node => ({ number: file.reserve(), title, page, kids: [] })
  const sections = [...new Set(entries.map(({ section }) => section))]
  if (sections.length <= 1) return entries.map(leaf)
  return sections.map((section) => {
    const own = entries.filter((entry) => entry.section === section)
    return { number: file.reserve(), title: section, page: own[0]?.page ?? 0, kids: own.map(leaf) }
  })
}

function writeLevel(file: PdfFile, nodes: readonly Node[], parent: number): string {
  for (const [index, { number, title, page, kids }] of nodes.entries()) {
    const [before, after] = [nodes[index - 1], nodes[index + 1]]
    const links = [
      before === undefined ? '' : `/Prev ${before.number} 0 R`,
      after === undefined ? '' : `/Next ${after.number} 0 R`,
      kids.length === 0 ? '' : writeLevel(file, kids, number),
    ]
    const place = `/Parent ${parent} 0 R /Dest [${page} 0 R /Fit]`
    file.write(number, `<< /Title ${file.text(title)} ${place} ${links.join(' ')} >>`)
  }
  const [first, last] = [nodes[0], nodes.at(-1)]
  if (first === undefined || last === undefined) return ''
  return `/First ${first.number} 0 R /Last ${last.number} 0 R /Count ${nodes.length}`
}
