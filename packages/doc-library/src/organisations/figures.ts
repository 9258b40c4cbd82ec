import {
  absentConditions,
  byField,
  type CompanyNeeds,
  type Counterparty,
  companyNeeds,
  FACTS,
  type FactKey,
  type FactValues,
  factValues,
  type HeldRecords,
  type KeptFact,
  knownAnswers,
  leastInCentre,
  NO_RECORDS,
  needReason,
  type OrganisationRecords,
  type PaperAnswer,
  PEOPLE_THEMES,
  PLACE_FIELD_NAMES,
  type Place,
  proposeFacts,
  type RecordKey,
  readFactSource,
  type Subscription,
} from '@ot/domain'
import { POSITIONS } from '@ot/reference'
import { shortDate } from '@ot/text'
import type { CompanyFacts } from '../fields/facts.ts'
import { lackingFacts, missingBesidesSubject } from '../library/lacking-facts.ts'
import type { Library } from '../library/library.ts'
import type { TemplateSummary } from '../library/shelf.ts'
import { type Demand, isAskedOf } from './organisation.ts'
import type { SampleOrganisation } from './read-organisations.ts'

/**
 * Who is named examines the knowledge too; classes of workplaces are known from the records by then.
 * `interview`: everything proposed is accepted and the questions of the interview are answered.
 */
export type SetUpStage = 'staffList' | 'inCharge' | 'interview'

export type Figures = {
  needed: number
  /** Of those needed, what the inspector's list has and has not. */
  asked: number
  besides: number
  /** Templates of the inspector's list that are not needed. */
  gaps: readonly string[]
  /** Of those needed, with nothing to write by hand. */
  ready: number
  blanks: number
  keys: number
  /** Lines that a default of a question fills. */
  byDefault: number
  /** What the interview asks, by key: what has to be said, and what it proposes itself and has only to be confirmed. */
  questions: readonly FactKey[]
  confirmed: readonly FactKey[]
  /** By the id of a paper: what is left to write by hand in it. */
  left: ReadonlyMap<string, readonly string[]>
}

/** Of all five. */
const FORM_OF_OWNERSHIP = 'Частная собственность'
const CHAIRMAN = 105
const DAY = '2026-11-22'
const EVERYTHING: Subscription = { tariff: 'standard', until: '2026-12-31' }

export function figuresOf(
  library: Library,
  demands: readonly Demand[],
  organisation: SampleOrganisation,
  stage: SetUpStage,
): Figures {
  const listed = demands.filter((demand) => isAskedOf(demand, organisation.id))
  const named = new Set(listed.map(({ template }) => template))
  const needs = needsOf(organisation, stage)
  const needed = library.templates.filter(
    (template) => needReason(template, needs, organisation.activities) !== null,
  )
  const ids = new Set(needed.map(({ id }) => id))
  const company = stage === 'staffList' ? organisation.company : withNamed(organisation)
  const proposals = proposalsOf(organisation)
  const asks = interviewOf(needed, new Set([...proposals.keys(), ...toldBesides(organisation)]))
  const values = stage === 'interview' ? factsOf(organisation, proposals) : NOTHING_SAID
  const registered = stage === 'interview' ? inOneKit(needed) : NO_RECORDS.registered
  const given = { company, organisation, values, registered }
  const papers = needed.map((template) => paperOf(library, template, given))
  const lines = papers.map(({ missing }) => missing)
  const blanks = lines.flat()
  return {
    needed: needed.length,
    asked: needed.filter(({ id }) => named.has(id)).length,
    besides: needed.filter(({ id }) => !named.has(id)).length,
    gaps: [...named].filter((id) => !ids.has(id)),
    ready: lines.filter((keys) => keys.length === 0).length,
    blanks: blanks.length,
    keys: new Set(blanks).size,
    byDefault: papers.reduce((sum, { byDefault }) => sum + byDefault, 0),
    questions: asks.filter((key) => !proposals.has(key)),
    confirmed: asks.filter((key) => proposals.has(key)),
    left: new Map(needed.flatMap(({ id }, index) => (lines[index]?.length ? [[id, lines[index]]] : []))),
  }
}

