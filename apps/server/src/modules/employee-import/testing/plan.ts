import { planImport } from '../plan/plan-import.ts'
import type { StaffSnapshot } from '../values/staff.ts'
import { csv, NO_OPTIONS, snapshot } from './staff.ts'

export const HEADER = ['ФИО', 'Отдел', 'Должность', 'Дата рождения', 'Дата приёма']
export const OLGA_ROW = ['Смирнова Ольга Викторовна', 'Бухгалтерия', 'Экономист', '28.02.1985', '09.01.2020']
export const PETR_ROW = ['Ёлкин Пётр Ильич', 'Склад', 'Кладовщик', '01.05.1990', '01.03.2021']

/** What an import of these rows of a .csv would do. */
export function plan(
  rows: readonly (readonly string[])[],
  company: StaffSnapshot = snapshot(),
  options: object = {},
) {
  const file = { fileName: 'список.csv', bytes: csv(rows), options: { ...NO_OPTIONS, ...options } }
  return planImport(file, company).plan
}

export const actions = (result: ReturnType<typeof plan>) => result.outcome.rows.map(({ action }) => action)
export const messages = (result: ReturnType<typeof plan>) =>
  result.outcome.rows.flatMap(({ row, errors }) =>
    errors.map(({ column, message }) => [row, column, message]),
  )
