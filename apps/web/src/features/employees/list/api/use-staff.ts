import type { Department, EmployeeAnswer } from '@ot/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { callWithHeaders } from '../../../../lib/api.ts'
import { useCurrentCompany } from '../../../../lib/company/companies.ts'
import { coverageQuery } from '../../../../lib/company/coverage.ts'
import { employeesQuery, everybodyQuery, useDepartments } from '../../../../lib/company/staff.ts'
import { fileName, saveFile } from '../../../../lib/http/save-file.ts'
import { listViewsQuery } from '../../../../lib/list-views.ts'
import { bothLoaded, type Load } from '../../../../lib/load.ts'
import type { Companies } from '../../../../lib/session/session.ts'

export interface LoadedStaff {
  company: Companies[number]
  departments: readonly Department[]
  employees: readonly EmployeeAnswer[]
}

/** The companies, then the departments of the current one, then its employees; null: there is no company yet. */
export function useStaff(withDismissed: boolean): Load<LoadedStaff | null> {
  const company = useCurrentCompany()
  const id = company.data?.id ?? 0
  const departments = useDepartments(id)
  const query = withDismissed ? everybodyQuery(id) : employeesQuery(id)
  const employees = useQuery({
    ...query,
    enabled: departments.data !== undefined,
    // Those who are shown already stay while the dismissed are being loaded.
    placeholderData: keepPreviousData,
  })
  // Asked for beside the chain, which does not wait for it.
  useQuery({ ...coverageQuery(id), enabled: id > 0, notifyOnChangeProps: [] })
  useQuery({ ...listViewsQuery(id), notifyOnChangeProps: [] })
  useDepartmentsOfAll(departments, employees.data)
  const chain = bothLoaded(company, bothLoaded(departments, employees))
  if (company.data === null) return { data: null, error: null, refetch: company.refetch }
  const [current, staff] = chain.data ?? []
  if (current === undefined || current === null || staff === undefined) return { ...chain, data: undefined }
  return { ...chain, data: { company: current, departments: staff[0], employees: staff[1] } }
}

/** Somebody may have made a department between the two answers: its people would be in none. */
function useDepartmentsOfAll(
  { data: departments, refetch }: Load<readonly Department[]>,
  employees: readonly EmployeeAnswer[] | undefined,
): void {
  const known = new Set(departments?.map(({ id }) => id))
  const isLacking = employees?.some(({ employeeGroupId }) => !known.has(employeeGroupId)) ?? false
  useEffect(() => {
    if (isLacking) void refetch()
  }, [isLacking, refetch])
}

/** The list as a table, into the downloads. */
export async function exportEmployees(companyId: number, withDismissed: boolean): Promise<void> {
  const { answer, headers } = await callWithHeaders('GET /api/employees/export', {
    query: { companyId, dismissed: withDismissed ? 'true' : 'false' },
  })
  saveFile(answer, fileName(headers, 'Работники.xlsx'))
}
