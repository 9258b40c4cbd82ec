import type { Department, EmployeeAnswer, EventAnswer } from '@ot/contract'
import type { Section, SectionPlace } from '@ot/domain'
import { useQuery } from '@tanstack/react-query'
import { useCurrentCompany } from '../../../../lib/company/companies.ts'
import { employeesQuery, useDepartments } from '../../../../lib/company/staff.ts'
import { listViewsQuery } from '../../../../lib/list-views.ts'
import { bothLoaded, type Load } from '../../../../lib/load.ts'
import type { Companies } from '../../../../lib/session/session.ts'
import { sectionEventsQuery } from '../../api/event-queries.ts'

export interface LoadedSection {
  company: Companies[number]
  departments: readonly Department[]
  employees: readonly EmployeeAnswer[]
  rows: readonly EventAnswer[]
}

/** The companies, then departments, then employees, and beside them the rows and, for the band above them, the views; null: there is no company yet. */
export function useSectionRows(place: SectionPlace, section: Section): Load<LoadedSection | null> {
  const company = useCurrentCompany()
  const id = company.data?.id ?? 0
  const departments = useDepartments(id)
  const employees = useQuery({ ...employeesQuery(id), enabled: departments.data !== undefined })
  const rows = useQuery({ ...sectionEventsQuery(id, section, { due: place === 'due' }), enabled: id > 0 })
  useQuery({ ...listViewsQuery(id), notifyOnChangeProps: [] })
  const chain = bothLoaded(bothLoaded(company, departments), bothLoaded(employees, rows))
  if (company.data === null) return { data: null, error: null, refetch: company.refetch }
  if (chain.data === undefined) return { ...chain, data: undefined }
  const [[current, ofCompany], [staff, events]] = chain.data
  if (current === null) return { ...chain, data: null }
  return { ...chain, data: { company: current, departments: ofCompany, employees: staff, rows: events } }
}
