import type { Overview } from '@ot/contract'
import { isAllowed, PAGES } from '@ot/domain'
import { counted } from '@ot/text'
import type { Companies } from '../../../lib/session/session.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import styles from './first-steps.module.css'

interface NotEnteredProps {
  company: Pick<Companies[number], 'role'>
  overview: Pick<Overview, 'sections'>
}

/** What was due before it was entered here may have been done: no day of it is known, and it is not overdue. */
export function NotEntered({ company: { role }, overview: { sections } }: NotEnteredProps) {
  const unknown = sections.reduce((sum, section) => sum + section.unknown, 0)
  if (unknown === 0) return null
  return (
    <Notice>
      <p>
        Не внесено: {counted(unknown, ['прошлая дата', 'прошлые даты', 'прошлых дат'])}. Срок прошёл раньше,
        чем обязанность записали в ОТдел, поэтому неизвестно, проведено ли это: просроченным не считается.
      </p>
      {isAllowed(role, 'event.change') && (
        <div className={classNames(styles.actions, styles.beneath)}>
          <Link to={PAGES.employeesPast.path} className={buttonClass('secondary')}>
            Внести прошлые даты
          </Link>
        </div>
      )}
    </Notice>
  )
}
