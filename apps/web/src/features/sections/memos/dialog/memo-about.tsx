import { MEMO_NAMES, type Section } from '@ot/domain'
import { shortDate } from '@ot/text'
import { todayIn } from '../../../../lib/calendar-date.ts'
import { useRecordsScope } from '../../records-scope.ts'
import { statusOf } from '../memo-values.ts'
import type { MemoForm } from '../use-memo-form.ts'
import styles from './memo-dialog.module.css'
import { MemoStatusBadge } from './memo-status-badge.tsx'

/** What the memo is called; of a stored one also its number, date and status. */
export function MemoAbout({ section, form: { base, values } }: { section: Section; form: MemoForm }) {
  const { company } = useRecordsScope()
  if (base === null) return <p className={styles.about}>{MEMO_NAMES[section]}</p>
  const madeOn = todayIn(company.timeZone, new Date(base.createdAt))
  return (
    <div className={styles.about}>
      <p>
        № {base.number} от {shortDate(madeOn)}. {base.name}
      </p>
      <span role="status" aria-label="Статус заявки">
        <MemoStatusBadge status={statusOf(section, values)} />
      </span>
    </div>
  )
}
