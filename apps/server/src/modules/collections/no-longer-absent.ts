import type { Tx } from '../../db/transaction.ts'
import { deleteFacts, findFacts } from '../facts/index.ts'

/** «У нас этого нет» is not true of what has been added. */
export async function noLongerAbsent(tx: Tx, companyId: number, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  const absent = (await findFacts(tx, companyId)).filter(
    ({ key, value }) => value === null && keys.includes(key),
  )
  await deleteFacts(
    tx,
    companyId,
    absent.map(({ key }) => key),
  )
}
