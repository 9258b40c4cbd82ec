import { PDFArray, PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { type ListLine, Press } from '@ot/doc-press'
import { pdfPages } from '@ot/doc-press/pdf-text'
import { expect, test } from 'vitest'
import { type MergedPaper, mergedPdf } from './merge-pdf.ts'

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
  for await (const piece of mergedPdf(stream(papers), { title: 'Документы', duplex })) pieces.push(piece)
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

test('содержание названо по-русски: группы и бумаги в них', async () => {
  const text = (await merge(await THREE())).toString('latin1')
  const hex = (title: string) => Buffer.from(title, 'utf16le').swap16().toString('hex').toUpperCase()
  for (const title of ['Приказы', 'Приказ № 1', 'Приказ № 2', 'СИЗ', 'Карточка']) {
    expect(text, title).toContain(hex(title))
  }
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
  return { section, title, pdf: press.printList({ title, lines, day: '2026-10-05' }) }
}

/** The papers after a list of them. */
async function listed(papers: readonly MergedPaper[], duplex = false): Promise<Buffer> {
  const print = async (lines: readonly ListLine[]) =>
    press.printList({ title: CONTENTS, lines, day: '2026-10-05' })
  const pieces: Buffer[] = []
  const merged = mergedPdf(stream(papers), {
    title: 'Документы',
    duplex,
    contents: { title: CONTENTS, print },
  })
  for await (const piece of merged) pieces.push(piece)
  return Buffer.concat(pieces)
}

/** Where the words of a page lead, a line after another: numbers of pages, counted from one. */
function leads(file: PDFDocument, page: number): number[] {
  const places = file.catalog.lookup(PDFName.of('Dests'), PDFDict)
  const pages = file.getPages().map(({ ref }) => String(ref))
  const marks = file.getPage(page).node.Annots()?.asArray() ?? []
  const led = marks.map((mark) => {
    const name = file.context.lookup(mark, PDFDict).lookup(PDFName.of('Dest'), PDFName)
    const target = String(places.lookup(name, PDFArray).get(0))
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

test('две бумаги находятся и без содержания', async () => {
  const file = await PDFDocument.load(await listed((await THREE()).slice(0, 2)))
  expect(file.getPageCount()).toBe(3)
})

test('без единой бумаги получается файл без страниц', async () => {
  const bytes = await merge([])
  expect(bytes.toString('latin1', 0, 5)).toBe('%PDF-')
  expect(bytes.toString('latin1')).toContain('%%EOF')
})
