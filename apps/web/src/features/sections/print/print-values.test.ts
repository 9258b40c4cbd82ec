import type { RecordPaperAnswer } from '@ot/contract'
import { describe, expect, test } from 'vitest'
import { dateProblem, printBody, printValues, tooLate } from './print-values.ts'

const TODAY = '2026-11-21'
const LIST: RecordPaperAnswer = {
  id: 'poimennyy-spisok-po-zapisyam',
  name: 'Поимённый список',
  section: 'medical',
  scope: 'company',
  period: 'ahead',
  about: 'Все',
  sentAhead: { key: 'дата_осмотра', months: 2 },
  inputs: [
    { key: 'дата_осмотра', label: 'Дата осмотра', type: 'date', hint: null },
    { key: 'составитель', label: 'Кто составил', type: 'employee', hint: null },
  ],
  values: { составитель: 11 },
}

test('период открывается с сегодняшнего дня на год, ответы — запомненные', () => {
  expect(printValues(LIST, TODAY)).toEqual({
    from: '2026-11-21',
    to: '2027-11-21',
    departmentId: null,
    employeeIds: [],
    answers: { дата_осмотра: '', составитель: 11 },
  })
  expect(printValues({ ...LIST, period: 'past' }, TODAY).from).toBe('2026-01-01')
  expect(printValues(LIST, '2028-02-29').to).toBe('2029-02-28')
})

describe('даты', () => {
  const values = printValues(LIST, TODAY)
  test.each([
    ['верные', {}, null],
    ['пустое начало', { from: '' }, 'Укажите начало и конец периода'],
    ['конец раньше', { to: '2026-01-01' }, 'Конец периода раньше его начала'],
    ['не дата', { to: '31.02.2027' }, 'Дата в виде дд.мм.гггг'],
    ['не дата в ответе', { answers: { дата_осмотра: '1.1' } }, 'Дата в виде дд.мм.гггг'],
  ])('%s', (_name, changed, problem) => {
    expect(dateProblem(LIST, { ...values, ...changed })).toBe(problem)
  })

  test.each([
    ['', null],
    ['2027-03-01', 'Направьте список не позднее 01.01.2027'],
    ['2026-12-20', 'Список нужно было направить до 20.10.2026'],
  ])('к осмотру %s напоминает о двух месяцах', (day, text) => {
    const late = tooLate(LIST, { ...values, answers: { дата_осмотра: day } }, TODAY)
    if (text === null) expect(late).toBeNull()
    else expect(late).toContain(text)
  })
})

test('пустые ответы уходят пустыми, период — только где он нужен', () => {
  const body = printBody(LIST, 7, printValues(LIST, TODAY))
  expect(body).toEqual({
    companyId: 7,
    from: '2026-11-21',
    to: '2027-11-21',
    values: { дата_осмотра: null, составитель: 11 },
  })
  expect(printBody({ ...LIST, period: null, inputs: [] }, 7, printValues(LIST, TODAY))).toEqual({
    companyId: 7,
  })
})
