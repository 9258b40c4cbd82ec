import { describe, expect, test } from 'vitest'
import { onHand, type PpeMovement } from './balance.ts'

const issued = (quantity: number | null): PpeMovement => ({ eventType: 'issuance', quantity })
const returned = (quantity: number | null): PpeMovement => ({ eventType: 'return', quantity })

describe('СИЗ на руках', () => {
  test.each<[string, PpeMovement[], number]>([
    ['ничего не выдавали', [], 0],
    ['выдали дважды', [issued(2), issued(3)], 5],
    ['часть вернули', [issued(12), returned(5)], 7],
    ['вернули всё', [issued(1), returned(1)], 0],
    ['вернули выданное до начала учёта', [returned(3), issued(1)], 1],
    ['количество не записано', [issued(null), issued(2), returned(null)], 2],
  ])('%s', (_what, movements, expected) => {
    expect(onHand(movements)).toBe(expected)
  })
})
