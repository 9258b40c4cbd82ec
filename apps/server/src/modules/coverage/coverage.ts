import type { EmployeeCoverage } from '@ot/contract'
import {
  byField,
  type CalendarDate,
  COVERAGE_COLUMNS,
  type EventState,
  eventState,
  worstState,
} from '@ot/domain'
import { type Ctx, membershipOf } from '../../context/ctx.ts'
import { readScoped, type Tx } from '../../db/transaction.ts'
import { type CellRow, listCells, listInstructionGroups } from './queries.ts'

export async function coverageOf(ctx: Ctx, companyId: number): Promise<EmployeeCoverage[]> {
  membershipOf(ctx, companyId)
  return readScoped(ctx, (tx) => coverageIn(tx, companyId, ctx.today(companyId)))
}

/** Everybody who works there. */
export async function coverageIn(
  tx: Tx,
  companyId: number,
  today: CalendarDate,
): Promise<EmployeeCoverage[]> {
  return presentCoverage(await listCells(tx, companyId, today), today)
}

/** How many of each department have their instructions in a state, as the list of employees tells it of each. */
export async function countInstructionStates(
  tx: Tx,
  companyId: number,
  today: CalendarDate,
): Promise<{ departmentId: number; state: EventState; people: number }[]> {
  const groups = await listInstructionGroups(tx, companyId, today)
  return groups.map(({ departmentId, people, isAway, lastDay, ...cell }) => ({
    departmentId,
    state: cellState(cell, today, isAway ? lastDay : undefined),
    people,
  }))
}

function presentCoverage(cells: readonly CellRow[], today: CalendarDate): EmployeeCoverage[] {
  const employees = new Map<number, EmployeeCoverage>()
  const lastDays = new Map<number, CalendarDate | null>()
  for (const { employeeId, column, done, deadline } of cells) {
    if (column !== null) continue
    employees.set(employeeId, nothingAsked(employeeId))
    if (done) lastDays.set(employeeId, deadline)
  }
  for (const cell of cells) {
    const employee = employees.get(cell.employeeId)
    if (employee !== undefined && cell.column !== null)
      employee[cell.column] = cellState(cell, today, lastDays.get(cell.employeeId))
  }
  return [...employees.values()]
}

function nothingAsked(employeeId: number): EmployeeCoverage {
  return { employeeId, ...byField(COVERAGE_COLUMNS, (): EventState => 'none') }
}

/** The worst of what was never done and of the first deadline of what was; `lastDay`: of who is away, null when nobody knows it. */
function cellState(
  { missing, unknown, done, deadline }: Omit<CellRow, 'employeeId' | 'column'>,
  today: CalendarDate,
  lastDay: CalendarDate | null | undefined,
): EventState {
  const isAwaited = missing || unknown
  if (lastDay !== undefined && (isAwaited || deadline !== null))
    if (isAwaited || lastDay === null || deadline === null || deadline <= lastDay) return 'away'
  const states: EventState[] = []
  if (missing) states.push('missing')
  if (unknown) states.push('unknown')
  if (done) states.push(eventState({ date: today, deadline }, today))
  return worstState(states)
}
