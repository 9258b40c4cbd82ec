import type { MicrotraumaAnswer } from '@ot/contract'
import { addressOf, MICROTRAUMA_STATUS_LABELS, PAGES } from '@ot/domain'
import { shortDate } from '@ot/text'
import { useState } from 'react'
import { useRecentRow } from '../../../../lib/recent-rows.ts'
import { useNavigate } from '../../../../lib/routing/use-router.ts'
import { useDocumentTitle } from '../../../../lib/use-document-title.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Link } from '../../../../ui/link.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { PageHeading } from '../../../../ui/page-heading.tsx'
import { PrintHead } from '../../../../ui/print-head.tsx'
import { useIncidentsScope } from '../../incidents-scope.ts'
import { AccidentDialog } from '../forms/accident-dialog.tsx'
import { CancelDialog } from '../forms/cancel-dialog.tsx'
import { InquiryDialog } from '../forms/inquiry-dialog.tsx'
import { CorrectionDialog } from '../forms/registration-dialog.tsx'
import { MICROTRAUMA_TONES } from '../microtrauma-texts.ts'
import { CertificateSection } from './certificate-section.tsx'
import { EventSection, InquirySection, MeasuresSection } from './facts-sections.tsx'
import styles from './page.module.css'

const NBSP = '\u00a0'

type Open = 'correction' | 'inquiry' | 'accident' | 'cancel' | null

/** One microtrauma: what happened, what was found, what is done, its papers. */
export function MicrotraumaCard({ microtrauma }: { microtrauma: MicrotraumaAnswer }) {
  const { company, mayChange } = useIncidentsScope()
  const [open, setOpen] = useState<Open>(null)
  const { id, fullname, label, status } = microtrauma
  const isOpen = status === 'inquiry' || status === 'examined'
  const mayWork = mayChange && isOpen
  const title = `Микротравма ${label}`
  useDocumentTitle(title)
  useRecentRow(company.id, { title, note: fullname, address: addressOf(PAGES.microtrauma, id) })
  return (
    <>
      <PageHeading
        title={
          <>
            Микротравма {label.replace(' ', NBSP)}{' '}
            <Badge tone={MICROTRAUMA_TONES[status]}>{MICROTRAUMA_STATUS_LABELS[status]}</Badge>
          </>
        }
      >
        {mayWork && (
          <Button onClick={() => setOpen('inquiry')}>
            {status === 'inquiry' ? 'Рассмотреть' : 'Изменить рассмотрение'}
          </Button>
        )}
      </PageHeading>
      <PrintHead />
      <div className={status === 'examined' ? undefined : styles.state}>
        <State microtrauma={microtrauma} />
      </div>
      <EventSection microtrauma={microtrauma} />
      <InquirySection microtrauma={microtrauma} />
      <MeasuresSection microtrauma={microtrauma} />
      {status !== 'cancelled' && <CertificateSection microtrauma={microtrauma} />}
      {mayWork && (
        <div className={styles.actions}>
          <Button kind="secondary" onClick={() => setOpen('correction')}>
            Исправить запись
          </Button>
          <Button kind="secondary" onClick={() => setOpen('accident')}>
            Перевести в несчастный случай
          </Button>
          <Button kind="quiet" onClick={() => setOpen('cancel')}>
            Отменить запись
          </Button>
        </div>
      )}
      <Dialogs microtrauma={microtrauma} open={open} onClose={() => setOpen(null)} />
    </>
  )
}

function State({ microtrauma }: { microtrauma: MicrotraumaAnswer }) {
  const { status, deadline, deadlineFrom, isOverdue, cancelReason, incidentId, incidentLabel } = microtrauma
  if (status === 'cancelled')
    return <Notice kind="info">Запись отменена: {cancelReason}. Номер повторно не присвоят.</Notice>
  if (status === 'accident' && incidentId !== null)
    return (
      <Notice kind="warning">
        Расследуется как{' '}
        <Link to={addressOf(PAGES.incident, incidentId)}>несчастный случай {incidentLabel}</Link>.
      </Notice>
    )
  if (status === 'examined') return null
  return (
    <Notice kind={isOverdue ? 'danger' : 'info'}>
      <strong>
        {isOverdue ? 'Срок рассмотрения прошёл' : 'Рассмотреть до'} {shortDate(deadline)}.
      </strong>{' '}
      {deadlineFrom} (рекомендации, утверждённые приказом Минтруда №&nbsp;632н).
    </Notice>
  )
}

interface DialogsProps {
  microtrauma: MicrotraumaAnswer
  open: Open
  onClose: () => void
}

function Dialogs({ microtrauma, open, onClose }: DialogsProps) {
  const navigate = useNavigate()
  return (
    <>
      <CorrectionDialog microtrauma={microtrauma} isOpen={open === 'correction'} onClose={onClose} />
      <InquiryDialog microtrauma={microtrauma} isOpen={open === 'inquiry'} onClose={onClose} />
      <CancelDialog microtrauma={microtrauma} isOpen={open === 'cancel'} onClose={onClose} />
      <AccidentDialog
        microtrauma={microtrauma}
        isOpen={open === 'accident'}
        onClose={onClose}
        onTurned={(incidentId) =>
          void navigate({ to: addressOf(PAGES.incident, incidentId), ignoreBlocker: true })
        }
      />
    </>
  )
}
