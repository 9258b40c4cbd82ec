import { PAGES } from '@ot/domain'
import { counted } from '@ot/text'
import { Notice } from '../../../../ui/notice.tsx'
import styles from './employees-desk.module.css'

const EMPLOYEES = ['работника', 'работников', 'работников'] as const

/** Nothing at all is kept of them yet: the norms can fill it in. */
export function NoRecordsNotice({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <div className={styles.notice}>
      <Notice>
        У {counted(count, EMPLOYEES)} нет ни одной записи об обучении, осмотрах и средствах защиты.{' '}
        <a href={PAGES.employeesNorms.path}>Проставить по нормам</a>
      </Notice>
    </div>
  )
}
