import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { coverageQuery } from '../../../../lib/company/coverage.ts'
import type { CellState } from '../columns.ts'

/** The states of all employees by id; the list does not wait for them. */
export function useKnownStates(companyId: number) {
  const { data, error, refetch } = useQuery(coverageQuery(companyId))
  const of = useMemo(() => new Map((data ?? []).map((states) => [states.employeeId, states])), [data])
  const otherwise: CellState = data !== undefined ? 'none' : error === null ? 'loading' : 'failed'
  return { of, otherwise, error: data === undefined ? error : null, refetch }
}
