import { type Library, loadLibrary } from '@ot/doc-library'
import { SAMPLE_COMPANIES, sampleFacts } from '@ot/doc-library/samples'
import { beforeAll, expect, test } from 'vitest'
import { pdfPages } from '../testing/pdf-text.ts'
import type { PaperPages } from './pages.ts'
import { Press } from './press.ts'

const PATIENCE_MS = 300_000
const DAY = '2026-10-05'
const ORDER = 'prikaz-o-distsiplinarnom-vzyskanii'
const EVERY = 12

let library: Library
const press = new Press()
beforeAll(async () => {
  library = await loadLibrary()
}, PATIENCE_MS)

function made(id: string, turn = 0, answers: Readonly<Record<string, string>> = {}) {
  const template = library.find(id)
  const company = SAMPLE_COMPANIES[turn % SAMPLE_COMPANIES.length]
  if (template === null || company === undefined) throw new RangeError(id)
  const facts = sampleFacts(company, template, true)
  return library.make(id, { ...facts, values: { ...facts.values, ...answers } })
}

/** Every letter with its place, whatever stretches the letters are drawn in. */
function letters({ pages }: PaperPages): string[][] {
  return pages.map(({ picture }) =>
    [...picture.matchAll(/translate\((\S+) (\S+)\)scale\((\S+) [^>]*>(.*?)<\/g>/g)].flatMap(
      ([, x, y, scale, uses = '']) =>
        [...uses.matchAll(/href="#(\w+)" x="([^"]+)"/g)].map(([, letter, shift]) => {
          const across = Number(x) + Number(shift) * Number(scale)
          return `${letter} ${Math.round(across * 4)} ${Math.round(Number(y) * 4)}`
        }),
    ),
  )
}

const near = (one: string, other: string): boolean => {
  const [letter, ...at] = one.split(' ')
  const [same, ...there] = other.split(' ')
  return letter === same && at.every((place, index) => Math.abs(Number(place) - Number(there[index])) <= 1)
}

test(
  'значения на страницах отмечены, но ни одна буква от этого не стоит иначе',
  () => {
    const moved = library.templates
      .filter((_, index) => index % EVERY === 0)
      .filter(({ id }, turn) => {
        const { bytes, values } = made(id, turn)
        const marked = letters(press.pages(bytes, { day: DAY, values }))
        const plain = letters(press.pages(bytes, { day: DAY, values: [] }))
        return !marked.every(
          (page, index) =>
            page.length === plain[index]?.length &&
            page.every((letter, place) => near(letter, plain[index]?.[place] ?? '')),
        )
      })
    expect(moved.map(({ id }) => id)).toEqual([])
  },
  PATIENCE_MS,
)

test('страницы — те же, что в PDF: столько же, и на каждой те же слова', async () => {
  const { bytes, values } = made(ORDER)
  const { pages } = press.pages(bytes, { day: DAY, values })
  const said = await pdfPages(press.print(bytes, { day: DAY }))
  expect(pages).toHaveLength(said.length)
  const bare = (text: string) => text.replace(/[\s\u00ad-]/g, '')
  for (const [index, { words }] of pages.entries()) {
    expect(bare(words.map(({ text }) => text).join(''))).toContain(bare(said[index] ?? '').slice(0, 200))
  }
})

/** What the boxes of a value stand over. */
function wordsUnder({ pages }: PaperPages, value: number): string {
  return pages
    .flatMap(({ values, words }) =>
      values
        .filter((box) => box.value === value)
        .toSorted((one, other) => one.y - other.y || one.x - other.x)
        .flatMap((box) =>
          words.filter(
            ({ x, y, width }) =>
              y > box.y && y < box.y + box.height && x >= box.x - 0.1 && x + width <= box.x + box.width + 0.1,
          ),
        ),
    )
    .map(({ text }) => text)
    .join('')
    .replace(/\s+/g, ' ')
}

test.each([
  ['простые слова', 'в цехе', 'в цехе'],
  ['слова чужого языка', '<b>&"\'</svg><script>alert(1)</script>', '<b>&"\'</svg><script>alert(1)</script>'],
  ['программа', '#link("x")[y] $x$', '#link("x")[y] $x$'],
  ['знаки, которых не видно', 'а\u200eб\u202eв', 'абв'],
  ['знаки, которых нет в шрифте', 'Слово 😀 漢 слово', 'Слово □ □ слово'],
  ['несколько строк', 'раз\nдва', 'раздва'],
])('%s в ответе — слова под своей отметкой, не разметка', (_, answer, printed) => {
  const template = library.find(ORDER)
  const input = template?.inputs.find(({ type }) => type === 'text')
  if (input === undefined) throw new RangeError(ORDER)
  const { bytes, values } = made(ORDER, 0, { [input.key]: answer })
  const paper = press.pages(bytes, { day: DAY, values })
  const value = values.findIndex(({ path }) => path === input.key)
  expect(wordsUnder(paper, value)).toBe(printed)
  expect(paper.pages.map(({ picture }) => picture).join('')).not.toMatch(/script|<b>|alert/)
})
