import type { LineRow, MemoRow } from './memo-queries.ts'

/** What the log compares: the head, and of each line what was asked and what was done. */
export function memoRecord(memo: MemoRow, lines: readonly LineRow[]): Record<string, unknown> {
  const { number, year, name, section, status, author, fullName, note } = memo
  return {
    number,
    year,
    name,
    section,
    status,
    author,
    fullName,
    note,
    lines: lines.map(({ id, employeeId, eventId, name, quantity, deadline, completionDate, ...line }) => ({
      id,
      employeeId,
      eventId,
      name,
      quantity,
      deadline,
      completionDate,
      finalWorkingConditionsClass: line.finalWorkingConditionsClass,
      finalRiskLevel: line.finalRiskLevel,
    })),
  }
}
