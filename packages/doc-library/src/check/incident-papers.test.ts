import { documentText } from '@ot/doc-engine'
import { describe, expect, test } from 'vitest'
import type { DocumentFacts } from '../fields/facts.ts'
import type { IncidentFacts } from '../fields/incident-facts.ts'
import { loadLibrary } from '../load-library.ts'
import { withBlankForMissing } from '../paper/form-field.ts'
import { SAMPLE_COMPANIES, sampleFacts } from './sample-facts.ts'
import { sampleIncident } from './sample-incident.ts'

const library = await loadLibrary()
const factory = SAMPLE_COMPANIES.find(({ name }) => name === 'завод')
if (factory === undefined) throw new RangeError('The sample factory')
const incident = sampleIncident(factory.employees)

function printed(id: string, changes: Partial<IncidentFacts> | null = {}) {
  const template = library.find(id)
  if (template === null || factory === undefined) throw new RangeError(id)
  const { incident: _sample, ...facts } = sampleFacts(factory, template, true)
  const withIncident: DocumentFacts =
    changes === null ? facts : { ...facts, incident: { ...incident, ...changes } }
  const { bytes, missing } = library.make(id, withIncident)
  return { text: documentText(bytes).replaceAll('\u00a0', ' '), missing: missing.map(({ label }) => label) }
}

/** Numbered lines of the forms, as order 223н has them. */
const LINES: readonly (readonly [id: string, lines: readonly string[]])[] = [
  [
    'akt-n-1',
    [
      '1. Дата',
      '1.1.',
      '1.2.',
      '2. Организация',
      '3. Организация',
      '4. Лица',
      '5. Сведения',
      '5.1.',
      '5.2.',
      '5.3.',
      '5.4.',
      '5.5.',
      '5.6.',
      '5.7.',
      '5.8.',
      '6. Сведения',
      '6.1.',
      '6.2.',
      '6.3.',
      '6.4.',
      '6.5.',
      '7. Сведения',
      '7.1.',
      '7.2.',
      '7.3.',
      '8. Краткая',
      '8.1.',
      '8.2.',
      '8.3.',
      '8.4.',
      '8.5.',
      '8.6.',
      '8.7.',
      '9. Обстоятельства',
      '9.1.',
      '9.2.',
      '9.3.',
      '9.4.',
      '10. Причины',
      '11. Лица',
      '12. Мероприятия',
    ],
  ],
  [
    'akt-o-rassledovanii',
    [
      '1. Расследование',
      '2. Лица',
      '3. Лица',
      '4.1.',
      '4.8.',
      '5.1.',
      '5.5.',
      '6.1.',
      '6.3.',
      '7.1.',
      '7.7.',
      '8. Обстоятельства',
      '8.1.',
      '8.2.',
      '8.3.',
      '9. Причины',
      '10. Заключение',
      '11. Квалификация',
      '12. Мероприятия',
      '13. Прилагаемые',
    ],
  ],
  [
    'protokol-osmotra-mesta',
    ['1. Обстановка', '2. Описание', '3. Описание', '7. Состояние', '8.1.', '8.2.', '8.3.'],
  ],
  ['protokol-oprosa-postradavshego', ['1. Фамилия', '2. Дата', '3. Место', '7. Семейное', '10. Иные данные']],
  [
    'soobshchenie-o-posledstviyah',
    ['1. Пострадавший', '2. Окончательный', '3. Продолжительность', '10. Сведения'],
  ],
]

describe('формы приказа № 223н', () => {
  test.each(LINES)('%s: все строки на месте, и в пустом бланке тоже', (id, lines) => {
    for (const { text } of [printed(id), printed(id, null)]) {
      for (const line of lines) expect(text).toContain(line)
    }
  })

  test('в акте Н-1 коды стоят там, где их ждёт форма', () => {
    const { text, missing } = printed('akt-n-1')
    const codes = ['3.01.1', '3.02.2', '3.03.3', '3.04.4', '3.12.7223', '3.13.1.1', '3.14.40.026', '3.07.5']
    for (const code of [...codes, '3.08.3.1', 'МКБ S60.2', '1.05.1', '2.08.1', '2.15.1']) {
      expect(text).toContain(`Код ${code}`)
    }
    expect(missing).toEqual([])
  })

  test('чего нет в происшествии, названо, а строка формы пуста', () => {
    const { text, missing } = printed('akt-n-1', { kind: null, hazards: null, causes: [] })
    expect(missing).toEqual([
      'Вид происшествия',
      'Опасные и вредные производственные факторы',
      'Основная причина',
    ])
    expect(text).toContain('9.1. Вид происшествия')
  })

  test('в акте о групповом случае сведения — о каждом пострадавшем', () => {
    const [first] = incident.victims
    if (first === undefined) throw new RangeError('The sample victim')
    const other = { ...first, person: { ...first.person, lastName: 'Орлов', firstName: 'Пётр' } }
    const changes = { degree: 'easyGroup', victims: [first, other], about: null } as const
    const { text } = printed('akt-o-rassledovanii', changes)
    expect(text.match(/4\.1\. Фамилия/g)).toHaveLength(2)
    expect(text).toContain('Орлов Пётр')
    expect(text).toContain('Код 3.01.4')
    expect(printed('izveshchenie-o-neschastnom-sluchae', changes).text).toContain('2) П.')
  })

  test('перечисленное в одной строке разделено, а за последним ничего нет', () => {
    const { text } = printed('akt-n-1')
    expect(text).toContain('мастер участка; 2) Установить')
    expect(text).not.toMatch(/механик;/)
  })
})

test('ответ, которого нет, не печатает второй линейки', () => {
  expect(withBlankForMissing('{а}, {#б}{в}{/б}')).toBe('{#а}{а}{/а}, {#б}{в}{/б}')
})
