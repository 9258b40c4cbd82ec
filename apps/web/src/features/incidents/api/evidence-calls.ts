import type { Evidence } from '@ot/contract'
import type { StepKey } from '@ot/domain'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '../../../lib/api.ts'

const evidenceKey = (incidentId: number) => ['incident-evidence', incidentId]

export function evidenceQuery(incidentId: number) {
  return queryOptions({
    queryKey: evidenceKey(incidentId),
    queryFn: ({ signal }): Promise<Evidence[]> =>
      call('GET /api/incidents/:id/evidence', { params: { id: incidentId } }, { signal }),
  })
}

export async function addEvidence(
  client: QueryClient,
  incidentId: number,
  file: File,
  stepKey?: StepKey,
): Promise<Evidence> {
  const upload = { file, fields: { note: '', stepKey } }
  const added = await call('POST /api/incidents/:id/evidence', { params: { id: incidentId }, upload })
  await client.invalidateQueries({ queryKey: evidenceKey(incidentId) })
  return added
}

export async function withdrawEvidence(
  client: QueryClient,
  { incidentId, id }: Evidence,
  reason: string,
): Promise<void> {
  const params = { id: incidentId, evidenceId: id }
  await call('POST /api/incidents/:id/evidence/:evidenceId/withdraw', { params, body: { reason } })
  await client.invalidateQueries({ queryKey: evidenceKey(incidentId) })
}

/** The bytes as they were uploaded. They never change. */
export function evidenceFileQuery({ incidentId, id, mediaType }: Evidence) {
  return queryOptions({
    queryKey: ['incident-evidence-file', incidentId, id],
    queryFn: async ({ signal }): Promise<Blob> => {
      const params = { id: incidentId, evidenceId: id }
      const { answer } = await callWithHeaders(
        'GET /api/incidents/:id/evidence/:evidenceId',
        { params },
        { signal },
      )
      return new Blob([answer], { type: mediaType })
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}
