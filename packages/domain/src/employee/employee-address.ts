export type EmployeeTab =
  | 'main'
  | 'position'
  | 'briefings'
  | 'instructions'
  | 'training'
  | 'medical-examinations'
  | 'ppe'
  | 'sout'
  | 'risk'

/** A tab of an employee's page; the colon is part of the address. */
export function employeeAddress(id: number, tab: EmployeeTab = 'main'): string {
  return `/employees/:${id}/${tab}`
}
