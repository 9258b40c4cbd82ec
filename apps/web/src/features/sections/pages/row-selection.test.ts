import { describe, expect, test } from 'vitest'
import { idsBetween, isSelectable, selectableRows, selectableType, selectedRows } from './row-selection.ts'
import { samplePpe } from './testing/sample-rows.ts'

const ISSUE = samplePpe(1, {})
const IN_MEMO = samplePpe(2, { memoId: 5 })
const RETURN = samplePpe(3, { eventType: 'return' })
const OTHER_ISSUE = samplePpe(4, {})
const ROWS = [IN_MEMO, ISSUE, RETURN, OTHER_ISSUE]

describe('Выбор строк', () => {
  test('строка в заявке не выбирается и не считается выбранной', () => {
    expect(isSelectable(IN_MEMO, null)).toBe(false)
    expect(selectedRows(ROWS, new Set([1, 2, 99]))).toEqual([ISSUE])
  })

  test('СИЗ: после первой строки — только строки той же операции', () => {
    const type = selectableType([RETURN])
    expect(ROWS.map((row) => isSelectable(row, type))).toEqual([false, false, true, false])
    expect(ROWS.map((row) => isSelectable(row, selectableType([])))).toEqual([false, true, true, true])
  })

  test.each([
    ['ничего не выбрано — операция первой строки', [], [ISSUE, OTHER_ISSUE]],
    ['выбран возврат — возвраты', [RETURN], [RETURN]],
  ])('выбрать все: %s', (_name, selected, expected) => {
    expect(selectableRows(ROWS, selected)).toEqual(expected)
  })

  test.each<[string, number | null, number, number[]]>([
    ['вниз', 1, 4, [1, 3, 4]],
    ['вверх', 4, 3, [3, 4]],
    ['сама строка', 3, 3, [3]],
    ['до этого ничего не выбирали', null, 4, []],
    ['прежняя скрыта отбором', 99, 4, []],
  ])('с Shift: %s', (_name, from, to, expected) => {
    expect(idsBetween([ISSUE, RETURN, OTHER_ISSUE], from, to)).toEqual(expected)
  })
})
