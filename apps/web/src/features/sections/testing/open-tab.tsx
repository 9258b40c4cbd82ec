import type { EmployeeAnswer } from '@ot/contract'
import { NO_EMPLOYEE_FACTS, type Role } from '@ot/domain'
import type { ReactNode } from 'react'
import { EmployeeScopeContext } from '../../../lib/company/employee-scope.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { SAMPLE_COMPANY } from '../../../testing/sample-company.ts'
import { NoticesPlace } from '../../../ui/notices-place.tsx'

const EMPLOYEE: EmployeeAnswer = {
  id: 11,
  companyId: 7,
  version: 1,
  employeeGroupId: 3,
  positionId: 38,
  ...NO_EMPLOYEE_FACTS,
  personId: 11,
  employmentKind: 'main',
  position: { id: 38, name: 'Кладовщик' },
  lastName: 'Громов',
  firstName: 'Пётр',
  fatherName: 'Ильич',
  sex: 'm',
  birthDate: '1990-01-01',
  hireDate: '2020-01-01',
  dismissedOn: null,
}

interface OpenTabOptions {
  role?: Role
  dismissedOn?: string | null
}

/** A tab on the page of an employee, after everything has been answered. */
export function openTab(
  tab: ReactNode,
  { role = 'owner', dismissedOn = null }: OpenTabOptions = {},
): Promise<HTMLElement> {
  const scope = {
    company: { ...SAMPLE_COMPANY, role },
    departments: [{ id: 3, companyId: 7, name: 'Склад', headEmployeeId: null, version: 1 }],
    employees: [EMPLOYEE],
    employee: { ...EMPLOYEE, dismissedOn },
    mayChange: role !== 'viewer' && dismissedOn === null,
    today: '2026-11-21',
  }
  return openPage(
    <NoticesPlace>
      <EmployeeScopeContext value={scope}>{tab}</EmployeeScopeContext>
    </NoticesPlace>,
  )
}

export function openDialog(page: HTMLElement): HTMLElement {
  const last = [...page.querySelectorAll<HTMLElement>('dialog[open]')].at(-1)
  if (last === undefined) throw new Error(`No dialog is open: ${page.textContent}`)
  return last
}

/** Every row of the first table: its cells in words. */
export function rows(page: HTMLElement): string[][] {
  return [...(page.querySelector('table')?.querySelectorAll('tbody tr') ?? [])].map((row) =>
    [...row.children].map((cell) => cell.textContent?.replace('Почему эта дата?', '').trim() ?? ''),
  )
}
