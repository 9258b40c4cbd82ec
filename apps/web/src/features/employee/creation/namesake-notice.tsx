import type { EmployeeAnswer } from '@ot/contract'
import { employeeAddress } from '@ot/domain'
import { shortDate } from '@ot/text'
import { useQuery } from '@tanstack/react-query'
import { fullName } from '../../../lib/company/employee-name.ts'
import type { Departments } from '../../../lib/company/employee-scope.ts'
import { everybodyQuery } from '../../../lib/company/staff.ts'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextButton } from '../../../ui/text-button.tsx'
import type { EmployeeValues } from '../employee-values.ts'
import styles from './namesake-notice.module.css'
import { findNamesakes } from './namesakes.ts'

interface NamesakeNoticeProps {
  companyId: number
  departments: Departments
  values: EmployeeValues
  /** What is typed is another job of the one found. */
  onSamePerson: (person: EmployeeAnswer) => void
}

/** Warns, and does not forbid: two people may share a name and a day of birth. */
export function NamesakeNotice({ companyId, departments, values, onSamePerson }: NamesakeNoticeProps) {
  const everybody = useQuery(everybodyQuery(companyId))
  const found = findNamesakes(values, everybody.data ?? [])
  if (found.length === 0) return null
  return (
    <div className={styles.namesakes}>
      <Notice kind="warning" role="status">
        <p>Работник с такими фамилией, именем, отчеством и датой рождения уже записан:</p>
        {found.map((person) => (
          <p key={person.id}>
            <Link to={employeeAddress(person.id)}>{fullName(person)}</Link>,{' '}
            {workplaceOf(person, departments)}{' '}
            <TextButton onClick={() => onSamePerson(person)}>
              Это тот же человек, записать ещё одну работу
            </TextButton>
          </p>
        ))}
      </Notice>
    </div>
  )
}

export function workplaceOf(person: EmployeeAnswer, departments: Departments): string {
  const department = departments.find(({ id }) => id === person.employeeGroupId)?.name
  const place = [department, person.positionStaff ?? person.position.name].filter(Boolean).join(', ')
  return person.dismissedOn === null
    ? `${place}.`
    : `${place}. Дата увольнения ${shortDate(person.dismissedOn)}; увольнение можно отменить на странице работника.`
}
