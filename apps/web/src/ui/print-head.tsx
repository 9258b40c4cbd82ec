import { shortDate } from '@ot/text'
import { useQuery } from '@tanstack/react-query'
import { todayIn } from '../lib/calendar-date.ts'
import { companiesQuery } from '../lib/company/companies.ts'
import styles from './print-head.module.css'

/** On paper alone: whose page it is, of which day, and what of it. */
export function PrintHead({ text = '' }: { text?: string }) {
  // What stands on the screen has asked for it already.
  const company = useQuery({ ...companiesQuery(), enabled: false }).data?.[0]
  if (company === undefined) return null
  return (
    <div className={styles.head}>
      <p className={styles.company}>
        {company.name}, состояние на {shortDate(todayIn(company.timeZone))}
      </p>
      {text !== '' && <p>{text}</p>}
    </div>
  )
}
