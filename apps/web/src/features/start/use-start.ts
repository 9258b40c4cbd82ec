import type { StartAnswer } from '@ot/contract'
import { isAllowed } from '@ot/domain'
import { type Query, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useCurrentCompany } from '../../lib/company/companies.ts'
import { START, startQuery } from './api/start-queries.ts'

export interface Start {
  /** Null where there is no company: `at-first.ts`. */
  companyId: number | null
  guide: StartAnswer
}

/** The guide of whoever keeps the records; null before there is a company, undefined while it is loaded and for one who only reads. */
export function useStart(): Start | null | undefined {
  const company = useCurrentCompany()
  const client = useQueryClient()
  const companyId = company.data?.id ?? 0
  const isAsked = isAllowed(company.data?.role ?? 'viewer', 'employee.change')
  const { data } = useQuery({ ...startQuery(companyId), enabled: isAsked })
  useEffect(() => (isAsked ? countAnew(client) : undefined), [client, isAsked])
  if (company.data === null) return null
  return isAsked && data !== undefined ? { companyId, guide: data } : undefined
}

/** What this tab changes it asks anew by itself; where records are asked anew, the guide counts them anew, once for
 * all that changed together. */
function countAnew(client: QueryClient): () => void {
  let timer: number | undefined
  const unsubscribe = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || !isRecord(event.query)) return
    const { action } = event
    const isChange = action.type === 'invalidate' || (action.type === 'success' && action.manual === true)
    if (!isChange) return
    window.clearTimeout(timer)
    timer = window.setTimeout(() => void client.invalidateQueries({ queryKey: [START] }))
  })
  return () => {
    window.clearTimeout(timer)
    unsubscribe()
  }
}

const RECORDS: ReadonlySet<unknown> = new Set([
  'companies',
  'employees',
  'departments',
  'responsibilities',
  'proposals',
  'events',
  'coverage',
  'documents',
  'templates',
  'facts',
])

function isRecord({ queryKey }: Query): boolean {
  return RECORDS.has(queryKey[0])
}
