import { Link } from '@tanstack/react-router'
import { paths } from '../../../lib/paths.ts'
import styles from './all-employees-link.module.css'

/** Back to the list as it opens: no filter and no search goes along. */
export function AllEmployeesLink() {
  return (
    <Link to={paths.employees} className={styles.link}>
      | Все сотрудники |
    </Link>
  )
}
