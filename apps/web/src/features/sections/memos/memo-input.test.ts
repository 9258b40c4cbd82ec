import { describe, expect, test } from 'vitest'
import { samplePpe } from '../pages/testing/sample-rows.ts'
import { withDate, withLine, withoutLine } from './memo-changes.ts'
import { memoPatch, memoProblems, newMemoBody } from './memo-input.ts'
import {
  BLANK_MEMO_LINE,
  type LineValues,
  type MemoValues,
  memoValuesOf,
  newMemoValues,
} from './memo-values.ts'
import { sampleMemo } from './testing/sample-memo.ts'

const TODAY = '2026-11-21'
const STORED = memoValuesOf(sampleMemo())

const BY_HAND: LineValues = {
  ...BLANK_MEMO_LINE,
  key: 'hand-0',
  employeeId: 14,
  fullname: 'Котов Иван Ильич',
  employeePosition: 'Слесарь',
  department: 'Цех',
  name: 'Каска',
  ppe: 'Каска',
  eventType: 'issuance',
  quantity: 2,
  unit: 'шт.',
}

function dated(date: string): MemoValues {
  return withDate('briefing', STORED, { key: 'line-1', date, today: TODAY })
}

describe('Что не примет сервер', () => {
  test.each<[MemoValues, object[], string]>([
    [STORED, [], 'всё верно'],
    [dated(TODAY), [], 'сегодня'],
    [
      dated('2026-11-22'),
      [{ field: 'employeesData.0.completionDate', message: 'Дата не может быть позже сегодняшнего дня' }],
      'завтра',
    ],
    [
      dated('31.11.2026'),
      [{ field: 'employeesData.0.completionDate', message: 'Дата в виде дд.мм.гггг' }],
      'дня нет в календаре',
    ],
    [
      { ...STORED, employeesData: [{ ...BY_HAND, quantity: 0 }] },
      [{ field: 'employeesData.0.quantity', message: 'Не меньше 1' }],
      'ни одной каски',
    ],
    [
      { ...STORED, employeesData: [] },
      [{ field: 'employeesData', message: 'В заявке нет ни одного работника' }],
      'пустая',
    ],
  ])('%#: %s', (values, expected) => {
    expect(memoProblems(values, TODAY)).toEqual(expected)
  })
})

test('новая заявка называет события, а добавленное вручную — чем оно есть', () => {
  const values = withLine(newMemoValues([samplePpe(4, {})], { director: 'Д', userName: 'А' }), BY_HAND)
  const body = newMemoBody(7, 'ppe', values)
  expect(body).toMatchObject({ companyId: 7, memoSection: 'ppe', fullName: 'Д', author: 'А' })
  expect(body.employeesData[0]).toMatchObject({
    eventId: 4,
    employeeId: 11,
    quantity: 1,
    completionDate: null,
  })
  expect(body.employeesData[0]).not.toHaveProperty('ppe')
  expect(body.employeesData[1]).toMatchObject({
    eventId: null,
    ppe: 'Каска',
    eventType: 'issuance',
    quantity: 2,
  })
})

describe('Изменения заявки', () => {
  test.each<[MemoValues, object, string]>([
    [STORED, {}, 'ничего не изменено'],
    [{ ...STORED, note: 'Срочно' }, { note: 'Срочно' }, 'примечание'],
    [
      dated('2026-11-20'),
      { employeesData: [{ id: 1, completionDate: '2026-11-20' }, { id: 2 }] },
      'дата одной строки',
    ],
    [withoutLine(STORED, 'line-1'), { employeesData: [{ id: 2 }] }, 'строка убрана'],
  ])('%# → %j (%s)', (values, expected) => {
    expect(memoPatch(STORED, values)).toEqual(expected)
  })

  test('добавленная строка идёт без номера', () => {
    const { employeesData } = memoPatch(STORED, withLine(STORED, BY_HAND))
    expect(employeesData?.slice(0, 2)).toEqual([{ id: 1 }, { id: 2 }])
    expect(employeesData?.[2]).toMatchObject({ eventId: null, employeeId: 14, ppe: 'Каска' })
  })
})
