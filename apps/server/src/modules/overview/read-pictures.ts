import type { OverviewPictures } from '@ot/contract'
import { addMonths, type CalendarDate, COVERAGE_COLUMNS, orderState, overdueTrend } from '@ot/domain'
import { grouped } from '@ot/text'
import { type Ctx, membershipOf } from '../../context/ctx.ts'
import { readScoped, type Tx } from '../../db/transaction.ts'
import { coverageIn } from '../coverage/index.ts'
import { listStaffedDepartments } from './overview-queries.ts'
import { countByMonth, firstEntry, listDepartmentOf, listStretches } from './picture-queries.ts'

/** A quarter of the year. */
const WEEKS = 13
const MONTHS = 12

export async function readOverviewPictures(ctx: Ctx, companyId: number): Promise<OverviewPictures> {
  membershipOf(ctx, companyId)
  const today = ctx.today(companyId)
  return readScoped(ctx, async (tx) => {
    const since = await firstEntry(tx, companyId)
    return {
      today,
      since,
      overdue:
        since === null
          ? []
          : overdueTrend(await listStretches(tx, companyId, today), { today, since, weeks: WEEKS }),
      departments: await departmentsOf(tx, companyId, today),
      incidents: await incidentsOf(tx, companyId, today),
    }
  })
}

async function departmentsOf(
  tx: Tx,
  companyId: number,
  today: CalendarDate,
): Promise<OverviewPictures['departments']> {
  const departmentOf = await listDepartmentOf(tx, companyId)
  const coverage = await coverageIn(tx, companyId, today)
  const people = grouped(coverage, ({ employeeId }) => departmentOf.get(employeeId))
  const departments = await listStaffedDepartments(tx, companyId)
  return departments.flatMap(({ id, name }) => {
    const own = people.get(id) ?? []
    if (own.length === 0) return []
    const counts = { inOrder: 0, overdue: 0, missing: 0, notEntered: 0 }
    for (const person of own) counts[orderState(COVERAGE_COLUMNS.map((column) => person[column]))] += 1
    return [{ id, name, people: counts }]
  })
}

async function incidentsOf(
  tx: Tx,
  companyId: number,
  today: CalendarDate,
): Promise<OverviewPictures['incidents']> {
  const first = `${today.slice(0, 7)}-01`
  const months = Array.from({ length: MONTHS }, (_, index) =>
    addMonths(first, index + 1 - MONTHS).slice(0, 7),
  )
  const counted = await countByMonth(tx, companyId, `${months[0]}-01`)
  return months.map((month) => {
    const { incidents = 0, microtraumas = 0 } = counted.find((one) => one.month === month) ?? {}
    return { month, incidents, microtraumas }
  })
}
