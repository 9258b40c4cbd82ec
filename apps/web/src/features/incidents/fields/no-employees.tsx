import { PAGES } from '@ot/domain'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'

/** An accident happens to somebody: without workers there is nobody to name. */
export function NobodyToInvolve() {
  return (
    <Notice kind="warning">
      Работников пока нет, выбрать не из кого. Сначала{' '}
      <Link to={PAGES.employees.path}>добавьте работника</Link>: хватит фамилии, должности и двух дат.
    </Notice>
  )
}
