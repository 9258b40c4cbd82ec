import { INCIDENT_DEGREES, INCIDENT_STATUSES } from '@ot/domain'
import type { IncidentsFilter } from '../../../lib/company/incidents.ts'
import { saidText, yearIn } from '../fields/filter-values.ts'

/** What the address says of the list. */
export function incidentsView(search: Record<string, unknown>): IncidentsFilter {
  return {
    status: INCIDENT_STATUSES.find((status) => status === search.status) ?? null,
    degree: INCIDENT_DEGREES.find((degree) => degree === search.degree) ?? null,
    year: yearIn(search.year),
    q: saidText(search.q),
  }
}
