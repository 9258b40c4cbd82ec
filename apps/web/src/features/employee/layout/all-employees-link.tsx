import { PAGES } from '@ot/domain'
import { Link } from '../../../ui/link.tsx'
import styles from './all-employees-link.module.css'

/** Back to the list as it opens: no filter and no search goes along. */
export function AllEmployeesLink() {
  return (
    <Link to={PAGES.employees.path} className={styles.link}>
      | Все сотрудники |
    </Link>
  )
}
