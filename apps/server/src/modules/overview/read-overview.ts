import type { Overview } from '@ot/contract'
import {
  addMonths,
  type CalendarDate,
  COMPANY_TERM_KINDS,
  COVERAGE_COLUMNS,
  type CompanyTerm,
  type CoverageColumn,
  type EventState,
  groupedTerms,
  groupedTermText,
  lastDayOfMonth,
  SECTIONS,
  type Section,
  STATES_BY_URGENCY,
} from '@ot/domain'
import { grouped } from '@ot/text'
import type { Ctx } from '../../context/ctx.ts'
import { countScoped, readScoped, type Tx } from '../../db/transaction.ts'
import { keepWhileUnchanged } from '../../db/while-unchanged.ts'
import { listCompanyTerms } from '../company-terms/index.ts'
import { countInstructionStates } from '../coverage/index.ts'
import { type DueGroup, listDueGroups, stateOf } from '../due/index.ts'
import { listOverdueMeasures } from '../incident-measures/index.ts'
import { type IncidentDeadline, listIncidentDeadlines, listIncidents } from '../incidents/index.ts'
import { listLateMicrotraumas } from '../microtraumas/index.ts'
import { listStaffedDepartments } from './overview-queries.ts'

const CALENDAR_MONTHS = 12

/** Some 20 KB each. */
const COMPANIES_KEPT = 50

export type ReadOverview = (ctx: Ctx, companyId: number) => Promise<Overview>

/** What is counted of thousands of obligations is counted anew after a change; terms by the production calendar and by the hour are read at once. */
export function overviewReader(): ReadOverview {
  const whileUnchanged = keepWhileUnchanged<CountedObligations>(COMPANIES_KEPT)
  return async (ctx, companyId) => {
    const today = ctx.today(companyId)
    const counted = await whileUnchanged(ctx.database, { companyId, of: today }, () =>
      countScoped(ctx, (tx) => countObligations(tx, companyId, today)),
    )
    return readScoped(ctx, async (tx) => ({
      today,
      ...counted,
      terms: await companyTermsOf(tx, companyId, today),
      incidents: await incidentsOf(tx, ctx, companyId),
    }))
  }
}

type CountedObligations = Pick<Overview, 'sections' | 'departments' | 'calendar'>

async function countObligations(tx: Tx, companyId: number, today: CalendarDate): Promise<CountedObligations> {
  const groups = await listDueGroups(tx, companyId, today)
  return {
    sections: SECTIONS.map((section) => countersOf(section, groups, today)),
    departments: await departmentRows(tx, companyId, groups, today),
    calendar: calendarOf(groups, addMonths(today, CALENDAR_MONTHS)),
  }
}

const NEXT_TERMS = 10

/** Of each kind that has any. */
async function companyTermsOf(tx: Tx, companyId: number, today: CalendarDate): Promise<Overview['terms']> {
  const terms = await listCompanyTerms(tx, companyId)
  return COMPANY_TERM_KINDS.flatMap((kind) => {
    const own = terms.filter((term) => term.kind === kind)
    return own.length === 0 ? [] : [{ kind, ...countedTerms(own, today) }]
  })
}

function countedTerms(terms: readonly CompanyTerm[], today: CalendarDate) {
  const days = terms.flatMap(({ deadline }) => (deadline === null ? [] : [deadline]))
  const until = addMonths(today, CALENDAR_MONTHS)
  const next = groupedTerms(terms).filter(({ deadline }) => deadline <= until)
  return {
    overdue: days.filter((day) => day < today).length,
    missing: terms.length - days.length,
    next: next.slice(0, NEXT_TERMS).map(({ deadline, basis, ...term }) => ({
      text: groupedTermText(term),
      deadline,
      isOverdue: deadline < today,
      basis,
    })),
    calendar: [...grouped(days.filter((day) => day <= until).toSorted(), (day) => day)].map(
      ([date, { length }]) => ({ date, terms: length }),
    ),
  }
}

