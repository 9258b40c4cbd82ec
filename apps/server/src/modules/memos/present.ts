import type { MemoAnswer, MemoLine, MemoSummary } from '@ot/contract'
import type { ListedLine, ListedMemo, MemoRow } from './memo-queries.ts'

export function presentMemo(memo: MemoRow, lines: readonly ListedLine[]): MemoAnswer {
  return { ...headOf(memo), employeesData: lines.map(presentLine) }
}

export function presentMemoSummary({ lines, linesDone, ...memo }: ListedMemo): MemoSummary {
  return { ...headOf(memo), lines, linesDone }
}

function headOf(memo: MemoRow) {
  const { id, companyId, number, year, name, section, status, author, fullName, note, version } = memo
  return {
    id,
    companyId,
    number,
    year,
    name,
    memoSection: section,
    status,
    author,
    fullName,
    note,
    createdAt: new Date(memo.createdAt).toISOString(),
    savedAsCompleted: memo.savedAsCompleted,
    version,
  }
}

function presentLine(line: ListedLine): MemoLine {
  const { companyId, memoId, place, completionId, madeEvent, closedEvent, departmentId, ...shown } = line
  return { ...shown, employeeGroupId: departmentId }
}
