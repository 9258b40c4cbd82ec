import { PAGES } from '@ot/domain'
import { counted } from '@ot/text'
import { useRecountedDays } from '../../../lib/company/recounts.ts'
import type { Companies } from '../../../lib/session/session.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { AskingNotice } from './asking-notice.tsx'

/** Terms that the rules count otherwise wait for the owner's word; until then the stored days hold. */
export function RecountedNotice({ company }: { company: Pick<Companies[number], 'id'> }) {
  const { size } = useRecountedDays(company.id)
  if (size === 0) return null
  return (
    <AskingNotice
      action={
        <Link to={PAGES.employeesRecounts.path} className={buttonClass('secondary')}>
          Посмотреть, что изменится
        </Link>
      }
    >
      Нынешние правила дают другой день: {counted(size, ['срок', 'срока', 'сроков'])}. Пока владелец не решил,
      действуют записанные дни.
    </AskingNotice>
  )
}
