import { describe, expect, test } from 'vitest'
import { logFieldLabel } from '../log/log-fields.ts'
import {
  EMPLOYEE_FIELD_NAMES,
  EMPLOYEE_FIELDS,
  employeeFieldsIn,
  employeeFieldsOf,
  NO_EMPLOYEE_FACTS,
} from './employee-fields.ts'
import { columnOfField, IMPORT_COLUMNS, IMPORT_FIELD_LABELS, IMPORT_FIELDS } from './import-fields.ts'

describe('поля работника', () => {
  test('всякое поле — в одной части карточки; день увольнения меняет только увольнение', () => {
    const shown = (['place', 'personal', 'contacts'] as const).flatMap(employeeFieldsIn)
    expect(EMPLOYEE_FIELD_NAMES.filter((field) => !shown.some((one) => one === field))).toEqual([
      'dismissedOn',
    ])
    expect(new Set(shown).size).toBe(shown.length)
  })

  test('форма, журнал и таблица называют поле одинаково', () => {
    for (const field of EMPLOYEE_FIELD_NAMES) {
      const { label } = EMPLOYEE_FIELDS[field]
      expect([logFieldLabel('employee', field), IMPORT_FIELD_LABELS[columnOfField(field)]]).toEqual([
        label,
        label,
      ])
    }
  })

  test('неизвестным может быть лишь необязательное', () => {
    const required = EMPLOYEE_FIELD_NAMES.filter((field) => EMPLOYEE_FIELDS[field].isRequired)
    expect(Object.keys(NO_EMPLOYEE_FACTS).filter((field) => required.some((one) => one === field))).toEqual(
      [],
    )
    expect(NO_EMPLOYEE_FACTS.snils).toBeNull()
  })

  test('дни узнаются по виду поля', () => {
    expect(employeeFieldsOf('day')).toEqual([
      'birthDate',
      'hireDate',
      'contractDate',
      'firstWorkingDay',
      'dismissedOn',
    ])
  })

  test.each(IMPORT_FIELDS)('название столбца «%s» узнаётся им одним', (column) => {
    const header = IMPORT_FIELD_LABELS[column].toLowerCase().replaceAll('ё', 'е').replaceAll('-', ' ')
    const known = IMPORT_FIELDS.filter((one) => new RegExp(`^(?:${IMPORT_COLUMNS[one].heads})$`).test(header))
    expect(known).toEqual([column])
  })
})
