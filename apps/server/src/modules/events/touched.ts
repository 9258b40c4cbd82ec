import type { Touched } from '../../db/undoable.ts'

/** What a deed on the records of many may touch: records of the sections, what is marked done on them, their workplaces and lines. */
export const SECTION_ROWS: readonly Touched[] = [
  { table: 'events' },
  { table: 'event_completions', of: 'added' },
  { table: 'workplaces' },
  { table: 'memo_lines' },
]

/** The records of some employees. */
export function touchedRecords(employeeIds: readonly number[]): Touched[] {
  const of = { column: 'employee_id', ids: employeeIds }
  return [
    { table: 'events', of },
    { table: 'memo_lines', of },
    { table: 'employee_instructions', of },
    { table: 'event_declines', of },
  ]
}
