import type { CallInput, MicrotraumaAnswer, MicrotraumaFields, MicrotraumaSummary } from '@ot/contract'
import type { MicrotraumaStatus } from '@ot/domain'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../../../lib/api.ts'
import type { Over } from '../../../../lib/http/seen-version.ts'
import { readAnew } from '../../../../lib/read-anew.ts'
import { refreshAfter } from '../../../../lib/stale-queries.ts'

export interface MicrotraumasFilter {
  status: MicrotraumaStatus | null
  year: number | null
  q: string
}

function microtraumasKey(companyId: number) {
  return ['microtraumas', companyId]
}

/** What is shown stays while another choice is asked for. */
export function microtraumasQuery(companyId: number, { status, year, q }: MicrotraumasFilter) {
  return queryOptions({
    queryKey: [...microtraumasKey(companyId), status, year, q],
    queryFn: ({ signal }): Promise<MicrotraumaSummary[]> => {
      const query = {
        companyId,
        ...(status === null ? {} : { status }),
        ...(year === null ? {} : { year: String(year) }),
        ...(q === '' ? {} : { q }),
      }
      return call('GET /api/microtraumas', { query }, { signal })
    },
    placeholderData: keepPreviousData,
  })
}

export function microtraumaQuery(id: number) {
  return queryOptions({
    queryKey: ['microtrauma', id],
    queryFn: ({ signal }): Promise<MicrotraumaAnswer> =>
      call('GET /api/microtraumas/:id', { params: { id } }, { signal }),
  })
}

/** The answer is shown at once; the lists are asked for anew. */
async function changed(client: QueryClient, answer: Promise<MicrotraumaAnswer>): Promise<MicrotraumaAnswer> {
  const microtrauma = await answer
  client.setQueryData(microtraumaQuery(microtrauma.id).queryKey, microtrauma)
  await client.invalidateQueries({ queryKey: microtraumasKey(microtrauma.companyId) })
  return microtrauma
}

export function registerMicrotrauma(
  client: QueryClient,
  body: CallInput<'POST /api/microtraumas'>['body'],
  idempotencyKey: string,
): Promise<MicrotraumaAnswer> {
  return changed(client, call('POST /api/microtraumas', { body }, { idempotencyKey }))
}

export function changeMicrotrauma(
  client: QueryClient,
  { id, version }: Over<Pick<MicrotraumaAnswer, 'id' | 'version'>>,
  body: Partial<MicrotraumaFields>,
): Promise<MicrotraumaAnswer> {
  return changed(client, call('PATCH /api/microtraumas/:id', { params: { id }, body }, { version }))
}

/** As it is stored at this moment. */
export function readMicrotrauma(client: QueryClient, id: number): Promise<MicrotraumaAnswer> {
  return readAnew(client, microtraumaQuery(id))
}

export function cancelMicrotrauma(
  client: QueryClient,
  id: number,
  reason: string,
): Promise<MicrotraumaAnswer> {
  return changed(client, call('POST /api/microtraumas/:id/cancel', { params: { id }, body: { reason } }))
}

/** An accident is made of the record; it stands in the list of incidents from now on. */
export async function turnIntoAccident(
  client: QueryClient,
  { id }: Pick<MicrotraumaAnswer, 'id'>,
  body: CallInput<'POST /api/microtraumas/:id/incident'>['body'],
): Promise<MicrotraumaAnswer> {
  const turned = await changed(client, call('POST /api/microtraumas/:id/incident', { params: { id }, body }))
  await refreshAfter(client, 'incident')
  return turned
}
