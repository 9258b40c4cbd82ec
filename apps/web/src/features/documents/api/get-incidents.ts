import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'

/** Of the company, newest first. */
export function subjectIncidentsQuery(companyId: number) {
  return queryOptions({
    queryKey: ['incidents', companyId, 'choices'],
    queryFn: ({ signal }) => call('GET /api/incidents', { query: { companyId } }, { signal }),
  })
}

/** Papers of one investigation: whom each is about. */
export function incidentPapersQuery(incidentId: number) {
  return queryOptions({
    queryKey: ['incident-papers', incidentId],
    queryFn: ({ signal }) =>
      call('GET /api/incidents/:id/papers', { params: { id: incidentId } }, { signal }),
  })
}
