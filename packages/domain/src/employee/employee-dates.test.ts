import { describe, expect, test } from 'vitest'
import {
  birthDateProblem,
  dismissalDateProblem,
  employmentWarning,
  hireDateProblem,
} from './employee-dates.ts'

describe('даты работника', () => {
  test.each([
    ['2012-11-21', null, '14 лет сегодня'],
    ['2012-11-22', 'Работнику должно быть не меньше 14 лет', '14 лет завтра'],
    ['1926-11-21', null, '100 лет сегодня'],
    ['1926-11-20', 'Проверьте год рождения: работнику больше 100 лет', '100 лет вчера'],
  ])('родился %s: %s (%s)', (birthDate, problem, _edge) => {
    expect(birthDateProblem(birthDate, '2026-11-21')).toBe(problem)
  })

  test.each([
    [null, null, null],
    ['2026-02-01', null, null],
    ['2026-02-02', null, 'contractDate'],
    ['2026-02-05', '2026-02-05', null],
    ['2026-02-06', '2026-02-05', 'contractDate'],
    [null, '2026-01-31', 'firstWorkingDay'],
  ])(
    'принят 01.02.2026, договор %s, первый день %s: предупреждение о %s',
    (contractDate, firstWorkingDay, field) => {
      const warning = employmentWarning({ hireDate: '2026-02-01', contractDate, firstWorkingDay })
      expect(warning?.field ?? null).toBe(field)
    },
  )

  test('приём до 14 лет не принимается', () => {
    expect(hireDateProblem('2025-01-01', '2012-01-01')).toBe(
      'Дата приёма раньше, чем работнику исполнилось 14 лет',
    )
    expect(hireDateProblem('2026-01-01', '2012-01-01')).toBeNull()
  })

  test.each([
    ['2020-05-10', null, 'в день приёма'],
    ['2020-05-09', 'Дата увольнения раньше даты приёма', 'за день до приёма'],
    ['2026-11-21', null, 'сегодня'],
    ['2026-11-22', 'Дата увольнения ещё не наступила', 'завтра'],
  ])('уволен %s: %s (%s)', (dismissedOn, problem, _edge) => {
    expect(dismissalDateProblem(dismissedOn, '2020-05-10', '2026-11-21')).toBe(problem)
  })
})
