import type { SaveConflict } from '@ot/contract'
import { contractPartner, type FactInput, type KnownFact, readContract } from '@ot/domain'
import type { Ctx } from '../../context/ctx.ts'
import { savesSince } from '../../db/audit.ts'
import type { Tx } from '../../db/transaction.ts'
import { Invalid } from '../../foundation/errors.ts'
import { COUNTERPARTIES, changeRecordIn, listCounterparties } from '../collections/index.ts'
import { type FactDesk, heldRoleOf } from './fact-desk.ts'
import type { Kept, Said } from './said.ts'

/** The record that an answer is a part of. */
export type Part = { entity: 'counterparty'; id: number; version: number; fields: readonly string[] }

const NOBODY_NAMED = 'Сначала назовите, с кем договор'
const CONTRACT_FIELDS = ['contractNumber', 'contractDate']

export function isPart(fact: KnownFact): boolean {
  return fact.type === 'text' && fact.contractOf !== undefined
}

/** Null: the fact is no part of a record, or of none that is there. */
export function partOf(fact: KnownFact, { records, said }: Pick<FactDesk, 'records' | 'said'>): Part | null {
  if (fact.type !== 'text' || fact.contractOf === undefined) return null
  const partner = contractPartner(fact.contractOf, records, said)
  const row = records.counterparties.find(({ id }) => id === partner?.id)
  if (row === undefined) return null
  const { id, version } = row
  return { entity: 'counterparty', id, version, fields: CONTRACT_FIELDS }
}

/** Each written into its record. */
export async function keepParts(
  tx: Tx,
  ctx: Ctx,
  { companyId, desk }: { companyId: number; desk: FactDesk },
  said: readonly Said[],
  chosen: readonly Kept[],
): Promise<void> {
  const answers = new Map([...desk.said, ...chosen.map(({ fact, value }) => [fact.key, value] as const)])
  for (const { fact, value } of said.filter((one) => isPart(one.fact))) {
    const records = { ...desk.records, counterparties: await listCounterparties(tx, companyId) }
    const part = partOf(fact, { records, said: answers })
    if (part === null) throw Invalid.field(`values.${fact.key}`, NOBODY_NAMED)
    const change = { companyId, id: part.id, changes: changesOf(value), ifMatch: null }
    await changeRecordIn(tx, ctx, COUNTERPARTIES, change)
  }
}

function changesOf(value: FactInput | null) {
  return readContract(typeof value === 'string' ? value : '')
}

/**
 * Of a part of a record the version is the record's. Where an answer is kept with the persons in charge too, both count:
 * whoever changed one has changed the answer.
 */
export function versionOf(fact: KnownFact, desk: FactDesk): number | null {
  if (isPart(fact)) return partOf(fact, desk)?.version ?? null
  const versions = [desk.kept.get(fact.key)?.version ?? null, heldRoleOf(fact, desk)?.version ?? null]
  const known = versions.filter((version) => version !== null)
  return known.length === 0 ? null : known.reduce((sum, version) => sum + version, 0)
}

/** Other fields of the record are none of this question. */
export async function savesOfPart(
  tx: Tx,
  companyId: number,
  { part, expected }: { part: Part; expected: number | null },
  change: SaveConflict['saves'][number]['changes'][number],
): Promise<SaveConflict['saves']> {
  const { entity, id: entityId, version: stored, fields } = part
  const saves = await savesSince(tx, { companyId, entity, entityId, stored, expected: expected ?? 0 })
  return saves
    .filter(({ changes }) => changes.some(({ field }) => fields.includes(field)))
    .map((save) => ({ ...save, changes: [change] }))
}
