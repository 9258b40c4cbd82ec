import {
  addDays,
  type CalendarDate,
  DUE_SPANS,
  type DueSpan,
  dueSpansOn,
  type GroupedTerm,
  groupedTerms,
  lastLetterDay,
  type Section,
  urgencyOn,
} from '@ot/domain'
import { compareNames } from '@ot/text'
import type { Tx } from '../../db/transaction.ts'
import { listCompanyTerms } from '../company-terms/index.ts'
import { getCompanyFacts } from '../documents/index.ts'
import { type DueRow, listDue, stateOf } from '../due/index.ts'
import { type IncidentDeadline, listIncidentDeadlines } from '../incidents/index.ts'
import { listMemos } from '../memos/index.ts'

export type DueCounts = Readonly<Record<DueSpan, number>>

/** Due within the reach of a letter. */
export type DueItem = DueRow & { span: DueSpan }

export type DigestFacts = {
  organisation: string
  today: CalendarDate
  counts: DueCounts
  departments: readonly { id: number; name: string; counts: DueCounts }[]
  /** The first of what is late or comes next. */
  urgent: readonly UrgentLine[]
  /** How many obligations stand in no line. */
  rest: number
  memos: readonly { number: number; section: Section; name: string; lines: number; linesDone: number }[]
  /** Of investigations: late, or to be done within days. */
  steps: readonly IncidentDeadline[]
  /** Of no single employee: inspections, what follows an assessment; the soonest first. */
  terms: readonly GroupedTerm[]
}

/** What one person has to do in one section as soon as each other; the earliest of their deadlines. */
export type UrgentLine = Omit<DueItem, 'isMissing' | 'isUnknown' | 'position'> & { obligations: number }

const URGENT_MAX = 15
const STEP_DAYS = 7

export async function readDigest(
  tx: Tx,
  companyId: number,
  { now, today }: { now: string; today: CalendarDate },
): Promise<DigestFacts> {
  const items = dueItems(await listDue(tx, companyId, { today, until: lastLetterDay(today) }), today)
  const memos = await listMemos(tx, companyId, { section: null, status: 'active' })
  const steps = await listIncidentDeadlines(tx, companyId, now)
  const terms = groupedTerms(await listCompanyTerms(tx, companyId))
  const urgent = urgentLines(items, today).slice(0, URGENT_MAX)
  return {
    organisation: (await getCompanyFacts(tx, companyId)).shortName,
    today,
    counts: countsOf(items),
    departments: departmentsOf(items),
    urgent,
    rest: items.length - urgent.reduce((sum, { obligations }) => sum + obligations, 0),
    memos,
    steps: steps.filter(({ deadline }) => deadline <= addDays(today, STEP_DAYS)),
    terms: terms.filter(({ deadline }) => deadline <= lastLetterDay(today)),
  }
}

export function isNothingToSay({ counts, memos, steps, terms }: DigestFacts): boolean {
  return (
    [memos, steps, terms].every(({ length }) => length === 0) && DUE_SPANS.every((span) => counts[span] === 0)
  )
}

/** In the order of the spans, and within each as they came: the nearest first. */
export function dueItems(rows: readonly DueRow[], today: CalendarDate): DueItem[] {
  const spanOf = dueSpansOn(today)
  const items = rows.flatMap((row) => {
    const span = spanOf({ state: stateOf(row, today), deadline: row.deadline })
    return span === null ? [] : [{ ...row, span }]
  })
  return DUE_SPANS.flatMap((span) => items.filter((item) => item.span === span))
}

function urgentLines(items: readonly DueItem[], today: CalendarDate): UrgentLine[] {
  const isUrgent = urgencyOn(today)
  const lines = new Map<string, UrgentLine>()
  for (const item of items) {
    if (!isUrgent(item)) continue
    const key = `${item.employeeId} ${item.section} ${item.span}`
    const known = lines.get(key)
    if (known === undefined) lines.set(key, urgentLine(item))
    else known.obligations += 1
  }
  return [...lines.values()]
}

function urgentLine({
  isMissing: _,
  isUnknown: _isUnknown,
  position: _position,
  ...item
}: DueItem): UrgentLine {
  return { ...item, obligations: 1 }
}

export function countsOf(items: readonly DueItem[]): DueCounts {
  const of = (span: DueSpan) => items.filter((item) => item.span === span).length
  return { overdue: of('overdue'), missing: of('missing'), week: of('week'), month: of('month') }
}

function departmentsOf(items: readonly DueItem[]): DigestFacts['departments'] {
  const names = new Map(items.map(({ departmentId, department }) => [departmentId, department]))
  return [...names]
    .map(([id, name]) => ({
      id,
      name,
      counts: countsOf(items.filter(({ departmentId }) => departmentId === id)),
    }))
    .toSorted((a, b) => compareNames(a.name, b.name))
}
