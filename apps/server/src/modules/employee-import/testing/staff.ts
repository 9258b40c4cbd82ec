import type { ImportOptions } from '@ot/contract'
import { NO_EMPLOYEE_FACTS } from '@ot/domain'
import type { Cell, Table } from '@ot/spreadsheet'
import type { StaffRecord, StaffSnapshot } from '../values/staff.ts'

/** Rows from the first on; an empty list is an empty row. */
export function table(rows: readonly (readonly Cell[])[], name = 'Лист1'): Table {
  return {
    name,
    rows: rows
      .map((cells, index) => ({ number: index + 1, cells }))
      .filter(({ cells }) => cells.some((cell) => cell !== null && cell !== '')),
    from1904: false,
  }
}

export function csv(rows: readonly (readonly string[])[]): Buffer {
  const quoted = rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';'))
  return Buffer.from(quoted.join('\r\n'))
}

export const NO_OPTIONS: ImportOptions = { dismissAbsent: 'false', leaveErrors: 'false' }

export const OLGA: StaffRecord = {
  employeeGroupId: 1,
  positionId: 5,
  employmentKind: 'main',
  ...NO_EMPLOYEE_FACTS,
  lastName: 'Смирнова',
  firstName: 'Ольга',
  fatherName: 'Викторовна',
  sex: 'f',
  birthDate: '1985-02-28',
  hireDate: '2020-01-09',
  dismissedOn: null,
}

/** A company of one department and these people, with a short list of positions. */
export function snapshot(
  people: readonly Partial<StaffRecord>[] = [],
  rest: Partial<StaffSnapshot> = {},
): StaffSnapshot {
  return {
    today: '2026-11-21',
    subscription: { tariff: 'standard', until: '2099-12-31' },
    departments: [{ id: 1, name: 'Бухгалтерия' }],
    positions: [
      { id: 3, name: 'Главный бухгалтер' },
      { id: 4, name: 'Бухгалтер' },
      { id: 5, name: 'Экономист' },
      { id: 38, name: 'Кладовщик' },
      { id: 89, name: 'Электромонтёр по ремонту электрооборудования' },
      { id: 72, name: 'Водитель такси' },
    ].map((position) => ({ ...position, isOwnProfile: true, family: 'Семейство' })),
    employees: people.map((person, index) => ({
      id: 100 + index,
      personId: 100 + index,
      version: 1,
      record: { ...OLGA, ...person },
    })),
    remembered: [],
    titles: {},
    ...rest,
  }
}