/** By the persons in charge, and by answers to other questions. */
function toldBesides(organisation: SampleOrganisation): FactKey[] {
  const held = { ...NOTHING_HELD, roles: rolesOf(organisation) }
  const told = [...factValues(saidBy(organisation), held).keys()]
  return told.filter((key) => organisation.answers[key] === undefined)
}

/** Facts that the needed papers print and that are neither people nor duties, and people whom nobody's position tells. */
function interviewOf(
  needed: readonly Pick<TemplateSummary, 'inputs'>[],
  told: ReadonlySet<FactKey>,
): FactKey[] {
  const printed = new Set(
    needed.flatMap(({ inputs }) =>
      inputs.flatMap(({ fact }) => (fact === undefined ? [] : (readFactSource(fact)?.fact.key ?? []))),
    ),
  )
  const isQuestion = ({ key, theme, type }: (typeof FACTS)[number]) =>
    PEOPLE_THEMES.includes(theme) ? type === 'person' && !told.has(key) : type !== 'date' || !told.has(key)
  return FACTS.filter((fact) => printed.has(fact.key) && isQuestion(fact)).map(({ key }) => key)
}

function needsOf(organisation: SampleOrganisation, stage: SetUpStage): CompanyNeeds {
  const { activities, microEnterprise, company, positions, harmful, inCharge, people } = organisation
  const chosen = new Set(Object.values(positions))
  const classes = stage === 'staffList' ? [] : people.flatMap(({ position }) => harmful[position] ?? [])
  const needs = companyNeeds({
    activityIds: activities,
    headcount: company.headcount,
    microEnterprise,
    positions: POSITIONS.filter(({ name }) => chosen.has(name)),
    harmfulWorkplaces: classes.length,
    extraLeaveWorkplaces: classes.filter((one) => one !== '3.1').length,
    hasTrainingCommission: stage !== 'staffList' && inCharge[CHAIRMAN] !== undefined,
  })
  const absent = absentConditions(stage === 'interview' ? absentFacts(organisation) : [])
  return new Map([...needs].filter(([condition]) => !absent.has(condition)))
}

/** One order after another, in the order of the roles. */
function withNamed({ company, inCharge, people }: SampleOrganisation): CompanyFacts {
  const holders = Object.entries(inCharge).flatMap(([roleId, title], index) => {
    const person = people.find(({ position }) => position === title)
    return person === undefined ? [] : [[roleId, { person, orderNumber: `${index + 1}-ОТ`, orderDate: DAY }]]
  })
  return { ...company, responsible: Object.fromEntries(holders) }
}

const NOTHING_SAID: FactValues = new Map()
const NOTHING_HELD: HeldRecords = {
  roles: new Map(),
  told: NO_RECORDS.told,
  counterparties: [],
  places: [],
  things: [],
}

/** The persons in charge, everything proposed, and the words of the interview. */
function factsOf(organisation: SampleOrganisation, proposals: ReturnType<typeof proposalsOf>): FactValues {
  const accepted = [...proposals].map(([key, { value }]): KeptFact => ({ key, value }))
  const kept = [...accepted, ...saidBy(organisation), ...absentFacts(organisation)]
  return factValues(kept, heldBy(organisation))
}

/** What is no record of its own. */
function saidBy({ answers }: SampleOrganisation): KeptFact[] {
  return Object.entries(answers).flatMap(([key, value]): KeptFact[] =>
    typeof value === 'object' ? [] : [{ key, value: value ?? null }],
  )
}

function heldBy(organisation: SampleOrganisation): HeldRecords {
  return {
    roles: rolesOf(organisation),
    told: toldOf(organisation),
    counterparties: counterpartiesOf(organisation),
    places: [placeOf(organisation)],
    things: [],
  }
}

/** Its one building as its people tell of it, at the address of the card. */
function placeOf({ answers, company }: SampleOrganisation): Place {
  const told = FACTS.flatMap((fact) => {
    const said = fact.type === 'text' && fact.place !== undefined ? answers[fact.key] : undefined
    return fact.type === 'text' && fact.place !== undefined && typeof said === 'string'
      ? [[fact.place, said]]
      : []
  })
  const nothing = byField(PLACE_FIELD_NAMES, () => null)
  const address = company.actualAddress
  return { ...nothing, address, ...Object.fromEntries(told), id: 1, name: 'Здания и помещения' }
}

