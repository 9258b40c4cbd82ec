import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { type Library, loadLibrary, type TemplateSummary } from '@ot/doc-library'
import { SAMPLE_COMPANIES, sampleFacts } from '@ot/doc-library/samples'
import { beforeAll, expect, test } from 'vitest'
import { pdfPages } from '../testing/pdf-text.ts'
import { Press } from './press.ts'

const PATIENCE_MS = 300_000
const DAY = '2026-10-05'
const ORDER = 'prikaz-o-distsiplinarnom-vzyskanii'

let library: Library
let order: TemplateSummary
const press = new Press()
beforeAll(async () => {
  library = await loadLibrary()
  const found = library.find(ORDER)
  if (found === null) throw new RangeError(ORDER)
  order = found
}, PATIENCE_MS)

/** An order of the sample office, every answer in words the given one. */
function orderSaying(text: string): Buffer {
  const [company] = SAMPLE_COMPANIES
  if (company === undefined) throw new RangeError('no companies')
  const facts = sampleFacts(company, order, true)
  const values = order.inputs.flatMap(({ key, type }) => (type === 'text' ? [[key, text] as const] : []))
  return library.make(ORDER, { ...facts, values: { ...facts.values, ...Object.fromEntries(values) } }).bytes
}

async function said(docx: Buffer): Promise<string> {
  return (await pdfPages(press.print(docx, { day: DAY }))).join('').replace(/\s+/g, ' ')
}

test('та же бумага того же дня — те же байты, у другого дня — другие', () => {
  const docx = orderSaying('в цехе')
  const pdf = press.print(docx, { day: DAY })
  expect(new Press().print(docx, { day: DAY }).equals(pdf)).toBe(true)
  expect(press.print(docx, { day: '2026-10-06' }).equals(pdf)).toBe(false)
})

test('файл — архивный PDF/A-2a: название, язык, разметка, закладки', async () => {
  const file = press.print(orderSaying('в цехе'), { day: DAY })
  const pdf = await PDFDocument.load(file, { updateMetadata: false })
  expect(pdf.getTitle()).toBe(order.title)
  expect(pdf.getCreationDate()?.toISOString()).toMatch(/^2026-10-0[45]/)
  const { catalog } = pdf
  expect(catalog.lookup(PDFName.of('Lang'))?.toString()).toBe('(ru)')
  expect(catalog.lookup(PDFName.of('MarkInfo'), PDFDict).toString()).toContain('/Marked true')
  expect(catalog.has(PDFName.of('StructTreeRoot'))).toBe(true)
  expect(file.toString('latin1')).toContain(
    '<pdfaid:part>2</pdfaid:part><pdfaid:conformance>A</pdfaid:conformance>',
  )
})

const PROGRAMS = [
  '#eval("1+1") #panic("x") #import "@preview/x:0.1.0" #read("/etc/passwd") #{ 1 + 1 }',
  '$x$ $ sum_(i=1)^n i $ *b* _i_ `r` ```js x``` <label> <метка> @ref @ссылка',
  '\\u{41} \\# \\ // слово /* слово */ = Заголовок - пункт + пункт / термин: слово ~ -- --- ... "а" \'б\'',
  'https://example.ru [слово] {"paper": 1} ", "day": null } \\n %PDF-1.7 (слово) endobj <</JS (x)>>',
]

test.each(PROGRAMS)('слова чужого языка программ печатаются как слова: %s', async (text) => {
  expect(await said(orderSaying(text))).toContain(text)
})

test.each(PROGRAMS)('и в содержании тоже: %s', async (text) => {
  const lines = [
    { text, page: 12, isHeading: false },
    { text, page: null, isHeading: true },
  ]
  const [page = ''] = await pdfPages(press.printList({ title: text, lines, day: DAY }))
  expect(page.replace(/\s/g, '').split(text.replace(/\s/g, ''))).toHaveLength(4)
})

test.each([
  ['знаки, которых нет в шрифте', 'Слово 😀 漢 слово', 'Слово □ □ слово'],
  ['знаки, которых не видно', 'а\u200eб\u202eв\ufe0f', 'абв'],
  ['слово длиннее строки', 'ы'.repeat(200), 'ы'.repeat(24)],
])('%s не останавливают печать', async (_, text, printed) => {
  expect(await said(orderSaying(text))).toContain(printed)
})

test.each([
  ['знаков, которых не видно', '\u200b'],
  ['мягких переносов', '\u00ad'],
  ['знаков над знаком', '\u0301'],
  ['линий для записи', '_'],
  ['пробелов', '\u00a0'],
  ['новых строк', '\n'],
  ['чужих букв', '漢'],
])('двадцать тысяч %s подряд не роняют и не останавливают пресс', (_, sign) => {
  expect(press.print(orderSaying(`а${sign.repeat(20_000)}я`), { day: DAY }).toString('latin1', 0, 5)).toBe(
    '%PDF-',
  )
})

/** Fifteen lines to write on: without room for the hand it would be one page. */
test('строки для записи от руки занимают место, а не лежат одна на другой', async () => {
  const id = 'osoboe-mnenie-chlena-komissii'
  const template = library.find(id)
  const [company] = SAMPLE_COMPANIES
  if (template === null || company === undefined) throw new RangeError(id)
  const { bytes } = library.make(id, sampleFacts(company, template, true))
  expect(await pdfPages(press.print(bytes, { day: DAY }))).toHaveLength(2)
})

test('подпись не остаётся на странице одна: с ней последний пункт', async () => {
  for (let words = 1; words <= 12; words += 1) {
    const pages = await pdfPages(press.print(orderSaying('слово '.repeat(words * 5)), { day: DAY }))
    const page = pages.find((text) => text.includes('Генеральный директор'))
    expect(page).toMatch(/\d\.\s.*Генеральный директор/s)
  }
})
