import type { MicrotraumaAnswer, NewMicrotrauma } from '@ot/contract'
import { allow, type Ctx } from '../../context/ctx.ts'
import { audit, nextNumber } from '../../db/audit.ts'
import { lockCompany } from '../../db/company-lock.ts'
import { inTransaction } from '../../db/transaction.ts'
import { requireSound } from './check-fields.ts'
import { microtraumaFields } from './microtrauma-record.ts'
import { getMicrotrauma, insertMicrotrauma } from './queries.ts'
import { readOne } from './read-microtraumas.ts'

const COUNTER = 'microtrauma'

export async function createMicrotrauma(ctx: Ctx, input: NewMicrotrauma): Promise<MicrotraumaAnswer> {
  const { companyId, ...given } = input
  allow(ctx, companyId, 'incident.change')
  const fields = { ...given, reportedOn: given.reportedOn ?? ctx.today(companyId) }
  return inTransaction(ctx, companyId, async (tx) => {
    await lockCompany(tx, companyId)
    const { position, department } = await requireSound(tx, ctx, companyId, fields)
    const year = Number(ctx.today(companyId).slice(0, 4))
    const id = await insertMicrotrauma(tx, {
      companyId,
      year,
      number: await nextNumber(tx, companyId, COUNTER, year),
      ...fields,
      position,
      department,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    })
    const row = await getMicrotrauma(tx, [companyId], id)
    await audit(tx, ctx, {
      companyId,
      action: 'microtrauma.registered',
      entity: 'microtrauma',
      entityId: id,
      before: null,
      after: { number: row.number, year, ...microtraumaFields(row) },
    })
    return readOne(tx, ctx, row)
  })
}
