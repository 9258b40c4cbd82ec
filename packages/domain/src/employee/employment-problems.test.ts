import { describe, expect, test } from 'vitest'
import { employmentProblem } from './employment-problems.ts'

const DATES = {
  birthDate: '1985-02-28',
  hireDate: '2020-01-09',
  contractDate: null,
  firstWorkingDay: null,
  dismissedOn: null,
}

describe('даты работника вместе', () => {
  test.each([
    [{}, null, null],
    [{ birthDate: '2015-01-01' }, 'birthDate', 'Работнику должно быть не меньше 14 лет'],
    [{ hireDate: '1999-02-27' }, 'hireDate', 'Дата приёма раньше, чем работнику исполнилось 14 лет'],
    [
      { birthDate: '2015-01-01', hireDate: '2000-01-01' },
      'birthDate',
      'Работнику должно быть не меньше 14 лет',
    ],
    [
      { contractDate: '1999-02-27' },
      'contractDate',
      'Дата договора раньше, чем работнику исполнилось 14 лет',
    ],
    [
      { firstWorkingDay: '1999-02-27' },
      'firstWorkingDay',
      'Первый рабочий день раньше, чем работнику исполнилось 14 лет',
    ],
    [{ contractDate: '2020-02-09', firstWorkingDay: '2020-01-08' }, null, null],
    [{ dismissedOn: '2020-01-08' }, 'dismissedOn', 'Дата увольнения раньше даты приёма'],
    [{ dismissedOn: '2026-11-22' }, 'dismissedOn', 'Дата увольнения ещё не наступила'],
    [{ dismissedOn: '2026-11-21' }, null, null],
  ])('%j: %s, %s', (changed, field, message) => {
    const problem = employmentProblem({ ...DATES, ...changed }, '2026-11-21')
    expect(problem).toEqual(field === null ? null : { field, message })
  })
})
