import { describe, expect, test } from 'vitest'
import { instructionAddress, type SectionFilter, sectionAddress } from './section-address.ts'

describe('Адрес страницы раздела', () => {
  test.each<[Parameters<typeof sectionAddress>, string]>([
    [['register', 'briefing'], '/employees/briefings'],
    [['due', 'medical'], '/notifications/medical-examinations'],
    [['due', 'risk', {}], '/notifications/risks'],
    [['register', 'ppe', { states: ['overdue'] }], '/employees/ppe?state=overdue'],
    [
      ['register', 'ppe', { departmentId: 3, states: ['overdue', 'missing'] }],
      '/employees/ppe?department=3&state=overdue%2Cmissing',
    ],
    [
      ['due', 'sout', { from: '2026-11-21', until: '2026-11-30' }],
      '/notifications/sout?from=2026-11-21&until=2026-11-30',
    ],
  ])('%j → %s', (given, address) => {
    expect(sectionAddress(...given)).toBe(address)
  })

  test('у инструкций нет своей страницы: их показывает список работников', () => {
    expect(instructionAddress({ departmentId: 3, state: 'unknown' })).toBe(
      '/employees/main?department=3&instruction=unknown',
    )
  })

  test('текст поиска кодируется', () => {
    const filter: SectionFilter = { text: 'каска & щиток', employeeId: 12 }
    const { searchParams } = new URL(sectionAddress('register', 'ppe', filter), 'http://localhost')
    expect(Object.fromEntries(searchParams)).toEqual({ q: 'каска & щиток', employee: '12' })
  })
})
