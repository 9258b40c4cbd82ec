import type { Library } from '@ot/doc-library'
import {
  type AnswerGround,
  FACTS,
  type FactKey,
  type FactValue,
  type FactValues,
  heldValue,
  isRecord,
  type KnownFact,
  type Proposal,
  peopleOf,
  proposeFacts,
  standingValue,
  trainingOf,
  type WarningGround,
  whyNobody,
} from '@ot/domain'
import { type Ctx, membershipOf } from '../../context/ctx.ts'
import type { Tx } from '../../db/transaction.ts'
import { layPaperDesk, loadNeeds, type PaperDesk } from '../documents/index.ts'
import type { FactRow } from '../facts/index.ts'
import { listHeld, listHeldTraining } from '../responsibilities/index.ts'
import { type FactUse, usesOf } from './fact-uses.ts'
import { findOwnership, findStaff } from './staff-queries.ts'

/** An appointment as it is kept: of whom an answer is another name. */
export type HeldRole = { id: number; version: number }

/** All that is told of the facts of one organisation. */
export type FactDesk = {
  kept: ReadonlyMap<string, FactRow>
  /** The same without their versions. */
  said: ReadonlyMap<string, FactValue | null>
  held: ReadonlyMap<number, HeldRole>
  /** Kept among the records of the company. */
  records: PaperDesk['held']
  values: FactValues
  proposals: ReadonlyMap<FactKey, Proposal>
  /** Why nobody is proposed where nobody is. */
  nobody: string
  uses: ReadonlyMap<FactKey, FactUse>
  ground: WarningGround & AnswerGround
}

export async function layFactDesk(tx: Tx, ctx: Ctx, library: Library, companyId: number): Promise<FactDesk> {
  membershipOf(ctx, companyId)
  const papers = await layPaperDesk(tx, ctx, library, { companyId })
  const { kept, held: records } = papers
  const { facts: values } = papers.known
  const needOf = await loadNeeds(tx, companyId, kept)
  const staff = await findStaff(tx, companyId)
  const ownership = await findOwnership(tx, companyId)
  const { roles } = records
  const held = await listHeld(tx, companyId)
  const needed = papers.papers.templates.filter((template) => needOf(template) !== null)
  const world = { people: staff, ...directorAndCard(papers, ownership), values, roles }
  const proposals = proposeFacts(world)
  const names = new Map(staff.map(({ id, name }) => [id, name]))
  return {
    kept: new Map(kept.map((row) => [row.key, row])),
    held: new Map(held.map(({ roleId, id, version }) => [roleId, { id, version }])),
    said: new Map(kept.map(({ key, value }) => [key, value])),
    records,
    values,
    proposals,
    nobody: whyNobody(world),
    uses: usesOf(needed, values),
    ground: {
      people: new Set(names.keys()),
      counterparties: new Set(records.counterparties.map(({ id }) => id)),
      values,
      training: await listHeldTraining(tx, companyId, toBeTrained(values, proposals)),
      nameOf: (id) => names.get(id) ?? '',
      today: ctx.today(companyId),
    },
  }
}

/** Whom the answers and proposals name for what asks for training. */
function toBeTrained(values: FactValues, proposals: ReadonlyMap<FactKey, Proposal>): number[] {
  return FACTS.filter((fact) => trainingOf(fact) !== null).flatMap(({ key }) => {
    const value = values.get(key) ?? proposals.get(key)?.value
    return value === undefined ? [] : [...peopleOf(value)]
  })
}

function directorAndCard({ world: { company } }: PaperDesk, formOfOwnership: string) {
  const { directorName: name, directorPosition: position, actualAddress, phone } = company
  return { director: { name, position }, card: { actualAddress, phone, formOfOwnership } }
}

/** As it stands: kept here, or by the persons in charge (`isRecord`); null: nobody has said anything that still holds. */
export function standingOf(
  fact: KnownFact,
  { said, records, ground: { people } }: FactDesk,
): { value: FactValue | null; isRecord: boolean } {
  const kept = said.get(fact.key)
  if (kept === null) return { value: null, isRecord: false }
  const held = heldValue(fact, records, said)
  const value = held ?? (isRecord(fact) ? undefined : kept)
  return {
    value: value === undefined ? null : standingValue(fact, value, people),
    isRecord: held !== undefined,
  }
}

/** The appointment that an answer is, or whose holder is the chair. */
export function heldRoleOf(fact: KnownFact, { held }: FactDesk): HeldRole | null {
  const role = fact.type === 'person' ? fact.role : fact.type === 'commission' ? fact.chairRole : undefined
  return role === undefined ? null : (held.get(role) ?? null)
}
