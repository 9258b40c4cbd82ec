import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { smallPicture } from '../../../lib/small-picture.ts'
import { employeeSummaryQuery } from './summary.ts'

/** The bytes behind a fingerprint never change. */
export function photoQuery(employeeId: number, sha256: string) {
  return queryOptions({
    queryKey: ['employee-photo', employeeId, sha256],
    queryFn: ({ signal }) => call('GET /api/employees/:id/photo', { params: { id: employeeId } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

interface Of {
  companyId: number
  employeeId: number
}

export async function setPhoto(
  client: QueryClient,
  { companyId, employeeId }: Of,
  file: File,
): Promise<void> {
  await call('POST /api/employees/:id/photo', {
    params: { id: employeeId },
    upload: { file: await smallPicture(file), fields: {} },
  })
  await client.invalidateQueries(employeeSummaryQuery(companyId, employeeId))
}

export async function removePhoto(client: QueryClient, { companyId, employeeId }: Of): Promise<void> {
  await call('DELETE /api/employees/:id/photo', { params: { id: employeeId } })
  await client.invalidateQueries(employeeSummaryQuery(companyId, employeeId))
}
