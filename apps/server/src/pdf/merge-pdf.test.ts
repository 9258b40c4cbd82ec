import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFString,
} from '@cantoo/pdf-lib'
import { SAMPLE_COMPANIES, sampleFacts } from '@ot/doc-library/samples'
import { type ListLine, Press } from '@ot/doc-press'
import { pdfPages } from '@ot/doc-press/pdf-text'
import { expect, test } from 'vitest'
import { testLibrary } from '../../test/programs.ts'
import { type MergedPaper, mergedPdf } from './merge-pdf.ts'

const DAY = '2026-10-05'
const SIZES = { wide: [841, 595], tall: [595, 841] } as const

async function pdfOf(pages: readonly (keyof typeof SIZES)[], text: string): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  for (const size of pages) {
    const page = document.addPage([...SIZES[size]])
    page.drawText(text, { x: 50, y: 50 })
  }
  return document.save()
}

async function* stream(papers: readonly MergedPaper[]) {
  yield* papers
}

async function merge(papers: readonly MergedPaper[], duplex = false): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of mergedPdf(stream(papers), { title: 'Документы', day: DAY, duplex }))
    pieces.push(piece)
  return Buffer.concat(pieces)
}

const THREE = async (): Promise<MergedPaper[]> => [
  { section: 'Приказы', title: 'Приказ № 1', pdf: await pdfOf(['tall'], 'one') },
  { section: 'Приказы', title: 'Приказ № 2', pdf: await pdfOf(['tall', 'tall'], 'two') },
  { section: 'СИЗ', title: 'Карточка', pdf: await pdfOf(['wide', 'tall', 'wide'], 'three') },
]

test('страницы стоят подряд, у каждой свой размер', async () => {
  const merged = await PDFDocument.load(await merge(await THREE()))
  expect(merged.getPages().map((page) => page.getWidth())).toEqual([595, 595, 595, 841, 595, 841])
  expect(merged.getTitle()).toBe('Документы')
})

/** The list beside the pages as its lines stand, deeper ones further in. */
function outlines(file: PDFDocument): string[] {
  const below = (node: PDFDict, depth: number): string[] => {
    const lines: string[] = []
    for (let kid = node.lookupMaybe(PDFName.of('First'), PDFDict); kid !== undefined; ) {
      const title = kid.lookup(PDFName.of('Title'), PDFHexString).decodeText()
      lines.push(`${' '.repeat(depth)}${title}`, ...below(kid, depth + 1))
      kid = kid.lookupMaybe(PDFName.of('Next'), PDFDict)
    }
    return lines
  }
  return below(file.catalog.lookup(PDFName.of('Outlines'), PDFDict), 0)
}

test('закладки названы по-русски: группы, бумаги в них и разделы бумаг', async () => {
  expect(outlines(await PDFDocument.load(await merge(await THREE())))).toEqual([
    'Приказы',
    ' Приказ № 1',
    ' Приказ № 2',
    'СИЗ',
    ' Карточка',
  ])
  const papers = [pressed('Приказы', 'Приказ'), pressed('Приказы', 'Положение')]
  expect(outlines(await PDFDocument.load(await merge(papers)))).toEqual([
    'Приказ',
    ' Приказ',
    'Положение',
    ' Положение',
  ])
})

test('для двусторонней печати каждая бумага начинается с нечётной страницы', async () => {
  const merged = await PDFDocument.load(await merge(await THREE(), true))
  expect(merged.getPageCount()).toBe(7)
  const [, blank] = merged.getPages()
  expect(blank?.node.Contents()).toBeUndefined()
})

test('у каждого объекта своё место: файл читается строго, лишних и висячих ссылок нет', async () => {
  const bytes = await merge(await THREE())
  const merged = await PDFDocument.load(bytes, { throwOnInvalidObject: true })
  const kinds = merged.context.enumerateIndirectObjects().map(([ref]) => ref.objectNumber)
  expect(new Set(kinds).size).toBe(kinds.length)
  for (const page of merged.getPages()) {
    expect(page.node.Contents()).toBeDefined()
    expect(page.node.Resources()?.get(PDFName.of('Font'))).toBeDefined()
  }
})

const CONTENTS = 'Содержание'
const press = new Press()

