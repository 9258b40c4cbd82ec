import type { IncidentSummary } from '@ot/contract'
import {
  addressOf,
  INCIDENT_DEGREE_LABELS,
  INCIDENT_FIELD_LABELS,
  INCIDENT_STATUS_LABELS,
  PAGES,
} from '@ot/domain'
import { lowerFirst } from '@ot/text'
import { Badge } from '../../../ui/badge.tsx'
import { Link } from '../../../ui/link.tsx'
import type { HideableColumn } from '../../../ui/list-view/list-address.ts'
import { useHiddenHeads } from '../../../ui/list-view/use-list-view.ts'
import {
  CellLine,
  CellNote,
  FoldedRow,
  RecordCell,
  RecordName,
  RecordTable,
} from '../../../ui/record-table.tsx'
import {
  courseProgress,
  degreeTone,
  dueText,
  INCIDENT_TONES,
  lateText,
  occurredText,
  overdueText,
  whereText,
} from '../incident-texts.ts'
import { useIncidentsScope } from '../incidents-scope.ts'
import styles from './registry.module.css'

const WHEN = 'Когда и где'
const VICTIMS = INCIDENT_FIELD_LABELS.victims
const DEGREE = INCIDENT_FIELD_LABELS.degree
const STATUS = 'Состояние'
const NEXT = 'Что дальше'

export const INCIDENT_COLUMNS: readonly HideableColumn[] = [
  { key: 'when', label: WHEN },
  { key: 'victims', label: VICTIMS },
  { key: 'degree', label: DEGREE },
  { key: 'status', label: STATUS },
  { key: 'next', label: NEXT },
]
const HEADS = ['Номер', ...INCIDENT_COLUMNS.map(({ label }) => label)]

export function IncidentTable({ incidents }: { incidents: readonly IncidentSummary[] }) {
  const hidden = useHiddenHeads('notificationsIncidents', INCIDENT_COLUMNS)
  return (
    <RecordTable label="Происшествия" heads={HEADS} hidden={hidden}>
      {incidents.map((incident) => (
        <IncidentRow key={incident.id} incident={incident} />
      ))}
    </RecordTable>
  )
}

function IncidentRow({ incident }: { incident: IncidentSummary }) {
  const { id, label, victims, degree, group, status } = incident
  return (
    <FoldedRow className={styles.incident} isCard>
      <RecordName isShort>
        <Link to={addressOf(PAGES.incident, id)}>{label}</Link>
      </RecordName>
      <RecordCell label={WHEN} className={styles.when}>
        <CellLine>{occurredText(incident)}</CellLine>
        <CellNote>{whereText(incident)}</CellNote>
      </RecordCell>
      <RecordCell label={VICTIMS} className={styles.whom}>
        {victims.map((victim) => (
          <span key={victim.id} className={styles.victim}>
            {victim.fullname}
            <CellNote>{lowerFirst(victim.position)}</CellNote>
          </span>
        ))}
      </RecordCell>
      <RecordCell label={DEGREE} className={styles.degree}>
        <Badge tone={degreeTone(degree)}>{INCIDENT_DEGREE_LABELS[degree]}</Badge>
        {group && <CellNote>групповой: пострадавших {victims.length}</CellNote>}
      </RecordCell>
      <RecordCell label={STATUS} className={styles.state}>
        <Badge tone={INCIDENT_TONES[status]}>{INCIDENT_STATUS_LABELS[status].toLowerCase()}</Badge>
        <CellNote>{courseProgress(incident)}</CellNote>
      </RecordCell>
      <RecordCell label={NEXT} className={styles.next}>
        <Next incident={incident} />
      </RecordCell>
    </FoldedRow>
  )
}

/** What is due next; what is late says so in words and in red. */
function Next({ incident: { nextStep, overdue, status } }: { incident: IncidentSummary }) {
  const { company } = useIncidentsScope()
  if (status === 'cancelled' || nextStep === null) return <span>—</span>
  const isLate = nextStep.state === 'overdue'
  const due = isLate ? lateText(nextStep, company.timeZone) : dueText(nextStep, company.timeZone)
  const late = overdue > 0 && !(isLate && overdue === 1) ? overdueText(overdue) : ''
  return (
    <>
      <CellLine>{nextStep.title}</CellLine>
      {(due !== '' || late !== '') && (
        <CellNote isLate={isLate || late !== ''}>
          {[late, due].filter((text) => text !== '').join(' · ')}
        </CellNote>
      )}
    </>
  )
}
