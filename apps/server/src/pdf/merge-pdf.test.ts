import { PDFDocument, PDFName } from '@cantoo/pdf-lib'
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

test('без единой бумаги получается файл без страниц', async () => {
  const bytes = await merge([])
  expect(bytes.toString('latin1', 0, 5)).toBe('%PDF-')
  expect(bytes.toString('latin1')).toContain('%%EOF')
})
