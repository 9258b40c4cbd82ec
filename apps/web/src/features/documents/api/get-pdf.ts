import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'

/** Whether the server makes PDFs; it changes with its installation only. */
export function pdfQuery() {
  return queryOptions({
    queryKey: ['pdf'],
    queryFn: ({ signal }) => call('GET /api/pdf', {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
