import type { EmployeeAnswer } from '@ot/contract'
import {
  EMPLOYEE_FIELD_LABELS,
  EMPLOYMENT_KIND_LABELS,
  employeeAddress,
  isAllowed,
  otherJobs,
  PAGES,
} from '@ot/domain'
import { shortDate } from '@ot/text'
import { useEmployeeScope } from '../../../lib/company/employee-scope.ts'
import { Link } from '../../../ui/link.tsx'
import { RecordCell, RecordTable } from '../../../ui/record-table.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import styles from './other-jobs.module.css'

const HEADS = [
  'Должность',
  EMPLOYEE_FIELD_LABELS.employeeGroupId,
  EMPLOYEE_FIELD_LABELS.employmentKind,
  'Принят',
]

/** Where else in the company the same person works, and a way to write down one more job. */
export function OtherJobs() {
  const { company, employee, employees, departments } = useEmployeeScope()
  const others = otherJobs(employee, employees)
  const canAdd = employee.dismissedOn === null && isAllowed(company.role, 'employee.change')
  if (others.length === 0 && !canAdd) return null
  const nameOf = ({ employeeGroupId }: EmployeeAnswer) =>
    departments.find(({ id }) => id === employeeGroupId)?.name ?? ''
  return (
    <Sheet>
      <div className={styles.head}>
        <h2>Другие работы</h2>
        {canAdd && <a href={`${PAGES.employeesNew.path}?person=${employee.id}`}>Ещё одна работа</a>}
      </div>
      {others.length === 0 ? (
        <p className={styles.lead}>
          Если человек работает и по совместительству, запишите это отдельной работой: инструктажи, СИЗ и
          оценка места у неё свои.
        </p>
      ) : (
        <>
          <p className={styles.lead}>
            Инструктажи, СИЗ, СОУТ и риски у каждой работы свои. Обучение по программам А и В, первой помощи и
            осмотры по тем же факторам — общие: они ведутся в одной из работ.
          </p>
          <RecordTable label="Другие работы" heads={HEADS}>
            {others.map((job) => (
              <tr key={job.id}>
                <RecordCell label="Должность">
                  <Link to={employeeAddress(job.id)}>{job.positionStaff ?? job.position.name}</Link>
                </RecordCell>
                <RecordCell label={EMPLOYEE_FIELD_LABELS.employeeGroupId}>{nameOf(job)}</RecordCell>
                <RecordCell label={EMPLOYEE_FIELD_LABELS.employmentKind}>
                  {EMPLOYMENT_KIND_LABELS[job.employmentKind]}
                </RecordCell>
                <RecordCell label="Принят">{shortDate(job.hireDate)}</RecordCell>
              </tr>
            ))}
          </RecordTable>
        </>
      )}
    </Sheet>
  )
}
