import type { SaveConflict } from '@ot/contract'
import { contractPartner, type FactInput, type KnownFact, readContract, readSignatory } from '@ot/domain'
import type { Ctx } from '../../context/ctx.ts'
import { savesSince } from '../../db/audit.ts'
import type { Tx } from '../../db/transaction.ts'
import { Invalid } from '../../foundation/errors.ts'
import {
  COUNTERPARTIES,
  changeRecordIn,
  createRecordIn,
  listCounterparties,
  listPlaces,
  PLACES,
} from '../collections/index.ts'
import { type FactDesk, heldRoleOf } from './fact-desk.ts'
import type { Said, SaidValue } from './said.ts'

/** The record that an answer is a part of. */
export type Part = {
  entity: 'counterparty' | 'place'
  id: number
  version: number
  fields: readonly string[]
}

const NOBODY_NAMED = 'Сначала назовите, с кем договор'
const SEVERAL_PLACES = 'Зданий несколько: укажите это у каждого на странице «Здания и помещения»'
const FIRST_PLACE = 'Здания и помещения организации'
const CONTRACT_FIELDS = ['contractNumber', 'contractDate']
const SIGNATORY_FIELDS = ['signatory', 'authority']

export function isPart(fact: KnownFact): boolean {
  return fact.type === 'text' && (fact.contractOf !== undefined || fact.place !== undefined)
}

function placeField(fact: KnownFact) {
  return fact.type === 'text' ? fact.place : undefined
}

/** Null: the fact is no part of a record, or of none that is there, or of several. */
export function partOf(fact: KnownFact, { records, said }: Pick<FactDesk, 'records' | 'said'>): Part | null {
  const field = placeField(fact)
  if (field !== undefined) return placePart(field, records)
  if (fact.type !== 'text' || fact.contractOf === undefined) return null
  const partner = contractPartner(fact.contractOf, records, said)
  const row = records.counterparties.find(({ id }) => id === partner?.id)
  if (row === undefined) return null
  const { id, version } = row
  const fields = fact.contractPart === 'signatory' ? SIGNATORY_FIELDS : CONTRACT_FIELDS
  return { entity: 'counterparty', id, version, fields }
}

function placePart(field: string, { places }: FactDesk['records']): Part | null {
  const [place, ...others] = places
  if (place === undefined || others.length > 0) return null
  const { id, version } = place
  return { entity: 'place', id, version, fields: [field] }
}

/** Each written into its record; the first place is added when the first thing is said of it. */
export async function keepParts(
  tx: Tx,
  ctx: Ctx,
  { companyId, desk }: { companyId: number; desk: FactDesk },
  said: readonly Said[],
  chosen: readonly SaidValue[],
): Promise<void> {
  const answers = new Map([...desk.said, ...chosen.map(({ fact, value }) => [fact.key, value] as const)])
  for (const { fact, value } of said.filter((one) => isPart(one.fact))) {
    const records = {
      ...desk.records,
      counterparties: await listCounterparties(tx, companyId),
      places: await listPlaces(tx, companyId),
    }
    const part = partOf(fact, { records, said: answers })
    const changes = changesOf(fact, value)
    if (part === null && value === null) continue
    if (part !== null) {
      const change = { companyId, id: part.id, changes, ifMatch: null }
      if (part.entity === 'place') await changeRecordIn(tx, ctx, PLACES, change)
      else await changeRecordIn(tx, ctx, COUNTERPARTIES, change)
    } else if (placeField(fact) === undefined) {
      throw Invalid.field(`values.${fact.key}`, NOBODY_NAMED)
    } else if (records.places.length > 0) {
      throw Invalid.field(`values.${fact.key}`, SEVERAL_PLACES)
    } else {
      const fields = PLACES.schema.parse({ name: FIRST_PLACE, ...changes })
      await createRecordIn(tx, ctx, PLACES, { companyId, fields })
    }
  }
}

function changesOf(fact: KnownFact, value: FactInput | null): Record<string, string | null> {
  const text = typeof value === 'string' ? value : ''
  const field = placeField(fact)
  if (field !== undefined) return { [field]: text }
  const isSignatory = fact.type === 'text' && fact.contractPart === 'signatory'
  return isSignatory ? readSignatory(text) : readContract(text)
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
