import type { InputValues } from '@ot/contract'
import type { Library, TemplateSummary } from '@ot/doc-library'
import {
  type CalendarDate,
  type HeldRecords,
  type OrganisationRecords,
  readRecordSource,
  type Subscription,
} from '@ot/domain'
import { type Ctx, membershipOf } from '../../../context/ctx.ts'
import type { Tx } from '../../../db/transaction.ts'
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
import { findPositionAnswers, type PositionAnswers } from '../facts/decision-queries.ts'
import { findOrganisationRecords } from '../facts/record-queries.ts'
import { findStandingEditions, type OwnEdition } from '../stored/edition-queries.ts'
import { findAnswers } from '../stored/queries.ts'

/** What papers of one company are prepared from, as it was read: plain, so that two readings can be compared. */
export type DeskRecords = {
  /** Of the papers. */
  day: CalendarDate
  world: CompanyWorld
  /** Answers by the id of the template. */
  remembered: ReadonlyMap<string, InputValues>
  /** Facts as they are kept, and what papers print without asking. */
  kept: readonly FactRow[]
  /** Kept among the records of the company. */
  held: Pick<HeldRecords, 'roles' | 'told'> & {
    counterparties: readonly CounterpartyRow[]
    places: readonly PlaceRow[]
    things: readonly ThingRow[]
  }
  organisation: OrganisationRecords
  /** What has been decided of the profiles of its positions; of papers that print nothing of these none. */
  decisions: readonly PositionAnswers[]
  /** Own editions that stand in the place of the library's. */
  editions: readonly OwnEdition[]
  subscription: Subscription
}

/** `templateId`: only its answers are needed; `date`: of the papers, today when absent. */
export type DeskAsked = { companyId: number; templateId?: string; date?: CalendarDate | undefined }

export async function readDeskRecords(
  tx: Tx,
  ctx: Ctx,
  library: Library,
  { companyId, templateId, date }: DeskAsked,
): Promise<DeskRecords> {
  const world = await loadCompanyWorld(tx, companyId)
  const kept = await findFacts(tx, companyId)
  const day = date ?? ctx.today(companyId)
  const templateIds = namedTemplates(library)
  const isOfProfile = templateId === undefined || library.find(templateId)?.records === 'profile'
  const onSite = onSiteCount(world.company, kept)
  const organisation = await findOrganisationRecords(tx, { companyId, day, templateIds, onSite })
  return {
    day,
    world,
    remembered: await findAnswers(tx, companyId, templateId),
    kept,
    held: {
      roles: rolesOf(world),
      told: organisation.told,
      counterparties: await listCounterparties(tx, companyId),
      places: await listPlaces(tx, companyId),
      things: await listThings(tx, companyId),
    },
    organisation,
    decisions: isOfProfile ? await findPositionAnswers(tx, companyId) : [],
    editions: await findStandingEditions(tx, companyId),
    subscription: membershipOf(ctx, companyId).subscription,
  }
}

/** Who stands in the roles, by the id of the role. */
function rolesOf({ company }: CompanyWorld): HeldRecords['roles'] {
  return new Map(
    Object.entries(company.responsible ?? {}).map(([role, { person }]) => [Number(role), person.id]),
  )
}

function onSiteCount({ headcount }: CompanyWorld['company'], kept: readonly FactRow[]): number | null {
  const remote = kept.find(({ key }) => key === 'remoteWorkers')?.value
  return headcount === null ? null : headcount - (typeof remote === 'number' ? remote : 0)
}

/** What other papers name by number and date. */
function namedTemplates({ templates }: Library): string[] {
  return [...new Set(templates.flatMap(namedIn))]
}

/** Ids of the templates whose registered papers this one names. */
export function namedIn({ inputs }: Pick<TemplateSummary, 'inputs'>): string[] {
  return inputs.flatMap(({ record }) => {
    const source = record === undefined ? null : readRecordSource(record)
    return source?.from === 'register' ? [source.template] : []
  })
}
