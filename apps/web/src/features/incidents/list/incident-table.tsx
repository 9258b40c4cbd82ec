import type { IncidentSummary } from '@ot/contract'
import { addressOf, INCIDENT_DEGREE_LABELS, INCIDENT_STATUS_LABELS, PAGES } from '@ot/domain'
import { lowerFirst } from '@ot/text'
import { Link } from '@tanstack/react-router'
import { Badge } from '../../../ui/badge.tsx'
import { CellNote, RecordCell, RecordName, RecordTable } from '../../../ui/record-table.tsx'
import {
  courseProgress,
  degreeTone,
  dueText,
  INCIDENT_TONES,
  lateText,
  occurredText,
  overdueText,
} from '../incident-texts.ts'
import { useIncidentsScope } from '../incidents-scope.ts'
import styles from './registry.module.css'

const HEADS = ['Номер', 'Когда и где', 'Пострадавшие', 'Степень', 'Состояние', 'Что дальше'] as const

export function IncidentTable({ incidents }: { incidents: readonly IncidentSummary[] }) {
  return (
    <RecordTable label="Происшествия" heads={HEADS}>
      {incidents.map((incident) => (
        <IncidentRow key={incident.id} incident={incident} />
      ))}
    </RecordTable>
  )
}

function IncidentRow({ incident }: { incident: IncidentSummary }) {
  const { id, label, place, department, victims, degree, group, status } = incident
  return (
    <tr>
      <RecordName isShort>
        <Link to={addressOf(PAGES.incident, id)}>{label}</Link>
      </RecordName>
      <RecordCell label={HEADS[1]}>
        <span>{occurredText(incident)}</span>
        <CellNote>{[place, department].filter((part) => part !== null).join(', ')}</CellNote>
      </RecordCell>
      <RecordCell label={HEADS[2]}>
        {victims.map((victim) => (
          <span key={victim.id} className={styles.victim}>
            {victim.fullname}
            <CellNote>{lowerFirst(victim.position)}</CellNote>
          </span>
        ))}
      </RecordCell>
      <RecordCell label={HEADS[3]}>
        <Badge tone={degreeTone(degree)}>{INCIDENT_DEGREE_LABELS[degree]}</Badge>
        {group && <CellNote>групповой: пострадавших {victims.length}</CellNote>}
      </RecordCell>
      <RecordCell label={HEADS[4]}>
        <Badge tone={INCIDENT_TONES[status]}>{INCIDENT_STATUS_LABELS[status].toLowerCase()}</Badge>
        <CellNote>{courseProgress(incident)}</CellNote>
      </RecordCell>
      <RecordCell label={HEADS[5]} className={styles.next}>
        <Next incident={incident} />
      </RecordCell>
    </tr>
  )
}

/** What is due next; what is late says so in words and in red. */
function Next({ incident: { nextStep, overdue, status } }: { incident: IncidentSummary }) {
  const { company } = useIncidentsScope()
  if (status === 'cancelled' || nextStep === null) return <span>—</span>
  const isLate = nextStep.state === 'overdue'
  const due = isLate ? lateText(nextStep, company.timeZone) : dueText(nextStep, company.timeZone)
  return (
    <>
      <span>{nextStep.title}</span>
      {due !== '' && <CellNote isLate={isLate}>{due}</CellNote>}
      {overdue > 0 && !(isLate && overdue === 1) && <CellNote isLate>{overdueText(overdue)}</CellNote>}
    </>
  )
}
