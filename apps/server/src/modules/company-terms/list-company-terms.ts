import {
  type CompanyTerm,
  dayIn,
  drillTerms,
  type KnownWorkplace,
  registryTerms,
  termsOfWorkplaces,
  thingTerms,
  workplaceTerms,
} from '@ot/domain'
import { readProductionCalendar } from '../../db/production-calendar.ts'
import { getTimeZone } from '../../db/time-zone.ts'
import type { Tx } from '../../db/transaction.ts'
import { listPlaces, listThings } from '../collections/index.ts'
import {
  listWorkplaces,
  standingOnWorkplaces,
  type WorkplaceRow,
  workplaceBasis,
  workplaceDeadline,
} from '../events/index.ts'
import { findFacts } from '../facts/index.ts'
import { listUnregisteredChecks } from './registry-queries.ts'

/** All that has a term and hangs on no single employee: what the overview, the calendar, notifications and letters tell of. */
export async function listCompanyTerms(tx: Tx, companyId: number): Promise<CompanyTerm[]> {
  return [
    ...thingTerms(await listThings(tx, companyId)),
    ...drillTerms(await listPlaces(tx, companyId)),
    ...termsOfWorkplaces(await knownWorkplaces(tx, companyId)),
    ...(await registryTermsOf(tx, companyId)),
  ]
}

async function registryTermsOf(tx: Tx, companyId: number): Promise<CompanyTerm[]> {
  const told = (await findFacts(tx, companyId)).find(({ key }) => key === 'trainingRegisterDays')?.value
  if (typeof told !== 'number') return []
  const checks = await listUnregisteredChecks(tx, companyId)
  if (checks.length === 0) return []
  return registryTerms(checks, told, await readProductionCalendar(tx, companyId))
}

async function knownWorkplaces(tx: Tx, companyId: number): Promise<KnownWorkplace[]> {
  const workplaces = await listWorkplaces(tx, companyId)
  if (workplaces.length === 0) return []
  const standing = await standingOnWorkplaces(tx, companyId)
  const calendar = await readProductionCalendar(tx, companyId)
  const timeZone = await getTimeZone(tx, companyId)
  return workplaces.map((workplace) => ({
    id: workplace.id,
    number: workplace.number,
    enteredOn: dayIn(workplace.createdAt, timeZone),
    isEmpty: !standing.has(workplace.id),
    assessment: assessmentOf(workplace),
    terms: workplaceTerms(workplace, calendar),
  }))
}

function assessmentOf(workplace: WorkplaceRow): KnownWorkplace['assessment'] {
  const deadline = workplaceDeadline(workplace)
  return deadline === null ? null : { deadline, basis: workplaceBasis(workplace) }
}
