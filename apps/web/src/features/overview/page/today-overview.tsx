import type { Overview } from '@ot/contract'
import { eventStateLabel, SECTION_LABELS } from '@ot/domain'
import { classNames } from '../../../ui/class-names.ts'
import { Link } from '../../../ui/link.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { missingAddress, overdueAddress, unknownAddress } from '../overview-links.ts'
import { staffedIn, useOverview } from '../use-overview.ts'
import { FirstSteps } from './first-steps.tsx'
import { IncidentNotice } from './incident-notice.tsx'
import styles from './today-overview.module.css'

/** What is overdue today, in one strip; with nothing recorded yet, what comes first, unless the page guides by itself.
 * Without a company: nothing. */
export function TodayOverview({ isGuided = false }: { isGuided?: boolean }) {
  const page = useOverview()
  return (
    <Loaded of={page}>
      {(loaded) => {
        if (loaded === null) return null
        const { company, overview } = loaded
        const { staffed, isEmpty } = staffedIn(overview)
        return (
          <>
            <IncidentNotice incidents={overview.incidents} timeZone={company.timeZone} />
            {isEmpty && !isGuided && <FirstSteps company={company} hasEmployees={staffed.length > 0} />}
            {!isEmpty && <TodayCounters overview={overview} />}
          </>
        )
      }}
    </Loaded>
  )
}

/** Section by section, how much is overdue, was never done or is of no known day; each number opens its rows. */
function TodayCounters({ overview: { sections } }: { overview: Overview }) {
  return (
    <ul className={styles.strip} aria-label="Просрочено сегодня">
      {sections.map(({ section, overdue, missing, unknown }) => (
        <li key={section} className={classNames(styles.cell, overdue > 0 && styles.late)}>
          <span className={styles.label}>{SECTION_LABELS[section]}</span>
          {overdue > 0 && (
            <Link to={overdueAddress(section)} className={styles.overdue}>
              <strong>{overdue}</strong> {eventStateLabel('overdue', section)}
            </Link>
          )}
          {missing > 0 && (
            <Link to={missingAddress(section)} className={styles.missing}>
              {missing} {eventStateLabel('missing', section)}
            </Link>
          )}
          {unknown > 0 && (
            <Link to={unknownAddress(section)} className={styles.unknown}>
              {unknown} {eventStateLabel('unknown', section)}
            </Link>
          )}
          {overdue + missing + unknown === 0 && <span className={styles.nothing}>без просрочек</span>}
        </li>
      ))}
    </ul>
  )
}
