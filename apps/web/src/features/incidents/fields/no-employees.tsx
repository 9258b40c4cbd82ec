import { Link } from '@tanstack/react-router'
import { paths } from '../../../lib/paths.ts'
import { Notice } from '../../../ui/notice.tsx'

/** An accident happens to somebody: without workers there is nobody to name. */
export function NoEmployees() {
  return (
    <Notice kind="warning">
      Работников пока нет, выбрать не из кого. Сначала <Link to={paths.employees}>добавьте работника</Link>:
      хватит фамилии, должности и двух дат.
    </Notice>
  )
}
