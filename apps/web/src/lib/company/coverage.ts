import type { EmployeeCoverage } from '@ot/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api.ts'
import { ApiError } from '../http/api-error.ts'

const NOT_THERE = 404

/** What each employee lacks. Whatever changes an event or an instruction invalidates it. */
export function coverageQuery(companyId: number) {
  return queryOptions({
    queryKey: ['coverage', companyId],
    queryFn: async ({ signal }): Promise<readonly EmployeeCoverage[]> => {
      try {
        return await call('GET /api/coverage', { query: { companyId } }, { signal })
      } catch (error) {
        // A server without the records of sections knows nothing of anybody; every other failure is shown.
        if (error instanceof ApiError && error.status === NOT_THERE) return []
        throw error
      }
    },
  })
}
