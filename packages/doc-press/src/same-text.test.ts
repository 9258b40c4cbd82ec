import { documentText } from '@ot/doc-engine'
import { type Library, loadLibrary, type TemplateSummary } from '@ot/doc-library'
import { SAMPLE_COMPANIES, sampleFacts } from '@ot/doc-library/samples'
import { beforeAll, expect, test } from 'vitest'
import { Press } from './press/press.ts'
import { readPaper } from './read/read-paper.ts'
import { paperText } from './testing/paper-text.ts'
import { pdfPages } from './testing/pdf-text.ts'

const PATIENCE_MS = 300_000
const DAY = '2026-10-05'

let library: Library
let templates: readonly TemplateSummary[]
beforeAll(async () => {
  library = await loadLibrary()
  templates = [...library.templates, ...library.recordPapers]
}, PATIENCE_MS)

/** Companies take turns: each template is printed for one of the three, each kind of paper for all. */
function paperOf(template: TemplateSummary, turn: number): Buffer {
  const company = SAMPLE_COMPANIES[turn % SAMPLE_COMPANIES.length]
  if (company === undefined) throw new RangeError('no companies')
  return library.make(template.id, sampleFacts(company, template, true)).bytes
}

const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '')
const letters = (text: string): string => text.replace(/\s+/g, '')

test(
  'каждая бумага библиотеки говорит прессу те же слова и номера пунктов, что и Word',
  () => {
    const other = templates.filter((template, turn) => {
      const docx = paperOf(template, turn)
      return words(paperText(readPaper(docx).paper)).join(' ') !== words(documentText(docx)).join(' ')
    })
    expect(templates.length).toBeGreaterThan(500)
    expect(other.map(({ id }) => id)).toEqual([])
  },
  PATIENCE_MS,
)

test(
  'в самом файле PDF стоит всё, что в файле Word, буква в букву: по бумаге каждого вида для трёх организаций',
  async () => {
    const press = new Press()
    const kinds = [...new Set(templates.map(({ kind }) => kind))]
    const first = kinds.flatMap((kind) => templates.find((template) => template.kind === kind) ?? [])
    for (const template of first) {
      for (const turn of SAMPLE_COMPANIES.keys()) {
        const docx = paperOf(template, turn)
        const pages = await pdfPages(press.print(docx, { day: DAY }))
        expect(letters(pages.join('')), template.id).toBe(letters(documentText(docx)))
      }
    }
  },
  PATIENCE_MS,
)
