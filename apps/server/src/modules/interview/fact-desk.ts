import type { Library } from '@ot/doc-library'
import {
  type AnswerGround,
  FACTS,
  type FactKey,
  type FactProposal,
  type FactValue,
  type FactValues,
  FEWEST_MEMBERS,
  heldValue,
  type InterviewQuestion,
  isRecord,
  type KnownFact,
  peopleOf,
  proposeFacts,
  roleOfFact,
  standingValue,
  trainingOf,
  type WarningGround,
  whyNobody,
} from '@ot/domain'
import { type Ctx, membershipOf } from '../../context/ctx.ts'
import type { Tx } from '../../db/transaction.ts'
import { layPaperDesk, loadNeeds, type PaperDesk } from '../documents/index.ts'
import { type FactRow, findSkipped } from '../facts/index.ts'
import { listHeld, listHeldTraining } from '../responsibilities/index.ts'
import { type FactUse, usesOf } from './fact-uses.ts'
import { findOwnership, findStaff } from './staff-queries.ts'

/** An appointment as it is kept: of whom an answer is another name. */
export type HeldAppointment = { id: number; version: number }

/** What is told of the facts of one organisation, and which of them its papers print. */
export type ToldFacts = {
  kept: ReadonlyMap<string, FactRow>
  /** The same without their versions. */
  said: ReadonlyMap<string, FactValue | null>
  /** Kept among the records of the company. */
  records: PaperDesk['held']
  values: FactValues
  uses: ReadonlyMap<FactKey, FactUse>
  people: ReadonlySet<number>
}

/** With what the product proposes and warns of. */
export type FactDesk = ToldFacts & {
  /** Put off. */
  skipped: ReadonlySet<string>
  held: ReadonlyMap<number, HeldAppointment>
  proposals: ReadonlyMap<FactKey, FactProposal>
  /** Why nobody is proposed where nobody is. */
  nobody: string
  ground: WarningGround & AnswerGround
}

/** The cheap half: nobody is weighed for any duty. */
export async function layToldFacts(
  tx: Tx,
  ctx: Ctx,
  library: Library,
  companyId: number,
): Promise<ToldFacts> {
  return (await layTold(tx, ctx, library, companyId)).told
}

export async function layFactDesk(tx: Tx, ctx: Ctx, library: Library, companyId: number): Promise<FactDesk> {
  const { told, papers, staff } = await layTold(tx, ctx, library, companyId)
  const { records, values, people } = told
  const ownership = await findOwnership(tx, companyId)
  const held = await listHeld(tx, companyId)
  const world = { people: staff, ...directorAndCard(papers, ownership), values, roles: records.roles }
  const proposals = proposeFacts(world)
  const names = new Map(staff.map(({ id, name }) => [id, name]))
  return {
    ...told,
    skipped: await findSkipped(tx, companyId),
    held: new Map(held.map(({ roleId, id, version }) => [roleId, { id, version }])),
    proposals,
    nobody: whyNobody(world),
    ground: {
      people,
      counterparties: new Set(records.counterparties.map(({ id }) => id)),
      values,
      training: await listHeldTraining(tx, companyId, toBeTrained(values, proposals)),
      nameOf: (id) => names.get(id) ?? '',
      today: ctx.today(companyId),
    },
  }
}

async function layTold(tx: Tx, ctx: Ctx, library: Library, companyId: number) {
  membershipOf(ctx, companyId)
  const papers = await layPaperDesk(tx, ctx, library, { companyId })
  const { kept, held: records } = papers
  const { facts: values } = papers.known
  const { needOf } = await loadNeeds(tx, companyId, kept)
  const needed = papers.papers.templates.filter((template) => needOf(template) !== null)
  const staff = await findStaff(tx, companyId)
  const told: ToldFacts = {
    kept: new Map(kept.map((row) => [row.key, row])),
    said: new Map(kept.map(({ key, value }) => [key, value])),
    records,
    values,
    uses: usesOf(needed, values),
    people: new Set(staff.map(({ id }) => id)),
  }
  return { told, papers, staff }
}

/** Whom the answers and proposals name for what asks for training. */
function toBeTrained(values: FactValues, proposals: ReadonlyMap<FactKey, FactProposal>): number[] {
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
export function standingAnswer(
  fact: KnownFact,
  { said, records, people }: ToldFacts,
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
export function heldRoleOf(fact: KnownFact, { held }: FactDesk): HeldAppointment | null {
  const role = roleOfFact(fact)
  return role === undefined ? null : (held.get(role) ?? null)
}

/** What the interview counts of it. */
export function questionOf(fact: KnownFact, told: ToldFacts): InterviewQuestion {
  const { kept, uses, people } = told
  return {
    applicable: uses.has(fact.key) && (fact.type !== 'commission' || people.size >= FEWEST_MEMBERS),
    isAbsent: kept.get(fact.key)?.value === null,
    value: standingAnswer(fact, told).value,
  }
}
