import type { CompanyAnswer, CompanyInput } from '@ot/contract'
import type { QueryClient } from '@tanstack/react-query'
import { call, rememberAnswer } from '../../../lib/api.ts'
import { companiesQuery } from '../../../lib/company/companies.ts'
import { companyQuery } from '../../../lib/company/company.ts'
import { departmentsQuery, employeesQuery } from '../../../lib/company/staff.ts'
import type { SeenVersion } from '../../../lib/http/seen-version.ts'

export async function createCompany(
  client: QueryClient,
  body: CompanyInput,
  idempotencyKey: string,
): Promise<void> {
  const created = await call('POST /api/companies', { body }, { idempotencyKey })
  // Nobody works there yet: the page that waits for these lists goes on showing the card.
  client.setQueryData(departmentsQuery(created.id).queryKey, [])
  client.setQueryData(employeesQuery(created.id).queryKey, [])
  spreadCompany(client, created)
}

export async function changeCompany(
  client: QueryClient,
  { id, version }: { id: number; version: SeenVersion },
  changes: Partial<CompanyInput>,
): Promise<void> {
  spreadCompany(
    client,
    await call('PATCH /api/companies/:id', { params: { id }, body: changes }, { version }),
  )
}

/** Everything that shows the company knows its new card at once, a new one as the current; then all that is computed from it is asked for anew. */
export function spreadCompany(client: QueryClient, saved: CompanyAnswer): void {
  const before = client.getQueryData(companiesQuery().queryKey) ?? []
  const companies = before.some(({ id }) => id === saved.id)
    ? before.map((company) => (company.id === saved.id ? saved : company))
    : [saved, ...before]
  client.setQueryData(companiesQuery().queryKey, companies)
  client.setQueryData(companyQuery(saved.id).queryKey, saved)
  rememberAnswer('companies', companies)
  rememberAnswer('company_data', saved)
  void client.invalidateQueries()
}
