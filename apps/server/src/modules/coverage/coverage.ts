import type { EmployeeCoverage } from '@ot/contract'
import { type CalendarDate, type EventState, eventState, worstState } from '@ot/domain'
import { type Ctx, membershipOf } from '../../ctx.ts'
import { readScoped } from '../../db/transaction.ts'
import { type CellRow, listCells } from './queries.ts'

export async function coverageOf(ctx: Ctx, companyId: number): Promise<EmployeeCoverage[]> {
  membershipOf(ctx, companyId)
  const cells = await readScoped(ctx, (tx) => listCells(tx, companyId))
  return presentCoverage(cells, ctx.today(companyId))
}

/** The cells come employee by employee. */
function presentCoverage(cells: readonly CellRow[], today: CalendarDate): EmployeeCoverage[] {
  const answer: EmployeeCoverage[] = []
  for (const cell of cells) {
    const last = answer.at(-1)
    const employee = last?.employeeId === cell.employeeId ? last : nothingAsked(cell.employeeId)
    if (employee !== last) answer.push(employee)
    if (cell.column !== null) employee[cell.column] = cellState(cell, today)
  }
  return answer
}

function nothingAsked(employeeId: number): EmployeeCoverage {
  return {
    employeeId,
    ...{ briefing: 'none', instruction: 'none', training: 'none', medical: 'none' },
    ...{ ppe: 'none', sout: 'none', risk: 'none' },
  }
}

/** The worst of what was never done and of the first deadline of what was. */
function cellState({ missing, done, deadline }: CellRow, today: CalendarDate): EventState {
  const states: EventState[] = []
  if (missing) states.push('missing')
  if (done) states.push(eventState({ date: today, deadline }, today))
  return worstState(states)
}
