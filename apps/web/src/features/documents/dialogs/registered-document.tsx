import type { DocumentAnswer } from '@ot/contract'
import { DOCUMENT_STATUS_LABELS, type DocumentStatus } from '@ot/domain'
import { shownDate } from '../../../lib/calendar-date.ts'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { useDocumentsScope } from '../documents-scope.ts'
import styles from './dialogs.module.css'
import { DocumentDownload } from './document-download.tsx'

const TONES = { valid: 'success', void: 'unknown', outdated: 'warning' } satisfies Record<
  DocumentStatus,
  BadgeTone
>

interface RegisteredDocumentProps {
  document: DocumentAnswer
  onVoid: () => void
}

export function RegisteredDocument({ document, onVoid }: RegisteredDocumentProps) {
  const { canMake } = useDocumentsScope()
  const { number, date, status, voidReason } = document
  return (
    <li className={styles.item}>
      <div className={styles.itemText}>
        <span>
          № {number} от <time dateTime={date}>{shownDate(date)}</time>
        </span>
        <Badge tone={TONES[status]}>{DOCUMENT_STATUS_LABELS[status]}</Badge>
        {voidReason !== null && <span className={styles.reason}>Причина: {voidReason}</span>}
      </div>
      <div className={styles.itemActions}>
        <DocumentDownload document={document} kind="quiet" />
        {canMake && status !== 'void' && (
          <Button kind="quiet" aria-label={`Аннулировать № ${number}`} onClick={onVoid}>
            Аннулировать
          </Button>
        )}
      </div>
    </li>
  )
}
