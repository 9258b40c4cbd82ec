import { describe, expect, test } from 'vitest'
import { sampleProposal } from '../testing/sample-proposal.ts'
import { batchesOf } from './batches.ts'

const staff = (size: number) => Array.from({ length: size }, (_, index) => index + 1)
const DRIVERS = ['risk', 'sout'].map((rule) => sampleProposal(rule, { employeeIds: staff(600) }))
const CLERKS = ['risk', 'sout'].map((rule) => sampleProposal(rule, { positionId: 71, employeeIds: staff(2) }))
const keysOf = (proposals: readonly { key: string }[]) => proposals.map(({ key }) => key)

describe('Запись по частям', () => {
  test('малое пишется сразу', () => {
    expect(batchesOf(CLERKS, { accept: keysOf(CLERKS), decline: [] })).toEqual([
      { choice: { accept: keysOf(CLERKS), decline: [] }, records: 4 },
    ])
  })

  test('должность не делится, за большой начинается новая часть', () => {
    const all = [...DRIVERS, ...CLERKS]
    expect(batchesOf(all, { accept: keysOf(all), decline: [] }).map(({ records }) => records)).toEqual([
      1200, 4,
    ])
  })

  test('вычеркнутое идёт со своим примечанием, невыбранное — никуда', () => {
    const [first, second] = CLERKS
    const decline = [{ key: second?.key ?? '', note: 'Нет' }]
    expect(batchesOf([...CLERKS, ...DRIVERS], { accept: [first?.key ?? ''], decline })).toEqual([
      { choice: { accept: [first?.key], decline }, records: 4 },
    ])
  })
})
