import { dayIn } from '@ot/domain'
import { audit } from '../../db/audit.ts'
import type { Database } from '../../db/client.ts'
import { transaction } from '../../db/transaction.ts'
import { listPayingCompanies, listUnclosed, saveAct, takeSellerNumber } from './invoice-queries.ts'

/** An act closes every paid period that is over. */
export async function issueActs({ database, now }: { database: Database; now: string }): Promise<number> {
  let issued = 0
  for (const { id, timeZone } of await listPayingCompanies(database)) {
    issued += await closePeriods({ database, now }, id, dayIn(now, timeZone))
  }
  return issued
}

async function closePeriods(
  { database, now }: { database: Database; now: string },
  companyId: number,
  today: string,
): Promise<number> {
  return transaction(database, 'read write', [companyId], async (tx) => {
    const unclosed = await listUnclosed(tx, companyId, today)
    for (const invoice of unclosed) {
      const year = Number(invoice.periodUntil?.slice(0, 4))
      const number = await takeSellerNumber(tx, 'act', { year, companyId })
      await saveAct(tx, invoice, number)
      await audit(
        tx,
        { userId: null, now },
        {
          ...{ companyId, action: 'act.issued', entity: 'invoice', entityId: invoice.id, before: null },
          after: { number, date: invoice.periodUntil },
        },
      )
    }
    return unclosed.length
  })
}
