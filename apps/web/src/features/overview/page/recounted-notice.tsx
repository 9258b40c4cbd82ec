import { PAGES } from '@ot/domain'
import { counted } from '@ot/text'
import { useRecountedDays } from '../../../lib/company/recounts.ts'
import type { Companies } from '../../../lib/session/session.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import styles from './first-steps.module.css'

/** Terms that the rules count otherwise wait for the owner's word; until then the stored days hold. */
export function RecountedNotice({ company }: { company: Pick<Companies[number], 'id'> }) {
  const { size } = useRecountedDays(company.id)
  if (size === 0) return null
  return (
    <Notice>
      <p>
        Нынешние правила дают другой день: {counted(size, ['срок', 'срока', 'сроков'])}. Пока владелец не
        решил, действуют записанные дни.
      </p>
      <div className={classNames(styles.actions, styles.beneath)}>
        <Link to={PAGES.employeesRecounts.path} className={buttonClass('secondary')}>
          Посмотреть, что изменится
        </Link>
      </div>
    </Notice>
  )
}
