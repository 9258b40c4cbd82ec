import { type NewIncident, Particulars } from '@ot/contract'
import { dayIn } from '@ot/domain'
import { allow, type Ctx, membershipOf } from '../../context/ctx.ts'
import { audit, nextNumber } from '../../db/audit.ts'
import { lockCompany } from '../../db/company-lock.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { Invalid } from '../../foundation/errors.ts'
import { insertIncident } from './incident-queries.ts'
import { recordOf } from './incident-record.ts'
import { type LoadedIncident, loadIncident } from './load-incident.ts'
import { saveVictims } from './part-queries.ts'
import { findDepartmentName, type Person } from './people-queries.ts'
import { tellIncidentRecorded } from './tell-of-incident.ts'
import { requirePossibleMoments } from './time-rules.ts'
import { findVictims, newVictimRow, requireGroupOf } from './victims.ts'

const COUNTER = 'incident'

export async function createIncident(ctx: Ctx, input: NewIncident): Promise<LoadedIncident> {
  allow(ctx, input.companyId, 'incident.change')
  return inTransaction(ctx, input.companyId, async (tx) => {
    await lockCompany(tx, input.companyId)
    return createIncidentIn(tx, ctx, input)
  })
}

/** Within a transaction of a verb that has locked the company: a microtrauma that turns out to be an accident. */
export async function createIncidentIn(tx: Tx, ctx: Ctx, input: NewIncident): Promise<LoadedIncident> {
  const { companyId, place, circumstances, degree } = input
  allow(ctx, companyId, 'incident.change')
  const { timeZone } = membershipOf(ctx, companyId)
  const occurredAt = inUtc(input.occurredAt)
  const toldAt = input.toldAt === undefined ? ctx.now : inUtc(input.toldAt)
  requirePossibleMoments({ occurredAt, toldAt, now: ctx.now })
  const occurredOn = dayIn(occurredAt, timeZone)
  const people = await findVictims(tx, input.victimIds, { companyId, occurredOn, field: 'victimIds' })
  requireGroupOf(degree, people.length)
  const year = Number(occurredOn.slice(0, 4))
  const id = await insertIncident(tx, {
    companyId,
    degree,
    occurredAt,
    toldAt,
    place,
    circumstances,
    year,
    ...(await departmentOf(tx, input, people)),
    number: await nextNumber(tx, companyId, COUNTER, year),
    status: 'investigating',
    particulars: Particulars.parse({}),
    createdBy: ctx.userId,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  })
  const victims = people.map((person, order) =>
    newVictimRow(person, { companyId, incidentId: id, place: order }),
  )
  await saveVictims(tx, { companyId, id }, victims)
  const created = await loadIncident(tx, companyId, id)
  await audit(tx, ctx, {
    companyId,
    action: 'incident.created',
    entity: 'incident',
    entityId: id,
    before: null,
    after: recordOf(created),
  })
  await tellIncidentRecorded(tx, ctx, created)
  return created
}

/** That of the first victim unless another is named. */
async function departmentOf(tx: Tx, { companyId, departmentId }: NewIncident, people: readonly Person[]) {
  if (departmentId === undefined) {
    const [first] = people
    return { departmentId: first?.departmentId ?? null, department: first?.department ?? null }
  }
  return namedDepartment(tx, companyId, departmentId)
}

export async function namedDepartment(tx: Tx, companyId: number, departmentId: number | null) {
  if (departmentId === null) return { departmentId: null, department: null }
  const department = await findDepartmentName(tx, companyId, departmentId)
  if (department === null) throw Invalid.field('departmentId', 'Такого отдела нет')
  return { departmentId, department }
}

export function inUtc(instant: string): string {
  return new Date(instant).toISOString()
}
