import { randomUUID } from 'node:crypto'
import { dayIn } from '@ot/domain'
import type { Deps } from '../../context/deps.ts'
import { audit } from '../../db/audit.ts'
import type { Database } from '../../db/client.ts'
import { transaction } from '../../db/transaction.ts'
import { listPayingCompanies, listUnclosed, saveAct, takeSellerNumber } from './invoice-queries.ts'

type House = Pick<Deps, 'jobs'> & { database: Database; now: string }

/** An act closes every paid period that is over, and goes to the payer by letter. */
export async function issueActs(house: House): Promise<number> {
  let issued = 0
  for (const { id, timeZone } of await listPayingCompanies(house.database)) {
    issued += await closePeriods(house, id, dayIn(house.now, timeZone))
  }
  return issued
}

async function closePeriods(
  { database, jobs, now }: House,
  companyId: number,
  today: string,
): Promise<number> {
  return transaction(database, 'read write', [companyId], async (tx) => {
    const unclosed = await listUnclosed(tx, companyId, today)
    for (const invoice of unclosed) {
      const year = Number(invoice.periodUntil?.slice(0, 4))
      const number = await takeSellerNumber(tx, 'act', { year, companyId })
      await saveAct(tx, invoice, number)
      const letter = { companyId, invoiceId: invoice.id, paper: 'act', id: randomUUID() } as const
      await jobs.enqueue(tx, 'payer-letter', letter)
      await audit(
        tx,
        { userId: null, now },
        {
          companyId,
          action: 'act.issued',
          entity: 'invoice',
          entityId: invoice.id,
          before: null,
          after: { number, date: invoice.periodUntil },
        },
      )
    }
    return unclosed.length
  })
}
