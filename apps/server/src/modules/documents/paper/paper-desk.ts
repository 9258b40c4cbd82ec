import type { InputValues } from '@ot/contract'
import {
  type DocumentFacts,
  LACKING_TARIFF,
  type Lacking,
  type Library,
  lackingFacts,
  type MadeDocument,
  type RecordFacts,
  type TemplateSummary,
} from '@ot/doc-library'
import {
  answersOfFacts,
  type CalendarDate,
  type FactRecords,
  type FactValues,
  factValues,
  type HeldRecords,
  type PaperAnswer,
  paperRefusal,
  type Subscription,
} from '@ot/domain'
import { type Ctx, membershipOf, requireTariff } from '../../../context/ctx.ts'
import type { Tx } from '../../../db/transaction.ts'
import { Conflict, Invalid } from '../../../foundation/errors.ts'
import {
  type CounterpartyRow,
  listCounterparties,
  listPlaces,
  listThings,
  type PlaceRow,
  type ThingRow,
} from '../../collections/index.ts'
import { type FactRow, findFacts } from '../../facts/index.ts'
import { type CompanyWorld, loadCompanyWorld } from '../facts/company-facts.ts'
import type { Subject } from '../facts/subject.ts'
import { findAnswers } from '../stored/queries.ts'
import { checkAnswers, stillValid } from './check-answers.ts'
import { loadPapers, type Papers } from './papers.ts'
import { factsOf, type PreparedPaper, peopleFor, withSubject } from './prepared-paper.ts'
import { profilePart } from './profile-paper.ts'

/** All that papers of one company are prepared from, read once a request. */
export type PaperDesk = {
  papers: Papers
  world: CompanyWorld
  remembered: ReadonlyMap<string, InputValues>
  /** As they are kept, and what papers print of them. */
  kept: readonly FactRow[]
  facts: FactValues
  /** Kept among the records of the company. */
  held: Pick<HeldRecords, 'roles'> & {
    counterparties: readonly CounterpartyRow[]
    places: readonly PlaceRow[]
    things: readonly ThingRow[]
  }
  records: FactRecords
  /** Of the papers: what a default counts from. */
  day: CalendarDate
  subscription: Subscription
}

/** `templateId`: only its answers are needed; `date`: of the papers, today when absent. */
export async function layPaperDesk(
  tx: Tx,
  ctx: Ctx,
  library: Library,
  {
    companyId,
    templateId,
    date,
  }: { companyId: number; templateId?: string; date?: CalendarDate | undefined },
): Promise<PaperDesk> {
  const world = await loadCompanyWorld(tx, companyId)
  const kept = await findFacts(tx, companyId)
  const held = {
    roles: rolesOf(world),
    counterparties: await listCounterparties(tx, companyId),
    places: await listPlaces(tx, companyId),
    things: await listThings(tx, companyId),
  }
  return {
    papers: await loadPapers(tx, ctx, library, companyId),
    world,
    remembered: await findAnswers(tx, companyId, templateId),
    kept,
    held,
    facts: factValues(kept, held),
    records: {
      positions: new Map(world.people.map(({ id, position }) => [id, position])),
      counterparties: new Map(held.counterparties.map((one) => [one.id, one])),
    },
    day: date ?? ctx.today(companyId),
    subscription: membershipOf(ctx, companyId).subscription,
  }
}

export type PaperAbout = {
  subject: Subject | null
  records?: RecordFacts | undefined
  /** One that the paper brings with it. */
  number?: string | null | undefined
  /** What is lacking besides the facts of the company. */
  lacking?: readonly Lacking[]
}

/** A paper as it will be made: draft, registered document, archive and paper from records are prepared here alone. */
export function preparePaper(
  { papers, world, subscription }: PaperDesk,
  template: TemplateSummary,
  answers: InputValues,
  { subject, records, number = null, lacking = [] }: PaperAbout,
): PreparedPaper {
  const composed = profilePart(papers, template, subject)
  const printed = records ?? composed.records
  return {
    template,
    subject,
    number,
    values: withSubject(template, subject, answers),
    lacking: [...lackingFacts(template, world.company, subscription), ...composed.lacking, ...lacking],
    ...(printed !== undefined && { records: printed }),
  }
}

/** Who stands in the roles, by the id of the role. */
function rolesOf({ company }: CompanyWorld): HeldRecords['roles'] {
  return new Map(
    Object.entries(company.responsible ?? {}).map(([role, { person }]) => [Number(role), person.id]),
  )
}

/** Where an answer comes from that nobody gave to this paper. */
export function factAnswersOf(
  { records, facts, day }: PaperDesk,
  { inputs }: TemplateSummary,
): ReturnType<typeof answersOfFacts> {
  return answersOfFacts(inputs, { ...records, values: facts }, day)
}

/**
 * Answers given now stand over those remembered for the paper, these over the facts of the organisation and defaults;
 * wrong ones are refused at once (422).
 */
export function answersOf(desk: PaperDesk, template: TemplateSummary, given: InputValues = {}): InputValues {
  const {
    records: { positions: staff },
    remembered,
  } = desk
  const own = stillValid(template, remembered.get(template.id) ?? {}, staff)
  return {
    ...Object.fromEntries(
      [...factAnswersOf(desk, template)].map(([key, { answer }]) => [key, printable(answer)]),
    ),
    ...Object.fromEntries(Object.entries(own).filter(([, answer]) => answer !== null)),
    ...checkAnswers(template, given, staff),
  }
}

function printable(answer: PaperAnswer): InputValues[string] {
  return typeof answer === 'object' ? [...answer] : answer
}

/** The same where an incident answers: it may name the injured person, who has been dismissed since. */
export function answersOfIncident(
  { world, records: { positions: staff } }: PaperDesk,
  template: TemplateSummary,
  { subject, answers }: { subject: Subject; answers: InputValues },
  given: InputValues = {},
): InputValues {
  const concerned = new Set(peopleFor(world, subject).map(({ id }) => id))
  return {
    ...stillValid(template, answers, concerned),
    ...checkAnswers(template, given, staff),
  }
}

/** The tariff step of papers that are asked for by name. */
export function requireIncluded(lacking: readonly Lacking[]): void {
  const outside = lacking.find(({ key }) => key === LACKING_TARIFF)
  requireTariff(outside === undefined ? null : paperRefusal(outside.label))
}

/** Of one paper: what it lacks is said at the field of the request where it is one. */
export function refuseLacking({ lacking }: PreparedPaper): void {
  requireIncluded(lacking)
  const asked = lacking.find(({ field }) => field !== undefined)
  if (asked?.field !== undefined) throw Invalid.field(asked.field, asked.label)
  if (lacking.length > 0) throw new Conflict(lacking.map(({ label }) => label).join('. '))
}

/** Not to be called inside a transaction: see `Papers.make`. */
export function makePrepared(
  { papers, world }: PaperDesk,
  paper: PreparedPaper,
  date: DocumentFacts['document']['date'],
): Promise<MadeDocument> {
  const document = { date, number: paper.number ?? null }
  return papers.make(paper.template.id, factsOf(world, paper, document))
}
