import { documentText } from '@ot/doc-engine'
import { RESPONSIBILITY_ROLES } from '@ot/domain'
import { describe, expect, test } from 'vitest'
import { SAMPLE_COMPANIES } from './check/sample-companies.ts'
import type { Answer } from './fields/facts.ts'
import { loadLibrary } from './load-library.ts'

const library = await loadLibrary()
const factory = SAMPLE_COMPANIES.find(({ name }) => name === 'завод')
const [engineer, specialist] = factory?.employees ?? []
if (!factory || !engineer || !specialist) throw new RangeError('The sample factory with employees')

/** How the sentence with the person may stand: «назначить кого», «поручить кому». */
const SPECIALIST = [
  'специалиста по охране труда Лебедь Марию Степановну',
  'специалисту по охране труда Лебедь Марии Степановне',
]
const ENGINEER = /главн(ый инженер|ого инженера|ым инженером) Гордиенко Александр/

function textOf(id: string, values: Record<string, Answer>): string {
  const { company, employees } = factory ?? { company: null, employees: [] }
  if (company === null) throw new RangeError('The sample factory')
  const facts = { company, employees, document: { date: '2026-10-05', number: '12-ОТ' }, values }
  return documentText(library.make(id, facts).bytes).replaceAll('\u00a0', ' ')
}

describe('приказы о назначении ответственных', () => {
  test.each(RESPONSIBILITY_ROLES)(
    '$name: приказ один, назначает по имени, прежний отменяет',
    ({ id: role }) => {
      const orders = library.templates.filter((template) => template.role === role)
      expect(orders).toHaveLength(1)
      const id = orders[0]?.id ?? ''
      const given = { ответственный: specialist.id, дата_начала: '2026-10-05' }

      const first = textOf(id, given)
      expect(SPECIALIST.some((words) => first.includes(words))).toBe(true)
      expect(first).toContain('5 октября 2026 г.')
      expect(first).not.toContain('3 февраля 2026 г.')
      expect(first).not.toContain('Гордиенко Александр Николаевич,')

      const next = textOf(id, {
        ...given,
        прежний_ответственный: engineer.id,
        прежний_приказ_номер: '7-ОТ',
        прежний_приказ_дата: '2026-02-03',
      })
      expect(next).toMatch(/[Пп]риказ\S* [^.]*от 3 февраля 2026 г\. № 7-ОТ/)
      expect(next).toMatch(ENGINEER)
      expect(next).not.toMatch(/[{}]|\.\.|,\.|;\.| \./)
    },
  )

  test('обязанности снимают и с работающего, и за уволенного', () => {
    const id = 'prikaz-o-snyatii-obyazannostey-otvetstvennogo'
    const given = { обязанности: 'ответственного за аптечки первой помощи', дата_окончания: '2026-10-05' }
    const order = { прежний_приказ_номер: '7-ОТ', прежний_приказ_дата: '2026-02-03' }
    const working = textOf(id, { ...given, ...order, прежний_ответственный: specialist.id })
    expect(working).toContain(
      'Освободить специалиста по охране труда Лебедь Марию Степановну с 5 октября 2026 г. от обязанностей ответственного за аптечки первой помощи.',
    )
    expect(working).toContain('Признать утратившим силу приказ от 3 февраля 2026 г. № 7-ОТ')
    const dismissed = textOf(id, { ...given, прежний_ответственный: null })
    expect(dismissed).toContain('в связи с увольнением работника')
    expect(dismissed).not.toContain('№ 7-ОТ')
  })
})