const NEXT_STEPS = 5

/** What is overdue in investigations, and what comes next in each of them. */
async function incidentsOf(tx: Tx, ctx: Ctx, companyId: number): Promise<Overview['incidents']> {
  const open = await listIncidents(tx, companyId, { status: 'investigating' })
  const deadlines = open.length === 0 ? [] : await listIncidentDeadlines(tx, companyId, ctx.now)
  return {
    open: open.length,
    overdue: deadlines.filter(({ state }) => state === 'overdue').length,
    next: deadlines.slice(0, NEXT_STEPS).map(nextStep),
    lateMeasures: await listOverdueMeasures(tx, companyId, ctx.today(companyId)),
    lateMicrotraumas: await listLateMicrotraumas(tx, ctx, companyId),
  }
}

function nextStep({ incidentId, label, title, deadline, deadlineAt, state }: IncidentDeadline) {
  return { incidentId, label, title, deadline, deadlineAt, isOverdue: state === 'overdue' }
}

function eventsOf(groups: readonly { events: number }[]): number {
  return groups.reduce((sum, { events }) => sum + events, 0)
}

function countersOf(section: Section, groups: readonly DueGroup[], today: CalendarDate) {
  const own = groups.filter((group) => group.section === section)
  const monthEnd = lastDayOfMonth(today)
  const inState = (state: EventState) => eventsOf(own.filter((group) => stateOf(group, today) === state))
  return {
    section,
    overdue: inState('overdue'),
    thisMonth: eventsOf(
      own.filter(({ deadline }) => deadline !== null && deadline >= today && deadline <= monthEnd),
    ),
    missing: inState('missing'),
    unknown: inState('unknown'),
  }
}

type Counted = { departmentId: number; column: CoverageColumn; state: EventState; events: number }

async function departmentRows(
  tx: Tx,
  companyId: number,
  groups: readonly DueGroup[],
  today: CalendarDate,
): Promise<Overview['departments']> {
  const instructions = await countInstructionStates(tx, companyId, today)
  const counted = [
    ...groups.map((group) => countedEvents(group, today)),
    ...instructions.map(
      ({ departmentId, state, people }): Counted => ({
        departmentId,
        column: 'instruction',
        state,
        events: people,
      }),
    ),
  ]
  const departments = await listStaffedDepartments(tx, companyId)
  return departments.map((department) => {
    const own = counted.filter(({ departmentId }) => departmentId === department.id)
    return { ...department, cells: COVERAGE_COLUMNS.map((column) => cellOf(column, own)) }
  })
}

function countedEvents(group: DueGroup, today: CalendarDate): Counted {
  const { departmentId, section, events } = group
  return { departmentId, column: section, state: stateOf(group, today), events }
}

/** How many are in each state, the most urgent first; what has no further term stands behind «в порядке». */
function cellOf(column: CoverageColumn, counted: readonly Counted[]) {
  const own = counted.filter((group) => group.column === column)
  const states = STATES_BY_URGENCY.filter((state) => state !== 'none').map((state) => ({
    state,
    events: eventsOf(own.filter((group) => (group.state === 'none' ? 'ok' : group.state) === state)),
  }))
  return { column, states: states.filter(({ events }) => events > 0) }
}

function calendarOf(groups: readonly DueGroup[], until: CalendarDate): Overview['calendar'] {
  const events = new Map<string, Overview['calendar'][number]>()
  for (const { deadline, section, isUnknown, events: count } of groups) {
    if (deadline === null || deadline > until || isUnknown) continue
    const key = `${deadline} ${section}`
    const known = events.get(key)
    events.set(key, { date: deadline, section, events: (known?.events ?? 0) + count })
  }
  return [...events.values()].toSorted(
    (a, b) => a.date.localeCompare(b.date) || SECTIONS.indexOf(a.section) - SECTIONS.indexOf(b.section),
  )
}
