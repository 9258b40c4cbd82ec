import { type CompanyNeeds, companyNeeds, needReason, type Subscription } from '@ot/domain'
import { POSITIONS } from '@ot/reference'
import type { CompanyFacts } from '../fields/facts.ts'
import { lackingFacts, missingBesidesSubject } from '../library/lacking-facts.ts'
import type { Library, TemplateSummary } from '../library/library.ts'
import { type Demand, isAskedOf } from './organisation.ts'
import type { Organisation } from './read-organisations.ts'

/** Who is named examines the knowledge too; classes of workplaces are known from the records by then. */
export type Stage = 'staffList' | 'inCharge'

export type Figures = {
  needed: number
  /** Of those needed, what the inspector's list has and has not. */
  asked: number
  besides: number
  /** Templates of the inspector's list that are not needed. */
  gaps: readonly string[]
  /** Papers of the inspector's list that the library lacks. */
  absent: readonly string[]
  /** Of those needed, with nothing to write by hand. */
  ready: number
  blanks: number
  keys: number
}

const CHAIRMAN = 105
const DAY = '2026-11-22'
const EVERYTHING: Subscription = { tariff: 'standard', until: '2026-12-31' }

export function figuresOf(
  library: Library,
  demands: readonly Demand[],
  organisation: Organisation,
  stage: Stage,
): Figures {
  const listed = demands.filter((demand) => isAskedOf(demand, organisation.id))
  const named = new Set(listed.flatMap(({ template }) => template ?? []))
  const needs = needsOf(organisation, stage)
  const needed = library.templates.filter(
    (template) => needReason(template, needs, organisation.activities) !== null,
  )
  const ids = new Set(needed.map(({ id }) => id))
  const company = stage === 'staffList' ? organisation.company : withNamed(organisation)
  const lines = needed.map((template) => linesOf(library, template, company, organisation))
  const blanks = lines.flat()
  return {
    needed: needed.length,
    asked: needed.filter(({ id }) => named.has(id)).length,
    besides: needed.filter(({ id }) => !named.has(id)).length,
    gaps: [...named].filter((id) => !ids.has(id)),
    absent: listed.filter(({ template }) => template === null).map(({ paper }) => paper),
    ready: lines.filter((keys) => keys.length === 0).length,
    blanks: blanks.length,
    keys: new Set(blanks).size,
  }
}

function needsOf(organisation: Organisation, stage: Stage): CompanyNeeds {
  const { activities, microEnterprise, company, positions, harmful, inCharge, people } = organisation
  const chosen = new Set(Object.values(positions))
  return companyNeeds({
    activityIds: activities,
    headcount: company.headcount,
    microEnterprise,
    positions: POSITIONS.filter(({ name }) => chosen.has(name)),
    harmfulWorkplaces:
      stage === 'staffList' ? 0 : people.filter(({ position }) => harmful[position] !== undefined).length,
    hasTrainingCommission: stage === 'inCharge' && inCharge[CHAIRMAN] !== undefined,
  })
}

/** One order after another, in the order of the roles. */
function withNamed({ company, inCharge, people }: Organisation): CompanyFacts {
  const holders = Object.entries(inCharge).flatMap(([roleId, title], index) => {
    const person = people.find(({ position }) => position === title)
    return person === undefined ? [] : [[roleId, { person, orderNumber: `${index + 1}-ОТ`, orderDate: DAY }]]
  })
  return { ...company, responsible: Object.fromEntries(holders) }
}

/** What the list of templates says of a paper before anybody answered a question. */
function linesOf(
  library: Library,
  template: TemplateSummary,
  company: CompanyFacts,
  { people }: Organisation,
): string[] {
  const lacking = lackingFacts(template, company, EVERYTHING)
  if (lacking.length > 0) return lacking.map(({ key }) => key)
  const facts = { company, employees: people, document: { date: DAY, number: null }, values: {} }
  return missingBesidesSubject(template, library.missing(template.id, facts)).map(({ key }) => key)
}
