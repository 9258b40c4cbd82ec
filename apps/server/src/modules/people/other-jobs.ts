import { PERSON_FIELDS } from '@ot/domain'
import type { Ctx } from '../../context/ctx.ts'
import { auditAll } from '../../db/audit.ts'
import type { Tx } from '../../db/transaction.ts'
import { handOverShared, retimeEmployees } from '../events/index.ts'
import {
  type EmployeeRow,
  findEmployeeRow,
  listJobs,
  listRowsOfSeveralJobs,
  updateEmployee,
} from './employee-queries.ts'
import { type EmployeeRecord, employeeRecord, personOf } from './employee-record.ts'

type Job = Pick<EmployeeRow, 'id' | 'personId' | 'companyId'>
export type ChangedJob = { id: number; before: EmployeeRecord; after: EmployeeRecord }

export async function otherJobsOf(tx: Tx, job: Job): Promise<EmployeeRow[]> {
  return (await listJobs(tx, job.companyId, personOf(job))).filter(({ id }) => id !== job.id)
}

/** A name or a birth date is the person's: what has become of the other jobs. */
export function withPerson(
  others: readonly EmployeeRow[],
  person: EmployeeRecord,
): (ChangedJob & { row: EmployeeRow })[] {
  const ofPerson = Object.fromEntries(PERSON_FIELDS.map((field) => [field, person[field]]))
  return others.flatMap((row) => {
    const before = employeeRecord(row)
    if (PERSON_FIELDS.every((field) => before[field] === person[field])) return []
    return [{ row, id: row.id, before, after: { ...before, ...ofPerson } }]
  })
}

export async function spreadPerson(
  tx: Tx,
  ctx: Ctx,
  others: readonly EmployeeRow[],
  person: EmployeeRecord,
): Promise<void> {
  const changed = withPerson(others, person)
  const [first] = changed
  if (first === undefined) return
  const { companyId } = first.row
  for (const { row, after } of changed) await updateEmployee(tx, row, after, ctx.now)
  const entity = { companyId, action: 'employee.changed', entity: 'employee' } as const
  await auditAll(
    tx,
    ctx,
    changed.map(({ id, before, after }) => ({ ...entity, entityId: id, before, after })),
  )
  await retimeEmployees(tx, ctx, companyId, changed)
}

/** Called when the job has ended: the one that is left goes on with what is met once for all. */
export async function leaveShared(tx: Tx, ctx: Ctx, ended: Job): Promise<void> {
  const left = (await otherJobsOf(tx, ended)).find(({ dismissedOn }) => dismissedOn === null)
  if (left !== undefined)
    await handOverShared(tx, ctx, { companyId: ended.companyId, from: ended.id, to: left.id })
}

/** After many records at once have changed: their other jobs know the same of the person, and go on with what an ended one has met. */
export async function joinPeople(
  tx: Tx,
  ctx: Ctx,
  companyId: number,
  changed: readonly ChangedJob[],
): Promise<void> {
  const several = new Set((await listRowsOfSeveralJobs(tx, companyId)).map(({ id }) => id))
  for (const { id, before, after } of changed) {
    if (!several.has(id)) continue
    const row = await findEmployeeRow(tx, companyId, id)
    if (row === null) continue
    if (PERSON_FIELDS.some((field) => before[field] !== after[field]))
      await spreadPerson(tx, ctx, await otherJobsOf(tx, row), after)
    if (before.dismissedOn === null && after.dismissedOn !== null) await leaveShared(tx, ctx, row)
  }
}
