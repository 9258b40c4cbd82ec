import { compileTemplate, documentText } from '@ot/doc-engine'
import { describe, expect, test } from 'vitest'
import { SAMPLE_COMPANIES } from '../check/sample-companies.ts'
import { dictionaryOf } from '../fields/dictionary.ts'
import type { DocumentFacts } from '../fields/facts.ts'
import { scopeOf } from '../fields/scope.ts'
import { orderBody, template } from '../testing/template-text.ts'
import { buildDocx } from './build-docx.ts'

const [COMPANY] = SAMPLE_COMPANIES
if (COMPANY === undefined) throw new RangeError('A sample company')
const { company, employees } = COMPANY

const POINTS =
  '1. Утвердить перечень работ (приложение № 1).\n2. Хранить его.\n3. Контроль оставляю за собой.'
const LIST = `!приложение Перечень работ

| № | Работа | Где |
| 10 | 50 | 40 |
| 1 | Высота | Кровля |
| 2 | Колодцы | Территория |
| 3 | Сварка | {организация.город} |
!выбор работы
!пустые 2`
const source = template(
  { inputs: '[{ key: работы, label: Перечень работ, type: lines }]' },
  orderBody(POINTS, LIST),
)
const questions = { inputs: source.front.inputs, acquaintance: [] }
const paper = compileTemplate(await buildDocx(source), dictionaryOf(questions))

/** Number and name of every line that is printed. */
function printed(leftOut: DocumentFacts['values'][string]) {
  const document = { date: '2026-10-05', number: '1' }
  const facts = { company, employees, document, values: { работы: leftOut } }
  const { bytes, missing } = paper.render(scopeOf(facts, questions))
  const text = documentText(bytes)
  const [, list = ''] = text.split('Перечень работ\n')
  expect(missing.filter((path) => path.startsWith('работы'))).toEqual([])
  return list.match(/\d\n(?:Высота|Колодцы|Сварка)/g)?.map((line) => line.replace('\n', ' '))
}

test('вопрос знает строки таблицы, под которой назван', () => {
  expect(source.front.inputs[0]?.lines).toEqual([
    { number: 1, text: 'Высота' },
    { number: 2, text: 'Колодцы' },
    { number: 3, text: 'Сварка' },
  ])
})

describe('в бумаге остаются не снятые строки, и номера их идут подряд', () => {
  test.each<[string, DocumentFacts['values'][string], string[]]>([
    ['ничего не снято', [], ['1 Высота', '2 Колодцы', '3 Сварка']],
    ['ответа нет', null, ['1 Высота', '2 Колодцы', '3 Сварка']],
    ['снята средняя', [2], ['1 Высота', '2 Сварка']],
    ['осталась последняя', [1, 2], ['1 Сварка']],
    ['снята строка, которой уже нет', [9], ['1 Высота', '2 Колодцы', '3 Сварка']],
  ])('%s', (_name, leftOut, lines) => {
    expect(printed(leftOut)).toEqual(lines)
  })
})
