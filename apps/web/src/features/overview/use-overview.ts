import type { Overview } from '@ot/contract'
import { useQuery } from '@tanstack/react-query'
import { useCurrentCompany } from '../../lib/company/companies.ts'
import { bothLoaded, type Load } from '../../lib/load.ts'
import type { Companies } from '../../lib/session/session.ts'
import { overviewQuery } from './api/overview-queries.ts'

export interface LoadedOverview {
  company: Companies[number]
  overview: Overview
}

/** Null: there is no company yet. */
export function useOverview(): Load<LoadedOverview | null> {
  const current = useCurrentCompany()
  const id = current.data?.id ?? 0
  const asked = useQuery({ ...overviewQuery(id), enabled: id > 0 })
  if (current.data === null) return { data: null, error: null, refetch: current.refetch }
  const { data, error, refetch } = bothLoaded(current, asked)
  const [company, overview] = data ?? []
  return { data: !company || overview === undefined ? undefined : { company, overview }, error, refetch }
}

/** Departments with people in them, and whether anything is recorded about those. */
export function staffedIn({ departments }: Overview) {
  const staffed = departments.filter(({ employees }) => employees > 0)
  return {
    staffed,
    isEmpty: staffed.every(({ cells }) => cells.every(({ states: counted }) => counted.length === 0)),
  }
}
