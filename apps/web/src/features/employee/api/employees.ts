import type { CallInput, EmployeeAnswer, EmployeeFields, MovedTerm } from '@ot/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { employeeQuery } from '../../../lib/company/employee.ts'
import { positionsQuery } from '../../../lib/company/positions.ts'
import { employeesQuery } from '../../../lib/company/staff.ts'
import type { SeenVersion } from '../../../lib/http/seen-version.ts'

export function historyQuery(employeeId: number) {
  return queryOptions({
    queryKey: [...employeeQuery(employeeId).queryKey, 'history'],
    queryFn: ({ signal }) =>
      call('GET /api/employees/:id/history', { params: { id: employeeId } }, { signal }),
  })
}

type NewEmployee = CallInput<'POST /api/employees'>['body']

export async function createEmployee(
  client: QueryClient,
  body: NewEmployee,
  idempotencyKey: string,
): Promise<EmployeeAnswer> {
  const created = await call('POST /api/employees', { body }, { idempotencyKey })
  spreadEmployee(client, created)
  return created
}

export async function changeEmployee(
  client: QueryClient,
  { id, version }: { id: number; version: SeenVersion },
  changes: Partial<EmployeeFields>,
): Promise<void> {
  spreadEmployee(
    client,
    await call('PATCH /api/employees/:id', { params: { id }, body: changes }, { version }),
  )
}

/** What the change would move: nothing is written. */
export function readMovedTerms(id: number, changes: Partial<EmployeeFields>): Promise<MovedTerm[]> {
  return call('POST /api/employees/:id/terms', { params: { id }, body: changes })
}

export async function dismissEmployee(client: QueryClient, id: number, dismissedOn: string): Promise<void> {
  spreadEmployee(
    client,
    await call('POST /api/employees/:id/dismiss', { params: { id }, body: { dismissedOn } }),
  )
}

export async function restoreEmployee(client: QueryClient, id: number): Promise<void> {
  spreadEmployee(client, await call('POST /api/employees/:id/restore', { params: { id } }))
}

/** The page and the list know the saved record at once; then all that is computed from it is asked for anew. */
export function spreadEmployee(client: QueryClient, saved: EmployeeAnswer): void {
  client.setQueryData(employeeQuery(saved.id).queryKey, saved)
  client.setQueryData(employeesQuery(saved.companyId).queryKey, (list) => list && withSaved(list, saved))
  const [reference] = positionsQuery().queryKey
  void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== reference })
}

/** The list has only those who work here now; where a new one stands in it, the server tells. */
function withSaved(list: readonly EmployeeAnswer[], saved: EmployeeAnswer): EmployeeAnswer[] {
  if (saved.dismissedOn !== null) return list.filter(({ id }) => id !== saved.id)
  return list.some(({ id }) => id === saved.id)
    ? list.map((employee) => (employee.id === saved.id ? saved : employee))
    : [...list, saved]
}
