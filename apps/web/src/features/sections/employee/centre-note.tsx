import { CENTRE_CATEGORY_LABELS, CENTRE_TEXT, centreCategoriesOf, RECHECK_TEXT } from '@ot/domain'
import { useQuery } from '@tanstack/react-query'
import { useEmployeeScope } from '../../../lib/company/employee-scope.ts'
import { responsibilitiesQuery } from '../../../lib/company/responsibilities.ts'
import { Notice } from '../../../ui/notice.tsx'
import styles from './section-sheet.module.css'

/** Whether the employer may train this employee itself, by what the company has named him responsible for. */
export function CentreNote() {
  const { company, employee } = useEmployeeScope()
  const groups = useQuery(responsibilitiesQuery(company.id)).data ?? []
  const roles = groups.flatMap((group) => group.roles).filter(({ employeeId }) => employeeId === employee.id)
  const categories = centreCategoriesOf(roles.map(({ roleId }) => roleId))
  return (
    <>
      {categories.length > 0 && (
        <Notice kind="warning">
          Обучение нужно пройти в учебном центре, работник относится к категориям:{' '}
          {categories.map((category) => CENTRE_CATEGORY_LABELS[category]).join('; ')}.
        </Notice>
      )}
      <details className={styles.aside}>
        <summary>Кого обучают в учебном центре и что делать, если проверка не сдана</summary>
        <p>{CENTRE_TEXT}</p>
        <p>{RECHECK_TEXT}</p>
      </details>
    </>
  )
}
