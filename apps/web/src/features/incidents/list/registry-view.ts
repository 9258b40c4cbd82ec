import { INCIDENT_DEGREES, INCIDENT_STATUSES } from '@ot/domain'
import type { IncidentsFilter } from '../api/incident-queries.ts'

const YEAR = /^(?:19|20)\d\d$/
const TEXT_MAX = 200

/** What the address says of the list. */
export function registryView(search: Record<string, unknown>): IncidentsFilter {
  const year = String(search.year ?? '')
  return {
    status: INCIDENT_STATUSES.find((status) => status === search.status) ?? null,
    degree: INCIDENT_DEGREES.find((degree) => degree === search.degree) ?? null,
    year: YEAR.test(year) ? Number(year) : null,
    q: String(search.q ?? '').slice(0, TEXT_MAX),
  }
}

/** The address is silent about «все». */
export function registrySearch({ status, degree, year, q }: IncidentsFilter) {
  return {
    ...(status === null ? {} : { status }),
    ...(degree === null ? {} : { degree }),
    ...(year === null ? {} : { year }),
    ...(q === '' ? {} : { q }),
  }
}

export function isNarrowed({ status, degree, year, q }: IncidentsFilter): boolean {
  return status !== null || degree !== null || year !== null || q !== ''
}
