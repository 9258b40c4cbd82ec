import { describe, expect, test } from 'vitest'
import { backupName, expiredBackups, madeAt } from './rotation.ts'

const day = (date: string, hour = '00') => `${date}T${hour}-27-05Z`

describe('какие копии хранятся', () => {
  test('имя папки читается обратно', () => {
    expect(backupName('2026-11-23T01:12:09.123Z')).toBe('2026-11-23T01-12-09Z')
    expect(madeAt('2026-11-23T01-12-09Z')).toBe('2026-11-23T01:12:09.000Z')
    expect(madeAt('2026-11-23T01-12-09Z.unfinished')).toBeNull()
  })

  test('семь дней и последняя копия каждой из четырёх недель', () => {
    // The first of November 2026 is a Sunday.
    const names = Array.from({ length: 30 }, (_, index) =>
      day(`2026-11-${String(index + 1).padStart(2, '0')}`),
    )
    const expired = new Set(expiredBackups(names))
    const kept = names.filter((name) => !expired.has(name)).map((name) => name.slice(8, 10))
    expect(kept).toEqual(['15', '22', '24', '25', '26', '27', '28', '29', '30'])
  })

  test('из копий одного дня остаётся последняя', () => {
    expect(expiredBackups([day('2026-11-02', '01'), day('2026-11-02', '09')])).toEqual([
      day('2026-11-02', '01'),
    ])
  })

  test('чужое в папке не трогается', () => {
    expect(expiredBackups(['заметки', 'x.unfinished'])).toEqual([])
  })
})
