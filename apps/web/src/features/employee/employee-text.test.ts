import { describe, expect, test } from 'vitest'
import { shownField } from '../../lib/form/field-words.ts'
import { ageText, employeeTexts, namesById, serviceText } from './employee-text.ts'
import { employeeValues } from './employee-values.ts'
import { SAMPLE_EMPLOYEE } from './testing/sample-employee.ts'

const NBSP = '\u00a0'
const spaced = (text: string) => text.replaceAll(NBSP, ' ')

describe('Возраст и стаж словами', () => {
  test.each([
    ['1992-05-12', '34 года'],
    ['2012-11-21', '14 лет'],
    ['1926-11-21', '100 лет'],
    ['2005-11-21', '21 год'],
    ['2005-11-22', '20 лет'],
    ['2026-11-22', ''],
    ['12.05', ''],
  ])('родился %s: «%s»', (birthDate, text) => {
    expect(spaced(ageText(birthDate, '2026-11-21'))).toBe(text)
  })

  test.each([
    ['2015-03-01', '11 лет 8 месяцев'],
    ['2025-11-21', '1 год'],
    ['2026-10-21', '1 месяц'],
    ['2026-11-02', 'меньше месяца'],
    ['2026-12-01', ''],
  ])('принят %s: «%s»', (hireDate, text) => {
    expect(spaced(serviceText(hireDate, '2026-11-21'))).toBe(text)
  })
})

describe('Сведения о работнике словами', () => {
  const words = {
    departments: namesById([{ id: 40, name: 'Гараж' }]),
    positions: namesById([SAMPLE_EMPLOYEE.position]),
    today: '2026-11-21',
    dismissedOn: null,
  }
  const values = employeeValues(SAMPLE_EMPLOYEE)

  test.each([
    ['employeeGroupId', 'Гараж'],
    ['positionId', 'Водитель автомобиля'],
    ['positionStaff', ''],
    ['sex', 'Мужчина'],
    ['birthDate', '12.05.1992, 34 года'],
    ['hireDate', '01.03.2015, 11 лет 8 месяцев'],
    ['internalPhone', '1204'],
  ] as const)('%s — «%s»', (field, text) => {
    expect(spaced(shownField(employeeTexts(words), values, field))).toBe(text)
  })

  test('стаж уволенного остановился в день увольнения', () => {
    const dismissed = { ...words, dismissedOn: '2016-03-01' }
    expect(spaced(shownField(employeeTexts(dismissed), values, 'hireDate'))).toBe('01.03.2015, 1 год')
  })
})
