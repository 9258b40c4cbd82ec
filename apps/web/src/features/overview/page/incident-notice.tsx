import type { Overview } from '@ot/contract'
import { addressOf, type IncidentStatus, PAGES } from '@ot/domain'
import { counted, lastMomentText, lowerFirst, shortDate } from '@ot/text'
import { classNames } from '../../../ui/class-names.ts'
import { Link } from '../../../ui/link.tsx'
import styles from './incident-notice.module.css'

interface IncidentNoticeProps {
  incidents: Overview['incidents']
  /** Of the company: a term in hours ends at its hour. */
  timeZone: string
}

/** Of incidents, those that the head counts. */
const UNDER_WAY = { status: 'investigating' satisfies IncidentStatus }

/** What is overdue in investigations of accidents, and what comes next in them. Without open ones: nothing. */
export function IncidentNotice({ incidents, timeZone }: IncidentNoticeProps) {
  const { open, overdue, next, lateMeasures, lateMicrotraumas } = incidents
  const after = lateMeasures.length + lateMicrotraumas.length
  if (open === 0 && after === 0) return null
  return (
    <section
      className={classNames(styles.notice, overdue + after > 0 && styles.overdue)}
      aria-label="Расследование происшествий"
    >
      <p className={styles.head}>
        <Link to={PAGES.notificationsIncidents.path} search={open > 0 ? UNDER_WAY : {}}>
          {headText({ open, overdue, after })}
        </Link>
      </p>
      <ul className={styles.steps}>
        {next.map(({ incidentId, label, title, isOverdue, ...term }) => (
          <li key={`${incidentId} ${title}`}>
            <Link to={addressOf(PAGES.incident, incidentId)}>{label}</Link>
            {`: ${lowerFirst(title)} — `}
            <span className={classNames(isOverdue && styles.late)}>
              {isOverdue ? 'просрочено, срок ' : 'до '}
              {lastMomentText(term, timeZone)}
            </span>
          </li>
        ))}
        <Late incidents={incidents} />
      </ul>
    </section>
  )
}

/** What follows accidents, and microtraumas nobody has looked into. */
function Late({ incidents: { lateMeasures, lateMicrotraumas } }: { incidents: Overview['incidents'] }) {
  return (
    <>
      {lateMeasures.map(({ incidentId, label, what, dueOn }) => (
        <li key={`${incidentId} ${what}`}>
          <Link to={addressOf(PAGES.incident, incidentId)} search={{ tab: 'afterwards' }}>
            {label}
          </Link>
          {`: мероприятие «${what}» — `}
          <span className={styles.late}>просрочено, срок {shortDate(dueOn)}</span>
        </li>
      ))}
      {lateMicrotraumas.map(({ id, label, deadline }) => (
        <li key={id}>
          <Link to={addressOf(PAGES.microtrauma, id)}>Микротравма {label}</Link>
          {': рассмотреть — '}
          <span className={styles.late}>просрочено, срок {shortDate(deadline)}</span>
        </li>
      ))}
    </>
  )
}

type Counts = { open: number; overdue: number; after: number }

function headText({ open, overdue, after }: Counts): string {
  if (overdue > 0) return overdueText(overdue)
  return open > 0 ? openText(open) : `Просрочено после происшествий: ${after}`
}

function overdueText(overdue: number): string {
  return `Просрочено в расследовании происшествий: ${counted(overdue, ['шаг', 'шага', 'шагов'])}`
}

function openText(open: number): string {
  return `Расследуется ${counted(open, ['происшествие', 'происшествия', 'происшествий'])}`
}
