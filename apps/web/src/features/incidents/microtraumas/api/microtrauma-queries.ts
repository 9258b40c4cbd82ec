import type { MicrotraumaAnswer, MicrotraumaSummary } from '@ot/contract'
import type { MicrotraumaStatus } from '@ot/domain'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../../lib/api.ts'

export interface MicrotraumasFilter {
  status: MicrotraumaStatus | null
  year: number | null
  q: string
}

export function microtraumasKey(companyId: number) {
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
