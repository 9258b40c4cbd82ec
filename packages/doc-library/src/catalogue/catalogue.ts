import { documentText } from '@ot/doc-engine'
import { bundleSources } from '../build/bundle-library.ts'
import { SAMPLE_COMPANIES, type SampleCompany } from '../check/sample-companies.ts'
import type { Answer } from '../fields/facts.ts'
import type { Input } from '../format/front-matter.ts'
import type { TemplateSource } from '../format/parse-template.ts'
import type { Sources } from '../format/read-sources.ts'
import { libraryFrom } from '../library/library.ts'

const SAMPLE_CHARACTERS = 1800
const SAMPLE_DATE = '2026-10-05'

export type CatalogueGroup = {
  id: string
  title: string
  templates: readonly string[]
  /** The beginning of one of them, as an invented company prints it. */
  sample: { title: string; lines: readonly string[] } | null
}

/** What anybody sees of the library: groups, titles and one sample of each group. */
export async function catalogueOf({ groups, current }: Sources): Promise<CatalogueGroup[]> {
  const offered = current.filter(({ front }) => front.records === null)
  return Promise.all(
    groups.map(async ({ id, title }) => {
      const own = offered.filter(({ front }) => front.group === id)
      const shown = own.find(({ front }) => front.samples) ?? own[0]
      return {
        id,
        title,
        templates: own.map(({ front }) => front.title),
        sample: shown === undefined ? null : await sampleOf(shown),
      }
    }),
  )
}

async function sampleOf(source: TemplateSource): Promise<CatalogueGroup['sample']> {
  const [company] = SAMPLE_COMPANIES
  if (company === undefined) return null
  const { id, title, inputs } = source.front
  const library = libraryFrom(await bundleSources({ groups: [], current: [source], superseded: [] }))
  const { bytes } = library.make(id, {
    company: company.company,
    employees: company.employees,
    document: { date: SAMPLE_DATE, number: '12-ОТ' },
    values: Object.fromEntries(inputs.map((input, index) => [input.key, answerTo(input, index, company)])),
  })
  return { title, lines: beginningOf(documentText(bytes)) }
}

/** People and dates are filled in; what only words can say stays a line. */
function answerTo({ type }: Input, index: number, { employees }: SampleCompany): Answer {
  switch (type) {
    case 'employee':
      return employees[index % employees.length]?.id ?? null
    case 'employees':
      return employees.slice(0, 3).map(({ id }) => id)
    case 'date':
      return SAMPLE_DATE
    case 'text':
    case 'number':
    case 'lines':
      return null
  }
}

function beginningOf(text: string): string[] {
  const lines: string[] = []
  let left = SAMPLE_CHARACTERS
  for (const line of text.split('\n').map((one) => one.replace(/\s+/g, ' ').trim())) {
    if (line === '') continue
    if (line.length > left) return [...lines, '…']
    lines.push(line)
    left -= line.length
  }
  return lines
}
