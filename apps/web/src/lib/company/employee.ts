import type { EmployeeAnswer } from '@ot/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api.ts'
import type { CallOptions } from '../http/request.ts'

/** As it is stored now. */
export function readEmployee(id: number, options?: CallOptions): Promise<EmployeeAnswer> {
  return call('GET /api/employees/:id', { params: { id } }, options)
}

export function employeeQuery(id: number) {
  return queryOptions({
    queryKey: ['employee', id],
    queryFn: ({ signal }) => readEmployee(id, { signal }),
  })
}
