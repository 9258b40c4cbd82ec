import type { IncidentAnswer } from '@ot/contract'
import { addressOf, INCIDENT_DEGREE_LABELS, INCIDENT_STATUS_LABELS, PAGES } from '@ot/domain'
import { useRecentRow } from '../../../lib/recent-rows.ts'
import { useDialogSlot } from '../../../lib/use-dialog-slot.ts'
import { useDocumentTitle } from '../../../lib/use-document-title.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { PrintHead } from '../../../ui/print-head.tsx'
import type { FactsKey } from '../facts/facts-keys.ts'
import { courseProgress, degreeTone, INCIDENT_TONES, occurredText, overdueText } from '../incident-texts.ts'
import { useIncidentsScope } from '../incidents-scope.ts'
import styles from './page.module.css'
import { ReasonDialog } from './reason-dialog.tsx'

interface IncidentHeadProps {
  incident: IncidentAnswer
  onEdit: (key: FactsKey) => void
}

/** Which accident it is, whom it concerns and how far the investigation has come. */
export function IncidentHead({ incident, onEdit }: IncidentHeadProps) {
  const { company, mayChange } = useIncidentsScope()
  const { id, label, degree, group, status, victims, place, overdue } = incident
  const title = `Несчастный случай ${label}`
  useDocumentTitle(title)
  useRecentRow(company.id, {
    title,
    note: victims.map(({ fullname }) => fullname).join(' · '),
    address: addressOf(PAGES.incident, id),
  })
  return (
    <header className={styles.head}>
      <PageHeading title={title}>
        {mayChange && <HeadActions incident={incident} onEdit={onEdit} />}
      </PageHeading>
      <PrintHead />
      <p className={styles.badges}>
        <Badge tone={degreeTone(degree)}>{INCIDENT_DEGREE_LABELS[degree]}</Badge>
        <Badge tone={INCIDENT_TONES[status]}>{INCIDENT_STATUS_LABELS[status].toLowerCase()}</Badge>
        {overdue > 0 && <Badge tone="danger">{overdueText(overdue)}</Badge>}
        <span className={styles.progress}>{courseProgress(incident)}</span>
      </p>
      <p className={styles.about}>
        {occurredText(incident)}, {place}.{group ? ` Пострадавших ${victims.length}: ` : ' Пострадал: '}
        {victims.map(({ fullname }) => fullname).join(', ')}.
      </p>
      <HeadNotices incident={incident} />
    </header>
  )
}

function HeadActions({ incident, onEdit }: IncidentHeadProps) {
  const reason = useDialogSlot<'cancel' | 'reopen'>()
  const isCancelled = incident.status === 'cancelled'
  return (
    <>
      {!isCancelled && (
        <>
          <Button kind="secondary" onClick={() => onEdit({ kind: 'degree' })}>
            Изменить степень
          </Button>
          <Button kind="quiet" onClick={() => reason.open('cancel')}>
            Отменить происшествие
          </Button>
        </>
      )}
      {isCancelled && (
        <Button kind="secondary" onClick={() => reason.open('reopen')}>
          Вернуть в работу
        </Button>
      )}
      {reason.about !== null && (
        <ReasonDialog
          key={reason.opening}
          incident={incident}
          about={reason.about}
          isOpen={reason.isOpen}
          onClose={reason.close}
        />
      )}
    </>
  )
}

function HeadNotices({ incident: { cancelReason, status, warnings } }: { incident: IncidentAnswer }) {
  if (status === 'cancelled')
    return (
      <Notice kind="warning">
        Происшествие отменено: {cancelReason}. Материалы хранятся 45 лет, изменить их нельзя.
      </Notice>
    )
  if (warnings.length === 0) return null
  return (
    <Notice kind="warning">
      {warnings.map(({ field, message }) => (
        <p key={`${field} ${message}`}>{message}</p>
      ))}
    </Notice>
  )
}
