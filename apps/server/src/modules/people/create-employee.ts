import type { EmployeeFields } from '@ot/contract'
import { allow, type Ctx } from '../../context/ctx.ts'
import { audit } from '../../db/audit.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { Invalid } from '../../foundation/errors.ts'
import {
  type EmployeeRow,
  findEmployeeRow,
  insertEmployee,
  listJobs,
  type NamedEmployee,
} from './employee-queries.ts'
import { employeeRecord, personOf } from './employee-record.ts'
import { requirePlaceInTariff, requireSoundEmployee } from './employee-rules.ts'
import { spreadPerson } from './other-jobs.ts'

type CreateEmployee = EmployeeFields & { companyId: number; personId?: number | undefined }

export async function createEmployee(ctx: Ctx, input: CreateEmployee): Promise<NamedEmployee> {
  const { companyId, personId, ...fields } = input
  allow(ctx, companyId, 'employee.change')
  return inTransaction(ctx, companyId, async (tx) => {
    const employment = { ...fields, dismissedOn: null }
    const jobs = personId === undefined ? [] : await jobsOf(tx, companyId, personId)
    const position = await requireSoundEmployee(tx, companyId, employment, ctx.today(companyId), jobs)
    await requirePlaceInTariff(tx, ctx, companyId, jobs)
    const [first] = jobs
    const person = { personId: first === undefined ? null : personOf(first) }
    const employee = await insertEmployee(tx, companyId, { ...fields, ...person }, ctx.now)
    await audit(tx, ctx, {
      companyId,
      action: 'employee.created',
      entity: 'employee',
      entityId: employee.id,
      before: null,
      after: employeeRecord(employee),
    })
    await spreadPerson(tx, ctx, jobs, employeeRecord(employee))
    return { ...employee, positionName: position.name }
  })
}

/** By any of them. */
async function jobsOf(tx: Tx, companyId: number, employeeId: number): Promise<EmployeeRow[]> {
  const row = await findEmployeeRow(tx, companyId, employeeId)
  if (row === null) throw Invalid.field('personId', 'Такого работника нет')
  return listJobs(tx, companyId, personOf(row))
}
