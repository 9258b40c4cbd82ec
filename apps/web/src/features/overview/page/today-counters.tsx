import type { Overview } from '@ot/contract'
import { SECTION_LABELS } from '@ot/domain'
import { Link } from '@tanstack/react-router'
import { classNames } from '../../../ui/class-names.ts'
import { missingAddress, overdueAddress } from '../overview-links.ts'
import styles from './today-counters.module.css'

/** Section by section, how much is overdue and how much was never done; each number opens its rows. */
export function TodayCounters({ overview: { sections } }: { overview: Overview }) {
  return (
    <ul className={styles.strip} aria-label="Просрочено сегодня">
      {sections.map(({ section, overdue, missing }) => (
        <li key={section} className={classNames(styles.cell, overdue > 0 && styles.late)}>
          <span className={styles.label}>{SECTION_LABELS[section]}</span>
          {overdue > 0 && (
            <Link to={overdueAddress(section)} className={styles.overdue}>
              <strong>{overdue}</strong> просрочено
            </Link>
          )}
          {missing > 0 && (
            <Link to={missingAddress(section)} className={styles.missing}>
              {missing} не проведено
            </Link>
          )}
          {overdue + missing === 0 && <span className={styles.nothing}>без просрочек</span>}
        </li>
      ))}
    </ul>
  )
}
