import { CounterpartyFields } from '@ot/contract'
import { COUNTERPARTY_FIELD_NAMES, COUNTERPARTY_KINDS, type CounterpartyKind, FACTS } from '@ot/domain'
import { type Checked, number, oneOf, orNull, shaped, text } from '../../db/rows.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Collection } from './collection.ts'
import { listRecords } from './collection-queries.ts'
import { noLongerAbsent } from './no-longer-absent.ts'

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
  references: {},
  saved: (tx, _ctx, companyId, { after }) =>
    noLongerAbsent(tx, companyId, after === null ? [] : keysOf(after.kind)),
}

export function listCounterparties(tx: Tx, companyId: number): Promise<CounterpartyRow[]> {
  return listRecords(tx, COUNTERPARTIES, companyId)
}

function keysOf(kind: CounterpartyKind): string[] {
  return FACTS.flatMap((fact) => (fact.type === 'counterparty' && fact.kind === kind ? [fact.key] : []))
}
