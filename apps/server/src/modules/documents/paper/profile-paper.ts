import {
  type Lacking,
  type Missing,
  printedOnly,
  type RecordFacts,
  type TemplateSummary,
} from '@ot/doc-library'
import type { CalendarDate } from '@ot/domain'
import { withTypography } from '@ot/grammar'
import { findPosition, type ReferencePosition } from '@ot/reference'
import { decidedPosition, type ProfilePaperFacts, profilePaperFacts } from '@ot/reference/papers'
import { compareNames, lowerFirst } from '@ot/text'
import type { DecidedPositions } from '../facts/decision-queries.ts'
import type { PaperSubject } from '../facts/subject.ts'
import type { Papers } from './papers.ts'

const KEY = 'positionId'
const NO_POSITION = 'Выберите должность, для которой составить документ'
/** What is asked before: the decision of a position stands under its number. */
const NORMS_ROOT = 'нормы'
/** Of many lines that wait for a decision, as many are named as are read. */
const NAMED = 2

/** What a paper composed of a profession's profile prints, or why it cannot be made; of other papers nothing. */
export type ComposedProfile = { records?: RecordFacts; lacking: readonly Lacking[] }

/** All that papers may print of a position's profile. */
export type Profiles = (position: ReferencePosition) => ProfilePaperFacts

/** A position has an instruction, a programme, tickets and more of one profile: it is composed once for all of them. */
export function composedOnce(day: CalendarDate, decided: DecidedPositions): Profiles {
  const kept = new Map<number, ProfilePaperFacts>()
  return (position) => {
    const known = kept.get(position.id)
    if (known !== undefined) return known
    const facts = profilePaperFacts(decidedPosition(position, decided.of(position.id)).position, day)
    kept.set(position.id, facts)
    return facts
  }
}

export function profilePart(
  papers: Papers,
  template: TemplateSummary,
  { subject, profiles }: { subject: PaperSubject | null; profiles: Profiles },
): ComposedProfile {
  if (template.records !== 'profile') return { lacking: [] }
  const position = subject === null ? null : findPosition(subject.id)
  if (position === null) return { lacking: [{ key: KEY, label: NO_POSITION, field: KEY }] }
  return { records: typeset(printedOnly(profiles(position), papers.tags(template.id))), lacking: [] }
}

/** Words of the reference are set as the text of a template is: no line breaks before a unit or after «№». */
function typeset({ values, lists }: RecordFacts): RecordFacts {
  const set = Object.entries(lists).map(([path, rows]) => [path, rows?.map(typesetRow)] as const)
  return { values, lists: Object.fromEntries(set) }
}

type Row = Readonly<Record<string, string>>

/** Justification would stretch the space after a dash of a list, were it an ordinary one. */
function typesetRow(row: Row): Row {
  const set = (text: string) => withTypography(text).replace(/^— /, '—\u00a0')
  return Object.fromEntries(Object.entries(row).map(([key, text]) => [key, set(text)]))
}

/** What the profiles of the positions that people work in ask and nobody has answered, by their names: asked by many papers, found once. */
export type Undecided = () => readonly Missing[]

export function undecidedOnce(decided: DecidedPositions): Undecided {
  let found: readonly Missing[] | null = null
  return () => {
    found ??= decided.staffed
      .flatMap((id) => undecidedIn(decided, id))
      .toSorted((one, other) => compareNames(one.label, other.label))
    return found
  }
}

function undecidedIn(decided: DecidedPositions, positionId: number): Missing[] {
  const position = findPosition(positionId)
  if (position === null) return []
  const { open } = decidedPosition(position, decided.of(positionId))
  return open.length === 0 ? [] : [undecided(position, open)]
}

function undecided({ id, name }: ReferencePosition, open: readonly string[]): Missing {
  const named = open.slice(0, NAMED).map(lowerFirst).join('; ')
  const others = open.length > NAMED ? ` и ещё ${open.length - NAMED}` : ''
  return { key: `${NORMS_ROOT}.${id}`, label: `${name}: не решено, нужно ли — ${named}${others}` }
}
