import { queryOptions } from '@tanstack/react-query'
import { call } from '../api.ts'

export function employeeQuery(id: number) {
  return queryOptions({
    queryKey: ['employee', id],
    queryFn: ({ signal }) => call('GET /api/employees/:id', { params: { id } }, { signal }),
  })
}
