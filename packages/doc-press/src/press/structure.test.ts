import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFPage,
  PDFRawStream,
  PDFString,
} from '@cantoo/pdf-lib'
import { loadLibrary } from '@ot/doc-library'
import { SAMPLE_COMPANIES, sampleFacts } from '@ot/doc-library/samples'
import { expect, test } from 'vitest'
import { readPaper } from '../read/read-paper.ts'
import { Press } from './press.ts'

const PATIENCE_MS = 300_000
const DAY = '2026-10-05'
const name = PDFName.of

type Element = { kind: string; element: PDFDict }

/** Elements of the structure in the order in which they are read. */
function* elementsIn(file: PDFDocument, holder: PDFDict): Generator<Element> {
  const kids = holder.lookup(name('K'))
  for (const kid of kids instanceof PDFArray ? kids.asArray() : []) {
    const element = file.context.lookup(kid)
    if (!(element instanceof PDFDict) || !element.has(name('S'))) continue
    yield { kind: element.lookup(name('S'), PDFName).decodeText(), element }
    yield* elementsIn(file, element)
  }
}

const MARK = /\/(\S+) <<[^>]*\/MCID (\d+)[^>]*>> BDC/g
const OPERATOR = /\b(BMC|BDC|EMC|Tj|TJ)\b/g

/** Whether words are drawn outside of every mark: they are neither of the structure nor said to be no part of the text. */
function hasUnmarkedWords(content: string): boolean {
  let depth = 0
  for (const [operator] of content.matchAll(OPERATOR)) {
    if (operator === 'BMC' || operator === 'BDC') depth += 1
    else if (operator === 'EMC') depth -= 1
    else if (depth === 0) return true
  }
  return false
}

function contentOf(page: PDFPage): string {
  const content = page.node.lookup(name('Contents'))
  if (!(content instanceof PDFRawStream)) throw new TypeError('a page has one stream of content')
  return Buffer.from(decodePDFRawStream(content).decode()).toString('latin1')
}

/** Numbers of the marks of a page that no element of the structure takes up. */
function lostMarks(file: PDFDocument, page: PDFPage, byKey: ReadonlyMap<number, PDFArray>): number[] {
  const key = page.node.lookupMaybe(name('StructParents'), PDFNumber)?.asNumber()
  const owners = (key === undefined ? undefined : byKey.get(key))?.asArray() ?? []
  return [...contentOf(page).matchAll(MARK)]
    .map(([, , mark]) => Number(mark))
    .filter((mark) => !takesUp(file.context.lookup(owners[mark]), page, mark))
}

/** A paragraph that goes on over the page names the page of each of its marks there. */
function takesUp(owner: unknown, page: PDFPage, mark: number): boolean {
  if (!(owner instanceof PDFDict)) return false
  const isHere = owner.get(name('Pg')) === page.ref
  return owner
    .lookup(name('K'), PDFArray)
    .asArray()
    .some((kid) => {
      if (kid instanceof PDFNumber) return isHere && kid.asNumber() === mark
      return (
        kid instanceof PDFDict &&
        kid.get(name('Pg')) === page.ref &&
        kid.lookupMaybe(name('MCID'), PDFNumber)?.asNumber() === mark
      )
    })
}

function keysOf(root: PDFDict): ReadonlyMap<number, PDFArray> {
  const keys = root.lookup(name('ParentTree'), PDFDict).lookup(name('Nums'), PDFArray)
  return new Map(
    Array.from({ length: keys.size() / 2 }, (_key, index) => [
      keys.lookup(index * 2, PDFNumber).asNumber(),
      keys.lookup(index * 2 + 1, PDFArray),
    ]),
  )
}

function bookmarks(file: PDFDocument): string[] {
  const below = (node: PDFDict | undefined): string[] => {
    const lines: string[] = []
    for (let kid = node?.lookupMaybe(name('First'), PDFDict); kid !== undefined; ) {
      const title = kid.lookup(name('Title'))
      if (title instanceof PDFHexString || title instanceof PDFString) lines.push(title.decodeText())
      lines.push(...below(kid))
      kid = kid.lookupMaybe(name('Next'), PDFDict)
    }
    return lines
  }
  return below(file.catalog.lookupMaybe(name('Outlines'), PDFDict))
}

test(
  'бумага каждого вида читается вслух: название, язык, каждая буква в разметке, головы таблиц, закладки, слова у картинок',
  async () => {
    const library = await loadLibrary()
    const press = new Press()
    const templates = [...library.templates, ...library.recordPapers]
    const kinds = [...new Set(templates.map(({ kind }) => kind))]
    const [company] = SAMPLE_COMPANIES
    if (company === undefined) throw new RangeError('no companies')
    for (const template of kinds.flatMap((kind) => templates.find((one) => one.kind === kind) ?? [])) {
      const { bytes } = library.make(template.id, sampleFacts(company, template, true))
      const file = await PDFDocument.load(press.print(bytes, { day: DAY }), { updateMetadata: false })
      expect(file.getTitle(), template.id).toBe(template.title)
      expect(String(file.catalog.get(name('Lang'))), template.id).toBe('(ru)')
      const root = file.catalog.lookup(name('StructTreeRoot'), PDFDict)
      const byKey = keysOf(root)
      for (const page of file.getPages()) {
        expect(lostMarks(file, page, byKey), template.id).toEqual([])
        expect(hasUnmarkedWords(contentOf(page)), template.id).toBe(false)
      }
      const elements = [...elementsIn(file, root)]
      const count = (wanted: RegExp) => elements.filter(({ kind }) => wanted.test(kind)).length
      const { sections, looks } = readPaper(bytes).paper
      const blocks = sections.flatMap((section) => section.blocks)
      const ruled = blocks.filter((block) => block.kind === 'table' && block.ruled)
      expect(count(/^Table$/), template.id).toBe(ruled.length)
      expect(count(/^TH$/) > 0, template.id).toBe(ruled.length > 0)
      const headings = blocks.filter(
        (block) => block.kind === 'paragraph' && (looks[block.look]?.level ?? 0) > 0 && block.runs.length > 0,
      )
      expect(count(/^H\d$/), template.id).toBe(headings.length)
      expect(bookmarks(file), template.id).toHaveLength(headings.length)
      for (const { kind, element } of elements)
        if (kind === 'Figure') expect(element.has(name('Alt')), template.id).toBe(true)
    }
  },
  PATIENCE_MS,
)
