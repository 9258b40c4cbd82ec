import type { DepartmentHead } from '@ot/contract'
import { isAllowed, PAGES } from '@ot/domain'
import type { Companies } from '../../lib/session/session.ts'
import { Link } from '../../ui/link.tsx'
import { HeadRow } from './head-row.tsx'
import styles from './letters-section.module.css'

interface DepartmentHeadsProps {
  company: Companies[number]
  departments: readonly DepartmentHead[]
}

/** Each head gets the list of his own people every Monday. */
export function DepartmentHeads({ company, departments }: DepartmentHeadsProps) {
  return (
    <section className={styles.part} aria-labelledby="heads-title">
      <h3 id="heads-title">Руководители отделов</h3>
      <p>
        По понедельникам в 9:00 каждому приходит письмо с личной ссылкой на сроки его отдела: кому, что и до
        какого дня. Пароль не нужен, ссылка действует 30 дней. Руководителя указывают на странице{' '}
        <Link to={PAGES.employeesMain.path}>Работники</Link> карандашом у названия отдела, e-mail — в карточке
        работника.
      </p>
      {departments.length === 0 ? (
        <p className={styles.note}>Отделов пока нет.</p>
      ) : (
        <ul className={styles.heads} aria-label="Отделы">
          {departments.map((department) => (
            <HeadRow
              key={department.departmentId}
              company={company}
              department={department}
              canChange={isAllowed(company.role, 'department.change')}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