/** Those that its people name, each with its contract. */
function counterpartiesOf({ answers }: SampleOrganisation): Counterparty[] {
  return FACTS.flatMap((fact, index): Counterparty[] => {
    const named = fact.type === 'counterparty' ? answers[fact.key] : undefined
    if (fact.type !== 'counterparty' || typeof named !== 'object') return []
    return [{ ...named, kind: fact.kind, id: index + 1 }]
  })
}

const OF_CLASSES: readonly (readonly [RecordKey, readonly string[]])[] = [
  ['harmfulWorkers', ['3.1', '3.2', '3.3', '3.4', '4']],
  ['extraLeaveWorkers', ['3.2', '3.3', '3.4', '4']],
  ['reducedHoursWorkers', ['3.3', '3.4', '4']],
]

/** What the card and the classes of the workplaces tell. */
function toldOf({ harmful, people, company }: SampleOrganisation): HeldRecords['told'] {
  const least = leastInCentre(company.headcount ?? 0, 'low')
  const named = OF_CLASSES.flatMap(([key, classes]): [RecordKey, number[]][] => {
    const ids = people.filter(({ position }) => classes.includes(harmful[position] ?? '')).map(({ id }) => id)
    return ids.length === 0 ? [] : [[key, ids]]
  })
  return new Map<RecordKey, PaperAnswer>([['centreTraineesMinimum', least], ...named])
}

function rolesOf({ inCharge, people }: SampleOrganisation): ReadonlyMap<number, number> {
  return new Map(
    Object.entries(inCharge).flatMap(([role, title]): [number, number][] => {
      const person = people.find(({ position }) => position === title)
      return person === undefined ? [] : [[Number(role), person.id]]
    }),
  )
}

function proposalsOf(organisation: SampleOrganisation) {
  const { company, people, positions } = organisation
  const { directorName: name, directorPosition: position, actualAddress, phone } = company
  const roles = rolesOf(organisation)
  return proposeFacts({
    people: people.map((person) => ({
      id: person.id,
      name: [person.lastName, person.firstName, person.fatherName].join(' ').trim(),
      position: positions[person.position] ?? person.position,
    })),
    director: { name, position },
    card: { actualAddress, phone, formOfOwnership: FORM_OF_OWNERSHIP },
    values: factValues([], { ...NOTHING_HELD, roles }),
    roles,
  })
}

function absentFacts({ notApplicable }: SampleOrganisation): KeptFact[] {
  return notApplicable.map((key) => ({ key, value: null }))
}

type Given = {
  company: CompanyFacts
  organisation: SampleOrganisation
  values: FactValues
  registered: OrganisationRecords['registered']
}

/** A kit registers what its papers name by number before those that name it. */
function inOneKit(needed: readonly TemplateSummary[]): OrganisationRecords['registered'] {
  return new Map(
    needed.map(({ id }, index) => {
      const number = `${index + 1}-ОТ`
      return [id, { number, date: DAY, reference: `от ${shortDate(DAY)} № ${number}` }]
    }),
  )
}

/** What the list of templates says of a paper: what is written by hand, and what defaults fill. */
function paperOf(
  library: Library,
  template: TemplateSummary,
  { company, organisation, values, registered }: Given,
): { missing: string[]; byDefault: number } {
  const { people, positions } = organisation
  const lacking = lackingFacts(template, company, EVERYTHING)
  if (lacking.length > 0) return { missing: lacking.map(({ key }) => key), byDefault: 0 }
  const toPapers = {
    facts: values,
    records: { ...NO_RECORDS, registered, told: toldOf(organisation) },
    positions: new Map(people.map(({ id, position }) => [id, positions[position] ?? position])),
    counterparties: new Map(counterpartiesOf(organisation).map((one) => [one.id, one])),
    day: DAY,
  }
  const known = values.size === 0 ? [] : [...knownAnswers(template, toPapers)]
  const answers = Object.fromEntries(known.map(([key, { answer }]) => [key, answer]))
  const facts = { company, employees: people, document: { date: DAY, number: null }, values: answers }
  const missing = missingBesidesSubject(template, library.missing(template.id, facts))
  return {
    missing: missing.map(({ key }) => key),
    byDefault: known.filter(([, { by }]) => by === 'default').length,
  }
}
