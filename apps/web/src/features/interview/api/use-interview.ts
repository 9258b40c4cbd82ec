import type { FactAnswer } from '@ot/contract'
import { useQuery } from '@tanstack/react-query'
import { useCurrentCompany } from '../../../lib/company/companies.ts'
import { bothLoaded, type Load } from '../../../lib/load.ts'
import type { Companies } from '../../../lib/session/session.ts'
import type { EmployeeOption } from '../../../ui/company/employee-choices.ts'
import { useEmployeeChoices } from '../../../ui/company/question-kinds.tsx'
import { factsQuery } from './interview-queries.ts'

export interface Interview {
  company: Companies[number]
  facts: readonly FactAnswer[]
  employees: readonly EmployeeOption[]
}

/** What the first company is asked, and the people it may name; null: there is no company yet. */
export function useInterview(): Load<Interview | null> {
  const current = useCurrentCompany()
  const company = current.data ?? null
  const id = company?.id ?? 0
  const enabled = company !== null
  const facts = useQuery({ ...factsQuery(id), enabled })
  const employees = useEmployeeChoices(id, { enabled })
  if (company === null) {
    const { error, refetch } = current
    return { data: current.data === null ? null : undefined, error, refetch }
  }
  const loaded = bothLoaded(facts, employees)
  if (loaded.data === undefined) return { ...loaded, data: undefined }
  const [asked, people] = loaded.data
  return { ...loaded, data: { company, facts: asked, employees: people } }
}
