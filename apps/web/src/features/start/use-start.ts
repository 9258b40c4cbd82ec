import type { StartAnswer } from '@ot/contract'
import { isAllowed } from '@ot/domain'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useCurrentCompany } from '../../lib/company/companies.ts'
import { startQuery } from './api/start-queries.ts'
import { forgetLine, rememberLine } from './line-height.ts'

export interface Start {
  /** Null where there is no company: `at-first.ts`. */
  companyId: number | null
  guide: StartAnswer
}

/** The guide of whoever keeps the records; null before there is a company, undefined while it is loaded and for one who only reads. */
export function useStart(): Start | null | undefined {
  return useComingStart().start
}

/** The same, and whether it is still to come. The browser remembers whether pages opened afresh will have the line. */
export function useComingStart(): { start: Start | null | undefined; isComing: boolean } {
  const company = useCurrentCompany()
  const companyId = company.data?.id ?? 0
  const isAsked = isAllowed(company.data?.role ?? 'viewer', 'employee.change')
  const { data, error } = useQuery({ ...startQuery(companyId), enabled: isAsked })
  const isKnown = company.data === null || (isAsked ? data !== undefined : company.data !== undefined)
  const isDrawn = company.data === null || (isAsked && data?.isHidden === false && !data.isFinished)
  useEffect(() => {
    if (isKnown) (isDrawn ? rememberLine : forgetLine)()
  }, [isKnown, isDrawn])
  const isComing = !isKnown && company.error === null && error === null
  if (company.data === null) return { start: null, isComing }
  return { start: isAsked && data !== undefined ? { companyId, guide: data } : undefined, isComing }
}
