import type { EmployeeFields } from '@ot/contract'
import { allow, type Ctx } from '../../context/ctx.ts'
import { audit } from '../../db/audit.ts'
import { inTransaction } from '../../db/transaction.ts'
import { insertEmployee, type NamedEmployee } from './employee-queries.ts'
import { recordOf } from './employee-record.ts'
import { requirePlaceInTariff, requireSoundEmployee } from './employee-rules.ts'

type CreateEmployee = EmployeeFields & { companyId: number }

export async function createEmployee(ctx: Ctx, input: CreateEmployee): Promise<NamedEmployee> {
  const { companyId, ...fields } = input
  allow(ctx, companyId, 'employee.change')
  return inTransaction(ctx, companyId, async (tx) => {
    const employment = { ...fields, dismissedOn: null }
    const position = await requireSoundEmployee(tx, companyId, employment, ctx.today(companyId))
    await requirePlaceInTariff(tx, ctx, companyId)
    const employee = await insertEmployee(tx, companyId, fields, ctx.now)
    await audit(tx, ctx, {
      companyId,
      action: 'employee.created',
      entity: 'employee',
      entityId: employee.id,
      before: null,
      after: recordOf(employee),
    })
    return { ...employee, positionName: position.name }
  })
}
