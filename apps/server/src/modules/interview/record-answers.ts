import { CounterpartyFields } from '@ot/contract'
import {
  type CounterpartyFact,
  type CounterpartyKind,
  type FactInput,
  type FactValue,
  type NamedRecord,
  namedRecords,
} from '@ot/domain'
import type { Ctx } from '../../context/ctx.ts'
import type { Tx } from '../../db/transaction.ts'
import { COUNTERPARTIES, createRecordIn, listCounterparties } from '../collections/index.ts'
import type { FactDesk } from './fact-desk.ts'
import { isPart, keepParts } from './part-answers.ts'
import type { Said, SaidValue } from './said.ts'

/**
 * Answers that are records, written through the verbs of the records: who is named and is not there yet is added, a contract
 * goes to its counterparty. Back come the choices, which are kept among the answers.
 */
export async function nameRecords(
  tx: Tx,
  ctx: Ctx,
  { companyId, desk }: { companyId: number; desk: FactDesk },
  said: readonly Said[],
): Promise<SaidValue[]> {
  const chosen: SaidValue[] = []
  for (const one of said) {
    const { fact, value } = one
    if (fact.type === 'counterparty')
      chosen.push({ ...one, value: await partnersOf(tx, ctx, { companyId, fact }, value) })
  }
  await keepParts(tx, ctx, { companyId, desk }, said, chosen)
  return [...chosen, ...said.filter(({ fact }) => isPart(fact)).map(withoutText)]
}

/** Of a part of a record only its absence is kept among the answers. */
function withoutText({ fact, isAbsent }: Said): SaidValue {
  return { fact, value: null, isAbsent }
}

async function partnersOf(
  tx: Tx,
  ctx: Ctx,
  { companyId, fact: { kind, isSeveral = false } }: { companyId: number; fact: CounterpartyFact },
  value: FactInput | null,
): Promise<FactValue | null> {
  const named = value === null ? [] : (namedRecords(value) ?? [])
  const ids: number[] = []
  for (const one of named) ids.push(await idOf(tx, ctx, { companyId, kind }, one))
  const [first = null] = ids
  return first !== null && isSeveral ? [...new Set(ids)] : first
}

/** A name that is there already is not added once more. */
async function idOf(
  tx: Tx,
  ctx: Ctx,
  { companyId, kind }: { companyId: number; kind: CounterpartyKind },
  one: number | NamedRecord,
): Promise<number> {
  if (typeof one === 'number') return one
  const { name } = one
  const counterparties = await listCounterparties(tx, companyId)
  const known = counterparties.find((row) => row.kind === kind && row.name === name)
  if (known !== undefined) return known.id
  const fields = CounterpartyFields.parse({ kind, name })
  return (await createRecordIn(tx, ctx, COUNTERPARTIES, { companyId, fields })).id
}
