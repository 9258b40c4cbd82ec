import { POSITIONS } from '@ot/reference'
import { type Ctx, membershipOf } from '../../context/ctx.ts'
import { readScoped, type Tx } from '../../db/transaction.ts'
import { employeeRecord, listDepartments, listStaff, personOf, type StaffVersion } from '../people/index.ts'
import { listMappings } from './mapping-queries.ts'
import type { KnownPosition, StaffSnapshot } from './values/staff.ts'

const KNOWN: readonly KnownPosition[] = POSITIONS.map(({ id, name, isOwnProfile, family }) => ({
  id,
  name,
  isOwnProfile,
  family: family.title,
}))

export type StaffAsRead = {
  snapshot: StaffSnapshot
  /** By which the writing transaction sees that nothing has changed since. */
  versions: { employees: StaffVersion[]; departments: StaffVersion[] }
}

export async function readStaff(ctx: Ctx, companyId: number): Promise<StaffAsRead> {
  return readScoped(ctx, (tx) => staffOf(tx, ctx, companyId))
}

async function staffOf(tx: Tx, ctx: Ctx, companyId: number): Promise<StaffAsRead> {
  const employees = await listStaff(tx, companyId)
  const departments = await listDepartments(tx, companyId)
  const mappings = await listMappings(tx, companyId)
  const versionsOf = (rows: readonly StaffVersion[]) =>
    rows.map(({ id, version }) => ({ id, version })).toSorted((a, b) => a.id - b.id)
  return {
    snapshot: {
      today: ctx.today(companyId),
      subscription: membershipOf(ctx, companyId).subscription,
      departments: departments.map(({ id, name }) => ({ id, name })),
      positions: KNOWN,
      employees: employees.map((row) => ({
        id: row.id,
        personId: personOf(row),
        version: row.version,
        record: employeeRecord(row),
      })),
      remembered: mappings.map(({ fingerprint, mapping }) => ({ fingerprint, mapping })),
      titles: Object.assign({}, ...mappings.map(({ titles }) => titles)),
    },
    versions: { employees: versionsOf(employees), departments: versionsOf(departments) },
  }
}
