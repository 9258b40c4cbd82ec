import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from './api.ts'

/** Whether the server makes PDFs; it changes with its installation only. */
export function pdfQuery() {
  return queryOptions({
    queryKey: ['pdf'],
    queryFn: ({ signal }) => call('GET /api/pdf', {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Until the server has said that it makes none, it makes them: a button does not come later than the others. */
export function useMakesPdf(): boolean {
  const { data } = useQuery(pdfQuery())
  return data?.isAvailable !== false
}