/** A paper that says its title and so many lines more. */
function pressed(section: string, title: string, count = 0): MergedPaper {
  const lines = Array.from({ length: count }, () => ({ text: 'слово', page: null, isHeading: false }))
  return { section, title, pdf: press.printList({ title, lines, day: DAY }) }
}

/** The papers after a list of them. */
async function listed(papers: readonly MergedPaper[], duplex = false): Promise<Buffer> {
  const print = async (lines: readonly ListLine[]) => press.printList({ title: CONTENTS, lines, day: DAY })
  const pieces: Buffer[] = []
  const merged = mergedPdf(stream(papers), {
    title: 'Документы',
    day: DAY,
    duplex,
    contents: { title: CONTENTS, print },
  })
  for await (const piece of merged) pieces.push(piece)
  return Buffer.concat(pieces)
}

/** Where the words of a page lead, a line after another: numbers of pages, counted from one. */
function leads(file: PDFDocument, page: number): number[] {
  const pages = file.getPages().map(({ ref }) => String(ref))
  const marks = file.getPage(page).node.Annots()?.asArray() ?? []
  const led = marks.map((mark) => {
    const target = String(file.context.lookup(mark, PDFDict).lookup(PDFName.of('Dest'), PDFArray).get(0))
    return pages.indexOf(target) + 1
  })
  return [...new Set(led)]
}

test('содержание стоит первым: группы, бумаги и страницы, каждая строка ведёт на свою', async () => {
  const papers = [
    pressed('Приказы', 'Приказ'),
    pressed('Приказы', 'Положение', 60),
    pressed('СИЗ', 'Карточка'),
  ]
  const bytes = await listed(papers)
  const pages = await pdfPages(bytes)
  expect(pages[0]?.replace(/[.\s]+/g, '')).toBe('СодержаниеПриказыПриказ2Положение3СИЗКарточка5')
  expect(pages.map((said) => /Содержание|Приказ|Положение|Карточка/.exec(said)?.[0])).toEqual([
    'Содержание',
    'Приказ',
    'Положение',
    undefined,
    'Карточка',
  ])
  expect(leads(await PDFDocument.load(bytes), 0)).toEqual([2, 3, 5])
  expect(bytes.toString('latin1')).not.toContain('page:')
})

test.each([
  ['на одной стороне', false],
  ['на двух сторонах', true],
])('содержание в несколько страниц не сбивает номеров: печать %s', async (_, duplex) => {
  const pdf = await pdfOf(['tall'], 'one')
  const papers = Array.from({ length: 120 }, (_paper, index) => ({
    section: 'Приказы',
    title: `Приказ № ${index + 1} о назначении ответственного — Константинопольский Константин Константинович`,
    pdf,
  }))
  const file = await PDFDocument.load(await listed(papers, duplex))
  const list = file.getPages().filter(({ node }) => (node.Annots()?.size() ?? 0) > 0).length
  const step = duplex ? 2 : 1
  const begin = list + (duplex ? list % 2 : 0) + 1
  const led = [...new Set(Array.from({ length: list }, (_page, page) => leads(file, page)).flat())]
  expect(list).toBeGreaterThan(2)
  expect(led).toEqual(papers.map((_paper, index) => begin + index * step))
})

const TABLE = 'perechen-elektroinstrumenta-s-grafikom-proverki'

/** What a mark on a page belongs to, in the order of the marks. */
function marked(file: PDFDocument): { page: number; kinds: string[] }[] {
  const root = file.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict)
  const keys = root.lookup(PDFName.of('ParentTree'), PDFDict).lookup(PDFName.of('Nums'), PDFArray)
  const byKey = new Map(
    Array.from({ length: keys.size() / 2 }, (_key, index) => [
      keys.lookup(index * 2, PDFNumber).asNumber(),
      keys.lookup(index * 2 + 1),
    ]),
  )
  return file.getPages().map(({ node, ref }, page) => {
    const key = node.lookupMaybe(PDFName.of('StructParents'), PDFNumber)?.asNumber()
    const elements = key === undefined ? undefined : byKey.get(key)
    if (!(elements instanceof PDFArray)) return { page, kinds: [] }
    const kinds = elements.asArray().map((element) => {
      const found = file.context.lookup(element, PDFDict)
      expect(found.get(PDFName.of('Pg')) ?? ref, 'метка стоит на своей странице').toBe(ref)
      return topOf(found, root)
    })
    return { page, kinds: [...new Set(kinds)] }
  })
}

