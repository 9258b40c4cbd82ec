import { type Ctx, companyIdsOf, membershipOf } from '../../context/ctx.ts'
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

export type OccupiedWorkplace = { workplace: WorkplaceRow; employeeIds: readonly number[] }

export async function workplacesOf(ctx: Ctx, companyId: number): Promise<OccupiedWorkplace[]> {
  membershipOf(ctx, companyId)
  return readScoped(ctx, async (tx) => {
    const standing = await standingOnWorkplaces(tx, companyId)
    const workplaces = await listWorkplaces(tx, companyId)
    return workplaces.map((workplace) => ({ workplace, employeeIds: standing.get(workplace.id) ?? [] }))
  })
}

export async function withOccupants(ctx: Ctx, workplace: WorkplaceRow): Promise<OccupiedWorkplace> {
  const standing = await readScoped(ctx, (tx) => standingOnWorkplaces(tx, workplace.companyId))
  return { workplace, employeeIds: standing.get(workplace.id) ?? [] }
}
