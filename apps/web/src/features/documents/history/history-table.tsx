import type { DocumentAnswer } from '@ot/contract'
import { DOCUMENT_STATUS_LABELS, type DocumentStatus } from '@ot/domain'
import { lowerFirst, shortDate } from '@ot/text'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { CellNote, RecordCell, RecordName, RecordTable } from '../../../ui/record-table.tsx'
import styles from './history.module.css'
import { HistoryActions } from './history-actions.tsx'

const HEADS = ['Номер', 'Документ', 'Состояние'] as const
const TONES = { valid: 'success', void: 'unknown', outdated: 'warning' } satisfies Record<
  DocumentStatus,
  BadgeTone
>

export function HistoryTable({ documents }: { documents: readonly DocumentAnswer[] }) {
  return (
    <RecordTable label="Зарегистрированные документы" heads={HEADS} hasActions>
      {documents.map((document) => (
        <tr key={document.id}>
          <RecordCell label={HEADS[0]} className={styles.number}>
            <span>№ {document.number}</span>
            <CellNote>
              от <time dateTime={document.date}>{shortDate(document.date)}</time>
            </CellNote>
          </RecordCell>
          <RecordName>
            {document.name}
            {document.subject !== null && <CellNote>{document.subject}</CellNote>}
          </RecordName>
          <RecordCell label={HEADS[2]}>
            <DocumentState document={document} />
          </RecordCell>
          <HistoryActions document={document} />
        </tr>
      ))}
    </RecordTable>
  )
}

/** Whether the document holds, and what there is to know about that. */
export function DocumentState({ document }: { document: DocumentAnswer }) {
  const { status, changes, replacedBy, voidReason, signedOn, awaitsSignature } = document
  if (status === 'valid' && replacedBy !== null) {
    return (
      <>
        <Badge tone="unknown">заменён</Badge>
        <CellNote>
          документом № {replacedBy.number} от {shortDate(replacedBy.date)}
        </CellNote>
      </>
    )
  }
  return (
    <>
      <Badge tone={TONES[status]}>{DOCUMENT_STATUS_LABELS[status]}</Badge>
      {awaitsSignature && <CellNote>ждёт подписи</CellNote>}
      {signedOn !== null && <CellNote>подписан {shortDate(signedOn)}</CellNote>}
      {status === 'outdated' && <CellNote>изменилось: {changes.map(lowerFirst).join('; ')}</CellNote>}
      {voidReason !== null && <CellNote>Причина: {voidReason}</CellNote>}
    </>
  )
}
