import type { EmployeeAnswer } from '@ot/contract'
import { employeeAddress } from '@ot/domain'
import { fullName } from '../../../lib/company/employee-name.ts'
import type { Departments } from '../../../lib/company/employee-scope.ts'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { workplaceOf } from './namesake-notice.tsx'

/** Whose other job is written down, and what that means. */
export function OtherJobNotice({
  person,
  departments,
}: {
  person: EmployeeAnswer
  departments: Departments
}) {
  return (
    <Notice>
      <p>
        Ещё одна работа того же человека: <Link to={employeeAddress(person.id)}>{fullName(person)}</Link>,{' '}
        {workplaceOf(person, departments)}
      </p>
      <p>Личные данные у работ общие. В тарифе это один человек.</p>
    </Notice>
  )
}
