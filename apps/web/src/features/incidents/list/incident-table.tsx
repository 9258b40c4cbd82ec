import type { IncidentSummary } from '@ot/contract'
import { INCIDENT_DEGREE_LABELS, INCIDENT_STATUS_LABELS } from '@ot/domain'
import { Link } from '@tanstack/react-router'
import { incidentAddress } from '../../../lib/incident-address.ts'
import { Badge } from '../../../ui/badge.tsx'
import {
  degreeTone,
  dueText,
  occurredText,
  overdueText,
  progressText,
  STATUS_TONES,
} from '../incident-texts.ts'
import { useIncidentsScope } from '../incidents-scope.ts'
import styles from './registry.module.css'

const HEADS = ['Номер', 'Когда и где', 'Пострадавшие', 'Степень', 'Состояние', 'Что дальше'] as const

export function IncidentTable({ incidents }: { incidents: readonly IncidentSummary[] }) {
  return (
    <table className={styles.table} aria-label="Происшествия">
      <thead>
        <tr>
          {HEADS.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {incidents.map((incident) => (
          <IncidentRow key={incident.id} incident={incident} />
        ))}
      </tbody>
    </table>
  )
}

function IncidentRow({ incident }: { incident: IncidentSummary }) {
  const { id, label, place, department, victims, degree, group, status } = incident
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.number}>
        <Link to={incidentAddress(id)} className={styles.open}>
          {label}
        </Link>
      </th>
      <td data-label={HEADS[1]}>
        <span>{occurredText(incident)}</span>
        <span className={styles.small}>{[place, department].filter((part) => part !== null).join(', ')}</span>
      </td>
      <td data-label={HEADS[2]}>
        {victims.map((victim) => (
          <span key={victim.id} className={styles.victim}>
            {victim.fullname}
            <span className={styles.small}>{victim.position}</span>
          </span>
        ))}
      </td>
      <td data-label={HEADS[3]}>
        <Badge tone={degreeTone(degree)}>{INCIDENT_DEGREE_LABELS[degree]}</Badge>
        {group && <span className={styles.small}>групповой: пострадавших {victims.length}</span>}
      </td>
      <td data-label={HEADS[4]}>
        <Badge tone={STATUS_TONES[status]}>{INCIDENT_STATUS_LABELS[status].toLowerCase()}</Badge>
        <span className={styles.small}>{progressText(incident)}</span>
      </td>
      <td data-label={HEADS[5]}>
        <Next incident={incident} />
      </td>
    </tr>
  )
}

/** What is due next; what is late says so in words and in red. */
function Next({ incident: { nextStep, overdue, status } }: { incident: IncidentSummary }) {
  const { company } = useIncidentsScope()
  if (status === 'cancelled' || nextStep === null) return <span>—</span>
  const due = dueText(nextStep, company.timeZone)
  const isLate = nextStep.state === 'overdue'
  return (
    <>
      <span>{nextStep.title}</span>
      {due !== '' && (
        <span className={isLate ? styles.late : styles.small}>{isLate ? `просрочено, ${due}` : due}</span>
      )}
      {overdue > 0 && !(isLate && overdue === 1) && (
        <span className={styles.late}>{overdueText(overdue)}</span>
      )}
    </>
  )
}
