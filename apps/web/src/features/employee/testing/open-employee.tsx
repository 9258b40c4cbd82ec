import type { CompanyAnswer, EmployeeAnswer } from '@ot/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { employeeQuery } from '../../../lib/company/employee.ts'
import { EmployeeScopeContext } from '../../../lib/company/employee-scope.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { SAMPLE_COMPANY } from '../../../testing/sample-company.ts'
import { SAMPLE_EMPLOYEE } from './sample-employee.ts'

const DEPARTMENTS = [
  { id: 40, companyId: 7, name: 'Гараж', headEmployeeId: null, version: 1 },
  { id: 41, companyId: 7, name: 'Склад', headEmployeeId: null, version: 1 },
]

interface ScopeProps {
  colleagues: readonly EmployeeAnswer[]
  role: CompanyAnswer['role']
  children: ReactNode
}

function Scope({ colleagues, role, children }: ScopeProps) {
  const { data: employee } = useQuery(employeeQuery(SAMPLE_EMPLOYEE.id))
  if (employee === undefined) return null
  const scope = {
    company: { ...SAMPLE_COMPANY, role },
    departments: DEPARTMENTS,
    employees: [employee, ...colleagues],
    employee,
    mayChange: role !== 'viewer' && employee.dismissedOn === null,
    today: '2026-11-21',
  }
  return <EmployeeScopeContext value={scope}>{children}</EmployeeScopeContext>
}

/** A part of an employee's page; the record comes from the server, as in the page itself. */
export function openEmployee(
  part: ReactNode,
  role: CompanyAnswer['role'] = 'owner',
  colleagues: readonly EmployeeAnswer[] = [],
): Promise<HTMLElement> {
  return openPage(
    <Scope role={role} colleagues={colleagues}>
      {part}
    </Scope>,
  )
}

/** Answers a question for the record with what is stored at that moment. */
export function answerStored(stored: () => EmployeeAnswer) {
  return { [`GET /api/employees/${SAMPLE_EMPLOYEE.id}`]: () => Response.json(stored()) }
}
