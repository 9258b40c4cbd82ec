import { declaresArchival } from './archival.ts'
import type { PdfFile } from './pdf-file.ts'
import {
  type Anew,
  numberIn,
  type PlainObject,
  type PlainPdf,
  referenceIn,
  referencesIn,
  saidAnew,
} from './plain-pdf.ts'
import { type PaperStructure, structureIn } from './structure.ts'

/** Where a paper's parts are hung in the whole file. */
export type Joint = {
  pages: number
  /** The root of the structure: every paper is a part of it. */
  document: number
  /** The line of the paper in the list beside the pages. */
  node: number
  /** How many papers and keys of structure there were before it. */
  place: number
  firstKey: number
  /** Which page a line of the list of contents leads to; absent in a paper. */
  leadTo?(place: number): number | undefined
}

export type Grafted = {
  number: number
  pages: number
  firstPage: number
  inner: { bounds: string; count: number } | null
  structure: PaperStructure | null
  isArchival: boolean
  /** Which colours its figures mean. */
  intents: number | null
}

/** Colours are the same in all papers: one description of them serves the whole file. */
export type Shared = Map<string, number>

/** Copies what the pages of a paper, its structure and its own list reach, under new numbers. */
export function graftPaper(
  file: PdfFile,
  { objects, catalog }: PlainPdf,
  joint: Joint,
  shared: Shared,
): Grafted {
  const about = wordsOf(objects, catalog)
  const root = referenceIn(about, 'Pages')
  if (root === null) throw new Error('the PDF has no tree of pages')
  const numbers = new Map<number, number>()
  const queue: number[] = []

  function numberOf(old: number): number {
    const known = numbers.get(old)
    if (known !== undefined) return known
    const object = objects.get(old)
    const colours = object === undefined ? null : coloursOf(object)
    const common = colours === null ? undefined : shared.get(colours)
    const number = common ?? file.reserve()
    numbers.set(old, number)
    if (common === undefined) queue.push(old)
    if (colours !== null) shared.set(colours, number)
    return number
  }

  const structureRoot = referenceIn(about, 'StructTreeRoot')
  const told = structureRoot === null ? '' : wordsOf(objects, structureRoot)
  const outlines = referenceIn(about, 'Outlines')
  if (structureRoot !== null) numbers.set(structureRoot, joint.document)
  if (outlines !== null) numbers.set(outlines, joint.node)
  const tree = wordsOf(objects, root)
  const firstPage = numberOf(leftmostPage(objects, root))
  const number = numberOf(root)
  const structure = structureIn(told, { numberOf, place: joint.place, firstKey: joint.firstKey })
  const inner = outlines === null ? null : innerOf(wordsOf(objects, outlines), numberOf)
  const intents = referenceIn(about, 'OutputIntents')
  const intent = intents === null ? null : numberOf(intents)
  const parts = new Set(structure?.parts ?? [])
  const anew: Anew = {
    reference: (old) => (objects.has(old) ? `${numberOf(old)} 0 R` : 'null'),
    structureKey: (name, key) => (structure === null ? '' : `/${name} ${joint.firstKey + key}`),
    string: (text, before) => structure?.nameOf(text, before) ?? text,
  }
  for (let old = queue.shift(); old !== undefined; old = queue.shift()) {
    const object = objects.get(old)
    let words = leading(saidAnew(object?.words ?? 'null', anew), joint)
    if (old === root) words = words.replace('<<', `<< /Parent ${joint.pages} 0 R`)
    if (parts.has(old)) words = words.replace('/S /Document', '/S /Part')
    if (object === undefined || object.stream === null) file.write(numberOf(old), words)
    else file.writeStream(numberOf(old), words, object.stream)
  }
  const metadata = referenceIn(about, 'Metadata')
  return {
    number,
    pages: numberIn(tree, 'Count') ?? 0,
    firstPage,
    inner,
    structure,
    isArchival: structure !== null && declaresArchival(objects.get(metadata ?? 0)?.stream ?? null),
    intents: intent,
  }
}

function wordsOf(objects: PlainPdf['objects'], number: number): string {
  return objects.get(number)?.words ?? ''
}

function leftmostPage(objects: PlainPdf['objects'], node: number): number {
  const [first] = referencesIn(wordsOf(objects, node), 'Kids')
  return first === undefined ? node : leftmostPage(objects, first)
}

const COLOURS_MOST = 4096

function coloursOf({ words, stream }: PlainObject): string | null {
  if (stream === null || stream.length > COLOURS_MOST || !/\/N [134]\b/.test(words)) return null
  return `${words} ${Buffer.from(stream).toString('latin1')}`
}

function innerOf(outlines: string, numberOf: (old: number) => number): Grafted['inner'] {
  const [first, last] = [referenceIn(outlines, 'First'), referenceIn(outlines, 'Last')]
  if (first === null || last === null) return null
  const bounds = `/First ${numberOf(first)} 0 R /Last ${numberOf(last)} 0 R`
  return { bounds, count: numberIn(outlines, 'Count') ?? 1 }
}

/** How the press writes down that words lead to a page of the file they will be a part of; and says it aloud. */
const PAGE_ADDRESS = /\/A <<[^>]*\/URI \(page:(\d+)\)\s*>>/
const SAID_ALOUD = /\/Contents \(page:\d+\)/

function leading(words: string, { leadTo }: Joint): string {
  const address = leadTo === undefined ? null : PAGE_ADDRESS.exec(words)
  if (leadTo === undefined || address === null) return words
  const page = leadTo(Number(address[1]))
  const place = page === undefined ? '' : `/Dest [${page} 0 R /Fit]`
  return words.replace(address[0], place).replace(SAID_ALOUD, '')
}
