import type { EventAnswer, MemoAnswer, MemoLine } from '@ot/contract'
import { type MemoStatus, memoStatus, type Section } from '@ot/domain'
import { isCalendarDate } from '@ot/text'

/** A line as it stands in the form. */
export interface LineValues extends Omit<MemoLine, 'id' | 'employeeGroupId' | 'completionDate'> {
  /** The same for as long as the form is open. */
  key: string
  /** Null: not stored yet. */
  id: number | null
  /** A day, or what has been typed of one; of SOUT and risk lines the day the report was approved. */
  completionDate: string
}

/** Named as the server names them in its problems. */
export interface MemoValues {
  /** «Кому». */
  fullName: string
  author: string
  note: string
  employeesData: readonly LineValues[]
}

export const BLANK_MEMO_LINE = {
  id: null,
  eventId: null,
  periodicity: null,
  date: null,
  deadline: null,
  factorNumber: null,
  eventType: null,
  ppe: null,
  quantity: null,
  unit: null,
  workingConditionsClass: null,
  riskLevel: null,
  completionDate: '',
  finalWorkingConditionsClass: null,
  finalRiskLevel: null,
} as const satisfies Partial<LineValues>

interface Defaults {
  director: string | null
  userName: string | null
}

/** A user who has not told his name is called by his e-mail, and no paper is signed with that. */
export function ownName(userName: string | null): string | null {
  return userName?.includes('@') ? null : userName
}

/** A new memo asks for what the rows of a section lack. */
export function newMemoValues(rows: readonly EventAnswer[], { director, userName }: Defaults): MemoValues {
  return {
    fullName: director ?? '',
    author: ownName(userName) ?? '',
    note: '',
    employeesData: rows.map(lineOfEvent),
  }
}

function lineOfEvent(row: EventAnswer): LineValues {
  const { id, employeeId, fullname, position, department, name, periodicity, date, deadline } = row
  return {
    ...BLANK_MEMO_LINE,
    key: `event-${id}`,
    eventId: id,
    employeeId,
    fullname,
    employeePosition: position,
    department,
    name,
    periodicity,
    date,
    deadline,
    ...askedFacts(row),
  }
}

function askedFacts(row: EventAnswer): Partial<LineValues> {
  switch (row.section) {
    case 'medical':
      return { factorNumber: row.factorNumber }
    case 'ppe': {
      const { ppe, eventType, unit } = row
      return { ppe, eventType, unit, quantity: eventType === 'return' ? row.onHand : row.quantity }
    }
    case 'sout':
      return { workingConditionsClass: row.workingConditionsClass }
    case 'risk':
      return { riskLevel: row.riskLevel }
    default:
      return {}
  }
}

export function memoValuesOf({ fullName, author, note, employeesData }: MemoAnswer): MemoValues {
  return {
    fullName: fullName ?? '',
    author: author ?? '',
    note: note ?? '',
    employeesData: employeesData.map(({ employeeGroupId: _, ...line }) => ({
      ...line,
      key: `line-${line.id}`,
      completionDate: line.completionDate ?? '',
    })),
  }
}

/** The status that saving the form would give; what is not a day yet is no date. */
export function statusOf(section: Section, { employeesData }: MemoValues): MemoStatus {
  return memoStatus(
    section,
    employeesData.map((line) => ({ ...line, completionDate: dayOf(line) })),
  )
}

export function dayOf({ completionDate }: LineValues): string | null {
  return isCalendarDate(completionDate) ? completionDate : null
}

/** Of PPE a memo has one kind of lines, issues or returns: the first one's. */
export function operationOf({ employeesData: [first] }: MemoValues): LineValues['eventType'] {
  return first?.eventType ?? null
}
