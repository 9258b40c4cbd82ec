import type { InputValues } from '@ot/contract'
import {
  type DocumentFacts,
  LACKING_TARIFF,
  type Lacking,
  type Library,
  lackingFacts,
  namesPersonRecords,
  type RecordFacts,
  type TemplateSummary,
} from '@ot/doc-library'
import {
  type AnsweredBy,
  type CalendarDate,
  factValues,
  type KnownToPapers,
  knownAnswers,
  type PaperAnswer,
  paperRefusal,
} from '@ot/domain'
import { type Ctx, requireTariff } from '../../../context/ctx.ts'
import type { Tx } from '../../../db/transaction.ts'
import { Conflict, Invalid } from '../../../foundation/errors.ts'
import type { CompanyWorld } from '../facts/company-facts.ts'
import { decidedPositions } from '../facts/decision-queries.ts'
import { findPersonRecords } from '../facts/person-records.ts'
import type { PaperSubject } from '../facts/subject.ts'
import { checkAnswers, stillValid } from './check-answers.ts'
import { type DeskAsked, type DeskRecords, readDeskRecords } from './desk-records.ts'
import { type MadePaper, type Papers, papersWith } from './papers.ts'
import { factsOfPaper, type PreparedPaper, peopleFor, withSubject } from './prepared-paper.ts'
import { composedOnce, type Profiles, profilePart, type Undecided, undecidedOnce } from './profile-paper.ts'
import { linesOnce, type RecordLines, withRecordLines } from './record-lines.ts'
import { listedThings } from './thing-paper.ts'

/** All that papers of one company are prepared from, read once a request. */
export type PaperDesk = Pick<DeskRecords, 'world' | 'remembered' | 'kept' | 'held' | 'subscription'> & {
  papers: Papers
  /** Lines of records that papers let one choose from. */
  lines: RecordLines
  known: KnownToPapers
  /** What papers composed of profiles print. */
  profiles: Profiles
  undecided: Undecided
  /** What papers asked for by name print of the records of people; absent: they print nothing of them. */
  personRecords?: PreparedPaper['personRecords']
}

export async function layPaperDesk(tx: Tx, ctx: Ctx, library: Library, asked: DeskAsked): Promise<PaperDesk> {
  return deskOn(ctx, library, asked.companyId, await readDeskRecords(tx, ctx, library, asked))
}

/** A desk of records that have been read. */
export function deskOn(ctx: Ctx, library: Library, companyId: number, records: DeskRecords): PaperDesk {
  const { day, world, remembered, kept, held, organisation, subscription } = records
  const decided = decidedPositions(records.decisions)
  return {
    papers: papersWith(ctx, library, companyId, records.editions),
    world,
    remembered,
    kept,
    held,
    lines: linesOnce({ world, held }),
    known: {
      facts: factValues(kept, held),
      records: organisation,
      positions: new Map(world.people.map(({ id, position }) => [id, position])),
      counterparties: new Map(held.counterparties.map((one) => [one.id, one])),
      day,
    },
    profiles: composedOnce(day, decided),
    undecided: undecidedOnce(decided),
    subscription,
  }
}

export type PaperAbout = {
  subject: PaperSubject | null
  records?: RecordFacts | undefined
  /** One that the paper brings with it. */
  number?: string | null | undefined
  /** What is lacking besides the facts of the company. */
  lacking?: readonly Lacking[]
}

/** The desk for these papers: of the records of people nothing is read that none of them prints. */
export async function withPersonRecords(
  tx: Tx,
  ctx: Ctx,
  desk: PaperDesk,
  {
    companyId,
    templateIds,
    date,
  }: { companyId: number; templateIds: readonly string[]; date?: CalendarDate },
): Promise<PaperDesk> {
  if (!templateIds.some((id) => namesPersonRecords(desk.papers.tags(id)))) return desk
  return { ...desk, personRecords: await findPersonRecords(tx, companyId, date ?? ctx.today(companyId)) }
}

/** A paper as it will be made: draft, registered document, archive and paper from records are prepared here alone. */
export function preparePaper(
  desk: PaperDesk,
  template: TemplateSummary,
  answers: InputValues,
  { subject, records, number = null, lacking = [] }: PaperAbout,
): PreparedPaper {
  const { papers, world, subscription, held, profiles } = desk
  const composed = profilePart(papers, template, { subject, profiles })
  const things =
    template.records === 'thing' ? listedThings({ ...held, world }, papers.tags(template.id)) : undefined
  const printed = records ?? composed.records ?? things
  return {
    template,
    subject,
    number,
    values: withSubject(template, subject, answers),
    lacking: [...lackingFacts(template, world.company, subscription), ...composed.lacking, ...lacking],
    ...(printed !== undefined && { records: printed }),
    ...(desk.personRecords !== undefined &&
      namesPersonRecords(papers.tags(template.id)) && { personRecords: desk.personRecords }),
  }
}

/** A paper's answers, and where those come from that nobody gave to it. */
export type PaperAnswers = { values: InputValues; known: ReadonlyMap<string, AnsweredBy> }

type Given = {
  given?: InputValues | undefined
  /** Of a paper of an investigation: what the incident answers, and whom the paper is about. */
  incident?: { subject: PaperSubject; answers: InputValues } | undefined
}

/**
 * Answers given now stand over those of the incident, these over those remembered for the paper, these over the facts of the
 * organisation, its records and defaults; wrong ones are refused at once (422). An incident may name the injured person, who
 * has been dismissed since.
 */
export function answersOf(
  { world, lines, remembered, known: toPapers }: PaperDesk,
  asked: TemplateSummary,
  { given = {}, incident }: Given = {},
): PaperAnswers {
  const template = withRecordLines(lines, asked)
  const { positions: staff } = toPapers
  const known = knownAnswers(template, toPapers)
  const own =
    incident === undefined
      ? said(stillValid(template, remembered.get(template.id) ?? {}, staff))
      : stillValid(template, incident.answers, concerned(world, incident.subject))
  const values = {
    ...Object.fromEntries([...known].map(([key, { answer }]) => [key, printable(answer)])),
    ...own,
    ...checkAnswers(template, given, staff),
  }
  return { values, known }
}

function concerned(world: CompanyWorld, subject: PaperSubject): ReadonlySet<number> {
  return new Set(peopleFor(world, { subject }).map(({ id }) => id))
}

/** Who is remembered and does not work any more leaves the question open; an incident may say that there is nobody. */
function said(values: InputValues): InputValues {
  return Object.fromEntries(Object.entries(values).filter(([, answer]) => answer !== null))
}

function printable(answer: PaperAnswer): InputValues[string] {
  return typeof answer === 'object' ? [...answer] : answer
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
): Promise<MadePaper> {
  const document = { date, number: paper.number ?? null }
  return papers.make(paper.template.id, factsOfPaper(world, paper, document))
}
