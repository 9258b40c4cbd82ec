import type { EventAnswer } from '@ot/contract'
import { compareNames, grouped } from '@ot/text'
import { eventCellText } from './row-texts.ts'

/** What rows of a section may stand together by. */
export const GROUPINGS = ['employee', 'department', 'subject'] as const
export type Grouping = (typeof GROUPINGS)[number]

export const GROUPING_LABELS = {
  employee: 'По работникам',
  department: 'По отделам',
  subject: 'По названиям',
} satisfies Record<Grouping, string>

export interface RowGroup {
  label: string
  rows: number
}

export interface GroupedRows {
  rows: readonly EventAnswer[]
  /** By the id of the row that a group begins with. */
  heads: ReadonlyMap<number, RowGroup>
}

const NO_HEADS: GroupedRows['heads'] = new Map()

/** Groups in the order of their names; within a group the rows keep theirs. */
export function groupRows(rows: readonly EventAnswer[], grouping: Grouping | null): GroupedRows {
  if (grouping === null) return { rows, heads: NO_HEADS }
  const groups = [...grouped(rows, (row) => groupKey(row, grouping)).values()]
    .flatMap((own) =>
      own[0] === undefined ? [] : [{ first: own[0], own, label: groupLabel(own[0], grouping) }],
    )
    .toSorted((one, other) => compareNames(one.label, other.label))
  return {
    rows: groups.flatMap(({ own }) => own),
    heads: new Map(groups.map(({ first, own, label }) => [first.id, { label, rows: own.length }])),
  }
}

/** Namesakes and departments of one name stay apart. */
function groupKey(row: EventAnswer, grouping: Grouping): string {
  switch (grouping) {
    case 'employee':
      return String(row.employeeId)
    case 'department':
      return String(row.departmentId)
    case 'subject':
      return subjectLabel(row)
  }
}

function groupLabel(row: EventAnswer, grouping: Grouping): string {
  switch (grouping) {
    case 'employee':
      return row.fullname
    case 'department':
      return eventCellText(row, 'department')
    case 'subject':
      return subjectLabel(row)
  }
}

function subjectLabel(row: EventAnswer): string {
  return row.section === 'ppe' ? row.ppe : row.name
}
