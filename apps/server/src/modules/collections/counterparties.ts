import { CounterpartyFields } from '@ot/contract'
import { COUNTERPARTY_FIELD_NAMES, COUNTERPARTY_KINDS, type CounterpartyKind, FACTS } from '@ot/domain'
import { type Checked, number, oneOf, orNull, shaped, text } from '../../db/rows.ts'
import type { Tx } from '../../db/transaction.ts'
import { deleteFacts, findFacts } from '../facts/index.ts'
import type { Collection } from './collection.ts'
import { listRecords } from './collection-queries.ts'

const isCounterparty = shaped({
  id: number,
  companyId: number,
  version: number,
  kind: oneOf(COUNTERPARTY_KINDS),
  inn: orNull(text),
  name: text,
  kpp: orNull(text),
  ogrn: orNull(text),
  address: orNull(text),
  phone: orNull(text),
  registration: orNull(text),
  contractNumber: orNull(text),
  contractDate: orNull(text),
  signatory: orNull(text),
  authority: orNull(text),
  payeesBank: orNull(text),
  bik: orNull(text),
  settlementAccount: orNull(text),
  correspondentAccount: orNull(text),
})
export type CounterpartyRow = Checked<typeof isCounterparty>

export const COUNTERPARTIES: Collection<CounterpartyFields> = {
  entity: 'counterparty',
  table: 'counterparties',
  names: COUNTERPARTY_FIELD_NAMES,
  schema: CounterpartyFields,
  isRow: isCounterparty,
  created: async (tx, companyId, { kind }) => noLongerAbsent(tx, companyId, kind),
}

export function listCounterparties(tx: Tx, companyId: number): Promise<CounterpartyRow[]> {
  return listRecords(tx, COUNTERPARTIES, companyId)
}

/** «У нас этого нет» is not true of what has been added. */
async function noLongerAbsent(tx: Tx, companyId: number, kind: CounterpartyKind): Promise<void> {
  const facts = FACTS.filter((fact) => fact.type === 'counterparty' && fact.kind === kind)
  const keys = new Set<string>(facts.map(({ key }) => key))
  const absent = (await findFacts(tx, companyId)).filter(({ key, value }) => value === null && keys.has(key))
  await deleteFacts(
    tx,
    companyId,
    absent.map(({ key }) => key),
  )
}
