import type { ProductionCalendar } from '@ot/domain'
import { type Ctx, companyIdsOf, membershipOf } from '../../context/ctx.ts'
import { readProductionCalendar } from '../../db/production-calendar.ts'
import { readScoped } from '../../db/transaction.ts'
import {
  getWorkplaceCompany,
  listWorkplaces,
  standingOnWorkplaces,
  type WorkplaceRow,
} from '../events/index.ts'

export async function companyOfWorkplace(ctx: Ctx, id: number): Promise<number> {
  return readScoped(ctx, (tx) => getWorkplaceCompany(tx, companyIdsOf(ctx), id))
}

export type OccupiedWorkplace = {
  workplace: WorkplaceRow
  employeeIds: readonly number[]
  calendar: ProductionCalendar
}

export async function workplacesOf(ctx: Ctx, companyId: number): Promise<OccupiedWorkplace[]> {
  membershipOf(ctx, companyId)
  return readScoped(ctx, async (tx) => {
    const standing = await standingOnWorkplaces(tx, companyId)
    const workplaces = await listWorkplaces(tx, companyId)
    const calendar = await readProductionCalendar(tx, companyId)
    return workplaces.map((workplace) => ({
      workplace,
      calendar,
      employeeIds: standing.get(workplace.id) ?? [],
    }))
  })
}

export async function withOccupants(ctx: Ctx, workplace: WorkplaceRow): Promise<OccupiedWorkplace> {
  return readScoped(ctx, async (tx) => {
    const standing = await standingOnWorkplaces(tx, workplace.companyId)
    const calendar = await readProductionCalendar(tx, workplace.companyId)
    return { workplace, calendar, employeeIds: standing.get(workplace.id) ?? [] }
  })
}
