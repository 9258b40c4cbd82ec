import type { IncidentAnswer, IncidentSummary } from '@ot/contract'
import type { IncidentDegree, IncidentStatus } from '@ot/domain'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'

export interface IncidentsFilter {
  status: IncidentStatus | null
  degree: IncidentDegree | null
  year: number | null
  q: string
}

export function incidentsKey(companyId: number) {
  return ['incidents', companyId]
}

/** What is shown stays while another choice is asked for. */
export function incidentsQuery(companyId: number, { status, degree, year, q }: IncidentsFilter) {
  return queryOptions({
    queryKey: [...incidentsKey(companyId), status, degree, year, q],
    queryFn: ({ signal }): Promise<IncidentSummary[]> => {
      const query = {
        companyId,
        ...(status === null ? {} : { status }),
        ...(degree === null ? {} : { degree }),
        ...(year === null ? {} : { year }),
        ...(q === '' ? {} : { q }),
      }
      return call('GET /api/incidents', { query }, { signal })
    },
    placeholderData: keepPreviousData,
  })
}

export function incidentQuery(id: number) {
  return queryOptions({
    queryKey: ['incident', id],
    queryFn: ({ signal }): Promise<IncidentAnswer> =>
      call('GET /api/incidents/:id', { params: { id } }, { signal }),
  })
}
