import type { CallAnswer } from '@ot/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'

export type TemplateGroup = CallAnswer<'GET /api/template-groups'>[number]

/** In the order of the library; it changes with a release only. */
export function templateGroupsQuery() {
  return queryOptions({
    queryKey: ['template-groups'],
    queryFn: ({ signal }) => call('GET /api/template-groups', {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
