import type { CallInput, IncidentAnswer, IncidentPaper, IncidentSummary } from '@ot/contract'
import type { IncidentDegree, IncidentStatus, StepKey } from '@ot/domain'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../api.ts'
import type { SeenVersion } from '../http/seen-version.ts'
import { refreshAfter } from '../stale-queries.ts'

export interface IncidentsFilter {
  status: IncidentStatus | null
  degree: IncidentDegree | null
  year: number | null
  q: string
}

export const ALL_INCIDENTS: IncidentsFilter = { status: null, degree: null, year: null, q: '' }

export function incidentsKey(companyId: number) {
  return ['incidents', companyId]
}

/** Newest first; what is shown stays while another choice is asked for. */
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

/** What papers the investigation has, whom each is about, what it still lacks, and which are registered. */
export function incidentPapersQuery(incidentId: number) {
  return queryOptions({
    queryKey: ['incident-papers', incidentId],
    queryFn: ({ signal }): Promise<IncidentPaper[]> =>
      call('GET /api/incidents/:id/papers', { params: { id: incidentId } }, { signal }),
  })
}

/** Whom a paper is about, when it is about one. */
export function subjectOf({ id }: Pick<IncidentAnswer, 'id'>, { about }: IncidentPaper) {
  return {
    incidentId: id,
    ...(about === null || about.victimId === null ? {} : { victimId: about.victimId }),
    ...(about === null || about.personIndex === null ? {} : { personIndex: about.personIndex }),
  }
}

type NewIncidentBody = CallInput<'POST /api/incidents'>['body']
export type IncidentChanges = CallInput<'PATCH /api/incidents/:id'>['body']
export type StepChanges = CallInput<'PATCH /api/incidents/:id/steps/:key'>['body']

/** The answer is shown at once; the lists and the papers, which print it, are asked for anew. */
async function changed(client: QueryClient, answer: Promise<IncidentAnswer>): Promise<IncidentAnswer> {
  const incident = await answer
  client.setQueryData(incidentQuery(incident.id).queryKey, incident)
  await refreshAfter(client, 'incident', 'incident')
  return incident
}

export function reportIncident(client: QueryClient, body: NewIncidentBody, idempotencyKey: string) {
  return changed(client, call('POST /api/incidents', { body }, { idempotencyKey }))
}

export function changeIncident(client: QueryClient, id: number, body: IncidentChanges, version: SeenVersion) {
  return changed(client, call('PATCH /api/incidents/:id', { params: { id }, body }, { version }))
}

interface StepOf {
  id: number
  key: StepKey
}

export function markStep(client: QueryClient, { id, key }: StepOf, body: StepChanges, version: SeenVersion) {
  const params = { id, key }
  return changed(client, call('PATCH /api/incidents/:id/steps/:key', { params, body }, { version }))
}

export function cancelIncident(client: QueryClient, id: number, reason: string) {
  return changed(client, call('POST /api/incidents/:id/cancel', { params: { id }, body: { reason } }))
}

export function reopenIncident(client: QueryClient, id: number, reason: string) {
  return changed(client, call('POST /api/incidents/:id/reopen', { params: { id }, body: { reason } }))
}