/** Up to the paper that an element is a part of. */
function topOf(element: PDFDict, root: PDFDict): string {
  const above = element.lookup(PDFName.of('P'), PDFDict)
  const kind = String(element.get(PDFName.of('S')))
  return above.lookup(PDFName.of('P'), PDFDict) === root ? kind : topOf(above, root)
}

test('из архивных бумаг выходит архивный файл: разметка всех бумаг, язык, название, цвета', async () => {
  const bytes = await listed([
    pressed('Приказы', 'Приказ'),
    pressed('Приказы', 'Положение', 60),
    pressed('СИЗ', 'Карточка'),
  ])
  const file = await PDFDocument.load(bytes, { updateMetadata: false })
  const { catalog } = file
  expect(catalog.lookup(PDFName.of('MarkInfo'), PDFDict).toString()).toContain('/Marked true')
  expect(String(catalog.get(PDFName.of('Lang')))).toBe('(ru)')
  expect(catalog.lookup(PDFName.of('OutputIntents'), PDFArray).size()).toBe(1)
  const metadata = catalog.lookup(PDFName.of('Metadata'))
  if (!(metadata instanceof PDFRawStream)) throw new TypeError('metadata is a stream')
  expect(Buffer.from(metadata.contents).toString('utf8')).toMatch(
    /Документы.*<pdfaid:part>2<\/pdfaid:part><pdfaid:conformance>A</,
  )
  expect(marked(file)).toEqual([0, 1, 2, 3, 4].map((page) => ({ page, kinds: ['/Part'] })))
  const root = catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict)
  const [document] = root.lookup(PDFName.of('K'), PDFArray).asArray()
  expect(file.context.lookup(document, PDFDict).lookup(PDFName.of('K'), PDFArray).size()).toBe(4)
})

test('заголовки таблиц двух бумаг не путаются: имена ячеек у каждой свои, и каждое найдётся', async () => {
  const library = await testLibrary()
  const [company] = SAMPLE_COMPANIES
  const template = library.find(TABLE)
  if (company === undefined || template === null) throw new RangeError(TABLE)
  const pdf = press.print(library.make(TABLE, sampleFacts(company, template, true)).bytes, { day: DAY })
  const twice = ['один', 'два'].map((title) => ({ section: 'Перечни', title, pdf }))
  const file = await PDFDocument.load(await merge(twice))
  const root = file.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict)
  const names = root.lookup(PDFName.of('IDTree'), PDFDict).lookup(PDFName.of('Names'), PDFArray).asArray()
  const known = names.flatMap((name) => (name instanceof PDFString ? [name.asString()] : []))
  expect(known.length).toBeGreaterThan(2)
  expect(new Set(known).size).toBe(known.length)
  expect(known.toSorted()).toEqual(known)
  const used = file.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) =>
      [...String(object).matchAll(/\/Headers \[ ?\(([^)]*)\)/g)].map(([, name]) => name),
    )
  expect(used.length).toBeGreaterThan(0)
  expect(used.filter((name) => !known.includes(name ?? ''))).toEqual([])
})

test('с чужим файлом внутри комплект архивным себя не называет', async () => {
  const file = await PDFDocument.load(await listed([pressed('Приказы', 'Приказ'), ...(await THREE())]))
  expect(file.catalog.has(PDFName.of('Metadata'))).toBe(false)
  expect(file.catalog.has(PDFName.of('MarkInfo'))).toBe(false)
  expect(file.getPageCount()).toBe(8)
})

test('две бумаги находятся и без содержания', async () => {
  const file = await PDFDocument.load(await listed((await THREE()).slice(0, 2)))
  expect(file.getPageCount()).toBe(3)
})

test('без единой бумаги получается файл без страниц', async () => {
  const bytes = await merge([])
  expect(bytes.toString('latin1', 0, 5)).toBe('%PDF-')
  expect(bytes.toString('latin1')).toContain('%%EOF')
})
