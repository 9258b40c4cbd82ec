import { queryOptions, useQuery } from '@tanstack/react-query'
import { call, rememberAnswer, session } from '../api.ts'
import type { Load } from '../load.ts'
import type { Companies } from '../session/session.ts'

/** The user's companies. The check of the session has asked for them already: its answer is not asked for twice. */
export function companiesQuery() {
  const checked = session.checkedCompanies()
  return queryOptions({
    queryKey: ['companies'],
    queryFn: async ({ signal }) => {
      const companies = await call('GET /api/companies', {}, { signal })
      rememberAnswer('companies', companies)
      return companies
    },
    ...(checked === null ? {} : { initialData: checked.answer, initialDataUpdatedAt: checked.at }),
  })
}

/** The first company in the list is the current one; null: the user has none yet. */
export function useCurrentCompany(): Load<Companies[number] | null> {
  return useQuery({ ...companiesQuery(), select: (companies) => companies[0] ?? null })
}
