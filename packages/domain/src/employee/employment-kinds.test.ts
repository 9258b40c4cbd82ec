import { describe, expect, test } from 'vitest'
import { type EmploymentKind, employmentKindProblem, otherJobs } from './employment-kinds.ts'

const job = (id: number, personId: number, dismissedOn: string | null = null) => ({
  id,
  personId,
  dismissedOn,
  employmentKind: 'main' as const,
})

describe('работы одного человека', () => {
  test('другие работы: того же человека, сначала те, что идут', () => {
    const rows = [job(1, 1), job(2, 1, '2026-01-01'), job(3, 1), job(4, 4)]
    expect(otherJobs({ id: 1, personId: 1 }, rows).map(({ id }) => id)).toEqual([3, 2])
  })

  test.each<[EmploymentKind, EmploymentKind, string | null, boolean]>([
    ['main', 'main', null, false],
    ['main', 'main', '2026-01-01', true],
    ['main', 'internal', null, true],
    ['internal', 'main', null, true],
    ['external', 'external', null, true],
  ])('%s при другой работе %s (уволен: %s): %s', (kind, other, dismissedOn, isSound) => {
    expect(employmentKindProblem(kind, [{ employmentKind: other, dismissedOn }]) === null).toBe(isSound)
  })
})
