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

describe('строки из записей — по номеру записи', () => {
  const staff = template(
    { inputs: '[{ key: кого_нет, label: Работники, type: lines }]' },
    orderBody(
      POINTS,
      '!приложение Перечень работников\n\n| № | Кто |\n| 10 | 90 |\n| {#работники}{номер} | {фио.именительный}{/работники} |\n!выбор кого_нет',
    ),
  )
  const asked = { inputs: staff.front.inputs, acquaintance: [] }

  async function listed(leftOut: DocumentFacts['values'][string]) {
    const built = compileTemplate(await buildDocx(staff), dictionaryOf(asked))
    const document = { date: '2026-10-05', number: '1' }
    const { bytes } = built.render(
      scopeOf({ company, employees, document, values: { кого_нет: leftOut } }, asked),
    )
    const [, list = ''] = documentText(bytes).split('Перечень работников\n')
    return list.match(/\d\n[А-Я][а-я]+/g)?.map((line) => line.replace('\n', ' '))
  }

  test('вопрос знает, из каких записей список; строки называет тот, кто их ведёт', () => {
    expect(staff.front.inputs[0]).toMatchObject({ linesOf: 'работники' })
    expect(staff.front.inputs[0]).not.toHaveProperty('lines')
  })

  test('снятых работников в списке нет, номера идут подряд', async () => {
    const everybody = ['1 Смирнова', '2 Ткаченко', '3 Ахметова', '4 Белых', '5 Нгуен']
    expect(await listed(null)).toEqual(everybody)
    expect(await listed([2, 4])).toEqual(['1 Смирнова', '2 Ахметова', '3 Нгуен'])
    expect(await listed([999])).toEqual(everybody)
  })

  test('снятого оборудования нет, прочие строки на месте', async () => {
    const journal = template(
      {
        records: 'thing',
        inputs: '[{ key: чего_нет, label: Лестницы, type: lines }]',
      },
      orderBody(
        POINTS,
        '!приложение Перечень лестниц\n\n| № | Что |\n| 10 | 90 |\n| {#лестницы}{номер} | {наименование}{/лестницы} |\n!выбор чего_нет',
      ),
    )
    const questions = { inputs: journal.front.inputs, acquaintance: [], records: 'thing' } as const
    const built = compileTemplate(await buildDocx(journal), dictionaryOf(questions))
    const ladder = (id: number, name: string) => ({ id: String(id), наименование: name })
    const records = { values: {}, lists: { лестницы: [ladder(7, 'Стремянка'), ladder(9, 'Подмости')] } }
    const facts = { company, employees, document: { date: '2026-10-05', number: '1' }, records }
    const { bytes } = built.render(scopeOf({ ...facts, values: { чего_нет: [7] } }, questions))
    expect(documentText(bytes)).toContain('1\nПодмости')
    expect(documentText(bytes)).not.toContain('Стремянка')
  })
})
