import { describe, expect, test } from 'vitest'
import { memoConflictLines } from './conflict-lines.ts'
import { withDate, withLine, withoutLine } from './memo-changes.ts'
import { onTopOf } from './memo-merge.ts'
import { type MemoValues, memoValuesOf } from './memo-values.ts'
import { sampleLine, sampleMemo } from './testing/sample-memo.ts'

const TODAY = '2026-11-21'
const BEFORE = memoValuesOf(sampleMemo())

function dated(values: MemoValues, key: string, date: string): MemoValues {
  return withDate('briefing', values, { key, date, today: TODAY })
}

function outline({ note, employeesData }: MemoValues) {
  return [note, ...employeesData.map(({ key, completionDate }) => `${key} ${completionDate}`.trim())]
}

const THIRD = memoValuesOf(sampleMemo({ employeesData: [sampleLine(3)] })).employeesData
const WITH_THIRD = { ...BEFORE, employeesData: [...BEFORE.employeesData, ...THIRD] }
const [LINE] = BEFORE.employeesData

describe('«Сохранить моё» кладёт свои изменения поверх чужих', () => {
  test.each<[MemoValues, MemoValues, string[], string]>([
    [
      dated(BEFORE, 'line-2', TODAY),
      { ...BEFORE, note: 'Срочно' },
      ['Срочно', 'line-1', `line-2 ${TODAY}`],
      'разное',
    ],
    [
      dated(BEFORE, 'line-1', '2026-11-01'),
      dated(BEFORE, 'line-1', TODAY),
      ['', `line-1 ${TODAY}`, 'line-2'],
      'одна строка',
    ],
    [{ ...BEFORE, note: 'Их' }, BEFORE, ['Их', 'line-1', 'line-2'], 'своих изменений нет'],
    [withoutLine(BEFORE, 'line-1'), dated(BEFORE, 'line-1', TODAY), ['', 'line-2'], 'строку убрали они'],
    [dated(BEFORE, 'line-1', TODAY), withoutLine(BEFORE, 'line-1'), ['', 'line-2'], 'строку убрали здесь'],
    [WITH_THIRD, withoutLine(BEFORE, 'line-2'), ['', 'line-1', 'line-3'], 'строку добавили они'],
  ])('%#: %s', (stored, mine, expected) => {
    expect(outline(onTopOf({ before: BEFORE, stored, mine }))).toEqual(expected)
  })

  test('добавленное здесь остаётся', () => {
    if (LINE === undefined) throw new Error('a memo has lines')
    const mine = withLine(BEFORE, { ...LINE, key: 'hand-0', id: null })
    expect(outline(onTopOf({ before: BEFORE, stored: WITH_THIRD, mine }))).toEqual([
      '',
      'line-1',
      'line-2',
      'line-3',
      'hand-0',
    ])
  })
})

describe('ответ на запись с новой строкой потерялся', () => {
  const [third] = THIRD
  if (LINE === undefined || third === undefined) throw new Error('a memo has lines')
  const byHand = { ...LINE, key: 'hand-0', id: null, eventId: null, ppe: 'Каска', completionDate: '' }
  const byEvent = { ...third, key: 'event-3', id: null }

  test.each([
    ['вручную', byHand, { ...byHand, key: 'line-3', id: 3 }],
    [
      'выполненная: у записанной уже своё событие',
      { ...byHand, completionDate: TODAY },
      { ...byHand, key: 'line-3', id: 3, eventId: 90, completionDate: TODAY },
    ],
    ['из раздела', byEvent, third],
  ])('«Сохранить моё» не добавляет её второй раз: %s', (_how, mine, stored) => {
    const merged = onTopOf({ before: BEFORE, stored: withLine(BEFORE, stored), mine: withLine(BEFORE, mine) })
    expect(merged.employeesData).toHaveLength(3)
    expect(merged.employeesData.at(-1)).toMatchObject({ id: 3, completionDate: mine.completionDate })
  })

  test('изменённое в ней после остаётся', () => {
    const mine = withLine(BEFORE, { ...byHand, quantity: 2 })
    const stored = withLine(BEFORE, { ...byHand, key: 'line-3', id: 3, quantity: 1 })
    expect(onTopOf({ before: BEFORE, stored, mine }).employeesData.at(-1)).toMatchObject({
      id: 3,
      quantity: 2,
    })
  })

  test('другая строка другого пользователя остаётся рядом', () => {
    const mine = withLine(BEFORE, byHand)
    const stored = withLine(BEFORE, { ...byHand, key: 'line-3', id: 3, ppe: 'Очки' })
    expect(
      onTopOf({ before: BEFORE, stored, mine })
        .employeesData.slice(2)
        .map(({ ppe }) => ppe),
    ).toEqual(['Очки', 'Каска'])
  })
})

describe('Что изменил другой пользователь', () => {
  test('названо по полям и по строкам, рядом — своё', () => {
    const stored = { ...dated(BEFORE, 'line-1', '2026-11-01'), note: 'Срочно' }
    const mine = dated(BEFORE, 'line-1', TODAY)
    expect(memoConflictLines('briefing', { before: BEFORE, stored, mine })).toEqual([
      { field: 'note', label: 'Примечание', before: '', stored: 'Срочно', mine: null },
      {
        field: 'line-1',
        label: 'Громов Пётр Ильич, Повторный инструктаж',
        before: 'не отмечено',
        stored: '01.11.2026',
        mine: '21.11.2026',
      },
    ])
  })

  test('убранная и добавленная строки видны', () => {
    const stored = withoutLine(WITH_THIRD, 'line-1')
    const lines = memoConflictLines('briefing', { before: BEFORE, stored, mine: BEFORE })
    expect(lines.map(({ field, before, stored: now }) => [field, before, now])).toEqual([
      ['line-1', 'не отмечено', 'строки нет'],
      ['line-3', 'строки нет', 'не отмечено'],
    ])
  })
})
