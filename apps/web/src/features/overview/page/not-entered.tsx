import type { Overview } from '@ot/contract'
import { isAllowed, PAGES } from '@ot/domain'
import { counted } from '@ot/text'
import type { Companies } from '../../../lib/session/session.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { AskingNotice } from './asking-notice.tsx'

interface NotEnteredProps {
  company: Pick<Companies[number], 'role'>
  overview: Pick<Overview, 'sections'>
}

/** What was due before it was entered here may have been done: no day of it is known, and it is not overdue. */
export function NotEntered({ company: { role }, overview: { sections } }: NotEnteredProps) {
  const unknown = sections.reduce((sum, section) => sum + section.unknown, 0)
  if (unknown === 0) return null
  return (
    <AskingNotice
      action={
        isAllowed(role, 'event.change') && (
          <Link to={PAGES.employeesPast.path} className={buttonClass('secondary')}>
            Внести прошлые даты
          </Link>
        )
      }
    >
      Не внесено: {counted(unknown, ['прошлая дата', 'прошлые даты', 'прошлых дат'])}. Срок прошёл раньше, чем
      обязанность записали в ОТдел, поэтому неизвестно, проведено ли это: просроченным не считается.
    </AskingNotice>
  )
}
