import { type NewIncident, Particulars, VictimInput } from '@ot/contract'
import { dayIn } from '@ot/domain'
import { allow, type Ctx, membershipOf } from '../../context/ctx.ts'
import { audit, nextNumber } from '../../db/audit.ts'
import { lockCompany } from '../../db/company-lock.ts'
import { findDepartmentName } from '../../db/department-name.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { Invalid } from '../../foundation/errors.ts'
import { insertIncident } from './incident-queries.ts'
import { incidentRecord } from './incident-record.ts'
import { type LoadedIncident, loadIncident } from './load-incident.ts'
import { saveVictims } from './part-queries.ts'
import type { Person } from './people-queries.ts'
import { tellIncidentRecorded } from './tell-of-incident.ts'
import { requirePossibleMoments } from './time-rules.ts'
import { type AskedVictim, nameVictims, requireGroupOf } from './victims.ts'

const COUNTER = 'incident'

/** Those from outside are asked about by whoever can name them. */
export type ReportedIncident = Omit<NewIncident, 'outsiders'> & Partial<Pick<NewIncident, 'outsiders'>>

export async function createIncident(ctx: Ctx, input: ReportedIncident): Promise<LoadedIncident> {
  allow(ctx, input.companyId, 'incident.change')
  return inTransaction(ctx, input.companyId, async (tx) => {
    await lockCompany(tx, input.companyId)
    return createIncidentIn(tx, ctx, input)
  })
}

/** Within a transaction of a verb that has locked the company: a microtrauma that turns out to be an accident. */
export async function createIncidentIn(tx: Tx, ctx: Ctx, input: ReportedIncident): Promise<LoadedIncident> {
  const { companyId, place, circumstances, degree } = input
  allow(ctx, companyId, 'incident.change')
  const { timeZone } = membershipOf(ctx, companyId)
  const occurredAt = inUtc(input.occurredAt)
  const toldAt = input.toldAt === undefined ? ctx.now : inUtc(input.toldAt)
  requirePossibleMoments({ occurredAt, toldAt, now: ctx.now })
  const occurredOn = dayIn(occurredAt, timeZone)
  const asked = askedVictims(input)
  requireGroupOf(degree, asked.length)
  const of = { companyId, occurredOn, stored: [] }
  const { first } = await nameVictims(tx, asked, { ...of, incidentId: 0 })
  const year = Number(occurredOn.slice(0, 4))
  const id = await insertIncident(tx, {
    companyId,
    degree,
    occurredAt,
    toldAt,
    place,
    circumstances,
    year,
    ...(await departmentOf(tx, input, first)),
    number: await nextNumber(tx, companyId, COUNTER, year),
    status: 'investigating',
    particulars: Particulars.parse({}),
    createdBy: ctx.userId,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  })
  const victims = await nameVictims(tx, asked, { ...of, incidentId: id })
  await saveVictims(tx, { companyId, id }, victims.rows)
  const created = await loadIncident(tx, companyId, id)
  await audit(tx, ctx, {
    companyId,
    action: 'incident.created',
    entity: 'incident',
    entityId: id,
    before: null,
    after: incidentRecord(created),
  })
  await tellIncidentRecorded(tx, ctx, created)
  return created
}

function askedVictims({ victimIds, outsiders = [] }: ReportedIncident): AskedVictim[] {
  if (victimIds.length + outsiders.length === 0)
    throw Invalid.field('victimIds', 'Укажите хотя бы одного пострадавшего')
  return [
    ...victimIds.map((employeeId, place) => ({
      input: VictimInput.parse({ employeeId }),
      fieldOf: () => `victimIds.${place}`,
    })),
    ...outsiders.map((outsider, place) => ({
      input: VictimInput.parse(outsider),
      fieldOf: (name: string) => `outsiders.${place}.${name}`,
    })),
  ]
}

/** That of the first victim of the staff unless another is named. */
async function departmentOf(tx: Tx, { companyId, departmentId }: ReportedIncident, first: Person | null) {
  if (departmentId === undefined) {
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
